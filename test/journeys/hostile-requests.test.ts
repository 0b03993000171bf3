import { request } from 'node:http'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Answered, inputsOf, problemList, problemOfAnswer, seed } from '#test/proofs/hostile-answers.ts'
import { type HostileRequest, hostileRequest, type PageForm, type Reachable } from '#test/proofs/hostile-request.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { origin } from './browser.ts'

const inputs = inputsOf(20)

/** By Node's own client, which sends what `fetch` would mend or refuse. */
function send({ method, target, headers, body }: HostileRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin())
    const asked = request({ hostname, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          type: response.headers['content-type'],
          location: response.headers.location,
        }),
      )
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const page = (target: string, cookie = '') =>
  send({ method: 'GET', target, headers: { cookie, accept: 'text/html' }, body: undefined })

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

function formsOf(target: string, html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, head = '']) => attribute(head, 'method')?.toLowerCase() === 'post')
    .map(([, head = '', inside = '']) => {
      const fields: Record<string, string[]> = {}
      for (const [tag] of inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
        const name = attribute(tag, 'name')
        if (name) fields[name] = [...(fields[name] ?? []), attribute(tag, 'value') ?? 'x']
      }
      return { action: attribute(head, 'action') ?? target, fields }
    })
}

/** Forms of one kind stand on every page. */
const keyOf = ({ action, fields }: PageForm) => `${action.split('?')[0]} ${Object.keys(fields)}`

const products = '{ search(search: "laars") { productData { products { url variants { sku } } } } }'
const register =
  'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { __typename ... on Refused { refusals { messageKey } } } }'
const add = 'mutation ($items: [CartItemInput!]!) { addToCart(items: $items) { __typename } }'

/** Somebody who is logged in and has something in the cart, as the cookies of a browser. */
async function newCustomer(sku: string): Promise<string> {
  let jar = ''
  const ask = (query: string, variables: object) =>
    askOverHttp(
      async (asked) => {
        const response = await over(origin())({ ...asked, headers: { ...asked.headers, cookie: jar } })
        const given = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
        if (given.length > 0) jar = given.join('; ')
        return response
      },
      query,
      variables,
    )
  const input = {
    firstName: 'Sanne',
    lastName: 'de Wit',
    email: `hostile-${seed}@example.com`,
    password: 'vermiljoen-lederhaas',
    storefrontUrl: `${origin()}/nl/`,
  }
  await ask(register, { input })
  await ask(add, { items: [{ referencedId: sku, type: 'product', quantity: 1 }] })
  return jar
}

const ofPublic = [
  '/nl/',
  '/nl/dames/',
  '/',
  '/de/',
  '/fr/',
  '/nl/search/',
  '/nl/winkels/',
  '/nl/blog/',
  '/nl/lookbook/',
]
const ofOne = [
  ...[
    'cart',
    'checkout',
    'checkout/shipment',
    'checkout/payment',
    'checkout/one-page',
    'checkout/express',
    'order',
    'wishlist',
    'cookie-settings',
  ],
  ...['account', 'account/create', 'account/recover/password', 'account/data', 'account/logout'],
  ...['customer', 'customer/edit', 'customer/address', 'customer/wishlist', 'customer/orders', 'customer/stores'],
].map((path) => `/nl/${path}/`)

async function whatThereIs(): Promise<Reachable> {
  type Found = {
    readonly productData: { readonly products: readonly { url: string; variants: readonly { sku: string }[] }[] }
  }
  const found = (await askOverHttp<Found>(over(origin()), products)).productData.products
  const [sku = ''] = found.flatMap(({ variants }) => variants.map((variant) => variant.sku))
  const customer = await newCustomer(sku)
  const guest = customer.split('; ').find((pair) => pair.startsWith('contextToken=')) ?? ''
  const pages = [...ofPublic, ...found.slice(0, 3).map(({ url }) => new URL(url, origin()).pathname)]
  const seen: { readonly target: string; readonly text: string }[] = []
  for (const target of [...pages, ...ofOne])
    for (const cookie of ['', customer]) seen.push({ target, text: (await page(target, cookie)).text })
  return {
    pages,
    pictures: [...new Set(seen.flatMap(({ text }) => text.match(/\/images\/[\w./-]+\.[0-9a-f]{8}/g) ?? []))].slice(
      0,
      20,
    ),
    forms: [
      ...new Map(seen.flatMap(({ target, text }) => formsOf(target, text)).map((form) => [keyOf(form), form])).values(),
    ],
    sessions: [customer, guest],
  }
}

let reachable: Reachable
beforeAll(async () => {
  reachable = await whatThereIs()
})

test('there is something to try', () => {
  expect(reachable.pages.length).toBeGreaterThan(9)
  expect(reachable.pictures.length).toBeGreaterThan(5)
  expect(new Set(reachable.forms.map(({ action }) => action)).size).toBeGreaterThan(5)
})

test(`no page, form, picture or webhook breaks at what nobody means (seed ${seed})`, async () => {
  const problems = problemList()
  for (const one of fc.sample(hostileRequest(reachable), { numRuns: inputs, seed })) {
    const problem = await problemOfAnswer(() => send(one))
    if (problem !== undefined) problems.add(`${one.method} ${one.target.split('?')[0]}: ${problem}`, one)
  }
  expect(problems.all()).toEqual({})
}, 1_200_000)

test('a press of no button of the page saves nothing, and is repeated in no address', async () => {
  const target = '/nl/customer/edit/'
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams({ intent: 'é’'.repeat(2000) }).toString()
  const answered = await send({ method: 'POST', target, headers, body })
  expect([answered.status, answered.location]).toEqual([303, target])
})
