import type { Country } from '#kernel/storefront.ts'

/** What the shop tells whoever packs: one order, as often as it likes. */
export type WarehouseOrder = {
  readonly number: string
  readonly placedAt: Date
  readonly shippingMethod: string
  readonly name: string
  /** As the post of its country writes it, line by line. */
  readonly address: readonly string[]
  readonly country: Country
  /** The store in which it is collected, by its code; null when it is sent. */
  readonly collectedIn: string | null
  readonly lines: readonly { readonly sku: string; readonly ean: string | null; readonly quantity: number }[]
}

type About = { readonly order: string; readonly at: Date }

export type QuantitiesBySku = readonly { readonly sku: string; readonly quantity: number }[]

/** What the warehouse tells of an order. All of it may be told twice, and in any order. */
export type WarehouseEvent = About &
  (
    | { readonly type: 'allocated' | 'picked' }
    | {
        readonly type: 'shipped'
        readonly parcel: string
        readonly carrier: string
        readonly trackingCode: string | null
        readonly trackingUrl: string | null
        /** What is in the parcel; without it, all that has not left yet. */
        readonly lines: QuantitiesBySku | null
      }
    | { readonly type: 'delivered'; readonly parcel: string | null }
    /** Of orders that are collected in a store: all of it waits there, or was handed over. */
    | { readonly type: 'ready' | 'collected' }
    /** It can't be found, so it never leaves. */
    | { readonly type: 'missing'; readonly lines: QuantitiesBySku }
    | {
        readonly type: 'returned'
        /** The reference of the return. */
        readonly return: string
        /** What of it arrived; without it, all that was announced. */
        readonly lines: QuantitiesBySku | null
      }
  )

/** Whoever packs and sends: a warehouse, an ERP. All of it may throw `WarehouseUnavailable` and is tried again. */
export type WarehousePort = {
  /** Hands an order over; the same number again is the same order. */
  submit(order: WarehouseOrder): Promise<void>
  /** Asks to stop packing. What has left meanwhile is told as news. */
  stop(number: string): Promise<void>
  /** News after a place in their list, the oldest first, and where to go on from. */
  news(after: string | null): Promise<{ readonly news: readonly WarehouseEvent[]; readonly next: string | null }>
}

/** The warehouse gave no answer that can be used. */
export class WarehouseUnavailable extends Error {
  override readonly name = 'WarehouseUnavailable'
}
