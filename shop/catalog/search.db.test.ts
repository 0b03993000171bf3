import { describe, expect, test } from 'vitest'
import { type StoreCode, storefrontOf } from '#kernel/storefront.ts'
import type { CatalogFeed } from '#shop/catalog/catalog-feed.ts'
import { openShop } from '#test/shop/open-shop.ts'
import { smallCatalog } from '#test/shop/small-catalog.ts'

const shop = await openShop()

const feedOf = (sku: string) => {
  const product = smallCatalog.products.find((one) => one.sku === sku)
  if (!product) throw new Error(`The small catalogue has no ${sku}`)
  return product
}
const named: CatalogFeed = {
  ...smallCatalog,
  brands: [
    ...smallCatalog.brands,
    { key: 'on', name: 'ÓN', slug: 'on', story: { en: 'story', nl: 'story', de: 'story', fr: 'story' } },
  ],
  products: [
    {
      ...feedOf('10001.001'),
      name: { en: 'Ankle boot Maas', nl: 'Enkellaars Maas', de: 'Stiefelette Weißwasser', fr: 'Bottine Élégante' },
      color: { key: 'black', name: { en: 'black', nl: 'zwart', de: 'schwarz', fr: 'noir' }, hex: '#111111' },
      popularity: 20,
    },
    {
      ...feedOf('10002.001'),
      name: { en: 'Knee boot Maas', nl: 'Hoge laars Maas', de: 'Stiefel', fr: 'Botte' },
      popularity: 90,
    },
    { ...feedOf('10004.001'), brand: 'on', categories: ['women'] },
  ],
}
await shop.shop.importCatalog(named)

type Answer = { search: { productData: { products: { sku: string }[]; totalCount: number } } }

const find = async (search: string, store: StoreCode = 'nl_NL', sort?: string): Promise<string[]> => {
  const answer = await shop.ask(
    `query($search: String, $filters: [FilterInput!]) {
      search(search: $search, filters: $filters) { productData { totalCount products { sku } } }
    }`,
    { search, filters: sort ? [{ name: 'sort', values: [sort] }] : [] },
    { store },
  )
  const { products, totalCount } = (answer as unknown as Answer).search.productData
  expect(totalCount).toBe(products.length)
  return products.map(({ sku }) => sku)
}

describe('a search', () => {
  test('finds what a word stands in, by name, and shows what sells best first', async () => {
    expect(await find('laars')).toEqual(['10002.001', '10001.001'])
    expect(await find('LAARS')).toEqual(['10002.001', '10001.001'])
    expect(await find('laars', 'nl_NL', 'priceasc')).toEqual(['10001.001', '10002.001'])
  })

  test('wants every word', async () => {
    expect(await find('laars zwart')).toEqual(['10001.001'])
    expect(await find('laars lila')).toEqual([])
  })

  test('looks at brand, colour, category and SKU too', async () => {
    expect(await find('veldt hoge')).toEqual(['10002.001'])
    expect(await find('boots hoge')).toEqual(['10002.001'])
    expect(await find('10002.001')).toEqual(['10002.001'])
    expect(await find('10002x001')).toEqual(['10002.001'])
    expect(await find('10001.001.38')).toEqual(['10001.001'])
  })

  test('speaks the language of its storefront', async () => {
    expect(await find('enkellaars', 'fr_FR')).toEqual([])
    expect(await find('bottine', 'fr_FR')).toEqual(['10001.001'])
  })

  test('does not mind accents and letters that a keyboard lacks', async () => {
    expect(await find('elegante', 'fr_BE')).toEqual(['10001.001'])
    expect(await find('ÉLÉGANTE', 'fr_BE')).toEqual(['10001.001'])
    expect(await find('weisswasser', 'de_DE')).toEqual(['10001.001'])
  })

  test('of two or three characters finds a brand that is called exactly so', async () => {
    expect(await find('on')).toEqual(['10004.001'])
    expect(await find('Ón')).toEqual(['10004.001'])
    expect(await find('vel')).toEqual([])
    expect(await find('o')).toEqual([])
  })

  test('takes no character for a wildcard', async () => {
    expect(await find('%%%%')).toEqual([])
    expect(await find('laar_')).toEqual(['10002.001', '10001.001'])
    expect(await find("laars' or 1=1 --")).toEqual([])
  })

  test('without a term is a list', async () => {
    const { total } = await shop.shop.catalog.list(
      storefrontOf('nl_NL'),
      { sizes: [], colors: [], brands: [], sort: 'recommended', page: 1, pageSize: 24 },
      shop.clock.now(),
    )
    expect(await find('  ')).toHaveLength(total)
  })
})
