import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#database/testing.ts'
import { createAltcha } from '#integrations/captcha/altcha.ts'
import { createCaptcha } from '#integrations/captcha/captcha.ts'
import { createRecaptcha } from '#integrations/captcha/recaptcha.ts'
import { createRecaptchaSandbox } from '#integrations/captcha/recaptcha-sandbox.ts'
import { hour, minute, stoppedClock } from '#kernel/clock.ts'
import type { CaptchaPort } from '#shop/captcha/captcha-port.ts'
import { captchaStore } from '#shop/captcha/captcha-store.ts'
import { badAnswers, wireThat } from './bad-answers.ts'

const base = 'https://shop.test/sandbox/recaptcha'
const keys = { siteKey: 'site-key', secretKey: 'secret-key' }
let clock: ReturnType<typeof stoppedClock>
let nodes: readonly { readonly captcha: CaptchaPort }[]
let db: Awaited<ReturnType<typeof createTestDatabase>>['db']
let sandbox: ReturnType<typeof createRecaptchaSandbox>

beforeAll(async () => {
  db = (await createTestDatabase({ poolSize: 4 })).db
})
beforeEach(() => {
  clock = stoppedClock('2026-11-21T10:00:00Z')
  sandbox = createRecaptchaSandbox({ ...keys, clock })
  // Two nodes on one database.
  nodes = [1, 2].map(() => ({
    captcha: createCaptcha(
      createAltcha({ memory: captchaStore(db), clock }),
      createRecaptcha({ ...keys, base, hostname: 'shop.test', fetch: ask }),
    ),
  }))
})

const ask: typeof fetch = async (input, init) =>
  sandbox.app.request(String(input).replace('/sandbox/recaptcha', ''), init)

/** What a browser does with a challenge. */
async function solved(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge)
  return btoa(JSON.stringify({ challenge: parsed, solution: await solveChallenge({ challenge: parsed, deriveKey }) }))
}
/** What a browser gets from the script that watches it. */
async function watched(action: string, userAgent = 'Firefox'): Promise<string> {
  const body = new URLSearchParams({ k: keys.siteKey, action })
  const answer = await ask(`${base}/api2/token`, { method: 'POST', body, headers: { 'user-agent': userAgent } })
  return answer.text()
}

const node = (at = 0): CaptchaPort => {
  const found = nodes[at]
  if (!found) throw new Error('No such node')
  return found.captcha
}
const verify = (token: string, action = 'login', more: { busy?: boolean; at?: number } = {}) =>
  node(more.at).verify({ token, action, clientAddress: '192.0.2.7', busy: more.busy ?? false })
const work = async (action = 'login') => solved((await node().task(action)).challenge)

describe.each([
  ['work', (action: string) => work(action), 21 * minute],
  ['being watched', (action: string) => watched(action), 3 * minute],
] as const)('a person proves by %s', (_, answer, tooLate) => {
  test('and is believed', async () => {
    const token = await answer('login')
    clock.advance(30_000)
    expect(await verify(token)).toEqual({ score: 0.9, reasons: [] })
  })
  test('for one operation alone', async () => {
    expect((await verify(await answer('registerCustomer'), 'login')).score).toBe(0)
  })
  test('once, on whichever node', async () => {
    const token = await answer('login')
    clock.advance(30_000)
    const scores = await Promise.all([0, 1, 0, 1].map(async (at) => (await verify(token, 'login', { at })).score))
    expect(scores.toSorted()).toEqual([0, 0, 0, 0.9])
  })
  test('in time', async () => {
    const token = await answer('login')
    clock.advance(tooLate)
    expect((await verify(token)).score).toBe(0)
  })
})

test.each(['', 'nonsense', btoa('{}'), btoa('null'), 'A'.repeat(43)])('%j proves nothing', async (token) => {
  expect((await verify(token)).score).toBe(0)
})

describe('work', () => {
  test('that was changed after it was signed proves nothing', async () => {
    const read = JSON.parse(atob(await work('login')))
    read.challenge.parameters.data.action = 'registerCustomer'
    expect(await verify(btoa(JSON.stringify(read)), 'registerCustomer')).toEqual({ score: 0, reasons: ['not-solved'] })
  })
  test('that was guessed proves nothing', async () => {
    const read = JSON.parse(atob(await work()))
    read.solution.derivedKey = '00'.repeat(32)
    expect((await verify(btoa(JSON.stringify(read)))).score).toBe(0)
  })
  test('done at once, from a network that does a lot, counts for less than half', async () => {
    expect(await verify(await work())).toEqual({ score: 0.6, reasons: ['quick'] })
    expect(await verify(await work(), 'login', { busy: true })).toEqual({ score: 0.3, reasons: ['quick', 'busy'] })
  })
  test('is forgotten when it is too old to be shown again', async () => {
    await verify(await work())
    await captchaStore(db).purge(new Date(clock.now().getTime() + hour))
    expect(await db.selectFrom('captcha_answers').selectAll().execute()).toEqual([])
  })
})

describe('being watched', () => {
  test('a program is seen through', async () => {
    expect((await verify(await watched('login', 'shopbot/1.0'))).score).toBe(0.1)
  })
  test('a token of another site is worth nothing', async () => {
    const elsewhere = createRecaptcha({ ...keys, base, hostname: 'other.test', fetch: ask })
    const answer = { token: await watched('login'), action: 'login', clientAddress: undefined, busy: false }
    expect(await elsewhere.verify(answer)).toEqual({ score: 0, reasons: ['other-hostname'] })
  })
  test('a judge who is ill is an error of its own', async () => {
    const token = await watched('login')
    sandbox.set('down')
    await expect(verify(token)).rejects.toMatchObject({
      name: 'CaptchaUnavailable',
      message: expect.stringContaining('503'),
    })
  })
  test('the wrong secret is named', async () => {
    const wrong = createRecaptcha({ ...keys, secretKey: 'other', base, hostname: 'shop.test', fetch: ask })
    const answer = { token: await watched('login'), action: 'login', clientAddress: undefined, busy: false }
    expect((await wrong.verify(answer)).reasons).toContain('invalid-input-secret')
  })
})

describe('whatever the judge answers, it is the error of the port, and one line of the log', () => {
  const answer = { token: 'x', action: 'login', clientAddress: undefined, busy: false }
  test.each(badAnswers)('%s', async (_, reply, outcome) => {
    const wire = wireThat(reply)
    const judge = createRecaptcha({ ...keys, base, hostname: 'shop.test', ...wire.options })
    await expect(judge.verify(answer)).rejects.toMatchObject({ name: 'CaptchaUnavailable' })
    expect(wire.events).toEqual([
      expect.objectContaining({ vendor: 'recaptcha', operation: 'siteverify', outcome, attempt: 1 }),
    ])
  })
  test('an error code that nobody has heard of is a reason like the others', async () => {
    const wire = wireThat(async () => Response.json({ success: false, 'error-codes': ['browser-error'] }))
    const judge = createRecaptcha({ ...keys, base, hostname: 'shop.test', ...wire.options })
    expect(await judge.verify(answer)).toMatchObject({ score: 0, reasons: expect.arrayContaining(['browser-error']) })
  })
})
