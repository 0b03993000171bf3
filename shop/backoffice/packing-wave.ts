import type { Country } from '#kernel/country.ts'
import type { OrderListFilter } from './order-list.ts'
import type { StaffLabel } from './parcel-label.ts'

/** Orders that somebody packs in one go. */
export type PackingWave = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly createdBy: string
  readonly closedAt: Date | null
  /** In all, and those of which nothing is left to pack. */
  readonly orders: number
  readonly packed: number
}

/** An order of a wave, the oldest first. */
export type WaveOrder = {
  readonly id: string
  readonly number: string
  readonly customerName: string
  readonly pieces: number
  readonly isPacked: boolean
  readonly isCollected: boolean
  /** Where it goes. */
  readonly country: Country
}

/** The same with the label that waits for its parcel, and article numbers of which customs can't be told what they ask. */
export type LabelledWaveOrder = WaveOrder & {
  readonly label: StaffLabel | undefined
  readonly customsLacks: readonly string[]
}

export type NewWave = Pick<OrderListFilter, 'storefront' | 'delivery'> & {
  readonly name: string
  readonly most: number
  readonly idempotencyKey: string
}

/** So many orders a wave has at most: what a trolley holds. */
export const mostInWave = 100

/** Longest that its name is. */
export const longestWaveName = 80
