import { storedList, useStoredList } from './stored-list.ts'

/** Keys of the looks that somebody liked, the newest first. A key is the same in every storefront. */
const likedLooks = storedList('xsa_lookbook_wishlist', 100)

/** Told of the whole list at every change while somebody is logged in; answers whether their account has it now. */
type LikeStore = (keys: readonly string[]) => Promise<boolean>
let keeper: LikeStore | undefined

export function useLikedLooks(): readonly string[] {
  return useStoredList(likedLooks)
}

export function looksLiked(): readonly string[] {
  return likedLooks.read()
}

/** Puts a list in place of the one that is there; with a keeper it is the copy of an account's. */
export function keepLooks(keys: readonly string[], by: LikeStore | undefined): void {
  keeper = by
  likedLooks.replace(keys)
}

/** Puts looks on the list, the first of them first; those that are on it stay where they are. */
export function likeLooks(keys: readonly string[]): void {
  const known = likedLooks.read()
  const news = keys.filter((key) => !known.includes(key))
  if (news.length === 0) return
  likedLooks.replace([...news, ...known])
  void keeper?.(likedLooks.read())
}

/** Puts a look on the list or takes it off, as its heart says; back to how it was when the account can't be told. */
export async function changeLook(key: string, liked: boolean): Promise<void> {
  const before = likedLooks.read()
  if (before.includes(key) === liked) return
  if (liked) likedLooks.add(key)
  else likedLooks.remove(key)
  if (keeper && !(await keeper(likedLooks.read()))) likedLooks.replace(before)
}
