import type { Language, StorefrontCode } from '#kernel/storefront.ts'

export const consentPurposes = ['newsletter', 'terms', 'marketing-cookies'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** `asked` is no consent yet: a newsletter waits for its confirmation. */
export type ConsentDecision = 'asked' | 'given' | 'refused' | 'withdrawn'

/** A yes or a no, as it was given (Regulation (EU) 2016/679, article 7). */
export type Consent = {
  readonly purpose: ConsentPurpose
  readonly decision: ConsentDecision
  /** Of the words that stood there. */
  readonly wordingVersion: string
  /** Through which form. */
  readonly form: string
  readonly storefrontCode: StorefrontCode
  readonly language: Language
  readonly at: Date
}

export type NewConsent = Consent & {
  /** Trimmed, in lower case; only a hash of it is kept. */
  readonly email: string
  readonly customerId?: string | undefined
}

/** Of the terms of the club and the privacy statement, which the registration names. Changes with them. */
export const termsVersion = '2026-11'

/** Of the words of cookie bar and cookie settings. Changes with them. */
export const cookieWordingVersion = '2026-11'
