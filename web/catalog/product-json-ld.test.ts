import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import type { ProductDetail } from './product-document.ts'
import { productJsonLd } from './product-json-ld.ts'

const detail = {
  sku: '10110.001',
  name: 'Court',
  description: '<p>White calf.</p>',
  url: 'sneaker-court-wit',
  isOneSize: false,
  brand: { name: 'Cordwainer', url: 'brands/cordwainer' },
  color: { name: 'Wit', hex: '#fff' },
  images: [{ url: '/images/packshots/court-0.1a2b3c4d?w=830', alt: '', width: 1, height: 1 }],
  price: { amount: 8995, currency: 'EUR', label: '€ 89,95' },
  priorPrice: { amount: 12900, label: '€ 129,00' },
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
} as unknown as ProductDetail

test('search engines are told the price of the page, the price that it is compared with, and what is left', () => {
  const product = productJsonLd({ storefront: storefrontOf('nl_NL'), publicUrl: 'https://shop.example' }, detail)
  expect(product).toMatchObject({
    '@type': 'Product',
    description: 'White calf.',
    url: 'https://shop.example/nl/sneaker-court-wit/',
    image: ['https://shop.example/images/packshots/court-0.1a2b3c4d?w=830'],
  })
  expect(product.offers.map(({ price, availability, gtin13 }) => [price, availability, gtin13])).toEqual([
    ['89.95', 'https://schema.org/LimitedAvailability', '8712345678906'],
    ['89.95', 'https://schema.org/OutOfStock', '8712345678913'],
  ])
  expect(product.offers[0]).toMatchObject({
    priceCurrency: 'EUR',
    priceSpecification: { price: '129.00', priceType: 'https://schema.org/StrikethroughPrice' },
  })
})
