import type { Clock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { addressLines } from '../orders/address-lines.ts'
import { storeOf } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { applyWarehouseEvent, type RejectionReason } from './apply-warehouse-event.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import { orderedQuantities, quantitiesWithout, sumOfQuantities } from './quantities.ts'
import type { PickupDeps } from './take-pickup.ts'
import type { WarehousePort } from './warehouse-port.ts'

/** Tells the warehouse what is true of an order by now: that it is to be packed, or that it no longer is. */
export async function exportOrder(
  {
    orders,
    fulfilment,
    warehouse,
  }: {
    readonly orders: Pick<OrderReader, 'byId'>
    readonly fulfilment: Pick<FulfilmentReader, 'progress'>
    readonly warehouse: WarehousePort
  },
  orderId: string,
): Promise<void> {
  const order = await orders.byId(orderId)
  if (!order) return
  if (order.state === 'cancelled') return warehouse.stop(order.number)
  if (order.state !== 'paid') return
  const { shippingAddress: address } = order
  // What customer service took off is not looked for. Without it nothing is left to pack.
  const { refunds } = await fulfilment.progress(order.id)
  const removed = sumOfQuantities(refunds.filter(({ reason }) => reason === 'removed').map(({ pieces }) => pieces))
  const wanted = quantitiesWithout(orderedQuantities(order.lines), removed)
  await warehouse.submit({
    number: order.number,
    placedAt: order.createdAt,
    shippingMethod: order.shippingMethod,
    name: `${address.firstName} ${address.lastName}`,
    address: addressLines(address, storefrontOf(order.storefrontCode)),
    country: address.country,
    collectedIn: storeOf(order) ?? null,
    lines: [...wanted].flatMap(([position, quantity]) => {
      const line = order.lines[position]
      return line ? [{ sku: line.sku, ean: line.ean, quantity }] : []
    }),
  })
}

/**
 * Reads what the warehouse has to tell, from where it stopped. The place in the list moves on after each page, so that a page
 * may be read twice and none is left out.
 *
 * @returns sentences for staff about news that can't be true
 */
export async function pollWarehouse(
  deps: PickupDeps & {
    readonly transact: Transact
    readonly clock: Clock
    readonly settings: SettingsSource
    readonly warehouse: WarehousePort
  },
): Promise<readonly string[]> {
  const problems: RejectionReason[] = []
  let after = await deps.transact(['fulfilment'], (repositories) => repositories.fulfilment.newsRead())
  for (;;) {
    const { news, next } = await deps.warehouse.news(after)
    for (const one of news) problems.push(await applyWarehouseEvent(deps, one))
    if (next === null || next === after) return problems.filter((one) => one !== undefined)
    after = next
    await deps.transact(['fulfilment'], (repositories) => repositories.fulfilment.readEvents(next))
  }
}
