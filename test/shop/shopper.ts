import type { StorefrontCode } from '#kernel/storefront.ts'
import type { TestShop } from './open-shop.ts'

/** An address that passes in each storefront of the demo shop. */
export const addresses = {
  en_GB: {
    countryIso: 'GB',
    firstName: 'Amy',
    lastName: 'Reed',
    zipcode: 'SW1A 1AA',
    city: 'London',
    street: '1 The Mall',
  },
  nl_NL: {
    countryIso: 'NL',
    firstName: 'Sanne',
    lastName: 'de Wit',
    zipcode: '1012AB',
    city: 'Amsterdam',
    street: 'Damrak',
    additionalAddressLine1: '12',
    additionalAddressLine2: 'A',
  },
  nl_BE: {
    countryIso: 'BE',
    firstName: 'Lotte',
    lastName: 'Peeters',
    zipcode: '2000',
    city: 'Antwerpen',
    street: 'Meir',
    additionalAddressLine1: '8',
  },
  fr_BE: {
    countryIso: 'BE',
    firstName: 'Luc',
    lastName: 'Dubois',
    zipcode: '1000',
    city: 'Bruxelles',
    street: 'Rue Neuve',
    additionalAddressLine1: '3',
  },
  fr_FR: {
    countryIso: 'FR',
    firstName: 'Anaïs',
    lastName: "d'Aubigné",
    zipcode: '75002',
    city: 'Paris',
    street: '12 bis rue de la Paix',
  },
  de_DE: {
    countryIso: 'DE',
    firstName: 'Greta',
    lastName: 'Groß',
    zipcode: '50667',
    city: 'Köln',
    street: 'Domstraße',
    additionalAddressLine1: '12a',
  },
} as Readonly<Record<string, object>> as Readonly<Record<StorefrontCode, Record<string, string>>>

const methods = {
  en_GB: 'creditcard',
  nl_NL: 'ideal',
  nl_BE: 'bancontact',
  fr_BE: 'bancontact',
  fr_FR: 'creditcard',
  de_DE: 'paypal',
} as Readonly<Record<StorefrontCode, string>>

export const refusalFields = '... on Refused { refusals { messageKey field name } }'

export type PlacedOrder = { id: string; orderNumber: string; reference: string }
export type ShopperAnswer<T> = T & { refusals?: { messageKey: string; field: string | null; name: string | null }[] }

