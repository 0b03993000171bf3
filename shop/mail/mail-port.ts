import type { Language } from '#kernel/storefront.ts'

export type MailAttachment = {
  readonly filename: string
  readonly contentType: string
  /** base64. */
  readonly content: string
}

export type Mail = {
  /** What the mail is about (`order-confirmation:<order id>`): a mail with the same key is sent once only. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly language: Language
  readonly attachments?: readonly MailAttachment[]
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>
  /** The address that a mail to somebody else is about. */
  readonly about?: string
  /** Once it is out, nothing of it is kept but that it was sent. */
  readonly eraseOnceSent?: boolean
}

/** Hands mails over for delivery. Throws when they can't be handed over now; the caller's job tries again later. */
export type MailDelivery = {
  send(mail: Mail): Promise<void>
}

/** The outbox of the shop, in front of the delivery. */
export type MailPort = MailDelivery & {
  /**
   * Lets go of what is not to be said any more: mails that were never sent, because their first attempt failed and things changed before the
   * next one. One that somebody is sending now is left to them.
   *
   * @param about the beginning of their key up to a `:` or a mark behind it: `order-confirmation:<order id>`
   */
  dropUnsent(about: string): Promise<void>
}
