import type { Order } from '../orders/order.ts'
import { isSettled } from '../orders/payment.ts'
import type { Writers } from '../transact.ts'
import type { Parcel } from './progress.ts'
import type { Pieces } from './quantities.ts'
import { captureFor } from './refund.ts'

/** What was only authorized is captured now that these pieces have left. */
export async function captureParcel(
  writers: Pick<Writers, 'payments' | 'fulfilment' | 'jobs'>,
  order: Order,
  parcelId: string,
  pieces: Pieces,
  earlier: readonly Parcel[],
  now: Date,
): Promise<void> {
  const payments = await writers.payments.ofOrder(order.id)
  const settled = payments.find((payment) => isSettled(payment.status) && !payment.refundDue)
  if (settled?.status !== 'authorized') return
  const amount = captureFor(
    order,
    pieces,
    earlier.map((parcel) => parcel.pieces),
  )
  if (amount === 0) return
  await writers.fulfilment.addCapture({ parcelId, orderId: order.id, amount }, now)
  await writers.jobs.capturePayment(parcelId)
}