/** A shopper with a session, or with that of a login: what one does through the API, by name. */
export async function apiShopper(
  { ask }: TestShop,
  store: StorefrontCode = 'nl_NL',
  login?: { readonly contextToken: string; readonly customerToken: string },
) {
  const token = login?.contextToken ?? (await newContext(ask, store))
  const call = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const data = await ask(query, variables, { token, customerToken: login?.customerToken, store })
    return Object.values(data)[0] as T
  }
  const me = {
    token,
    store,
    call,
    cart: () =>
      call<{
        items: { id: string; referencedId: string; quantity: number }[]
        count: number
        errors: { messageKey: string }[]
        price: { totalPrice: { amount: number } }
      }>(
        'query { getCart(name: "frontend-cart") { items { id referencedId quantity } count errors { messageKey name level } price { totalPrice { amount } } } }',
      ),
    add: (referencedId: string, quantity = 1) =>
      call<ShopperAnswer<{ count?: number; errors?: { messageKey: string; name: string | null; level: string }[] }>>(
        `mutation ($items: [CartItemInput!]!) { addToCart(items: $items) { ... on Cart { count errors { messageKey name level } } ${refusalFields} } }`,
        { items: [{ referencedId, type: 'product', quantity }] },
      ),
    /** Types a promotion's code or a voucher's barcode. */
    addCode: (code: string) =>
      call<ShopperAnswer<{ errors?: { messageKey: string; name: string | null; level: string }[] }>>(
        `mutation ($items: [CartItemInput!]!) { addToCart(items: $items) { ... on Cart { errors { messageKey name level } } ${refusalFields} } }`,
        { items: [{ referencedId: code, type: 'promotion', quantity: 1 }] },
      ),
    addExtra: (key: string) =>
      call<ShopperAnswer<{ count?: number }>>(
        `mutation ($items: [CartItemInput!]!) { addToCart(items: $items) { ... on Cart { count } ${refusalFields} } }`,
        { items: [{ referencedId: key, type: 'custom', quantity: 1 }] },
      ),
    remove: (id: string) =>
      call<ShopperAnswer<{ count?: number }>>(
        `mutation ($ids: [ID!]!) { deleteCartItem(ids: $ids) { ... on Cart { count } ${refusalFields} } }`,
        { ids: [id] },
      ),
    /** What is taken off, line by line, and what it all comes to. */
    discounts: () =>
      call<{
        items: {
          id: string
          type: string
          referencedId: string
          removable: boolean
          price: { totalPrice: { amount: number } }
          error: { messageKey: string } | null
        }[]
        price: Record<'subtotal' | 'discount' | 'costs' | 'shipping' | 'totalPrice', { amount: number }>
      }>(
        'query { getCart { items { id type referencedId removable price { totalPrice { amount } } error { messageKey } } price { subtotal { amount } discount { amount } costs { amount } shipping { amount } totalPrice { amount } } } }',
      ),
    giveAddress: (change: Record<string, string> = {}) =>
      call<ShopperAnswer<{ email?: string }>>(
        `mutation ($email: String, $billing: AddressInput) { setShippingAddress(email: $email, billingAddress: $billing) { ... on Context { email } ${refusalFields} } }`,
        { email: 'shopper@example.com', billing: { ...addresses[store], ...change } },
      ),
    choosePayment: (id: string = methods[store]) =>
      call<ShopperAnswer<object>>(
        `mutation ($token: String!, $id: ID!) { updatePaymentMethod(token: $token, id: $id) { ... on Context { paymentMethod { id } } ${refusalFields} } }`,
        { token, id },
      ),
    place: (input: Record<string, unknown> = {}) =>
      call<ShopperAnswer<Partial<PlacedOrder>>>(
        `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on PlacedOrder { id orderNumber reference } ${refusalFields} } }`,
        { input: { termsAccepted: true, withdrawalRead: true, ...input } },
      ),
    pay: (orderId: string, paymentMethodId?: string) =>
      call<ShopperAnswer<{ redirectUrl?: string }>>(
        `mutation ($id: ID!, $data: PaymentDataInput) { handlePayment(orderId: $id, finishUrl: "http://shop.test/nl/checkout/success/", errorUrl: "http://shop.test/nl/checkout/payment/", additionalData: $data) { ... on PaymentRedirect { redirectUrl } ${refusalFields} } }`,
        { id: orderId, data: paymentMethodId ? { paymentMethodId } : null },
      ),
    /** Pays with what a wallet handed over. */
    payByWallet: (orderId: string, walletToken: string, paymentMethodId = 'applepay') =>
      call<ShopperAnswer<{ redirectUrl?: string }>>(
        `mutation ($id: ID!, $data: PaymentDataInput) { handlePayment(orderId: $id, finishUrl: "http://shop.test/nl/checkout/success/", errorUrl: "http://shop.test/nl/checkout/payment/", additionalData: $data) { ... on PaymentRedirect { redirectUrl } ${refusalFields} } }`,
        { id: orderId, data: { paymentMethodId, walletToken } },
      ),
    comeBack: (reference: string) =>
      call<{ state: string; paymentStatus: string } | null>(
        'mutation ($reference: String!) { settlePayment(reference: $reference) { state paymentStatus } }',
        { reference },
      ),
    status: async () =>
      (
        await call<{ cartStatus: { status: string; recover: boolean; order: { state: string } | null } }>(
          'query { getContext { cartStatus { status recover order { state redirectUrl } } } }',
        )
      ).cartStatus,
    /** From an empty cart to the order button. */
    readyToOrder: async (sku: string, quantity = 1) => {
      await me.add(sku, quantity)
      await me.giveAddress()
      await me.choosePayment()
    },
    /** An order that waits for its payment, and the page where it is paid. */
    order: async (sku: string): Promise<PlacedOrder & { redirectUrl: string }> => {
      await me.readyToOrder(sku)
      const placed = await me.place()
      if (!placed.id || !placed.reference || !placed.orderNumber)
        throw new Error(`Not placed: ${JSON.stringify(placed)}`)
      const payment = await me.pay(placed.id)
      if (!payment.redirectUrl) throw new Error(`Not payable: ${JSON.stringify(payment)}`)
      return {
        id: placed.id,
        orderNumber: placed.orderNumber,
        reference: placed.reference,
        redirectUrl: payment.redirectUrl,
      }
    },
  }
  return me
}

async function newContext(ask: TestShop['ask'], store: StorefrontCode): Promise<string> {
  const { createContext } = await ask('mutation { createContext { token } }', {}, { store })
  return (createContext as unknown as { token: string }).token
}
