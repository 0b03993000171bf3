import type { NewsletterList } from '#kernel/newsletter-list.ts'

/** A reader as the mailing service is told of them. */
export type NewsletterContact = {
  readonly email: string
  readonly salutation: 'mr' | 'mrs' | null
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  readonly list: NewsletterList
  readonly country: string
  readonly address: string | null
  readonly houseNumber: string | null
  readonly city: string | null
  readonly source: string
  readonly branchcode: string | null
  /** Every newsletter links it. */
  readonly settingsUrl: string
}

/** The service that sends the newsletters. Both may be asked again for the same; whoever asks minds no order but the last. */
export type NewsletterPort = {
  /** @throws NewsletterUnavailable when it may work a moment later */
  upsert(contact: NewsletterContact): Promise<void>
  /** Also when nobody has this address. */
  remove(email: string): Promise<void>
}

/** Why the service says that a reader is not to be written to any more; a mailbox that does not exist has `bounced`. */
export type LeftBecause = 'unsubscribed' | 'complained' | 'bounced'

/** What the service tells of a reader. It may tell it twice, late and in any order. */
export type NewsletterEvent = {
  readonly email: string
  readonly because: LeftBecause
  readonly at: Date
}

/** The service doesn't answer, or is asked too often. The job tries again. */
export class NewsletterUnavailable extends Error {
  override readonly name = 'NewsletterUnavailable'
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {}) {
    super(message, { cause: options.cause })
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
