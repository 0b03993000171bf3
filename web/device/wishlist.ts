import { storedList, storedText, useStoredList } from './stored-list.ts'

/** As many as one question to the shop may name. */
const most = 200
const wishlist = storedList('xsa_wishlist', most)

/** SKUs of the guest's wishlist, the newest first. */
export function useWishlist(): readonly string[] {
  return useStoredList(wishlist)
}

/** Told of every change while somebody is logged in, whose account keeps the list then; answers whether it has it now. */
type Keeper = (sku: string, wished: boolean) => Promise<boolean>
let keeper: Keeper | undefined
const keptKey = 'xsa_wishlist_kept'

/** Whether what this browser holds is a copy of an account's list. */
export function isKept(): boolean {
  return storedText(() => window.localStorage, keptKey) === '1'
}

/** Puts a list in place of the one that is there; with a keeper it is the copy of an account's. */
export function keepWishes(skus: readonly string[], by: Keeper | undefined): void {
  keeper = by
  try {
    if (by) localStorage.setItem(keptKey, '1')
    else localStorage.removeItem(keptKey)
  } catch {
    // Refused: the list itself lives in memory then.
  }
  wishlist.replace(skus)
}

export function storedWishlist(): readonly string[] {
  return wishlist.read()
}

/** Takes a product off the list; nothing when it isn't on it. */
export async function removeWish(sku: string): Promise<void> {
  if (wishlist.read().includes(sku)) await toggleWish(sku)
}

/** Puts products on the list, the first of them first; those that are on it stay where they are. */
export function addWishes(skus: readonly string[]): void {
  const known = wishlist.read()
  for (const sku of skus.toReversed()) if (!known.includes(sku)) addWish(sku)
}

export function addWish(sku: string): void {
  wishlist.add(sku)
  void keeper?.(sku, true)
}

/** Adds what is absent, removes what is there; back to how it was when the account can't be told. */
export async function toggleWish(sku: string): Promise<void> {
  const before = wishlist.read()
  const wished = !before.includes(sku)
  if (wished) wishlist.add(sku)
  else wishlist.remove(sku)
  if (keeper && !(await keeper(sku, wished))) wishlist.replace(before)
}
