import { day } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { NamedSize } from '../catalog/named-size.ts'

/** Whether a size was sold out when somebody asked to be told of it, or not on sale yet. */
export const alertKinds = ['back_in_stock', 'coming_soon'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Somebody waits for a size. Over with its one mail. */
export type StockAlert = NamedSize & {
  readonly id: string
  readonly email: string
  readonly storefrontCode: StorefrontCode
  readonly kind: AlertKind
  /** Opens the list of what this address waits for. */
  readonly token: string
  readonly askedAt: Date
  /** Names of all sizes that the one mail tells of, where that may be several. */
  readonly sizes?: readonly string[]
}

/** Nobody waits for ever: who still wants the size after half a year asks again. */
export const alertLifetime = 183 * day

/** For so long after its mail the link in it still opens the list of other alerts. */
export const mailedLifetime = 30 * day
