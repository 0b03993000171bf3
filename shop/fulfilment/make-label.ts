import type { Clock } from '#kernel/clock.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { carrierAddress } from './carrier-address.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import type { ReturnLabelPort } from './return-label-port.ts'

/** Has a label made for a return by post; once, however often it is asked for. */
export async function makeLabel(
  deps: {
    readonly transact: Transact
    readonly clock: Clock
    readonly settings: SettingsSource
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
  const { pieceWeight } = deps.settings.at(deps.clock.now()).delivery
  const label = await deps.labels.label({
    reference: announced.reference,
    orderNumber: order.number,
    sender: carrierAddress(order.billingAddress, order.email),
    weight: [...announced.pieces.values()].reduce((sum, quantity) => sum + quantity * pieceWeight, 0),
  })
  await deps.transact(['fulfilment'], (repositories) => repositories.fulfilment.keepLabel(returnId, label))
}
