import { z } from 'zod'
import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { actionPart, type Part, sectionPart } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { orderReference } from '../orders/order.ts'
import { type DeclinedOrder, declinedLetter, declinedNote } from './declined-letter.ts'
import { declinedMailMessages } from './declined-mail-messages.ts'

/** A decision as it was made, with the review as it was then: whoever wrote it may have replaced it before the mail is written. */
export const declinedReviewNote = declinedNote.extend({
  reviewId: z.guid(),
  stars: z.number(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
  /** Whether another text can follow, or this was it; neither where nobody reviews any more. */
  next: z.enum(['again', 'last', 'nothing']),
})

export type DeclinedReviewNote = z.infer<typeof declinedReviewNote>

/** One of each decision, however often it is told. */
export const declinedReviewKey = ({ reviewId, decidedAt }: Pick<DeclinedReviewNote, 'reviewId' | 'decidedAt'>) =>
  `review-declined:${reviewId}:${new Date(decidedAt).getTime()}`

/** Tells whoever wrote a review why it is not shown. */
export function declinedReviewMail(note: DeclinedReviewNote, order: DeclinedOrder, senderDetails: SenderDetails): Mail {
  return declinedLetter(
    declinedReviewKey(note),
    note,
    order,
    senderDetails,
    ({ storefront, name, position, dayOf }) => {
      const messages = declinedMailMessages(storefront.contentLang)
      const query = new URLSearchParams({ order: orderReference(order), line: String(position) })
      return {
        subject: messages.subject(name),
        heading: messages.heading,
        what: messages.what(dayOf(note.writtenAt), dayOf(note.decidedAt)),
        reason: messages.reasons[note.reason],
        rule: `${note.reason === 'unlawful' ? messages.byLaw : messages.byRules} ${messages.opinion}`,
        // Where nobody reviews any more, that page is gone.
        linksToRules: note.next !== 'nothing',
        yours: [
          sectionPart(messages.yours, [messages.stars(String(note.stars)), ...note.text.split('\n').filter(Boolean)]),
        ],
        decided: [messages.person],
        next: nextParts(note, storefront, `${senderDetails.publicUrl}${routePath(storefront, 'orderReview')}?${query}`),
        look: messages.look,
      }
    },
  )
}

/** Whether another text can follow, and where. */
function nextParts({ next }: DeclinedReviewNote, storefront: Storefront, url: string): Part[] {
  const messages = declinedMailMessages(storefront.contentLang)
  if (next === 'nothing') return []
  if (next === 'last') return [sectionPart(messages.another, [messages.last])]
  return [sectionPart(messages.another, [messages.again]), actionPart({ label: messages.write, url })]
}
