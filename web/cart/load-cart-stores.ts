import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { branchcodeOf } from '#web/newsletter/branchcode.ts'
import type { CartView } from './cart-document.ts'
import { storesWithAll } from './cart-in-stores.ts'
import type { CartStores } from './cart-stores.tsx'

const cartInStoresQuery = graphql(`
  query CartInStores($skus: [String!]!) {
    stockByLocations(skus: $skus) { code name abroad qty exact sku }
    stores { code reference }
  }
`)

/** The stores that have everything in the cart. A cart can do without: nothing when nobody can say it now. */
export async function loadCartStores(
  { api, request }: PersonalScope,
  cart: CartView | null | undefined,
): Promise<CartStores | undefined> {
  const lines = (cart?.items ?? [])
    .filter(({ type }) => type === 'product')
    .map(({ referencedId, quantity }) => ({ sku: referencedId, quantity }))
  if (lines.length === 0) return undefined
  const answer = await api(cartInStoresQuery, { skus: lines.map(({ sku }) => sku) }).catch(() => undefined)
  if (!answer) return undefined
  const own = branchcodeOf(request)
  const references = new Map(answer.stores.map(({ code, reference }) => [code, reference]))
  const stores = storesWithAll(lines, answer.stockByLocations, own)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { own, pieces, stores: stores.map((store) => ({ ...store, reference: references.get(store.code) })) }
}
