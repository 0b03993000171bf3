import { z } from 'zod'
import { localDay, writtenDay } from '#kernel/calendar.ts'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import {
  actionPart,
  composeLetter,
  linksPart,
  type Part,
  paragraphsPart,
  sectionPart,
  smallPrintPart,
} from '../mail/letter.ts'
import { itemTable, linePicture } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { type Order, orderReference } from '../orders/order.ts'
import { declinedMailMessages } from './declined-mail-messages.ts'
import { declineReasons } from './product-review.ts'

/** A decision as it was made, with the review as it was then: whoever wrote it may have replaced it before the mail is written. */
export const declinedReviewNote = z.object({
  reviewId: z.guid(),
  orderId: z.guid(),
  /** Of whoever ordered. */
  email: z.string().min(1),
  sku: z.string(),
  stars: z.number(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
  decidedAt: z.iso.datetime(),
  reason: z.enum(declineReasons),
  /** The passage or the law, in the words of whoever decided; may be empty. */
  explanation: z.string(),
  /** Whether another text can follow, or this was it; neither where nobody reviews any more. */
  next: z.enum(['again', 'last', 'nothing']),
})

export type DeclinedReviewNote = z.infer<typeof declinedReviewNote>

/** One of each decision, however often it is told. */
export const declinedReviewKey = ({ reviewId, decidedAt }: Pick<DeclinedReviewNote, 'reviewId' | 'decidedAt'>) =>
  `review-declined:${reviewId}:${new Date(decidedAt).getTime()}`

/**
 * Tells whoever wrote a review why it is not shown (Regulation (EU) 2022/2065, article 17): what was decided, on which facts and
 * ground, that a person decided, and what they can do about it. In the language of the order's storefront.
 */
export function declinedReviewMail(
  note: DeclinedReviewNote,
  order: Pick<Order, 'number' | 'storefrontCode' | 'deepLinkCode' | 'lines'>,
  senderDetails: SenderDetails,
): Mail {
  const storefront = storefrontOf(order.storefrontCode)
  const messages = declinedMailMessages(storefront.contentLang)
  const { publicUrl } = senderDetails
  const { contact, identity, email } = mailSender(storefront, senderDetails)
  const position = order.lines.findIndex(({ productSku }) => productSku === note.sku)
  const line = order.lines[position]
  const name = line?.name ?? note.sku
  const details = [line?.color, line?.size].flatMap((one) => (one && one !== 'ONE' ? [one] : []))
  const lines = reasonLines(note, storefront)
  const subject = messages.subject(name)
  const query = new URLSearchParams({ order: orderReference(order), line: String(position) })
  const rules = `${publicUrl}${routePath(storefront, 'productReviews', { sku: note.sku })}#how`
  return {
    key: declinedReviewKey(note),
    to: note.email,
    subject,
    headers: { 'Reply-To': email },
    ...composeLetter(storefront, senderDetails, {
      title: subject,
      heading: messages.heading,
      preview: lines[0] ?? '',
      parts: [
        {
          html: [itemTable([{ label: name, details, picture: line && linePicture(line, publicUrl) }])],
          text: [[name, ...details].join(', ')],
        },
        paragraphsPart(...lines),
        // Where nobody reviews any more, that page is gone.
        linksPart(note.next === 'nothing' ? [] : [{ label: messages.rules, url: rules }]),
        sectionPart(messages.yours, [messages.stars(String(note.stars)), ...note.text.split('\n').filter(Boolean)]),
        sectionPart(messages.decided, [messages.person]),
        ...nextParts(note, storefront, `${publicUrl}${routePath(storefront, 'orderReview')}?${query}`),
        sectionPart(messages.object, [messages.look, messages.beyond, ...contact]),
        smallPrintPart([messages.article]),
        smallPrintPart(identity),
      ],
    }),
  }
}

/** What was decided, why, and by which rule. */
function reasonLines(
  { reason, explanation, writtenAt, decidedAt }: DeclinedReviewNote,
  storefront: Storefront,
): string[] {
  const messages = declinedMailMessages(storefront.contentLang)
  const dayOf = (at: string) => writtenDay(localDay(new Date(at), storefront.timeZone), storefront)
  return [
    messages.what(dayOf(writtenAt), dayOf(decidedAt)),
    messages.reasons[reason],
    ...(explanation === '' ? [] : [messages.exactly(explanation)]),
    `${reason === 'unlawful' ? messages.byLaw : messages.byRules} ${messages.opinion}`,
  ]
}

/** Whether another text can follow, and where. */
function nextParts({ next }: DeclinedReviewNote, storefront: Storefront, url: string): Part[] {
  const messages = declinedMailMessages(storefront.contentLang)
  if (next === 'nothing') return []
  if (next === 'last') return [sectionPart(messages.another, [messages.last])]
  return [sectionPart(messages.another, [messages.again]), actionPart({ label: messages.write, url })]
}
