import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { addresses } from '#test/shop/shopper.ts'

export type CheckoutStep = { readonly name: string; readonly p50Ms: number; readonly p99Ms: number }

export type Checkout = {
  readonly steps: readonly CheckoutStep[]
  /** From the first cart to the last order, all steps of all shoppers. */
  readonly ordersPerSecond: number
}

/** A shopper's way to the order, as the storefront asks for it without JavaScript: the page of each step, and what its button sends. */
const stepNames = [
  'put into the cart',
  'cart page',
  'address page',
  'give the address',
  'shipment page',
  'choose the shipment',
  'payment page',
  'choose the payment',
  'place the order',
  'open the payment',
  'come back',
] as const
type StepName = (typeof stepNames)[number]

/** Sends shoppers through the whole checkout, so many at once, and measures what each of them waits for at each step. */
export async function measureCheckout(shop: string, shoppers: number, atOnce: number): Promise<Checkout> {
  const times = new Map<StepName, number[]>(stepNames.map((name) => [name, []]))
  const sizes = await sizesOf(shop)
  const timed = async <T>(name: StepName, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const answer = await work()
    times.get(name)?.push(performance.now() - begun)
    return answer
  }

  async function walk(number: number): Promise<void> {
    const { token } = await askOverHttp<{ token: string }>(over(shop), 'mutation { createContext { token } }')
    const send = <T>(query: string, variables: object = {}) => askOverHttp<T>(over(shop), query, variables, { token })
    const page = async (path: string) => {
      const response = await fetch(shop + path, { headers: { cookie: `contextToken=${token}` }, redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    }
    await timed('put into the cart', () =>
      send(
        'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }',
        { sku: sizes[(number * 7) % sizes.length] },
      ),
    )
    await timed('cart page', () => page('/nl/cart/'))
    await timed('address page', () => page('/nl/checkout/'))
    await timed('give the address', () =>
      send(
        'mutation ($b: AddressInput) { setShippingAddress(email: "bench@example.com", billingAddress: $b) { __typename } }',
        { b: addresses.nl_NL },
      ),
    )
    await timed('shipment page', () => page('/nl/checkout/shipment/'))
    await timed('choose the shipment', () =>
      send('mutation ($t: String!) { updateShippingMethod(token: $t, id: "postnl") { __typename } }', {
        t: token,
      }),
    )
    await timed('payment page', () => page('/nl/checkout/payment/'))
    await timed('choose the payment', () =>
      send('mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { __typename } }', { t: token }),
    )
    const placed = await timed('place the order', () =>
      send<{ id?: string; reference?: string }>(
        'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { id reference } ... on Refused { refusals { messageKey } } } }',
      ),
    )
    if (!placed.id) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
    await timed('open the payment', () =>
      send(
        'mutation ($id: ID!, $finish: String!, $error: String!) { handlePayment(orderId: $id, finishUrl: $finish, errorUrl: $error) { ... on PaymentRedirect { redirectUrl } } }',
        { id: placed.id, finish: `${shop}/nl/checkout/success/`, error: `${shop}/nl/checkout/payment/` },
      ),
    )
    await timed('come back', () =>
      send('mutation ($reference: String!) { settlePayment(reference: $reference) { state } }', {
        reference: placed.reference,
      }),
    )
  }

  await walk(0)
  for (const list of times.values()) list.length = 0
  const begun = performance.now()
  let next = 1
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = next++; number <= shoppers; number = next++) await walk(number)
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return {
    ordersPerSecond: shoppers / seconds,
    steps: stepNames.map((name) => {
      const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b)
      return { name, p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) }
    }),
  }
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Sizes as often as they can be ordered: what is measured is the shop, not one shelf's lock. */
async function sizesOf(shop: string): Promise<string[]> {
  const { productData } = await askOverHttp<{
    productData: { products: { variants: { sku: string; availableStock: number }[] }[] }
  }>(over(shop), '{ search(itemsPerPage: 96) { productData { products { variants { sku availableStock } } } } }')
  return productData.products
    .flatMap(({ variants }) => variants)
    .flatMap(({ sku, availableStock }) => (availableStock > 4 ? [sku] : []))
}
