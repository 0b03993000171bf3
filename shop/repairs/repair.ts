import type { Currency, StorefrontCode } from '#kernel/storefront.ts'
import { type ShoeMaterial, saysWord } from '../catalog/shoe-material.ts'
import type { Progress } from '../fulfilment/progress.ts'
import type { Order } from '../orders/order.ts'
import type { ShopSettings } from '../settings/settings.ts'

/** In the order in which a repair passes through them, and the two ways in which it ends before. */
export const repairStates = ['new', 'received', 'in-work', 'ready', 'collected', 'refused', 'cancelled'] as const
export type RepairState = (typeof repairStates)[number]

/** How a pair comes: over the counter, or by post. */
export const repairWays = ['bring', 'post'] as const
export type RepairWay = (typeof repairWays)[number]

export type RepairService = ShopSettings['repairs']['services'][number]

/** A pair that somebody wants repaired. */
export type Repair = {
  readonly id: string
  /** `S-7K3M9Q2X`. */
  readonly code: string
  readonly orderId: string
  readonly orderNumber: string
  readonly storefrontCode: StorefrontCode
  /** Of the order's lines. */
  readonly position: number
  readonly article: {
    readonly name: string
    readonly color: string | null
    readonly size: string | null
    readonly image: string | null
  }
  readonly service: string
  /** As it was called when it was asked for. */
  readonly serviceName: string
  readonly text: string
  readonly way: RepairWay
  readonly locationCode: string
  readonly currency: Currency
  /** What its owner agreed to, in cents. */
  readonly price: number
  /** Another one that staff named and its owner has not answered yet. */
  readonly proposedPrice: number | null
  readonly days: number
  readonly state: RepairState
  readonly reason: string | null
  readonly requestedAt: Date
}

/** What staff make of a repair next. */
const next: Readonly<Record<RepairState, readonly RepairState[]>> = {
  new: ['received', 'refused'],
  received: ['in-work', 'refused'],
  'in-work': ['ready', 'refused'],
  ready: ['collected'],
  collected: [],
  refused: [],
  cancelled: [],
}

/** What staff may make of a repair now. Nothing is worked on for a price to which nobody agreed. */
export function nextStates({ state, proposedPrice }: Pick<Repair, 'state' | 'proposedPrice'>): readonly RepairState[] {
  return next[state].filter((one) => one !== 'in-work' || proposedPrice === null)
}

/** Whether nothing has been done with the pair yet: its price may change, and its owner may think otherwise. */
export const isBeforeWork = ({ state }: Pick<Repair, 'state'>): boolean => state === 'new' || state === 'received'

/** Whether it is over, one way or the other. */
export const isOver = ({ state }: Pick<Repair, 'state'>): boolean =>
  state === 'collected' || state === 'refused' || state === 'cancelled'

/** Services that fit a shoe, in the retailer's order. */
export function servicesFor(services: readonly RepairService[], material: ShoeMaterial): RepairService[] {
  return services.filter(({ offered, words, upper }) => {
    if (!offered) return false
    if (words.length === 0 && upper.length === 0) return true
    return saysWord(material, words) || upper.some((one) => material.upper.includes(one))
  })
}

/**
 * Of which lines how many pieces are with their buyer: what arrived, without what was announced to come back.
 *
 * @returns by the place of the line in its order; articles alone
 */
export function ownedPieces(
  order: Pick<Order, 'lines'>,
  { parcels, returns, pickup }: Pick<Progress, 'parcels' | 'returns' | 'pickup'>,
): ReadonlyMap<number, number> {
  const arrived = (position: number, ordered: number) =>
    pickup?.collectedAt
      ? ordered
      : parcels.reduce((sum, parcel) => sum + (parcel.deliveredAt ? (parcel.pieces.get(position) ?? 0) : 0), 0)
  const back = (position: number) => returns.reduce((sum, one) => sum + (one.pieces.get(position) ?? 0), 0)
  return new Map(
    [...order.lines.entries()].flatMap(([position, { type, quantity }]): [number, number][] => {
      const owned = type === 'article' ? arrived(position, quantity) - back(position) : 0
      return owned > 0 ? [[position, owned]] : []
    }),
  )
}

/** Letters and digits that nobody mixes up. */
const legible = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a shopper shows in the store. */
export function newRepairCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => legible[byte % 32]).join('')
  return `S-${letters}`
}
