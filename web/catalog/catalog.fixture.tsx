import { formatPrice } from '#kernel/money.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import type { SizeOption } from './size-document.ts'

const label = (code: StorefrontCode, amount: number) => formatPrice(amount, storefrontOf(code))

/** A size of a shoe of 129.00. */
export function sizeFixture(code: StorefrontCode, over: Partial<SizeOption> = {}): SizeOption {
  return {
    sku: '10110.001.38',
    size: '38',
    stockState: 'IN_STOCK',
    availableStock: 9,
    deliveryTime: null,
    price: { label: label(code, 12_900) },
    ...over,
  }
}

/** A card of a shoe of 129.00 in two colours. */
export function cardFixture(code: StorefrontCode, over: Partial<ProductCardFragment> = {}): ProductCardFragment {
  return {
    sku: '10110.001',
    name: 'Court',
    url: 'women/court',
    isOneSize: false,
    isComingSoon: false,
    totalAvailableStock: 12,
    brand: { name: 'Cordwainer' },
    color: { hex: '#ffffff' },
    relatedProducts: [
      { type: 'color_relation', colorHex: '#ffffff' },
      { type: 'color_relation', colorHex: '#aa3322' },
      { type: 'maintenance', colorHex: '#000000' },
    ],
    image: { url: '/images/packshots/court-0.1a2b3c4d?w=830', focus: null },
    hover_image: null,
    label: null,
    discount: 0,
    price: { label: label(code, 12_900) },
    priorPrice: null,
    unitPrice: null,
    rating: null,
    ...over,
  }
}

/** The same, reduced from 129.00 to 89.95. */
export function reducedCardOf(code: StorefrontCode): ProductCardFragment {
  return cardFixture(code, {
    discount: 30,
    price: { label: label(code, 8995) },
    priorPrice: { label: label(code, 12_900) },
  })
}

/** What a page of a product and its structured data both say of it. */
export const courtFixture = {
  sku: '10110.001',
  name: 'Court',
  description: '<p>White calf.</p>',
  url: 'sneaker-court-wit',
  isOneSize: false,
  brand: { name: 'Cordwainer', url: 'brands/cordwainer' },
  color: { name: 'Wit', hex: '#fff' },
}
