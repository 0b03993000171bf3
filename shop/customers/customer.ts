import type { Salutation } from '#kernel/salutation.ts'
import type { Language, StorefrontCode } from '#kernel/storefront.ts'

/** Somebody with an account. There are no other roles (specification §6). */
export type Customer = {
  readonly id: string
  readonly number: string
  readonly storefrontCode: StorefrontCode
  readonly language: Language
  /** Trimmed, in lower case. */
  readonly email: string
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  readonly newsletter: boolean
  /** When they showed last that they read the mail of the address. */
  readonly emailConfirmedAt: Date | null
  /** Opens the order history to its owner alone. */
  readonly emailToken: string
  readonly defaultBillingAddressId: string | null
  readonly defaultShippingAddressId: string | null
  readonly customFields: CustomFields
  readonly createdAt: Date
}

/** Lists of ids that a customer keeps: stores by code, looks by uid. */
export type CustomFields = { readonly stores?: readonly string[]; readonly lookbooks?: readonly string[] }

/** A browser in which somebody is logged in. */
export type CustomerSession = {
  readonly id: string
  readonly customerId: string
  readonly device: string
  readonly createdAt: Date
  readonly seenAt: Date
}

/** Longest that a list of favourites may be. */
export const mostFavourites = 100

export const nameMost = 60
