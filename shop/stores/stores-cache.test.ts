import { expect, test } from 'vitest'
import { inUnitOfWork } from '#database/unit-of-work.ts'
import { changes } from '#kernel/cache-table.ts'
import type { Store } from './store.ts'
import { createStoresCache } from './stores-cache.ts'

function watched() {
  let reads = 0
  const store = { code: 'AMS', reference: 'amsterdam' } as Store
  const cache = createStoresCache({
    all: async () => {
      reads++
      return [store]
    },
    locationCodes: async () => ['AMS', 'DC'],
    byReference: async () => undefined,
  })
  return { ...cache, reads: () => reads }
}

test('stores are read once, whoever asks for which, until their hours or the catalogue are changed', async () => {
  const { stores, invalidate, reads } = watched()
  expect((await stores.all()).map(({ code }) => code)).toEqual(['AMS'])
  expect((await stores.byReference('amsterdam'))?.code).toBe('AMS')
  expect(await stores.byReference('rotterdam')).toBeUndefined()
  invalidate(changes.stock(['a']))
  await stores.all()
  expect(reads()).toBe(1)
  for (const tags of [changes.stores(), changes.catalogImport(), undefined]) {
    invalidate(tags)
    await stores.all()
  }
  expect(reads()).toBe(4)
})

test('stores are read in a transaction, which may have changed them', async () => {
  const { stores, reads } = watched()
  await stores.all()
  await inUnitOfWork(() => stores.all())
  expect(reads()).toBe(2)
})
