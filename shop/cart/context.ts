import { day } from '#kernel/clock.ts'
import { cookies } from '#kernel/routes.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'

/** A shopper's session with the shop: their cart and what they chose so far. It proves nobody's identity. */
export type Context = {
  readonly id: string
  readonly storefrontCode: StorefrontCode
  readonly cartId: string | null
  readonly email: string | null
  readonly billingAddressId: string | null
  readonly shippingAddressId: string | null
  readonly shippingMethod: string | null
  readonly paymentMethod: string | null
  /** The gift card that the shopper wants to pay with. */
  readonly giftCardId: string | null
  /** The cart was brought back after a payment that did not happen. */
  readonly recovered: boolean
  readonly lastOrderId: string | null
  /** Who logged in with it; whether they still are, their own token says. */
  readonly customerId: string | null
}

/** Kept at least as long as the cookie that names it. */
export const contextLifetime = cookies.context.days * day
