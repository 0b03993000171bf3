import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { passwordOfAll as password, registerMember } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { settledAnswer, withPasskey, withSecondFactor } from '#test/shop/second-factor.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { softAuthenticator } from '#test/shop/soft-authenticator.ts'
import { codeAt } from '../credentials/one-time-codes.ts'
import { settingsSource } from '../settings/settings-source.ts'
import type { Customer } from './customer.ts'
import type { LoggedIn } from './log-in.ts'
import type { SecondFactorNeeded } from './second-factor.ts'

const nl = storefrontOf('nl_NL')
const device = 'Safari, iPhone'
let shop: TestShop
let clock: TestShop['clock']
beforeAll(async () => {
  shop = await openTestShop()
  clock = shop.clock
})
beforeEach(() => {
  shop.mails.length = 0
})

const keysOf = (answer: object | undefined) =>
  answer !== undefined && isRefused(answer)
    ? answer.refusals.map(({ messageKey, field }) => (field ? `${field}: ${messageKey}` : messageKey))
    : []
const subjects = async () => {
  await shop.runJobs()
  return shop.mails.map(({ subject }) => subject)
}
const logIn = (username: string, typed = password) =>
  shop.shop.logIn(nl, undefined, { username, password: typed, device })

async function stepOf(username: string): Promise<string> {
  const answer = await logIn(username)
  if (!('step' in answer)) throw new Error(`Nothing more is asked for: ${JSON.stringify(answer)}`)
  return answer.step
}
const confirm = (step: string, code: string) => shop.shop.confirmLogin(nl, undefined, { step, code, device })
async function sessionOf({ customerToken, contextToken }: LoggedIn) {
  const sessionId = (await shop.shop.customerOf(customerToken))?.sessionId ?? ''
  return { sessionId, contextToken }
}

