import type { StaffLanguage } from '#kernel/staff-language.ts'
import { defaultStorefront, storefronts } from '#kernel/storefront.ts'
import { messageSet, withBlanks } from '#languages/message-set.ts'
import { actionPart, composeLetter, linksPart, paragraphsPart, smallPrintPart } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import type { Mention } from './mentions.ts'

const mentionMailMessages = messageSet('backoffice', 'mention-mail', {
  subject: withBlanks('{author} asks you about order {number}', 'author', 'number'),
  line: withBlanks(
    '{author} named you in a note of order {number}. What it says stands in the back office alone.',
    'author',
    'number',
  ),
  open: withBlanks('Open order {number}', 'number'),
  off: 'Switch these mails off in your account',
})

/** Tells a colleague that a note names them. Nothing of the note or of the customer is in it: a mailbox is not the place for either. */
export function mentionMail(
  { noteId, author, orderNumber }: Pick<Mention, 'noteId' | 'author' | 'orderNumber'>,
  { id, email, language }: { readonly id: string; readonly email: string; readonly language: StaffLanguage },
  senderDetails: SenderDetails,
  staffUrl: string,
): Mail {
  const said = mentionMailMessages(language)
  const subject = said.subject(author, orderNumber)
  const line = said.line(author, orderNumber)
  const storefront = storefronts.find((one) => one.language === language) ?? defaultStorefront
  return {
    key: `mention:${noteId}:${id}`,
    to: email,
    subject,
    eraseOnceSent: true,
    ...composeLetter(storefront, senderDetails, {
      title: subject,
      preview: line,
      // Staff read languages that no storefront may speak.
      language,
      parts: [
        paragraphsPart(line),
        actionPart({ label: said.open(orderNumber), url: `${staffUrl}/orders/${orderNumber}` }),
        linksPart([{ label: said.off, url: `${staffUrl}/me` }]),
        smallPrintPart([mailSender(storefront, senderDetails).seat]),
      ],
    }),
  }
}
