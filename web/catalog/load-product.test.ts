import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { courtFixture } from './catalog.fixture.tsx'
import { loadProduct } from './load-product.ts'
import { productContentDocument, productDetailDocument } from './product-document.ts'

const pdp = {
  ...courtFixture,
  image: { url: '/images/packshots/court-0.1a2b3c4d?w=830', alt: '', width: 996, height: 1410 },
  images: [{ url: '/images/packshots/court-0.1a2b3c4d?w=830', alt: '', width: 996, height: 1410 }],
  price: { amount: 8995, currency: 'EUR', label: '€ 89,95' },
  priorPrice: null,
  manufacturer: { name: 'Cordwainer BV', address: '', email: '', responsiblePerson: null },
  sizeTable: { id: 'women' },
  relatedProducts: [],
  shippingRates: [],
  returnTerms: { inStore: true, country: 'NL', days: 14 },
  categories: [],
  boughtTogether: [{ sku: 'b' }],
  seenTogether: [{ sku: 'e' }],
  similarProducts: [],
  crossSellings: { complementary: [], maintenance: [] },
  swProduct: {
    metaTitle: '',
    metaDescription: '',
    properties: [{ name: 'Hak', position: 1, visible: true, options: ['Plat'] }],
  },
  variants: [
    {
      sku: 'a.38',
      size: '38',
      ean: '8712345678906',
      stockState: 'IN_STOCK',
      price: { amount: 8995, label: '€ 89,95' },
    },
  ],
}

test('a product whose content can’t be had is shown without it, and the log is told (specification §8)', async () => {
  const told: unknown[] = []
  const failure = new Error('The content repository does not answer')
  const scope = {
    storefront: storefrontOf('nl_NL'),
    publicUrl: 'https://shop.example',
    path: '/sneaker-court-wit/',
    t: (key: string) => key,
    report: (error: unknown) => told.push(error),
    api: async (document: unknown) => {
      if (document === productDetailDocument) return { pdp }
      if (document === productContentDocument) throw failure
      throw new Error('Nothing else is asked for')
    },
  } as unknown as LoaderScope

  const page = await loadProduct(scope, { sku: pdp.sku })
  expect(page).toMatchObject({
    product: { name: 'Court', variants: [{ size: '38' }] },
    description: { first: 'White calf.', rest: '' },
    properties: [{ name: 'Hak' }],
    boughtTogether: [{ sku: 'b' }],
    seenTogether: [{ sku: 'e' }],
    seo: { title: 'Cordwainer Court', canonical: 'https://shop.example/nl/sneaker-court-wit/' },
  })
  expect([page.sizeTable, page.looks, page.deliveryPromise]).toEqual([undefined, undefined, undefined])
  expect(told).toEqual([failure])
})
