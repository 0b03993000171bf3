import type { NewsletterMember } from '../newsletter/member.ts'
import type { CareReminderPlan } from './care-rule.ts'

/** A mail about care that was planned. */
export type CareReminder = CareReminderPlan & {
  readonly id: string
  readonly plannedAt: Date
  /** Null while its mail waits. */
  readonly outcome: 'sent' | 'dropped' | null
}

/** The article that it is about, as it was ordered. */
export type RemindedPair = {
  readonly productId: string
  readonly name: string
  readonly brand: string | null
  readonly color: string | null
  readonly size: string | null
  readonly image: string | null
  readonly boughtAt: Date
}

/** The same as its owner may know it. */
export type CareReminderRecord = {
  readonly orderNumber: string
  readonly product: string
  readonly season: string
  readonly plannedAt: Date
  readonly outcome: CareReminder['outcome']
}

/** Words of a consent that name care: who agreed to earlier ones agreed to news and sales, and to nothing else. */
export const careWordings: readonly NewsletterMember['wordingVersion'][] = ['2026-12']

/** Whether a reader agreed to be written to about what they bought, and still does. */
export const mayRemind = ({ status, wordingVersion }: Pick<NewsletterMember, 'status' | 'wordingVersion'>): boolean =>
  status === 'subscribed' && careWordings.includes(wordingVersion)
