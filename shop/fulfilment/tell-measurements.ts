import type { Clock } from '#kernel/clock.ts'
import type { MeasurementReader, OrderMeasurement } from '../orders/measurement-store.ts'
import type { MeasurementsPort } from '../orders/measurements-port.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { Transact } from '../transact.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import { measuredPurchase, measuredRefund } from './measured-order.ts'

type TellDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly orders: OrderReader
  readonly fulfilment: Pick<FulfilmentReader, 'refund'>
  readonly measurements: MeasurementReader
  /** Without one nobody is told. */
  readonly port: MeasurementsPort | undefined
}

/** What is told: that an order was paid, or that money of it went back. */
export const measuredKinds = ['purchase', 'refund'] as const
export type MeasuredKind = (typeof measuredKinds)[number]

/**
 * Tells whoever counts what became of an order whose browser agreed; of another one nothing.
 *
 * @param id of the order or of the refund
 * @throws when nobody answers now; the job tries again
 */
export async function tellMeasurements(deps: TellDeps, kind: MeasuredKind, id: string): Promise<void> {
  if (kind === 'purchase') await tellPurchase(deps, id)
  else await tellRefund(deps, id)
}

/** One that is told twice, because a process died in between, counts once by its number: it is marked afterwards. */
async function tellPurchase(deps: TellDeps, orderId: string): Promise<OrderMeasurement | undefined> {
  const measurement = await deps.measurements.ofOrder(orderId)
  if (!deps.port || !measurement || measurement.purchaseToldAt) return measurement
  const order = await deps.orders.byId(orderId)
  if (!order?.paidAt) return undefined
  await deps.port.tell(measuredPurchase(order, measurement.browser, order.paidAt))
  await deps.transact(['measurements'], ({ measurements }) => measurements.purchaseTold(orderId, deps.clock.now()))
  return measurement
}

/**
 * Nothing says that a refund counts once which is told twice, so it is marked before: a process that dies in between leaves it untold.
 * What it goes back of is told first, where that had failed.
 */
async function tellRefund(deps: TellDeps, refundId: string): Promise<void> {
  const { port, transact } = deps
  const refund = await deps.fulfilment.refund(refundId)
  if (!port || !refund?.refundedAt) return
  const { orderId, refundedAt } = refund
  const measurement = await tellPurchase(deps, orderId)
  const order = measurement && (await deps.orders.byId(orderId))
  if (!order) return
  const isOurs = await transact(['measurements'], ({ measurements }) => measurements.claimRefund(orderId, refundId))
  if (!isOurs) return
  try {
    await port.tell(measuredRefund(order, refund, measurement.browser, refundedAt))
  } catch (error) {
    await transact(['measurements'], ({ measurements }) => measurements.releaseRefund(orderId, refundId))
    throw error
  }
}
