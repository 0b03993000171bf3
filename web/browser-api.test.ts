import { afterEach, expect, test, vi } from 'vitest'
import { browserQuery } from './browser-api.ts'
import { TypedDocumentString } from './graphql/graphql.ts'

const question = new TypedDocumentString<{ pdp: { sku: string } }, { sku: string }>('query Sizes { x }', {
  hash: 'sha256:abc',
})
const ask = () => browserQuery({ code: 'nl_NL' }, question, { sku: '10110.001' })

afterEach(() => vi.unstubAllGlobals())

test('the browser never answers out of its own cache what the stock is now', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: { pdp: { sku: '10110.001' } } }))
  vi.stubGlobal('fetch', send)
  expect(await ask()).toEqual({ pdp: { sku: '10110.001' } })
  expect(send).toHaveBeenCalledWith(expect.stringContaining('/graphql?documentId=sha256%3Aabc'), {
    ...send.mock.lastCall?.[1],
    cache: 'no-cache',
  })
})

test.each([
  ['fails', async () => Response.json({ errors: [{ message: 'no' }] })],
  ['is no JSON', async () => new Response('<html>')],
  ['never comes', async () => Promise.reject(new TypeError('offline'))],
] satisfies [string, typeof fetch][])('an answer that %s is none', async (_, send) => {
  vi.stubGlobal('fetch', send)
  expect(await ask()).toBeUndefined()
})
