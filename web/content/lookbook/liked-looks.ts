import { storedList, useStoredList } from '#web/device/stored-list.ts'

/** Keys of the looks that somebody liked on this device, the newest first. */
const likedLooks = storedList('xsa_lookbook_wishlist', 100)

export function useLikedLooks(): readonly string[] {
  return useStoredList(likedLooks)
}

/** Adds what is absent, removes what is there. */
export function toggleLook(key: string): void {
  if (likedLooks.read().includes(key)) likedLooks.remove(key)
  else likedLooks.add(key)
}
