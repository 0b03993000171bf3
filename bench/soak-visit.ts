import type { SeededRandom } from '#test/chaos/seeded-random.ts'
import { over } from '#test/shop/ask-over-http.ts'
import { filledCheckout } from '../test/proofs/customer.ts'
import type { ShopClient } from './asker.ts'

/** What became of a visit. */
export type VisitEnd = 'browsed' | 'left a cart' | 'paid' | 'sold out'

/** What there is to look at and to buy. */
export type Assortment = { readonly paths: readonly string[]; readonly skus: readonly string[] }

/** Of a hundred visits, so many put something into a cart, and so many of all pay. */
const shares = { cart: 25, pays: 10 } as const

const words = ['laars', 'sneaker wit', 'chelsea', 'tas', 'leer zwart', 'sandaal', 'wandelschoen', 'maat 38'] as const
const lists = ['/nl/dames/', '/nl/heren/'] as const

/** One shopper: looks round as people do, and sometimes buys a pair and pays for it at the sandbox. */
export async function visitShop(
  shop: ShopClient & { readonly origin: string },
  { paths, skus }: Assortment,
  random: SeededRandom,
): Promise<VisitEnd> {
  await shop.get('/nl/')
  await shop.get(random.oneOf(lists))
  // A list that hardly anybody asked for before has to be rendered.
  await shop.get(`${random.oneOf(lists)}?size=38&size=${random.between(20, 60)}&size=${random.between(20, 60)}`)
  for (let views = random.between(1, 4); views > 0; views--) await shop.get(random.oneOf(paths))
  await shop.get(`/nl/search/?q=${encodeURIComponent(random.oneOf(words))}`)
  const chance = random.between(0, 99)
  if (chance >= shares.cart) return 'browsed'
  const bought = random.oneOf(skus)
  return chance < shares.pays ? buyPair(shop, bought) : leaveCart(shop, bought)
}

async function leaveCart(shop: ShopClient, sku: string): Promise<VisitEnd> {
  const { token } = await shop.ask<{ token: string }>('mutation { createContext { token } }')
  const { __typename } = await shop.ask<{ __typename: string }>(adding, { sku }, token)
  await shop.get('/nl/cart/', token)
  return __typename === 'Cart' ? 'left a cart' : 'sold out'
}

async function buyPair(shop: ShopClient & { readonly origin: string }, sku: string): Promise<VisitEnd> {
  const ask = await filledCheckout(over(shop.origin), sku).catch(() => undefined)
  if (ask === undefined) return 'sold out'
  const { id, reference } = await ask<{ id?: string; reference?: string }>(placing)
  if (id === undefined) return 'sold out'
  const to = `${shop.publicOrigin}/nl/checkout/success/`
  const { redirectUrl } = await ask<{ redirectUrl: string }>(paying, { id, to })
  const body = new URLSearchParams({ final_state: 'paid', submit: '1' })
  const bank = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  await bank.arrayBuffer()
  await ask(settling, { reference })
  return 'paid'
}

const adding =
  'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }'
const placing =
  'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { id reference } } }'
const paying =
  'mutation ($id: ID!, $to: String!) { handlePayment(orderId: $id, finishUrl: $to, errorUrl: $to) { ... on PaymentRedirect { redirectUrl } } }'
const settling = 'mutation ($reference: String!) { settlePayment(reference: $reference) { state } }'
