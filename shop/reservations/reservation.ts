import { day } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { NamedSize } from '../catalog/named-size.ts'
import type { ToldArrival } from '../stores/arrival.ts'
import type { Store } from '../stores/store.ts'

/** A pair is kept apart until it is fetched, given up or no longer waited for. */
export const reservationStates = ['held', 'cancelled', 'expired', 'collected'] as const
export type ReservationState = (typeof reservationStates)[number]

/** A pair of one size that a store keeps apart for somebody. */
export type StoreReservation = NamedSize & {
  readonly id: string
  /** What the shopper names at the counter. */
  readonly number: string
  readonly storefrontCode: StorefrontCode
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Opens it without a login. */
  readonly token: string
  readonly state: ReservationState
  readonly heldUntil: Date
  /** When staff took it off the shelf; until then it is being put aside. */
  readonly putAsideAt: Date | null
  /** What its holder told the store of coming, as long as it is held. */
  readonly arrival: ToldArrival | undefined
  readonly store: Store
}

/** Who wants more than this at once should order it. */
export const mostAtOnce = 3

/** For so long after its end a reservation can be looked at; then it is forgotten. */
export const endedLifetime = 30 * day

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Six signs that can be told over a counter: none of them looks or sounds like another.
 * @param random as many bytes as signs
 */
export function reservationNumber(random: Uint8Array): string {
  return Array.from(random, (byte) => letters[byte % letters.length]).join('')
}
