import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { OrderReader } from '../orders/order-store.ts'
import { type DeclinedReviewNote, declinedReviewMail } from './declined-mail.ts'
import type { ProductReviewReader } from './product-review-store.ts'

/**
 * Writes to whoever wrote a review that is not shown. Not where it is shown again meanwhile, nor to whoever was forgotten.
 * May run again: the mail's key lets the outbox tell a repetition.
 */
export async function sendDeclinedMail(
  deps: {
    readonly productReviews: Pick<ProductReviewReader, 'reviewForStaff'>
    readonly orders: Pick<OrderReader, 'byId'>
    readonly mail: MailPort
    readonly senderDetails: SenderDetails
  },
  note: DeclinedReviewNote,
): Promise<void> {
  const order = await deps.orders.byId(note.orderId)
  if (!order?.email) return
  if ((await deps.productReviews.reviewForStaff(note.reviewId))?.state === 'published') return
  await deps.mail.send(declinedReviewMail(note, order, deps.senderDetails))
}
