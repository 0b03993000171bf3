import { describe, expect, test } from 'vitest'
import type { StorefrontCode, Translated } from '#kernel/storefront.ts'
import type { ProductFeed } from '#shop/catalog/catalog-feed.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { smallCatalog } from '#test/shop/small-catalog.ts'

const { shop, ask } = await openTestShop()

const [boot, ...others] = smallCatalog.products
if (!boot) throw new Error('The small catalogue is empty')
const in4 = (en: string, nl: string, de: string, fr: string): Translated => ({ en, nl, de, fr })

const { sizeTable: _, ...sized } = boot
const balm: ProductFeed = {
  ...sized,
  sku: '30001.001',
  parentSku: '30001',
  gender: 'unisex',
  name: in4('Balm', 'Balsem', 'Balsam', 'Baume'),
  slug: in4('balm', 'balsem', 'balsam', 'baume'),
  categories: ['care'],
  contents: { amount: 100, unit: 'ml' },
  warnings: [
    in4('Danger.', 'Gevaar.', 'Gefahr.', 'Danger.'),
    in4('It burns.', 'Het brandt.', 'Es brennt.', 'Ça brûle.'),
  ],
  variants: [{ sku: '30001.001.ONE', size: 'ONE', ean: '3000100100000', weight: 150, stock: { DC: 9 } }],
}
await shop.importCatalog({
  ...smallCatalog,
  categories: [
    ...smallCatalog.categories,
    {
      key: 'care',
      gender: 'unisex',
      name: in4('Care', 'Verzorging', 'Pflege', 'Entretien'),
      slug: in4('care', 'verzorging', 'pflege', 'entretien'),
      description: in4('care', 'zorg', 'sorgen', 'soin'),
    },
  ],
  products: [{ ...boot, maintenance: [balm.sku] }, ...others, balm],
})

type Answer = {
  readonly search: { readonly productData: { readonly products: readonly { readonly sku: string }[] } }
  readonly pdp: unknown
}

const skusOf = async (gender: string): Promise<string[]> => {
  const answer: unknown = await ask(
    'query ($filters: [FilterInput!]) { search(filters: $filters) { productData { products { sku } } } }',
    { filters: [{ name: 'gender', values: [gender] }] },
  )
  return (answer as Answer).search.productData.products.map(({ sku }) => sku)
}

test('the dialog after adding offers what keeps a thing beside what goes with it', async () => {
  const offered = async (sku: string) =>
    (await ask('query ($sku: String!) { upsell(sku: $sku) { sku type } }', { sku })).upsell as unknown
  expect(await offered(boot.sku)).toEqual([{ sku: balm.sku, type: 'maintenance' }])
  expect(await offered('10004.001')).toEqual([{ sku: boot.sku, type: 'complementary' }])
})

describe('what is for everybody', () => {
  test('is found among women’s things and among men’s, and alone', async () => {
    expect(await skusOf('women')).toEqual(expect.arrayContaining([boot.sku, balm.sku]))
    expect(await skusOf('men')).toEqual([balm.sku])
    expect(await skusOf('unisex')).toEqual([balm.sku])
  })

  test.for([
    ['nl_NL', '/verzorging/'],
    ['de_DE', '/pflege/'],
  ] as const)('has one address in %s: %s', async ([store, path]) => {
    const answer = await ask(
      'query ($url: String!) { esUrl(url: $url) { page_type gender } }',
      { url: path },
      { store },
    )
    expect(answer).toMatchObject({ esUrl: { page_type: 'category', gender: 'unisex' } })
  })
})

describe('a care product', () => {
  const pdp = async (sku: string, store: StorefrontCode) => {
    const answer: unknown = await ask(
      'query ($sku: String!) { pdp(sku: $sku) { unitPrice warnings crossSellings { maintenance { sku } } relatedProducts { type productNumber } } }',
      { sku },
      { store },
    )
    return (answer as Answer).pdp
  }

  test('stands beside what it keeps', async () => {
    expect(await pdp(boot.sku, 'nl_NL')).toMatchObject({
      unitPrice: null,
      warnings: [],
      crossSellings: { maintenance: [{ sku: balm.sku }] },
      relatedProducts: expect.arrayContaining([{ type: 'maintenance', productNumber: balm.sku }]),
    })
  })

  test('says what a litre costs and what to beware of, in the language of the storefront', async () => {
    expect(await pdp(balm.sku, 'de_DE')).toMatchObject({
      unitPrice: expect.stringMatching(/^100 ml, 1\.000,00\s€ \/ l$/),
      warnings: ['Gefahr.', 'Es brennt.'],
    })
  })
})
