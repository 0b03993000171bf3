import type { WarehouseEvent } from '#shop/fulfilment/warehouse-port.ts'
import type { TestShop } from './open-shop.ts'
import { apiShopper, type PlacedOrder } from './shopper.ts'
import { fixtures } from './small-catalog.ts'

/** What the warehouse tells of one order. */
type ToldOfOrder = WarehouseEvent extends infer One
  ? One extends WarehouseEvent
    ? Omit<One, 'order' | 'at'>
    : never
  : never

/** A guest's order for tests of what staff do, paid unless it is asked for otherwise. */
export async function orderForStaff(
  shop: TestShop,
  {
    quantity = 1,
    also,
    outcome = 'paid',
  }: { readonly quantity?: number; readonly also?: string; readonly outcome?: 'paid' | 'failed' | 'nothing' } = {},
) {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, quantity)
  if (also) await me.add(also)
  await me.giveAddress({ phoneNumber: '+31612345678' })
  await me.choosePayment()
  const placed = (await me.place()) as PlacedOrder
  if (outcome !== 'nothing') {
    const { redirectUrl = '' } = await me.pay(placed.id)
    await shop.decide(redirectUrl, outcome)
    await me.comeBack(placed.reference)
    await shop.runJobs()
  }
  return {
    ...placed,
    me,
    /** What the warehouse tells of it. */
    tell: (news: ToldOfOrder) =>
      // The parts of one event are put together again.
      shop.shop.applyWarehouseEvent({ ...news, order: placed.orderNumber, at: shop.clock.now() } as WarehouseEvent),
    row: () => shop.db.selectFrom('orders').selectAll().where('id', '=', placed.id).executeTakeFirstOrThrow(),
  }
}

/** The same, and its parcel has arrived. */
export async function arrivedForStaff(shop: TestShop, quantity = 1) {
  const order = await orderForStaff(shop, { quantity })
  await order.tell(sentParcel())
  await order.tell({ type: 'delivered', parcel: null })
  return order
}

/** A parcel as the warehouse tells of one; everything that waits where no lines are named. */
export const sentParcel = (lines: { sku: string; quantity: number }[] | null = null, parcel = 'P1') =>
  ({
    type: 'shipped',
    parcel,
    carrier: 'PostNL',
    trackingCode: `3SCORD${parcel}`,
    trackingUrl: `https://parcels.cordwainer.example/${parcel}`,
    lines,
  }) as const
