import { z } from 'zod'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { actionPart, composeLetter, linksPart, paragraphsPart, smallPrintPart } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import type { NewsletterMember } from './member.ts'
import { newsletterMailMessages } from './newsletter-mail-messages.ts'

/** A mail to a member on its way out, as its job holds it. */
export const newsletterMailNote = z.object({
  kind: z.enum(['confirm', 'welcome']),
  memberId: z.string(),
  /** What the link that confirms carries; empty in any other mail. */
  token: z.string(),
})
export type NewsletterMailNote = z.infer<typeof newsletterMailNote>

/** A mail about the newsletter. The one that asks to confirm advertises nothing and names nobody. */
export function newsletterMail(
  { kind, token }: NewsletterMailNote,
  member: NewsletterMember,
  senderDetails: SenderDetails,
): Mail {
  const { company, publicUrl } = senderDetails
  const storefront = storefrontOf(member.storefrontCode)
  const messages = newsletterMailMessages(storefront.contentLang)
  const { lines, action: label, ...message } = messages[kind]
  const subject = message.subject(company.tradeName)
  const { identity } = mailSender(storefront, senderDetails)
  const isMember = kind === 'welcome'
  const greeting = isMember && member.firstName !== '' ? [messages.greeting(member.firstName)] : []
  const settings = publicUrl + routePath(storefront, 'newsletterSettings', { hash: member.settingsToken })
  const target =
    publicUrl + (isMember ? routePath(storefront, 'home') : routePath(storefront, 'newsletterConfirm', { hash: token }))
  return {
    // Somebody who comes back after leaving is written to anew.
    key: isMember
      ? `newsletter:welcome:${member.id}:${member.confirmedAt?.getTime() ?? 0}`
      : `newsletter:confirm:${member.id}:${token.slice(0, 12)}`,
    to: member.email,
    subject,
    ...composeLetter(storefront, senderDetails, {
      title: subject,
      preview: lines[0] ?? '',
      parts: [
        paragraphsPart(...greeting, ...lines),
        actionPart({ label, url: target }),
        linksPart(isMember ? [{ label: messages.settings, url: settings }] : []),
        smallPrintPart(identity),
      ],
    }),
    ...(isMember && { headers: unsubscribeHeaders(settings) }),
  }
}

/** By which mail programs offer to unsubscribe with one click (RFC 8058): a post to the settings, without asking further. */
export function unsubscribeHeaders(settingsUrl: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${settingsUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
