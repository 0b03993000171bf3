import type { ToldArrival } from '../stores/arrival.ts'

/** An order that is collected in one of our stores. */
export type StorePickup = {
  readonly orderId: string
  readonly locationCode: string
  /** What the shopper shows at the counter. */
  readonly code: string
  /** By when it is ready, as it was said when it was ordered. */
  readonly expectedAt: Date
  readonly readyAt: Date | null
  /** Until when it waits, once it is ready. */
  readonly keptUntil: Date | null
  readonly collectedAt: Date | null
  /** Nobody came in time. */
  readonly lapsedAt: Date | null
  /** What its shopper told the store of coming, as long as it waits. */
  readonly arrival: ToldArrival | undefined
}

/** In the order in which an order passes through them; the last only where nobody came. */
export const pickupStates = ['preparing', 'ready', 'collected', 'lapsed'] as const
export type PickupState = (typeof pickupStates)[number]

export function pickupState({
  readyAt,
  collectedAt,
  lapsedAt,
}: Pick<StorePickup, 'readyAt' | 'collectedAt' | 'lapsedAt'>): PickupState {
  if (collectedAt) return 'collected'
  if (lapsedAt) return 'lapsed'
  return readyAt ? 'ready' : 'preparing'
}

/** What stands for the carrier where goods are handed over in a store. */
export const handedOver = 'Click & Collect'
