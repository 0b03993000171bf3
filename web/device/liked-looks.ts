import { storedList, useStoredList } from './stored-list.ts'

/** Keys of the looks that somebody liked, the newest first. A key is the same in every storefront. */
const likedLooks = storedList('xsa_lookbook_wishlist', 100)

/** Told of the whole list at every change while somebody is logged in, whose account keeps it then. */
type Keeper = (keys: readonly string[]) => void
let keeper: Keeper | undefined

export function useLikedLooks(): readonly string[] {
  return useStoredList(likedLooks)
}

export function looksLiked(): readonly string[] {
  return likedLooks.read()
}

/** Puts a list in place of the one that is there; with a keeper it is the copy of an account's. */
export function keepLooks(keys: readonly string[], by: Keeper | undefined): void {
  keeper = by
  likedLooks.replace(keys)
}

/** Adds what is absent, removes what is there. */
export function toggleLook(key: string): void {
  if (likedLooks.read().includes(key)) likedLooks.remove(key)
  else likedLooks.add(key)
  keeper?.(likedLooks.read())
}
