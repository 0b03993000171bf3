import { storefrontOf } from '#kernel/storefront.ts'
import { messageSet, withBlanks } from '#languages/message-set.ts'
import { composeLetter, paragraphsPart } from '../mail/letter.ts'
import { mailHeading, smallLines } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { AskedQuestion } from './ask-question.ts'
import { momentIn } from './withdrawal.ts'

/** In the storefront's language: the customer service of that country reads them. */
const questionMessages = messageSet('mails', 'question', {
  subject: withBlanks('Question from {name}', 'name'),
  from: 'From',
  asked: 'Asked on',
})

/** A shopper's question as customer service gets it; an answer goes straight to the shopper. */
export function questionMail(
  { name, email, text, storefrontCode, askedAt, key }: AskedQuestion,
  senderDetails: SenderDetails,
): Mail {
  const storefront = storefrontOf(storefrontCode)
  const messages = questionMessages(storefront.contentLang)
  const subject = messages.subject(name)
  const { date, time } = momentIn(storefront, new Date(askedAt))
  const about = [`${messages.from} ${name} <${email}>`, `${messages.asked} ${date}, ${time}`, storefront.name]
  return {
    key: `question:${key}`,
    to: senderDetails.company.contacts[storefrontCode].email,
    subject,
    headers: { 'Reply-To': email },
    about: email,
    eraseOnceSent: true,
    ...composeLetter(storefront, senderDetails, {
      title: subject,
      preview: text.slice(0, 100),
      parts: [
        // In the text the question stands as it was typed.
        { html: paragraphsPart(...text.split('\n')).html, text: [text] },
        { html: [mailHeading(messages.from), smallLines(about)], text: [about.join('\n')] },
      ],
    }),
  }
}
