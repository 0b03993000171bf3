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

/** Ends when this page learns who keeps the list, or that nobody can be asked. */
let learn = () => {}
const learned = new Promise<void>((resolve) => {
  learn = resolve
})
/** In milliseconds; whoever is offline keeps the press on the device. */
const longestWait = 10_000

/** Whether what this browser holds is a copy of an account's list. */
export function isKept(): boolean {
  return storedText(() => window.localStorage, keptKey) === '1'
}

/** Puts a list in place of the one that is there; with a keeper it is the copy of an account's. */
export function keepWishes(skus: readonly string[], by: Keeper | undefined): void {
  keeper = by
  learn()
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

/** Told of every change, also of one in another tab. */
export const watchWishlist = wishlist.watch

/** Takes a product off the list; nothing when it isn't on it. */
export async function removeWish(sku: string): Promise<void> {
  if (wishlist.read().includes(sku)) await changeWish(sku, false)
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

/**
 * Puts a product on the list or takes it off; back to how it was when the account can't be told. Whoever presses says which of the
 * two: a heart that doesn't show yet what is on the list must not take off what its words promise to add. A press on the copy of
 * an account's list waits for that account, whose list would take its place.
 */
export async function changeWish(sku: string, wished: boolean): Promise<void> {
  let before = wishlist.read()
  put(sku, wished)
  if (isKept() && !keeper) {
    await Promise.race([learned, new Promise((resolve) => setTimeout(resolve, longestWait))])
    before = wishlist.read()
    put(sku, wished)
  }
  if (keeper && !(await keeper(sku, wished))) wishlist.replace(before)
}

function put(sku: string, wished: boolean): void {
  const isThere = wishlist.read().includes(sku)
  if (wished && !isThere) wishlist.add(sku)
  if (!wished && isThere) wishlist.remove(sku)
}
