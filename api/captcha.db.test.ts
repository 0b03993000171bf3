import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'

let shop: TestShop
let network = 0

beforeEach(async () => {
  shop ??= await openTestShop()
  network++
})

const clientAddress = () => `192.0.2.${network}`
const refused = '... on Refused { refusals { messageKey } }'

type Answer = { __typename: string; refusals?: { messageKey: string }[] }
const outcome = (data: Record<string, unknown>) => {
  const answer = Object.values(data)[0] as Answer
  return answer.refusals?.[0]?.messageKey ?? answer.__typename
}

const operations = {
  login: (n: number) => ({
    query: `mutation ($e: String!) { login(username: $e, password: "not this") { __typename ${refused} } }`,
    variables: { e: `login-${network}-${n}@example.com` },
    done: 'login-failed',
    most: 60,
  }),
  registerCustomer: (n: number) => ({
    query: `mutation ($i: RegisterCustomerInput!) { registerCustomer(input: $i) { __typename ${refused} } }`,
    variables: {
      i: {
        firstName: '',
        lastName: 'X',
        email: `register-${network}-${n}@example.com`,
        password: 'een korte zin',
        storefrontUrl: 'http://shop.test/nl',
      },
    },
    done: 'first-name-required',
    most: 20,
  }),
  sendPasswordRecoveryMail: (n: number) => ({
    query: `mutation ($e: String!) { sendPasswordRecoveryMail(email: $e, storefrontUrl: "http://shop.test/nl") { __typename ${refused} } }`,
    variables: { e: `recover-${network}-${n}@example.com` },
    done: 'RecoveryAsked',
    most: 20,
  }),
  newsletterSubscribe: (n: number) => ({
    query: `mutation ($i: NewsletterSubscribeInput!) { newsletterSubscribe(input: $i) { __typename ${refused} } }`,
    variables: {
      i: {
        firstname: 'A',
        lastname: 'B',
        gender: 'none',
        email: `news-${network}-${n}@example.com`,
        source: 'website',
      },
    },
    done: 'NewsletterAsked',
    most: 30,
  }),
} as const

async function proof(operation: string): Promise<string> {
  const data = await shop.ask('query ($o: String!) { captcha(operation: $o) { challenge watcher { siteKey } } }', {
    o: operation,
  })
  const task = data.captcha as unknown as { challenge: string; watcher: null }
  const challenge = JSON.parse(task.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

describe.each(Object.entries(operations))('%s', (operation, make) => {
  test('works without a proof, from one network as often as from one browser, and goes on with one', async () => {
    const { most, done } = make(0)
    const ask = async (n: number, captchaToken?: string) => {
      const { query, variables } = make(n)
      return outcome(await shop.ask(query, variables, { clientAddress: clientAddress(), captchaToken }))
    }
    for (let n = 0; n < most; n++) expect(await ask(n)).toBe(done)
    expect(await ask(1000)).toBe('captcha-needed')
    expect(await ask(1001, await proof(operation))).toBe(done)
    // A proof for something else is none.
    expect(await ask(1002, await proof(operation === 'login' ? 'registerCustomer' : 'login'))).toBe('captcha-needed')
  }, 60_000)
})

test('an operation that asks for no proof is given no challenge', async () => {
  expect(await shop.ask('query { captcha(operation: "addToCart") { challenge } }')).toEqual({ captcha: null })
})

test('the header of a request carries the proof, and the answer is nobody else’s', async () => {
  const { query, variables } = operations.sendPasswordRecoveryMail(0)
  const post = async (captchaToken?: string) => {
    const request = new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-store-key': 'nl_NL',
        ...(captchaToken === undefined ? {} : { 'x-captcha-token': captchaToken }),
      },
      body: JSON.stringify({ query, variables: { ...variables, e: `header-${crypto.randomUUID()}@example.com` } }),
    })
    const response = await shop.api.fetch(request, clientAddress())
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { data } = (await response.json()) as { data: Record<string, unknown> }
    return outcome(data)
  }
  for (let n = 0; n < 20; n++) expect(await post()).toBe('RecoveryAsked')
  expect(await post()).toBe('captcha-needed')
  expect(await post(await proof('sendPasswordRecoveryMail'))).toBe('RecoveryAsked')
})
