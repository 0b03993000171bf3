import type { Clock } from '#kernel/clock.ts'
import type { Measurer } from '#kernel/measured-browser.ts'
import type { MeasurementReader } from '../orders/measurement-store.ts'
import type { MeasurementsPort } from '../orders/measurements-port.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { Transact } from '../transact.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import { type MeasuredFor, measuredPurchase, measuredRefund } from './measured-order.ts'

type TellDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly orders: OrderReader
  readonly fulfilment: Pick<FulfilmentReader, 'refund'>
  readonly measurements: MeasurementReader
  /** `https://www.example.com` */
  readonly publicUrl: string
  /** Without any nobody is told. */
  readonly ports: readonly MeasurementsPort[]
}

/** What is told: that an order was paid, or that money of it went back. */
export const measuredKinds = ['purchase', 'refund'] as const
export type MeasuredKind = (typeof measuredKinds)[number]

/** Which of it to whom. */
export type ToTell = {
  readonly kind: MeasuredKind
  /** Of the order or of the refund. */
  readonly id: string
  readonly measurer: Measurer
}

/**
 * Tells one of those who count what became of an order whose browser agreed; of another one nothing.
 *
 * @throws when nobody answers now; the job tries again
 */
export async function tellMeasurements(deps: TellDeps, { kind, id, measurer }: ToTell): Promise<void> {
  const port = deps.ports.find((one) => one.measurer === measurer)
  if (!port) return
  if (kind === 'purchase') await tellPurchase(deps, port, id)
  else await tellRefund(deps, port, id)
}

type Told = { readonly order: Order; readonly to: MeasuredFor }

/** One that is told twice, because a process died in between, counts once by its number: it is marked afterwards. */
async function tellPurchase(deps: TellDeps, port: MeasurementsPort, orderId: string): Promise<Told | undefined> {
  const measurement = await deps.measurements.ofMeasurer(orderId, port.measurer)
  const order = measurement && (await deps.orders.byId(orderId))
  if (!measurement || !order?.paidAt) return undefined
  const { publicUrl } = deps
  const to = { browser: measurement.browser, publicUrl, ...(port.wantsEmail && { email: order.email }) }
  if (!measurement.purchaseToldAt) {
    await port.tell(measuredPurchase(order, to, order.paidAt))
    await deps.transact(['measurements'], ({ measurements }) =>
      measurements.purchaseTold(orderId, port.measurer, deps.clock.now()),
    )
  }
  return { order, to }
}

/**
 * Nothing says that a refund counts once which is told twice, so it is marked before: a process that dies in between leaves it untold.
 * What it goes back of is told first, where that had failed.
 */
async function tellRefund(deps: TellDeps, port: MeasurementsPort, refundId: string): Promise<void> {
  const { transact } = deps
  const refund = await deps.fulfilment.refund(refundId)
  if (!refund?.refundedAt) return
  const { orderId, refundedAt } = refund
  const told = await tellPurchase(deps, port, orderId)
  if (!told) return
  const isOurs = await transact(['measurements'], ({ measurements }) =>
    measurements.claimRefund(orderId, port.measurer, refundId),
  )
  if (!isOurs) return
  try {
    await port.tell(measuredRefund(told.order, refund, told.to, refundedAt))
  } catch (error) {
    await transact(['measurements'], ({ measurements }) => measurements.releaseRefund(orderId, port.measurer, refundId))
    throw error
  }
}
