import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { personalLoader, publicLoader } from './loaders.ts'
import { type Page, pageContext } from './page.ts'
import { passGuards } from './pass-guards.ts'

const page: Page = {
  services: {
    execute: async () => ({ data: { getCustomer: { id: '1' } }, tags: [] }),
    publicUrl: 'https://shop.example',
    shopName: 'Shop',
    messageFacts: () => ({}),
    development: false,
    version: '1',
    clock: systemClock,
  },
  storefront: storefrontOf('nl_NL'),
  segment: 'for-him',
  cookieBar: true,
  t: (key) => key,
  tags: new Set(),
  setCookies: [],
  nonce: 'n',
  visitor: {
    contextToken: undefined,
    customerToken: 'somebody',
    visit: undefined,
    storeSession: undefined,
    clientAddress: undefined,
    device: undefined,
    captchaToken: undefined,
  },
}

function argsAt(path: string) {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const url = new URL(`https://shop.example/nl${path}`)
  return { context, request: new Request(url), params: {}, url, pattern: path } as never
}

const publicly = (path: string, ...names: string[]) =>
  publicLoader(async (scope) => passGuards(scope, ...names))(argsAt(path))
const personally = (path: string, ...names: string[]) =>
  personalLoader(async (scope) => passGuards(scope, ...names))(argsAt(path))

test('whoever looks for menswear is led to his half, by the guard of segments', async () => {
  await expect(publicly('/', 'segments')).rejects.toMatchObject({ status: 302 })
  await expect(publicly('/dames/', 'segments')).resolves.toBeUndefined()
})

test('guards stand in their order: the first who sends a visitor elsewhere decides', async () => {
  const { headers } = await publicly('/cookies/?a=1', 'redirects', 'segments')
    .catch((answer: Response) => answer as Response)
    .then((answer) => answer ?? new Response())
  expect(headers.get('Location')).toBe('/cookie-settings/?a=1')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('whoever is logged in does not pass the guard for guests', async () => {
  await expect(personally('/account/', 'guest')).rejects.toMatchObject({ status: 301 })
})

test('a guard that nobody knows is an error of 500 with the words of the specification', async () => {
  const unknown = { init: { status: 500 }, data: 'Unknown middleware' }
  await expect(publicly('/', 'segment')).rejects.toMatchObject(unknown)
  await expect(personally('/account/', 'guests')).rejects.toMatchObject(unknown)
  // A page that is the same for everybody can't ask who is there.
  await expect(publicly('/account/', 'guest')).rejects.toMatchObject(unknown)
})
