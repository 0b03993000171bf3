import type { Order } from '../orders/order.ts'
import { isSettled } from '../orders/payment.ts'
import type { Repositories } from '../transact.ts'
import type { Parcel } from './progress.ts'
import type { Quantities } from './quantities.ts'
import { captureFor } from './refund.ts'

/** What was only authorized is captured now that these pieces have left. */
export async function captureParcel(
  repositories: Pick<Repositories, 'payments' | 'fulfilment' | 'jobs'>,
  order: Order,
  parcelId: string,
  pieces: Quantities,
  earlier: readonly Parcel[],
  now: Date,
): Promise<void> {
  const payments = await repositories.payments.ofOrder(order.id)
  const settled = payments.find((payment) => isSettled(payment.status) && !payment.refundDue)
  if (settled?.status !== 'authorized') return
  const amount = captureFor(
    order,
    pieces,
    earlier.map((parcel) => parcel.pieces),
  )
  if (amount === 0) return
  await repositories.fulfilment.addCapture({ parcelId, orderId: order.id, amount }, now)
  await repositories.jobs.capturePayment(parcelId)
}
