import type { Database } from '#database/rows.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'
import { paymentWriter } from '#shop/orders/payment-store.ts'

/** What one of the demo's shoppers paid before the shop opened. */
export type DemoPayment = {
  readonly orderId: string
  readonly orderNumber: string
  readonly method: string
  readonly amount: Cents
  readonly currency: Currency
  readonly paidAt: Date
}

/** Lets the payment provider know a payment as paid, so that staff can refund it. @returns the provider's id */
export type RecordDemoPayment = (
  payment: DemoPayment & { readonly paymentId: string; readonly finishUrl: string },
) => Promise<string>

/** Nobody comes back from these payments any more, so any page will do. */
const finishUrl = 'https://cordwainer.example/'

/** Writes down a payment as the checkout would have, and at the provider. */
export async function addDemoPayment(tx: Database, record: RecordDemoPayment, payment: DemoPayment): Promise<void> {
  const payments = paymentWriter(tx)
  const { id } = await payments.begin({
    ...payment,
    attempt: 1,
    finishUrl,
    errorUrl: finishUrl,
    now: payment.paidAt,
  })
  const providerId = await record({ ...payment, paymentId: id, finishUrl })
  await payments.change(id, { providerId, status: 'paid' }, payment.paidAt)
}
