import { describe, expect, test } from 'vitest'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { CatalogFeed } from '#shop/catalog/catalog-feed.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { smallCatalog } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const feedOf = (sku: string) => {
  const product = smallCatalog.products.find((one) => one.sku === sku)
  if (!product) throw new Error(`The small catalogue has no ${sku}`)
  return product
}
const named: CatalogFeed = {
  partial: true,
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
    {
      ...feedOf('10005.001'),
      sku: 'TW-Kade.BLK',
      parentSku: 'TW-Kade',
      slug: { en: 'kade-en', nl: 'kade-nl', de: 'kade-de', fr: 'kade-fr' },
      variants: feedOf('10005.001').variants.map((variant, at) => ({
        ...variant,
        sku: `TW-Kade.BLK.${variant.size}`,
        ean: `871234567890${at}`,
      })),
    },
  ],
}
await shop.shop.importCatalog(named)

const everything = { chosen: {}, sort: 'recommended', page: 1, pageSize: 24 } as const

type Answer = { search: { productData: { products: { sku: string }[]; totalCount: number } } }

const find = async (search: string, store: StorefrontCode = 'nl_NL', sort?: string): Promise<string[]> => {
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
    // The others are boots by their category only.
    expect((await find('laars')).slice(0, 2)).toEqual(['10002.001', '10001.001'])
    expect(await find('LAARZEN')).toEqual(await find('laars'))
    expect(await find('hoge laars')).toEqual(['10002.001'])
    expect(await find('maas', 'nl_NL', 'priceasc')).toEqual(['10001.001', '10002.001'])
  })

  test('wants every word, and where nothing has them all, those that matter', async () => {
    expect(await find('enkellaars zwart')).toEqual(['10001.001'])
    expect(await find('laars lila')).toEqual(await find('laars'))
    expect(await find('qwertyuiop asdfghjk laars')).toEqual(await find('laars'))
    expect(await find('qwertyuiop asdfghjk')).toEqual([])
  })

  test('finds a size by its EAN, however it is printed, and what has letters in its SKU', async () => {
    for (const typed of ['8712345678900', '8 712345 678900', 'tw-kade.blk.38', 'TW-KADE.BLK', 'tw-kade']) {
      expect([typed, await find(typed)]).toEqual([typed, ['TW-Kade.BLK']])
    }
    expect(await find('8712345678999')).toEqual([])
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
    expect((await find('bottine', 'fr_FR'))[0]).toBe('10001.001')
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
    expect(await find("laars' or 1=1 --")).toEqual(await find('laars'))
  })

  test('keeps to what a store has on its shelves', async () => {
    const shelves = await shop.db
      .selectFrom('stock')
      .innerJoin('variants', 'variants.id', 'stock.variant_id')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .where('stock.available', '>', 0)
      .where('products.active', '=', true)
      .select(['location_code', 'products.sku'])
      .execute()
    const list = (store: string) => shop.shop.search.find(storefrontOf('nl_NL'), { ...everything, store })
    for (const code of new Set(shelves.map(({ location_code }) => location_code))) {
      const skus = new Set(shelves.flatMap(({ location_code, sku }) => (location_code === code ? [sku] : [])))
      expect([code, (await list(code)).total]).toEqual([code, skus.size])
    }
    expect((await list('nowhere')).total).toBe(0)
  })

  test('without a term is a list', async () => {
    const { total } = await shop.shop.search.find(storefrontOf('nl_NL'), {
      chosen: {},
      sort: 'recommended',
      page: 1,
      pageSize: 24,
    })
    expect(await find('  ')).toHaveLength(total)
  })
})

describe('a change', () => {
  const productId = async (sku: string) => (await shop.shop.catalog.productIdsBySku([sku])).get(sku) ?? ''
  const sizes = async (sku: string): Promise<string[]> => {
    const facets = await shop.shop.search.facets(storefrontOf('nl_NL'), {
      skus: [sku],
      chosen: {},
      sort: 'recommended',
      page: 1,
      pageSize: 24,
    })
    return facets.find(({ name }) => name === 'size')?.values.map(({ value }) => value) ?? []
  }

  test('of stock is known as soon as it is told of: the size is offered no longer', async () => {
    expect(await sizes('10001.001')).toContain('40')
    await shop.setStock('10001.001.40', 0)
    await shop.shop.invalidate([`product:${await productId('10001.001')}`])
    expect(await sizes('10001.001')).not.toContain('40')
    await shop.setStock('10001.001.40', 1)
    await shop.shop.invalidate([`product:${await productId('10001.001')}`])
    expect(await sizes('10001.001')).toContain('40')
  })

  test('of a price turns the order round', async () => {
    expect(await find('maas', 'nl_NL', 'priceasc')).toEqual(['10001.001', '10002.001'])
    await shop.db
      .updateTable('prices')
      .set({ price: 99_900 })
      .where('store_code', '=', 'nl_NL')
      .where('variant_id', 'in', (build) =>
        build.selectFrom('variants').select('id').where('sku', 'like', '10001.001.%'),
      )
      .execute()
    await shop.shop.invalidate([`product:${await productId('10001.001')}`])
    expect(await find('maas', 'nl_NL', 'priceasc')).toEqual(['10002.001', '10001.001'])
  })

  test('of a name is found by its new words, without anything else being said', async () => {
    await shop.db
      .updateTable('products')
      .set({ name: JSON.stringify({ en: 'Lighthouse', nl: 'Vuurtoren', de: 'Leuchtturm', fr: 'Phare' }) })
      .where('sku', '=', '10004.001')
      .execute()
    expect(await find('vuurtoren')).toEqual([])
    await shop.shop.invalidate([`product:${await productId('10004.001')}`])
    expect(await find('vuurtoren')).toEqual(['10004.001'])
  })

  test('that takes a product off the shelves takes it out of lists', async () => {
    const id = await productId('10004.001')
    await shop.db.updateTable('products').set({ active: false }).where('sku', '=', '10004.001').execute()
    await shop.shop.invalidate([`product:${id}`])
    expect(await find('vuurtoren')).toEqual([])
  })
})
