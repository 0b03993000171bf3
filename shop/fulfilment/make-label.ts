import { normalizedEmail } from '#kernel/email.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { Transact } from '../transact.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import type { ReturnLabelPort } from './return-label-port.ts'

/** What a pair in its box weighs, in grams: close enough for every carrier's class. */
const weightOfPiece = 1000

/** Has a label made for a return by post; once, however often it is asked for. */
export async function makeLabel(
  deps: {
    readonly transact: Transact
    readonly fulfilment: Pick<FulfilmentReader, 'return' | 'label'>
    readonly orders: Pick<OrderReader, 'byId'>
    readonly labels: ReturnLabelPort
  },
  returnId: string,
): Promise<void> {
  const announced = await deps.fulfilment.return(returnId)
  if (announced?.way !== 'post' || (await deps.fulfilment.label(returnId))) return
  const order = await deps.orders.byId(announced.orderId)
  if (!order) return
  const { billingAddress: home } = order
  const label = await deps.labels.label({
    reference: announced.reference,
    orderNumber: order.number,
    sender: {
      name: `${home.firstName} ${home.lastName}`,
      street: home.street,
      houseNumber: [home.additionalAddressLine1, home.additionalAddressLine2].filter(Boolean).join(' '),
      city: home.city,
      zipcode: home.zipcode,
      country: home.country,
      email: normalizedEmail(order.email),
    },
    weight: [...announced.pieces.values()].reduce((sum, quantity) => sum + quantity * weightOfPiece, 0),
  })
  await deps.transact(['fulfilment'], (repositories) => repositories.fulfilment.keepLabel(returnId, label))
}
