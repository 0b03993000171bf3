import { beforeEach, describe, expect, test } from 'vitest'
import { createEtrustedReviews } from '#integrations/trusted-shops/etrusted-reviews.ts'
import { createEtrustedSandbox } from '#integrations/trusted-shops/etrusted-sandbox.ts'
import { hour, stoppedClock } from '#kernel/clock.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import recordedGrades from './schemas/trusted-shops/grades.json' with { type: 'json' }
import recordedToken from './schemas/trusted-shops/token.json' with { type: 'json' }
import recordedRefusal from './schemas/trusted-shops/token-refused.json' with { type: 'json' }

const keys = { clientId: 'client', clientSecret: 'secret' }
const urls = { apiUrl: 'https://api.etrusted.test', loginUrl: 'https://login.etrusted.test' }
let clock = stoppedClock('2026-11-22T10:00:00Z')
let sandbox = createEtrustedSandbox({ ...keys, clock })
let asked: string[]
beforeEach(() => {
  clock = stoppedClock('2026-11-22T10:00:00Z')
  sandbox = createEtrustedSandbox({ ...keys, clock })
  sandbox.review('chl-nl', [1, 0, 2, 10, 87])
  sandbox.review('chl-new', [0, 0, 0, 0, 0])
  asked = []
})
const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  asked.push(`${request.method} ${new URL(request.url).host}${new URL(request.url).pathname}`)
  return sandbox.app.fetch(request)
}
const reviews = (secret = keys.clientSecret) =>
  createEtrustedReviews({ ...keys, clientSecret: secret, ...urls, fetch: send, now: () => clock.now().getTime() })

describe('the rating of a channel', () => {
  test('is that of the last year, and asks for a token once an hour', async () => {
    const port = reviews()
    expect(await port.rating('chl-nl')).toEqual({ average: 4.82, count: 100 })
    await port.rating('chl-nl')
    expect(asked).toEqual([
      'POST login.etrusted.test/oauth/token',
      'GET api.etrusted.test/channels/chl-nl/service-reviews/aggregate-rating',
      'GET api.etrusted.test/channels/chl-nl/service-reviews/aggregate-rating',
    ])
    clock.advance(hour)
    await port.rating('chl-nl')
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(2)
  })

  test('is nothing while nobody gave one', async () => {
    expect(await reviews().rating('chl-new')).toBeUndefined()
  })

  test('is read as Trusted Shops itself recorded it', async () => {
    const answers = [recordedToken, recordedGrades.grades]
    const fetch = async () => Response.json(answers.shift())
    expect(await createEtrustedReviews({ ...keys, ...urls, fetch }).rating('chl-nl')).toEqual({
      average: 4.4,
      count: 5,
    })
  })

  test('is asked for with another token after one was taken back', async () => {
    const port = reviews()
    await port.rating('chl-nl')
    sandbox.revoke()
    await expect(port.rating('chl-nl')).rejects.toMatchObject({ name: 'ReviewsUnavailable' })
    expect(await port.rating('chl-nl')).toMatchObject({ count: 100 })
  })

  test('of a channel that nobody knows, or with the wrong secret, can not be had', async () => {
    await expect(reviews().rating('chl-gone')).rejects.toMatchObject({ name: 'ReviewsUnavailable' })
    await expect(reviews('guessed').rating('chl-nl')).rejects.toThrow('unauthorized_client')
  })
})

describe('the sandbox answers with what Trusted Shops’ own answers have', () => {
  const login = async (form: Record<string, string>) =>
    send(`${urls.loginUrl}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const fields = (value: object) => Object.keys(value).toSorted()

  test('to a login', async () => {
    const right = { grant_type: 'client_credentials', client_id: keys.clientId, client_secret: keys.clientSecret }
    const token = (await (await login(right)).json()) as typeof recordedToken
    expect(fields(token)).toEqual(fields(recordedToken))
    expect([token.token_type, token.expires_in]).toEqual([recordedToken.token_type, recordedToken.expires_in])
    expect(await (await login({})).json()).toEqual(recordedRefusal)
    expect((await login({ ...right, client_secret: 'guessed' })).status).toBe(401)
  })

  test('to the question for a rating', async () => {
    const form = { grant_type: 'client_credentials', client_id: keys.clientId, client_secret: keys.clientSecret }
    const { access_token } = (await (await login(form)).json()) as typeof recordedToken
    const path = `${urls.apiUrl}/channels/chl-nl/service-reviews/aggregate-rating`
    const answer = await send(path, { headers: { authorization: `Bearer ${access_token}` } })
    const { grades } = recordedGrades
    const given = (await answer.json()) as typeof grades
    expect(fields(given)).toEqual(expect.arrayContaining(fields(grades)))
    expect(fields(given['365days'])).toEqual(fields(grades['365days']))
    expect(fields(given['365days'].distribution)).toEqual(fields(grades['365days'].distribution))
    expect(fields(grades['7days'].period)).toEqual(expect.arrayContaining(fields(given['7days'].period)))
  })
})

describe('whatever Trusted Shops answers, it is the error of the port, and one line of the log for each attempt', () => {
  test.each(badAnswers)('%s', async (_, reply, outcome) => {
    const wire = wireThat(reply)
    const port = createEtrustedReviews({ ...keys, ...urls, ...wire.options })
    await expect(port.rating('chl-nl')).rejects.toMatchObject({ name: 'ReviewsUnavailable' })
    const attempts = outcome === 'network' || outcome === 'server-error' ? 2 : 1
    expect(wire.events.map((event) => [event.vendor, event.operation, event.outcome])).toEqual(
      Array.from({ length: attempts }, () => ['trusted-shops', 'log in', outcome]),
    )
    expect(JSON.stringify(wire.events)).not.toContain(keys.clientSecret)
  })

  test.each([
    ['a rating of another type', { '365days': { rating: 'good', count: 3 } }],
    ['more stars than there are', { '365days': { rating: 48, count: 3 } }],
    ['no year', { '7days': { rating: 4, count: 3 } }],
  ])('%s', async (_, body) => {
    const answers = [recordedToken, body]
    const port = createEtrustedReviews({ ...keys, ...urls, fetch: async () => Response.json(answers.shift()) })
    await expect(port.rating('chl-nl')).rejects.toMatchObject({ name: 'ReviewsUnavailable' })
  })
})
