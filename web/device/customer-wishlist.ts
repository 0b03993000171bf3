import type { Storefront } from '#kernel/storefront.ts'
import { browserMutation, browserQuery } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import { clearOrdersExceptOf } from './kept-orders.ts'
import { clearPass } from './kept-pass.ts'
import { keepLooks, looksLiked } from './liked-looks.ts'
import { listIn } from './stored-list.ts'
import { isKept, keepWishes, storedWishlist } from './wishlist.ts'

const wishesQuery = graphql(`
  query CustomerWishes {
    getWishlist { products { sku } }
    getCustomer { customerNumber customFields { lookbooks } }
  }
`)
const addMutation = graphql(`
  mutation AddToWishlist($productId: ID!) {
    addToWishlist(productId: $productId) { customerId }
  }
`)
const deleteMutation = graphql(`
  mutation DeleteFromWishlist($productId: ID!) {
    deleteFromWishlist(productId: $productId) { customerId }
  }
`)
const looksMutation = graphql(`
  mutation KeepLooks($lookbooks: [String!]!) {
    updateCustomer(input: { lookbooks: $lookbooks }) { __typename }
  }
`)

let follows = false

/**
 * Makes the hearts those of the account. What somebody liked as a guest goes onto its list when they log in; when they log out,
 * nothing of it stays on the device.
 */
export async function followCustomerWishlist(storefront: Storefront, firstName: string | undefined): Promise<void> {
  if (firstName === undefined) {
    follows = false
    if (isKept()) {
      keepWishes([], undefined)
      keepLooks([], undefined)
    }
    await clearPass().catch(() => undefined)
    return
  }
  if (follows) return
  follows = true
  const asGuest = isKept() ? [] : storedWishlist()
  const looksAsGuest = isKept() ? [] : looksLiked()
  const answer = await browserQuery(storefront, wishesQuery, {})
  if (!answer?.getWishlist) {
    follows = false
    return
  }
  // Somebody else was logged in here before, and never seen to leave.
  clearOrdersExceptOf(answer.getCustomer?.customerNumber)
  const kept = answer.getWishlist.products.map(({ sku }) => sku)
  const news = asGuest.filter((sku) => !kept.includes(sku))
  // The newest is put on last, so that it stands first there too.
  for (const productId of news.toReversed()) await browserMutation(storefront, addMutation, { productId })
  keepWishes([...news, ...kept], async (productId, wished) => {
    const told = wished
      ? await browserMutation(storefront, addMutation, { productId })
      : await browserMutation(storefront, deleteMutation, { productId })
    return told !== undefined
  })
  await followLooks(storefront, looksAsGuest, listIn(answer.getCustomer?.customFields.lookbooks ?? null))
}

/** The same for looks, of which the account keeps the whole list. */
async function followLooks(storefront: Storefront, asGuest: readonly string[], kept: readonly string[]): Promise<void> {
  const keep = async (lookbooks: readonly string[]) =>
    (await browserMutation(storefront, looksMutation, { lookbooks: [...lookbooks] })) !== undefined
  const news = asGuest.filter((key) => !kept.includes(key))
  const all = [...news, ...kept]
  if (news.length > 0) await keep(all)
  keepLooks(all, keep)
}
