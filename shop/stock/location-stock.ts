import type { LocalNames } from '#kernel/local-names.ts'

/** What there is of a size at one location: in a store, or where parcels are packed. */
export type LocationStock = {
  readonly code: string
  readonly name: string
  /** The town that it is named after, and what that is called elsewhere. */
  readonly city?: string
  readonly localNames?: LocalNames | null
  readonly country?: string | undefined
  readonly qty: number
  readonly sku: string
}

/** How shoppers are told what a store has: in numbers, or in words that give less away. */
export type StoreStockMode = 'numbers' | 'words'

/** From so many on there are enough (specification §9: fewer are few). */
export const enough = 5

/** What may be told of it. A retailer who tells words doesn't give the number away to whoever asks the API. */
export type DisplayedStock = LocationStock & {
  /** Whether `qty` is all that there are; otherwise it stops where there are enough. */
  readonly exact: boolean
}

export function displayedStock(stock: readonly LocationStock[], mode: StoreStockMode): DisplayedStock[] {
  const exact = mode === 'numbers'
  return stock.map((one) => ({ ...one, qty: exact ? one.qty : Math.min(enough, one.qty), exact }))
}
