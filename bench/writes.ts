import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { addresses } from '#test/shop/shopper.ts'

export type Writes = { readonly addsPerSecond: number; readonly ordersPerSecond: number }

type Sku = { readonly sku: string }

/** How many sizes are added to carts, and how many orders are placed, in a second: over HTTP, by shoppers at once. */
export async function measureWrites(shop: string, shoppers: number, atOnce: number): Promise<Writes> {
  const ask = <T>(query: string, variables: object = {}, token?: string) =>
    askOverHttp<T>(over(shop), query, variables, { token })
  const { productData } = await ask<{
    productData: { products: { variants: (Sku & { availableStock: number })[] }[] }
  }>('{ search(itemsPerPage: 96) { productData { products { variants { sku availableStock } } } } }')
  // Different shoppers want different shoes; what is measured is the shop, not one shelf's lock.
  const sizes = productData.products
    .flatMap((product) => product.variants)
    .flatMap((size) => Array.from({ length: Math.max(0, size.availableStock - 1) }, () => size.sku))
  const many = Math.min(shoppers, sizes.length)
  const tokens = await inTurns(
    many,
    atOnce,
    async () => (await ask<{ token: string }>('mutation { createContext { token } }')).token,
  )

  const adding = performance.now()
  await inTurns(many, atOnce, (index) =>
    ask(
      'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }',
      { sku: sizes[(index * 7) % sizes.length] },
      tokens[index],
    ),
  )
  const added = performance.now()

  await inTurns(many, atOnce, async (index) => {
    const token = tokens[index]
    await ask(
      'mutation ($b: AddressInput) { setShippingAddress(email: "bench@example.com", billingAddress: $b) { __typename } }',
      { b: addresses.nl_NL },
      token,
    )
    await ask(
      'mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { __typename } }',
      { t: token },
      token,
    )
  })
  const placing = performance.now()
  const placed = await inTurns(many, atOnce, (index) =>
    ask<{ orderNumber?: string }>(
      'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { orderNumber } } }',
      {},
      tokens[index],
    ),
  )
  const done = performance.now()
  const orders = placed.filter((answer) => answer.orderNumber !== undefined).length
  return { addsPerSecond: (many * 1000) / (added - adding), ordersPerSecond: (orders * 1000) / (done - placing) }
}

async function inTurns<T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < count; index = next++) answers[index] = await work(index)
    }),
  )
  return answers
}
