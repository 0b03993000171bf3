import { routePath } from '#kernel/routes.ts'
import { type Language, storefrontOf } from '#kernel/storefront.ts'
import { mailHeading, mailPage, mailParagraph, mailTitle, mailWordmark, smallLines } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { AskedQuestion } from './ask-question.ts'
import { momentIn } from './withdrawal.ts'

type Messages = { readonly subject: (name: string) => string; readonly from: string; readonly asked: string }

/** In the storefront's language: the customer service of that country reads them. */
const wordsOf: Readonly<Record<Language, Messages>> = {
  en: { subject: (name) => `Question from ${name}`, from: 'From', asked: 'Asked on' },
  nl: { subject: (name) => `Vraag van ${name}`, from: 'Van', asked: 'Gesteld op' },
  de: { subject: (name) => `Frage von ${name}`, from: 'Von', asked: 'Gestellt am' },
  fr: { subject: (name) => `Question de ${name}`, from: 'De', asked: 'Posée le' },
}

/** A shopper's question as customer service gets it; an answer goes straight to the shopper. */
export function questionMail(
  { name, email, text, storefrontCode, askedAt, key }: AskedQuestion,
  { company, publicUrl }: SenderDetails,
): Mail {
  const storefront = storefrontOf(storefrontCode)
  const messages = wordsOf[storefront.language]
  const subject = messages.subject(name)
  const { date, time } = momentIn(storefront, new Date(askedAt))
  const about = [`${messages.from} ${name} <${email}>`, `${messages.asked} ${date}, ${time}`, storefront.name]
  return {
    key: `question:${key}`,
    to: company.contacts[storefrontCode].email,
    subject,
    language: storefront.language,
    headers: { 'Reply-To': email },
    about: email,
    eraseOnceSent: true,
    html: mailPage({
      lang: storefront.iso,
      title: subject,
      preview: text.slice(0, 100),
      body: [
        mailWordmark(company.tradeName, publicUrl + routePath(storefront, 'home')),
        mailTitle(subject),
        ...text.split('\n').map((line) => mailParagraph(line)),
        mailHeading(messages.from),
        smallLines(about),
      ],
    }),
    text: `${text}\n\n${about.join('\n')}\n`,
  }
}
