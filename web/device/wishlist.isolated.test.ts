import { beforeEach, expect, test, vi } from 'vitest'

const values = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
}

/** A page of its own: what it learns of the account, it learns anew. */
async function openPage(kept: readonly string[] | undefined) {
  vi.resetModules()
  values.clear()
  if (kept) {
    values.set('xsa_wishlist', JSON.stringify(kept))
    values.set('xsa_wishlist_kept', '1')
  }
  return import('./wishlist.ts')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage, dispatchEvent: () => true, addEventListener: () => undefined })
})

test('a guest’s press is done at once', async () => {
  const { changeWish, storedWishlist } = await openPage(undefined)
  await changeWish('A', true)
  expect(storedWishlist()).toEqual(['A'])
})

test('what is on the list stays there once, however often a heart that can’t show it yet is pressed', async () => {
  const { changeWish, storedWishlist } = await openPage(undefined)
  await changeWish('A', true)
  await changeWish('B', true)
  await changeWish('A', true)
  expect(storedWishlist()).toEqual(['B', 'A'])
  await changeWish('A', false)
  await changeWish('A', false)
  expect(storedWishlist()).toEqual(['B'])
})

test('a press that comes before the account is known outlives the account’s list, and the account is told', async () => {
  const { changeWish, keepWishes, storedWishlist } = await openPage(['B'])
  const told: [string, boolean][] = []
  const press = changeWish('A', true)
  expect(storedWishlist()).toEqual(['A', 'B'])
  keepWishes(['B', 'C'], async (sku, wished) => {
    told.push([sku, wished])
    return true
  })
  await press
  expect(storedWishlist()).toEqual(['A', 'B', 'C'])
  expect(told).toEqual([['A', true]])
})

test('such a press is taken back where the account can’t be told, and stays where nobody is logged in any more', async () => {
  const refused = await openPage(['B'])
  const press = refused.changeWish('B', false)
  refused.keepWishes(['B', 'C'], async () => false)
  await press
  expect(refused.storedWishlist()).toEqual(['B', 'C'])

  const loggedOut = await openPage(['B'])
  const another = loggedOut.changeWish('A', true)
  loggedOut.keepWishes([], undefined)
  await another
  expect(loggedOut.storedWishlist()).toEqual(['A'])
})
