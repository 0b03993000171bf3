import { z } from 'zod'
import { localDay, writtenDay } from '#kernel/calendar.ts'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import { composeLetter, linksPart, type Part, paragraphsPart, sectionPart, smallPrintPart } from '../mail/letter.ts'
import { itemTable, linePicture } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from '../orders/order.ts'
import { declinedMailMessages } from './declined-mail-messages.ts'
import { declineReasons } from './product-review.ts'

/** What every decision not to show something says, as it was made. */
export const declinedNote = z.object({
  orderId: z.guid(),
  /** Of whoever ordered. */
  email: z.string().min(1),
  sku: z.string(),
  decidedAt: z.iso.datetime(),
  reason: z.enum(declineReasons),
  /** What exactly, or the law, in the words of whoever decided; may be empty. */
  explanation: z.string(),
})

export type DeclinedNote = z.infer<typeof declinedNote>

export type DeclinedOrder = Pick<Order, 'number' | 'storefrontCode' | 'deepLinkCode' | 'lines'>

/** What a letter is about. */
type DeclinedSubject = {
  readonly storefront: Storefront
  /** The product, as the order names it, and its place there. */
  readonly name: string
  readonly position: number
  readonly dayOf: (at: string) => string
}

/** What it says beside what all of them say. */
type DeclinedWords = {
  readonly subject: string
  readonly heading: string
  /** What was decided, and why. */
  readonly what: string
  readonly reason: string
  /** The rule that it rests on. */
  readonly rule: string
  readonly linksToRules: boolean
  readonly yours: readonly Part[]
  readonly decided: readonly string[]
  readonly next: readonly Part[]
  readonly look: string
}

/**
 * Tells somebody why what they sent is not shown (Regulation (EU) 2022/2065, article 17): what was decided, on which facts and ground, that a
 * person decided, and what they can do about it. In the language of the order's storefront.
 *
 * @param key the same for one decision, however often it is told
 */
export function declinedLetter(
  key: string,
  note: DeclinedNote,
  order: DeclinedOrder,
  senderDetails: SenderDetails,
  words: (subject: DeclinedSubject) => DeclinedWords,
): Mail {
  const storefront = storefrontOf(order.storefrontCode)
  const shared = declinedMailMessages(storefront.contentLang)
  const { contact, identity, email } = mailSender(storefront, senderDetails)
  const { position, name, part } = reviewedPart(order, note.sku, storefront, senderDetails.publicUrl)
  const dayOf = (at: string) => writtenDay(localDay(new Date(at), storefront.timeZone), storefront)
  const said = words({ storefront, name, position, dayOf })
  const exactly = note.explanation === '' ? [] : [shared.exactly(note.explanation)]
  const rules = `${senderDetails.publicUrl}${routePath(storefront, 'productReviews', { sku: note.sku })}#how`
  return {
    key,
    to: note.email,
    subject: said.subject,
    headers: { 'Reply-To': email },
    ...composeLetter(storefront, senderDetails, {
      title: said.subject,
      heading: said.heading,
      preview: said.what,
      parts: [
        part,
        paragraphsPart(said.what, said.reason, ...exactly, said.rule),
        linksPart(said.linksToRules ? [{ label: shared.rules, url: rules }] : []),
        ...said.yours,
        sectionPart(shared.decided, said.decided),
        ...said.next,
        sectionPart(shared.object, [said.look, shared.beyond, ...contact]),
        smallPrintPart([shared.article]),
        smallPrintPart(identity),
      ],
    }),
  }
}

/** The product that a review is of, as its order names it, and its place there. */
function reviewedPart(
  order: Pick<Order, 'lines'>,
  sku: string,
  { iso }: Pick<Storefront, 'iso'>,
  publicUrl: string,
): { readonly position: number; readonly name: string; readonly part: Part } {
  const position = order.lines.findIndex(({ productSku }) => productSku === sku)
  const line = order.lines[position]
  const name = line?.name ?? sku
  const details = [line?.color, shownSize(line?.size, iso)].filter((one) => one != null)
  const html = [itemTable([{ label: name, details, picture: line && linePicture(line, publicUrl) }])]
  return { position, name, part: { html, text: [[name, ...details].join(', ')] } }
}
