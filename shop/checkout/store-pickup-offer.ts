import type { LocationStock } from '../stock/location-stock.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import { readyAt } from '../stores/pickup-time.ts'
import type { Store } from '../stores/store.ts'

/** What a store can say to somebody who wants to collect all of a cart there. */
export type StorePickupOffer = {
  /** Whether all of it lies there now. */
  readonly hasAll: boolean
  readonly readyAt: Date
}

/** By when each store would have these pieces ready. */
export function storePickupOffers(
  stores: readonly Pick<Store, 'code' | 'openingHours'>[],
  wanted: readonly { readonly sku: string; readonly quantity: number }[],
  stock: readonly Pick<LocationStock, 'code' | 'sku' | 'qty'>[],
  now: Date,
  times: PickupTimes,
): ReadonlyMap<string, StorePickupOffer> {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of wanted) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  const there = new Map(stock.map(({ code, sku, qty }) => [`${code} ${sku}`, qty]))
  return new Map(
    stores.map((store) => {
      const hasAll = [...pieces].every(([sku, quantity]) => (there.get(`${store.code} ${sku}`) ?? 0) >= quantity)
      return [store.code, { hasAll, readyAt: readyAt(store, now, hasAll, times) }]
    }),
  )
}
