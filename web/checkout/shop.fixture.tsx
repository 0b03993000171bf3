import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { formatPrice } from '#kernel/money.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { CartView, CartViewItem } from '#web/cart/cart-document.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import { createTranslator, type Translate } from '#web/messages/translator.ts'
import { ShopProvider } from '#web/shop-context.tsx'
import type { CheckoutContext, OrderView } from './checkout-document.ts'

/** The words of a storefront, compiled as the build compiles them. */
export function translateOf(code: StorefrontCode): Translate {
  const { iso, contentLang } = storefrontOf(code)
  const messages = Object.entries(catalogueOf(contentLang))
  return createTranslator(iso, Object.fromEntries(messages.map(([key, text]) => [key, compileMessageOrThrow(text)])))
}

/** What a browser without JavaScript is sent for a part of a page, in one storefront. */
export function renderInShop(code: StorefrontCode, element: ReactNode): string {
  return renderToStaticMarkup(
    <ShopProvider storefront={storefrontOf(code)} t={translateOf(code)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ShopProvider>,
  )
}

/** What somebody reads of it, on one line. */
export function renderedTextOf(html: string): string {
  const text = html.replaceAll(/<[^>]+>/g, ' ')
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ')
}

/** The input of a name, and of a value where several share it. */
export function inputOf(html: string, name: string, value?: string): string {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  const found = inputs.find((input) => {
    return input.includes(`name="${name}"`) && (value === undefined || input.includes(`value="${value}"`))
  })
  if (!found) throw new Error(`No input ${name} ${value ?? ''}`)
  return found
}

const price = (code: StorefrontCode, amount: number) => ({ amount, label: formatPrice(amount, storefrontOf(code)) })

export function cartLine(code: StorefrontCode, over: Partial<CartViewItem> = {}): CartViewItem {
  return {
    id: 'line-1',
    referencedId: '10110.001.38',
    name: 'Court',
    modified: false,
    quantity: 2,
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: 5,
    label: 'Court',
    type: 'product',
    removable: true,
    stackable: true,
    url: 'women/court',
    brand: 'Cordwainer',
    image: { url: '/images/packshots/court-0.1a2b3c4d?w=830', alt: '', width: 332, height: 470, focus: null },
    payload: { productNumber: '10110.001.38', size: '38', options: [{ group: 'Size', option: '38' }] },
    price: {
      unitPrice: price(code, 5000),
      totalPrice: price(code, 10_000),
      regularUnitPrice: null,
      priorUnitPrice: null,
      taxRules: [{ taxRate: 2100 }],
    },
    priceWhenAdded: null,
    product: { unitPrice: null },
    deliveryInformation: { deliveryTime: null },
    error: null,
    ...over,
  }
}

/** Two pairs of 50.00 and a delivery of 4.95. */
export function cartOf(code: StorefrontCode, over: Partial<CartView> = {}): CartView {
  return {
    count: 2,
    items: [cartLine(code)],
    price: {
      subtotal: price(code, 10_000),
      positionPrice: price(code, 10_000),
      adjustments: [],
      shipping: price(code, 495),
      netPrice: price(code, 8674),
      totalPrice: price(code, 10_495),
      taxes: [{ taxRate: 2100, tax: 1821 }],
    },
    deliveries: [{ shippingMethod: { name: 'PostNL', type: 'home', reference: 'postnl', storePickup: false } }],
    errors: [],
    extras: [],
    deliveryPromise: { min: 1, max: 3 },
    deliveryDate: null,
    ...over,
  }
}

/** An address as a session keeps it. */
export const knownAddress = {
  id: 'address-1',
  country: { iso: 'NL', name: 'Nederland' },
  salutation: null,
  firstName: 'Sanne',
  lastName: 'de Vries',
  street: 'Kalverstraat',
  additionalAddressLine1: '12',
  additionalAddressLine2: null,
  zipcode: '1012 AB',
  city: 'Amsterdam',
  phoneNumber: null,
  customFields: { servicePoint: null },
}

export function contextOf(code: StorefrontCode): CheckoutContext {
  return {
    email: 'sanne@example.com',
    cart: { ...cartOf(code), offersGiftReceipt: true, expressWallets: [] },
    cartStatus: { status: 'ok', recover: false, order: null },
    shippingMethod: { id: 'postnl' },
    paymentMethod: null,
    giftCard: null,
    billingAddress: knownAddress,
    shippingAddress: knownAddress,
    collectable: true,
    billingAddressRequired: false,
    pickup: null,
  }
}

export function orderFixture(code: StorefrontCode): OrderView {
  const { price: totals } = cartOf(code)
  return {
    id: 'order-1',
    number: '100001',
    createdAt: '2026-11-21T10:00:00Z',
    state: 'paid',
    paymentStatus: 'paid',
    paymentMethod: 'iDEAL | Wero',
    openTransfer: null,
    giftCard: null,
    deliveryDate: null,
    customer: { firstName: 'Sanne' },
    pickup: null,
    price: totals,
    lines: [
      {
        name: 'Court',
        size: '38',
        color: 'White',
        quantity: 2,
        taxRate: 2100,
        productSku: '10411.002',
        total: { amount: 10000, label: '€ 100,00' },
        image: null,
      },
    ],
  }
}

export const offered = [
  { id: 'riverty', name: 'Riverty', icon: 'riverty', credit: true, termsRequired: true },
  { id: 'ideal', name: 'iDEAL | Wero', icon: 'ideal', credit: false, termsRequired: false },
].map((method) => ({
  ...method,
  description: null,
  termsUrl: method.termsRequired ? 'https://example.com/terms' : null,
  wallet: null,
}))