describe('codes of an app', () => {
  test('are asked for after the right password, and only then', async () => {
    const { customer } = await registerMember(shop)
    expect(await logIn(customer.email)).toHaveProperty('customerToken')
    const { nextCode } = await withSecondFactor(shop, customer)
    // A stranger to the password hears what everybody hears.
    expect(await logIn(customer.email, 'not this one')).toEqual(await logIn('nobody@example.org', 'not this one'))
    const asked = (await logIn(customer.email)) as SecondFactorNeeded
    expect(asked).toEqual({ step: expect.any(String), expiresAt: new Date(clock.now().getTime() + 10 * minute) })
    expect(await shop.shop.customerOf(asked.step)).toBeUndefined()
    const login = settledAnswer(await confirm(asked.step, nextCode()))
    expect((await shop.shop.customerOf(login.customerToken))?.customer.id).toBe(customer.id)
  })

  test('count once, and so does the step that they end', async () => {
    const { customer } = await registerMember(shop)
    const { secret, nextCode } = await withSecondFactor(shop, customer)
    // The code that switched them on is spent.
    expect(keysOf(await confirm(await stepOf(customer.email), codeAt(secret, clock.now())))).toEqual([
      'code: code-wrong',
    ])
    const code = nextCode()
    const step = await stepOf(customer.email)
    settledAnswer(await confirm(step, code))
    expect(keysOf(await confirm(step, nextCode()))).toEqual(['login-step-over'])
    expect(keysOf(await confirm(await stepOf(customer.email), code))).toEqual(['code: code-wrong'])
  })

  test('may be wrong, late or missing, which leaves the step as it is', async () => {
    const { customer } = await registerMember(shop)
    const { nextCode } = await withSecondFactor(shop, customer)
    const step = await stepOf(customer.email)
    expect(keysOf(await confirm(step, ' '))).toEqual(['code: code-required'])
    expect(keysOf(await confirm(step, '000000'))).toEqual(['code: code-wrong'])
    expect(keysOf(await confirm(newToken(), nextCode()))).toEqual(['login-step-over'])
    settledAnswer(await confirm(step, nextCode()))
    const late = await stepOf(customer.email)
    clock.advance(10 * minute)
    expect(keysOf(await confirm(late, nextCode()))).toEqual(['login-step-over'])
  })

  test('of two at once, one logs in', async () => {
    const { customer } = await registerMember(shop)
    const { nextCode } = await withSecondFactor(shop, customer)
    const steps = [await stepOf(customer.email), await stepOf(customer.email)]
    const code = nextCode()
    const answers = await Promise.all(steps.map((step) => confirm(step, code)))
    expect(answers.flatMap(keysOf)).toEqual(['code: code-wrong'])
  })

  test('are stood in for by a recovery code, once', async () => {
    const { customer } = await registerMember(shop)
    const { recoveryCodes } = await withSecondFactor(shop, customer)
    const [first = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    settledAnswer(await confirm(await stepOf(customer.email), first.toUpperCase()))
    expect(keysOf(await confirm(await stepOf(customer.email), first))).toEqual(['code: code-wrong'])
    expect((await shop.shop.secondFactorOf(customer))?.recoveryCodesLeft).toBe(9)
  })

  test('are kept sealed, and recovery codes and steps as hashes', async () => {
    const { customer } = await registerMember(shop)
    const { secret, recoveryCodes } = await withSecondFactor(shop, customer)
    const step = await stepOf(customer.email)
    const kept = [
      await shop.db.selectFrom('customer_second_factors').selectAll().execute(),
      await shop.db.selectFrom('customer_recovery_codes').selectAll().execute(),
      await shop.db.selectFrom('customer_login_steps').selectAll().execute(),
    ]
    const text = JSON.stringify(kept, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    for (const told of [secret, step, ...recoveryCodes]) expect(text).not.toContain(told)
  })

  test('are still asked for after a new password by mail', async () => {
    const { customer } = await registerMember(shop)
    const { nextCode } = await withSecondFactor(shop, customer)
    const before = await stepOf(customer.email)
    await shop.shop.sendPasswordRecoveryMail(nl, { email: customer.email, storefrontUrl: 'http://shop.test/nl/' })
    await shop.runJobs()
    const hash = /finish\/([\w-]{43})\//.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const answer = await shop.shop.resetPassword(nl, undefined, { hash, newPassword: 'een andere lange zin', device })
    if (!('step' in answer)) throw new Error(JSON.stringify(answer))
    expect(await shop.shop.secondFactorOf(customer)).toBeDefined()
    // What the old password began is over.
    expect(keysOf(await confirm(before, nextCode()))).toEqual(['login-step-over'])
    settledAnswer(await confirm(answer.step, nextCode()))
  })

  test('are switched on by a code of theirs, which logs out elsewhere and is mailed', async () => {
    const here = await registerMember(shop)
    const elsewhere = settledAnswer(await logIn(here.customer.email))
    const session = await sessionOf(here)
    await shop.runJobs()
    shop.mails.length = 0
    const wrong = { password: 'not this one', code: '' }
    expect(keysOf(await shop.shop.beginSecondFactor(here.customer, wrong))).toEqual(['password: password-wrong'])
    const { secret, otpauthUrl } = settledAnswer(
      await shop.shop.beginSecondFactor(here.customer, { password, code: '' }),
    )
    expect(otpauthUrl).toContain(`secret=${secret}`)
    expect(keysOf(await shop.shop.confirmSecondFactor(here.customer, session, '000000'))).toEqual(['code: code-wrong'])
    // Nothing is asked for before it is confirmed.
    expect(await logIn(here.customer.email)).toHaveProperty('customerToken')
    settledAnswer(await shop.shop.confirmSecondFactor(here.customer, session, codeAt(secret, clock.now())))
    expect(await shop.shop.customerOf(elsewhere.customerToken)).toBeUndefined()
    expect(await shop.shop.customerOf(here.customerToken)).toBeDefined()
    expect(await subjects()).toEqual(['Je account vraagt voortaan om een code'])
  })

  test('wait half an hour to be switched on', async () => {
    const { customer } = await registerMember(shop)
    const { secret } = settledAnswer(await shop.shop.beginSecondFactor(customer, { password, code: '' }))
    clock.advance(30 * minute)
    const session = { sessionId: crypto.randomUUID(), contextToken: undefined }
    const late = await shop.shop.confirmSecondFactor(customer, session, codeAt(secret, clock.now()))
    expect(keysOf(late)).toEqual(['second-factor-begin-again'])
  })

  test('move to another phone, are renewed and switched off with password and code alone', async () => {
    const { customer, ...login } = await registerMember(shop)
    const session = await sessionOf({ customer, ...login })
    const { secret, nextCode, recoveryCodes } = await withSecondFactor(shop, customer, { session })
    const missing = { password, code: '' }
    const stale = { password, code: codeAt(secret, clock.now()) }
    for (const work of [
      (proof: typeof stale) => shop.shop.beginSecondFactor(customer, proof),
      (proof: typeof stale) => shop.shop.renewRecoveryCodes(customer, proof),
      (proof: typeof stale) => shop.shop.removeSecondFactor(customer, session, proof),
      (proof: typeof stale) => shop.shop.beginPasskey(customer, proof),
      (proof: typeof stale) => shop.shop.removePasskey(customer, session, { ...proof, id: 'x' }),
    ]) {
      expect(keysOf(await work(missing))).toEqual(['code: code-required'])
      expect(keysOf(await work(stale))).toEqual(['code: code-wrong'])
    }
    const renewed = settledAnswer(await shop.shop.renewRecoveryCodes(customer, { password, code: nextCode() }))
    expect(keysOf(await confirm(await stepOf(customer.email), recoveryCodes[0] ?? ''))).toEqual(['code: code-wrong'])
    const [recovery = ''] = renewed.recoveryCodes
    const moved = await withSecondFactor(shop, customer, { session, code: recovery })
    expect(keysOf(await confirm(await stepOf(customer.email), nextCode()))).toEqual(['code: code-wrong'])
    await shop.runJobs()
    shop.mails.length = 0
    settledAnswer(await shop.shop.removeSecondFactor(customer, session, { password, code: moved.nextCode() }))
    expect(await subjects()).toEqual(['Je account vraagt niet meer om een code'])
    expect(await logIn(customer.email)).toHaveProperty('customerToken')
    expect(
      await shop.db.selectFrom('customer_recovery_codes').where('customer_id', '=', customer.id).selectAll().execute(),
    ).toEqual([])
  })
})

describe('a passkey', () => {
  const challenge = async () => settledAnswer(await shop.shop.beginPasskeyLogin()).options
  const logInBy = (answer: unknown) => shop.shop.logInByPasskey(nl, undefined, { answer, device })

  test('logs its owner in, without a code', async () => {
    const { customer } = await registerMember(shop)
    const phone = await withPasskey(shop, customer)
    expect(await subjects()).toContain('Er is een passkey aan je account toegevoegd')
    await withSecondFactor(shop, customer)
    const login = settledAnswer(await logInBy(phone.get(await challenge())))
    expect((await shop.shop.customerOf(login.customerToken))?.customer.id).toBe(customer.id)
    expect(await shop.shop.passkeysOf(customer)).toMatchObject([{ name: 'My phone', usedAt: clock.now() }])
  })

  test('that is unknown, copied, of another place or answers twice is refused in one way', async () => {
    const { customer } = await registerMember(shop)
    const phone = await withPasskey(shop, customer)
    const refused = ['passkey-failed']
    expect(keysOf(await logInBy(softAuthenticator({ origin: 'http://shop.test' }).get(await challenge())))).toEqual(
      refused,
    )
    expect(keysOf(await logInBy(phone.get(await challenge(), { from: 'http://shop.test.evil' })))).toEqual(refused)
    expect(keysOf(await logInBy(phone.get(await challenge(), { verified: false })))).toEqual(refused)
    expect(keysOf(await logInBy({ made: 'up' }))).toEqual(refused)
    const answer = phone.get(await challenge())
    settledAnswer(await logInBy(answer))
    expect(keysOf(await logInBy(answer))).toEqual(refused)
    phone.setCounter(0)
    expect(keysOf(await logInBy(phone.get(await challenge())))).toEqual(refused)
    const late = await challenge()
    clock.advance(5 * minute)
    phone.setCounter(50)
    expect(keysOf(await logInBy(phone.get(late)))).toEqual(refused)
  })

  test('is made by whoever was asked for the password, and for nobody else', async () => {
    const { customer } = await registerMember(shop)
    const { customer: other } = await registerMember(shop)
    const phone = softAuthenticator({ origin: 'http://shop.test' })
    expect(keysOf(await shop.shop.beginPasskey(customer, { password: '', code: '' }))).toEqual([
      'password: password-required',
    ])
    const { options } = settledAnswer(await shop.shop.beginPasskey(customer, { password, code: '' }))
    const answer = phone.create(options)
    expect(keysOf(await shop.shop.addPasskey(other, { name: '', answer, device }))).toEqual(['passkey-failed'])
    settledAnswer(await shop.shop.addPasskey(customer, { name: '  ', answer, device }))
    expect(await shop.shop.passkeysOf(customer)).toMatchObject([{ name: device, usedAt: null }])
    // A challenge of a log-in makes none.
    const made = softAuthenticator({ origin: 'http://shop.test' }).create(await challenge())
    expect(keysOf(await shop.shop.addPasskey(customer, { name: '', answer: made, device }))).toEqual(['passkey-failed'])
  })

  test('that is removed opens nothing, logs out elsewhere and is mailed; another’s stays', async () => {
    const here = await registerMember(shop)
    const { customer } = here
    const other = await registerMember(shop)
    const phone = await withPasskey(shop, customer)
    const elsewhere = settledAnswer(await logInBy(phone.get(await challenge())))
    const given = { id: phone.id, password, code: '' }
    const theirs = await shop.shop.removePasskey(other.customer, await sessionOf(other), given)
    expect(isRefused(theirs)).toBe(false)
    expect(await shop.shop.passkeysOf(customer)).toHaveLength(1)
    await shop.runJobs()
    shop.mails.length = 0
    settledAnswer(await shop.shop.removePasskey(customer, await sessionOf(here), given))
    expect(await shop.shop.passkeysOf(customer)).toEqual([])
    expect(await shop.shop.customerOf(elsewhere.customerToken)).toBeUndefined()
    expect(await subjects()).toEqual(['Er is een passkey uit je account verwijderd'])
    expect(keysOf(await logInBy(phone.get(await challenge())))).toEqual(['passkey-failed'])
  })

  test('is one of ten at most', async () => {
    const { customer } = await registerMember(shop)
    for (let n = 0; n < 10; n++) await withPasskey(shop, customer, { name: `Phone ${n}` })
    expect(keysOf(await shop.shop.beginPasskey(customer, { password, code: '' }))).toEqual(['passkeys-too-many'])
  })
})

describe('what is kept of both', () => {
  test('is in the export without what opens anything, and gone with the account', async () => {
    const { customer } = await registerMember(shop)
    const { secret, recoveryCodes, nextCode } = await withSecondFactor(shop, customer)
    const phone = await withPasskey(shop, customer, { code: nextCode(), name: 'Toestel van Sanne' })
    const file = await shop.shop.exportCustomer(nl, customer)
    expect(JSON.parse(file)).toMatchObject({
      passkeys: [{ name: 'Toestel van Sanne', createdAt: expect.any(String), usedAt: null }],
      codesOfApp: { since: expect.any(String), recoveryCodesLeft: 10 },
    })
    const page = await shop.shop.exportCustomer(nl, customer, 'page')
    expect(page).toContain('Toestel van Sanne')
    for (const told of [secret, phone.id, ...recoveryCodes]) expect(file + page).not.toContain(told)
    await stepOf(customer.email)
    settledAnswer(await shop.shop.beginPasskey(customer, { password, code: nextCode() }))
    settledAnswer(await shop.shop.deleteCustomer(customer, { password }))
    for (const table of [
      'customer_passkeys',
      'customer_challenges',
      'customer_second_factors',
      'customer_recovery_codes',
      'customer_login_steps',
    ] as const) {
      const rows = await shop.db.selectFrom(table).selectAll().where('customer_id', '=', customer.id).execute()
      expect([table, rows]).toEqual([table, []])
    }
  })

  test('is purged once its time is over', async () => {
    const { customer } = await registerMember(shop)
    await withSecondFactor(shop, customer)
    await stepOf(customer.email)
    await shop.shop.beginPasskeyLogin()
    clock.advance(10 * minute)
    await shop.shop.purgeSessions()
    expect(await shop.db.selectFrom('customer_login_steps').selectAll().execute()).toEqual([])
    expect(await shop.db.selectFrom('customer_challenges').selectAll().execute()).toEqual([])
  })

  test('is taken away by staff for who lost it all, who is told', async () => {
    const { customer } = await registerMember(shop)
    const { nextCode } = await withSecondFactor(shop, customer)
    await withPasskey(shop, customer, { code: nextCode() })
    const step = await stepOf(customer.email)
    await shop.runJobs()
    shop.mails.length = 0
    const { staffCustomers } = shop.shop
    expect(await staffCustomers.removeFactors(customer)).toEqual({ secondFactor: true, passkeys: 1 })
    expect(await staffCustomers.removeFactors(customer)).toEqual({ secondFactor: false, passkeys: 0 })
    expect(await subjects()).toEqual(['Je logt weer in met je wachtwoord alleen'])
    expect(keysOf(await confirm(step, nextCode()))).toEqual(['login-step-over'])
    expect(await logIn(customer.email)).toHaveProperty('customerToken')
    expect(await shop.shop.passkeysOf(customer)).toEqual([])
  })
})

test('a retailer who switches both off has shoppers log in with the password alone', async () => {
  const off = { passkeys: false, secondFactor: false }
  const none = await openTestShop({ settings: settingsSource(settingsOf({ ...demoSettingsFile, account: off })) })
  const { customer } = await registerMember(none)
  const proof = { password, code: '' }
  expect([none.shop.offersPasskeys(), none.shop.offersSecondFactor()]).toEqual([false, false])
  expect(keysOf(await none.shop.beginPasskeyLogin())).toEqual(['passkeys-unavailable'])
  expect(keysOf(await none.shop.beginPasskey(customer, proof))).toEqual(['passkeys-unavailable'])
  expect(keysOf(await none.shop.beginSecondFactor(customer, proof))).toEqual(['second-factor-unavailable'])
  // Somebody who had switched codes on while they were offered.
  await switchedOn(none, customer)
  expect(await none.shop.logIn(nl, undefined, { username: customer.email, password, device })).toHaveProperty(
    'customerToken',
  )
})

async function switchedOn({ db, clock: at }: TestShop, { id }: Customer): Promise<void> {
  await db
    .insertInto('customer_second_factors')
    .values({ customer_id: id, code_secret: Buffer.from('sealed'), since: at.now() })
    .execute()
}
