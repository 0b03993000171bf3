import { expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { createOpenSearch } from '#integrations/opensearch/opensearch-search.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import { type SearchWithFallback, searchWithFallback } from '#shop/search/search-with-fallback.ts'
import { createShop } from '#shop/shop.ts'
import { badAnswers, wireThat } from '#test/contract/bad-answers.ts'
import { openTestShop } from '#test/shop/open-shop.ts'

const small = await openTestShop()

/** The same shop with a search service that answers badly. */
function shopOn(reply: () => Promise<Response>, fits: boolean) {
  const { options, failures } = wireThat(reply)
  let search: SearchWithFallback | undefined
  const shop = createShop({
    ...small.deps,
    search: (source) => {
      search = searchWithFallback({
        service: createOpenSearch({ endpoint: 'http://search.test', index: 'products', ...options }, source),
        own: inProcessSearch(source),
        fits: async () => fits,
        clock: small.clock,
        report: (error) => expect.unreachable(String(error)),
      })
      return search
    },
  })
  const api = createApi(shop, { development: false, documents: {}, secure: false, report: () => undefined })
  const ask = (query: string) =>
    api.execute({ query }, { storefront: storefrontOf('nl_NL'), contextToken: undefined, customerToken: undefined })
  return { ask, failures, health: () => search?.health() }
}

const list = '{ search { productData { totalCount products { name } facets { name } } } }'
const words = `{ search(search: "laars") {
  productData { totalCount } urlData { urls { url } } urlSuggestData { suggestions { text } }
} }`

test.each(badAnswers)('a search service that gives %s keeps nobody from lists and searches', async (_, reply) => {
  const { ask, failures, health } = shopOn(reply, true)
  for (const query of [list, words]) {
    const { data, errors } = await ask(query)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ search: { productData: { totalCount: expect.any(Number) } } })
  }
  expect(await health()).toBe('own')
  // The first question, perhaps once more, and the question about its health.
  expect(failures().filter(({ willRetry }) => !willRetry)).toHaveLength(2)
})

test('where the catalogue is too large to stand in, a list is asked for again later', async () => {
  const { ask, health } = shopOn(async () => new Response('', { status: 503 }), false)
  expect((await ask(list)).errors).toEqual([expect.objectContaining({ statusCode: 503 })])
  expect(await health()).toBe('none')
})
