import { day } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import { seesEverything } from '#kernel/staff-reach.ts'
import { fixtures } from '../small-catalog.ts'
import { arrivedForStaff, orderForStaff, sentParcel } from '../staff-order.ts'
import type { ExpectedRow } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

type AuditedOrder = Pick<Awaited<ReturnType<typeof orderForStaff>>, 'id' | 'orderNumber'>

/** Another size of the boot that orders of tests hold. */
export const auditedSize = '10001.001.41'

/** What the books call an order. */
export const inBooks = ({ id, orderNumber }: AuditedOrder): ExpectedRow['object'] => ({
  type: 'order',
  id,
  name: orderNumber,
})

/** How a change names its order and the version that was seen, and its press. */
export const pressOn = (office: AuditOffice, { orderNumber }: AuditedOrder) => ({
  number: orderNumber,
  version: 1,
  key: office.key(),
})

/** An order that arrived. */
export async function arrivedOrder({ shop }: AuditOffice, quantity = 1) {
  await shop.setStock(auditedSize, 30, 'AMS')
  const order = await arrivedForStaff(shop, quantity)
  await shop.runJobs()
  return order
}

/** An order that its shopper collects in a store. */
export async function collectedOrder({ shop }: AuditOffice) {
  const order = await orderForStaff(shop)
  await shop.db
    .insertInto('store_pickups')
    .values({ order_id: order.id, location_code: 'AMS', code: newCode(), expected_at: shop.clock.now() })
    .execute()
  return order
}

/** A return that its shopper announced. @returns its reference */
export async function announcedReturn({ shop, key }: AuditOffice, orderId: string, way: 'post' | 'store' = 'post') {
  const pieces = [{ position: 0, quantity: 1 }]
  const announced = await shop.shop.announceReturn({ orderId, pieces, way, idempotencyKey: key() })
  if ('refusals' in announced) throw new Error(JSON.stringify(announced))
  return announced.reference
}

/** The note of an order that names the owner. @returns its id */
export async function noteForOwner({ shop, owner, key }: AuditOffice, order: AuditedOrder): Promise<string> {
  const author = { id: key(), name: 'Nadia' }
  const note = { orderId: order.id, author, text: `@${owner.name} look`, mentions: [owner.id], idempotencyKey: key() }
  await shop.shop.staffOrders.addNote(note)
  const mentions = await shop.shop.staffOrders.mentionsOf(owner.id, seesEverything)
  return mentions.find(({ orderId }) => orderId === order.id)?.noteId ?? ''
}

/** Money that no provider sends back any more: of an order paid later, of which a piece came back long before the rest left. */
export async function refundByHandOwed(office: AuditOffice, order: AuditedOrder): Promise<string> {
  const { shop } = office
  const about = { order: order.orderNumber, at: shop.clock.now() }
  await shop.shop.applyWarehouseEvent({ ...sentParcel([{ sku: fixtures.boot, quantity: 1 }], 'A'), ...about })
  await shop.runJobs()
  const reference = await announcedReturn(office, order.id, 'store')
  await shop.shop.applyWarehouseEvent({ type: 'returned', return: reference, lines: null, ...about })
  await shop.runJobs()
  const now = shop.clock.now()
  shop.clock.advance(13 * day)
  await shop.shop.sweepRefunds()
  await shop.runJobs()
  shop.clock.moveTo(now.toISOString())
  const owed = (await shop.shop.owedRefunds()).find(({ number }) => number === order.orderNumber)
  return owed?.refund.id ?? ''
}
