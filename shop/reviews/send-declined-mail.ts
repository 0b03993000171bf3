import type { Mail, MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { DeclinedNote, DeclinedOrder } from './declined-letter.ts'
import { type DeclinedReviewNote, declinedReviewMail } from './declined-mail.ts'
import { type DeclinedPhotographNote, declinedPhotographMail } from './declined-photograph-mail.ts'
import type { ProductReviewReader } from './product-review-store.ts'
import type { ReviewPhotographReader } from './review-photograph-store.ts'

type Deps = {
  readonly orders: Pick<OrderReader, 'byId'>
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** Writes to whoever wrote a review that is not shown. */
export const sendDeclinedMail = (
  deps: Deps & { readonly productReviews: Pick<ProductReviewReader, 'reviewForStaff'> },
  note: DeclinedReviewNote,
): Promise<void> =>
  sendUnlessShown(deps, note, async () => deps.productReviews.reviewForStaff(note.reviewId), declinedReviewMail)

/** The same to whoever sent a photograph with a review. */
export const sendDeclinedPhotographMail = (
  deps: Deps & { readonly reviewPhotographs: Pick<ReviewPhotographReader, 'photographById'> },
  note: DeclinedPhotographNote,
): Promise<void> =>
  sendUnlessShown(
    deps,
    note,
    async () => deps.reviewPhotographs.photographById(note.photographId),
    declinedPhotographMail,
  )

/**
 * Not where it is shown again meanwhile, nor to whoever was forgotten. May run again: the mail's key lets the outbox tell a repetition.
 *
 * @param find what was decided about, as it is now
 */
async function sendUnlessShown<Note extends DeclinedNote>(
  { orders, mail, senderDetails }: Deps,
  note: Note,
  find: () => Promise<{ readonly state: string } | undefined>,
  write: (note: Note, order: DeclinedOrder, senderDetails: SenderDetails) => Mail,
): Promise<void> {
  const order = await orders.byId(note.orderId)
  if (!order?.email) return
  if ((await find())?.state === 'published') return
  await mail.send(write(note, order, senderDetails))
}
