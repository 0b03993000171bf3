import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { type NewsletterMailNote, newsletterMail } from './newsletter-mail.ts'
import type { NewsletterReader } from './newsletter-store.ts'

/**
 * Writes to a member. Nothing is sent to who has left meanwhile, and nothing asks to confirm what was confirmed. May run again:
 * the mail's key lets the outbox tell a repetition.
 */
export async function sendNewsletterMail(
  deps: {
    readonly newsletter: Pick<NewsletterReader, 'byId'>
    readonly mail: MailPort
    readonly senderDetails: SenderDetails
  },
  note: NewsletterMailNote,
): Promise<void> {
  const member = await deps.newsletter.byId(note.memberId)
  if (!member) return
  if (note.kind === 'confirm' ? member.status === 'subscribed' : member.status !== 'subscribed') return
  await deps.mail.send(newsletterMail(note, member, deps.senderDetails))
}
