import { localDay, writtenDay } from '#kernel/calendar.ts'
import { pageUrl } from '#kernel/page-url.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Product } from '../catalog/product.ts'
import { composeLetter, linksPart, type Part, paragraphsPart, smallPrintPart } from '../mail/letter.ts'
import { itemTable, linePicture, mailHeading, mailLink } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import type { NewsletterMember } from '../newsletter/member.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import { newsletterMailMessages } from '../newsletter/newsletter-mail-messages.ts'
import { type CareMailMessages, careMailMessages } from './care-mail-messages.ts'
import type { RemindedPair } from './care-reminder.ts'

/** What a mail about care tells of. */
export type CareMailFacts = {
  /** Of the reminder. */
  readonly id: string
  readonly member: Pick<NewsletterMember, 'email' | 'firstName' | 'storefrontCode' | 'settingsToken'>
  readonly pair: RemindedPair
  readonly advice: string
  /** What it is kept with, the most useful first. */
  readonly products: readonly Pick<Product, 'name' | 'url' | 'brand' | 'images'>[]
  readonly pauseDays: number
}

export const careMailKey = (id: string): string => `care-reminder:${id}`

/** A mail about the care of a pair that its reader owns. */
export function careMail(
  { id, member, pair, advice, products, pauseDays }: CareMailFacts,
  senderDetails: SenderDetails,
): Mail {
  const storefront = storefrontOf(member.storefrontCode)
  const messages = careMailMessages(storefront.contentLang)
  const { publicUrl } = senderDetails
  const name = [pair.brand, pair.name].filter(Boolean).join(' ')
  const subject = messages.subject(name)
  const intro = messages.intro(writtenDay(localDay(pair.boughtAt, storefront.timeZone), storefront))
  const greeting = member.firstName === '' ? [] : [messages.greeting(member.firstName)]
  const settings = publicUrl + routePath(storefront, 'newsletterSettings', { hash: member.settingsToken })
  const linked = products.map((product) => ({ ...product, link: pageUrl(publicUrl, storefront, product.url) }))
  return {
    key: careMailKey(id),
    to: member.email,
    subject,
    ...composeLetter(storefront, senderDetails, {
      title: subject,
      heading: messages.heading,
      preview: intro,
      parts: [
        paragraphsPart(...greeting, intro),
        pairPart(pair, name, messages, publicUrl),
        advicePart(advice, messages),
        productsPart(linked, messages, publicUrl),
        smallPrintPart([messages.why(pauseDays)]),
        linksPart([{ label: newsletterMailMessages(storefront.contentLang).settings, url: settings }]),
        smallPrintPart(mailSender(storefront, senderDetails).identity),
      ],
    }),
    headers: unsubscribeHeaders(settings),
  }
}

function pairPart(pair: RemindedPair, name: string, messages: CareMailMessages, publicUrl: string): Part {
  const details = [pair.color, pair.size === null ? null : messages.size(pair.size)].filter((one) => one !== null)
  return {
    html: [itemTable([{ label: name, details, picture: linePicture(pair, publicUrl) }])],
    text: [[name, ...details].join(', ')],
  }
}

function advicePart(advice: string, messages: CareMailMessages): Part {
  const paragraphs = paragraphsPart(advice)
  return {
    html: [mailHeading(messages.how), ...paragraphs.html],
    text: [messages.how.toUpperCase(), ...paragraphs.text],
  }
}

type LinkedProduct = CareMailFacts['products'][number] & { readonly link: string }

function productsPart(products: readonly LinkedProduct[], messages: CareMailMessages, publicUrl: string): Part {
  if (products.length === 0) return { html: [], text: [] }
  const items = products.map(({ name, brand, images: [image = null], link }) => ({
    label: mailLink(name, link),
    details: [brand.name],
    picture: linePicture({ image, name, color: null }, publicUrl),
  }))
  const note = paragraphsPart(messages.noNeed)
  return {
    html: [mailHeading(messages.products), itemTable(items), ...note.html],
    text: [
      [messages.products.toUpperCase(), ...products.map(({ name, link }) => `${name}: ${link}`)].join('\n'),
      ...note.text,
    ],
  }
}
