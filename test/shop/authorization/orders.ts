import { day } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { newGiftCode } from '#shop/orders/gift-receipt.ts'
import type { TestShop } from '../open-shop.ts'
import { apiShopper } from '../shopper.ts'
import { fixtures } from '../small-catalog.ts'

/** A guest's order that was paid. */
export async function paidGuestOrder(shop: TestShop, street: string) {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot)
  await me.giveAddress({ street })
  await me.choosePayment()
  const { id = '', orderNumber = '', reference = '' } = await me.place()
  await shop.decide((await me.pay(id)).redirectUrl ?? '', 'paid')
  await me.comeBack(reference)
  return { id, orderNumber, reference }
}

/** Has an order sent, and answers with the number of its invoice. */
export async function sentOrderInvoice(shop: TestShop, orderId: string, order: string): Promise<string> {
  const parcel = { parcel: 'P', carrier: 'PostNL', trackingCode: null, trackingUrl: null, lines: null }
  await shop.shop.applyWarehouseEvent({ type: 'shipped', order, at: shop.clock.now(), ...parcel })
  await shop.runJobs()
  const [invoice] = await shop.shop.invoicesOf([orderId])
  if (!invoice) throw new Error('No invoice')
  return invoice.number
}

/** A guest's order that has arrived. */
export async function arrivedGuestOrder(shop: TestShop, street: string) {
  const order = await paidGuestOrder(shop, street)
  await sentOrderInvoice(shop, order.id, order.orderNumber)
  const at = shop.clock.now()
  await shop.shop.applyWarehouseEvent({ type: 'delivered', order: order.orderNumber, at, parcel: null })
  return order
}

/** The code of a present that has arrived. */
export async function arrivedPresent(shop: TestShop, street: string): Promise<string> {
  const order = await arrivedGuestOrder(shop, street)
  const code = newGiftCode()
  await shop.db.insertInto('gift_receipts').values({ order_id: order.id, code, created_at: shop.clock.now() }).execute()
  return code
}

/** An order that lies ready in a store. */
export async function orderInStore(shop: TestShop, street: string) {
  const order = await paidGuestOrder(shop, street)
  const now = shop.clock.now()
  const moments = { expected_at: now, ready_at: now, kept_until: new Date(now.getTime() + 7 * day) }
  const pickup = { order_id: order.id, code: newCode().slice(0, 8), location_code: 'AMS', ...moments }
  await shop.db.insertInto('store_pickups').values(pickup).execute()
  return order
}

/** An order that arrived, and a repair that was asked for it and for which the shop names another price. */
export async function repairedOrder(shop: TestShop, street: string) {
  const order = await arrivedGuestOrder(shop, street)
  const footwear = JSON.stringify({ upper: ['leather'], lining: ['leather'], sole: ['other'] })
  await shop.db.updateTable('products').set({ footwear }).where('sku', '=', '10001.001').execute()
  const asked = { orderId: order.id, ...repairAsked, idempotencyKey: newCode() }
  const requested = await shop.shop.requestRepair(asked)
  if (isRefused(requested)) throw new Error(JSON.stringify(requested))
  await shop.shop.proposeRepairPrice(requested.code, 7500)
  return { ...order, code: requested.code }
}

const repairAsked = { position: 0, service: 'resole', location: 'AMS', way: 'bring', text: '' } as const
