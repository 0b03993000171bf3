import { day, minute } from '#kernel/clock.ts'
import type { NewsletterSource } from '#kernel/newsletter.ts'
import type { NewsletterList } from '#kernel/newsletter-list.ts'
import type { Country, Language, StorefrontCode } from '#kernel/storefront.ts'
import type { LeftBecause } from './newsletter-port.ts'

/** Somebody who asked for the newsletter, whatever became of it. */
export type NewsletterMember = {
  readonly id: string
  /** Trimmed, in lower case. */
  readonly email: string
  readonly salutation: 'mr' | 'mrs' | null
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  readonly storefrontCode: StorefrontCode
  readonly language: Language
  readonly country: Country
  readonly address: string | null
  readonly houseNumber: string | null
  readonly city: string | null
  readonly list: NewsletterList
  /** The store that somebody stood in. */
  readonly branchcode: string | null
  readonly source: NewsletterSource
  readonly status: 'pending' | 'subscribed' | 'unsubscribed'
  /** Opens the settings. In every mail to the member, and told to nobody else. */
  readonly settingsToken: string
  readonly confirmSentAt: Date | null
  readonly askedAt: Date
  readonly wordingVersion: string
  readonly confirmedAt: Date | null
  readonly unsubscribedAt: Date | null
  /** As the mailing service told it; null for who left here. */
  readonly leftBecause: LeftBecause | null
}

/** What somebody says about themselves when they ask. */
export type MemberDetails = Pick<
  NewsletterMember,
  | 'email'
  | 'salutation'
  | 'firstName'
  | 'lastName'
  | 'birthday'
  | 'storefrontCode'
  | 'language'
  | 'country'
  | 'address'
  | 'houseNumber'
  | 'city'
  | 'list'
  | 'branchcode'
  | 'source'
>

/** How long the link that confirms works. */
export const subscriptionConfirmLifetime = 7 * day

/** Who asks twice within this time is written to once. */
export const confirmPause = 10 * minute

/** How long the shop keeps the address of somebody who never confirmed. */
export const pendingLifetime = 30 * day

/** Of the words that people agree to: beside the forms and in the mail that asks to confirm. Changes with them. */
export const wordingVersion = '2026-12'
