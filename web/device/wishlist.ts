import { storedList, useStoredList } from './stored-list.ts'

/** As many as one question to the shop may name. */
const most = 200
const wishlist = storedList('xsa_wishlist', most)

/** SKUs of the guest's wishlist, the newest first. */
export function useWishlist(): readonly string[] {
  return useStoredList(wishlist)
}

export function addWish(sku: string): void {
  wishlist.add(sku)
}

/** Adds what is absent, removes what is there. */
export function toggleWish(sku: string): void {
  if (wishlist.read().includes(sku)) wishlist.remove(sku)
  else wishlist.add(sku)
}
