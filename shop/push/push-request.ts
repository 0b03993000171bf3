import { day } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { NamedSize } from '../catalog/named-size.ts'
import type { BrowserSubscription } from './push-port.ts'

/** What a browser wants to be told of. */
export type PushRequestKind = 'back_in_stock' | 'coming_soon' | 'order'

/** Something that a browser is told once, or for as long as an order is on its way. */
export type PushRequest = {
  readonly id: string
  readonly kind: PushRequestKind
  readonly storefrontCode: StorefrontCode
  readonly askedAt: Date
  /** Of the words beside the button that was pressed. */
  readonly wordingVersion: string
  /** The size that is waited for. */
  readonly named: NamedSize | undefined
  /** Of the order that is on its way. */
  readonly orderNumber: string | undefined
}

/** The same with where it goes. */
export type PushDelivery = PushRequest & {
  readonly subscription: BrowserSubscription & { readonly id: string }
}

/** Of the words beside the buttons. Changes with them. */
export const pushWordingVersion = '2026-11'

/** Nobody waits for ever: who still wants the size after half a year asks again. An order has long arrived by then. */
export const pushLifetime = 183 * day
