import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { courtFixture } from './catalog.fixture.tsx'
import type { ProductDetailView } from './product-document.ts'
import { productJsonLd } from './product-json-ld.ts'

const detail = {
  ...courtFixture,
  images: [{ url: '/images/packshots/court-0.1a2b3c4d?w=830', alt: '', width: 1, height: 1 }],
  price: { amount: 8995, currency: 'EUR', label: '€ 89,95' },
  priorPrice: { amount: 12900, label: '€ 129,00' },
  parentSku: '10110',
  relatedProducts: [
    { type: 'color_relation', productNumber: '10110.001', url: 'sneaker-court-wit' },
    { type: 'color_relation', productNumber: '10110.002', url: 'sneaker-court-zand' },
    { type: 'maintenance', productNumber: '10900.001', url: 'schoencreme' },
  ],
  shippingRates: [
    { countries: ['NL', 'BE'], price: { amount: 0, currency: 'EUR' } },
    { countries: ['AT'], price: { amount: 495, currency: 'EUR' } },
  ],
  returnTerms: { inStore: true, country: 'NL', days: 14 },
  manufacturer: { name: 'Cordwainer BV', address: '', email: '', responsiblePerson: null },
  variants: [
    {
      sku: 'a.38',
      size: '38',
      ean: '8712345678906',
      stockState: 'FEW_LEFT',
      price: { amount: 8995, label: '€ 89,95' },
    },
    {
      sku: 'a.39',
      size: '39',
      ean: '8712345678913',
      stockState: 'OUT_OF_STOCK',
      price: { amount: 8995, label: '€ 89,95' },
    },
  ],
} as unknown as ProductDetailView

const place = { storefront: storefrontOf('nl_NL'), publicUrl: 'https://shop.example' }

test('search engines are told the price of the page, the price that it is compared with, and what is left of each size', () => {
  const offer = {
    '@type': 'Offer',
    price: '89.95',
    priceCurrency: 'EUR',
    url: 'https://shop.example/nl/sneaker-court-wit/',
  }
  expect(productJsonLd(place, detail)).toMatchObject({
    '@type': 'ProductGroup',
    description: 'White calf.',
    url: 'https://shop.example/nl/sneaker-court-wit/',
    image: ['https://shop.example/images/packshots/court-0.1a2b3c4d?w=830'],
    productGroupID: '10110',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [
      {
        '@type': 'Product',
        size: '38',
        gtin13: '8712345678906',
        offers: {
          ...offer,
          availability: 'https://schema.org/LimitedAvailability',
          priceSpecification: { price: '129.00', priceType: 'https://schema.org/StrikethroughPrice' },
        },
      },
      { size: '39', gtin13: '8712345678913', offers: { ...offer, availability: 'https://schema.org/OutOfStock' } },
      { url: 'https://shop.example/nl/sneaker-court-zand/' },
    ],
  })
})

test('what has no sizes is a product of its own', () => {
  const cart = { ...detail, isOneSize: true, variants: detail.variants.slice(0, 1) }
  expect(productJsonLd(place, cart)).toMatchObject({
    '@type': 'Product',
    sku: '10110.001',
    offers: { '@type': 'Offer', price: '89.95' },
  })
})

test('an offer says what delivery costs to each country, how long it takes, and how a product comes back', () => {
  const group = productJsonLd(place, detail, { min: 1, max: 3 })
  expect(group).toMatchObject({
    hasVariant: [
      {
        offers: {
          shippingDetails: [
            {
              shippingRate: { value: '0.00', currency: 'EUR' },
              shippingDestination: [{ addressCountry: 'NL' }, { addressCountry: 'BE' }],
              deliveryTime: { transitTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' } },
            },
            { shippingRate: { value: '4.95' }, shippingDestination: [{ addressCountry: 'AT' }] },
          ],
          hasMerchantReturnPolicy: {
            applicableCountry: ['NL', 'BE', 'AT'],
            returnPolicyCountry: 'NL',
            returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
          },
        },
      },
      {},
      {},
    ],
  })
  const british = { ...detail, returnTerms: { inStore: false, country: 'NL', days: 14 } } as ProductDetailView
  expect(productJsonLd(place, british)).toMatchObject({
    hasVariant: [
      { offers: { hasMerchantReturnPolicy: { returnMethod: ['https://schema.org/ReturnByMail'] } } },
      {},
      {},
    ],
  })
})

test('a product without sizes names the other colours of its model', () => {
  const cart = { ...detail, isOneSize: true, variants: detail.variants.slice(0, 1) }
  expect(productJsonLd(place, cart)).toMatchObject({
    isVariantOf: { productGroupID: '10110', hasVariant: [{ url: 'https://shop.example/nl/sneaker-court-zand/' }] },
  })
})

test('of an empty place for a picture nobody is told', () => {
  const bare = { ...detail, images: [{ url: '/images/missing?w=996', alt: '', width: 996, height: 1410 }] }
  const told = JSON.stringify(productJsonLd(place, bare as unknown as ProductDetailView))
  expect(told).not.toContain('missing')
  expect(told).not.toContain('"image"')
})
