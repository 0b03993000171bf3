import { beforeEach, describe, expect, test } from 'vitest'
import { json } from '#database/rows.ts'
import { day, hour, minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, type PlacedOrder, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderCommand } from './order-commands.ts'

const shop = await openTestShop()
const { clock, mails } = shop
const all = [{ opens: '00:00', closes: '24:00' }]
const always = {
  monday: all,
  tuesday: all,
  wednesday: all,
  thursday: all,
  friday: all,
  saturday: all,
  sunday: all,
}
await shop.db
  .updateTable('stock_locations')
  .set({ opening_hours: json({ timeZone: 'Europe/Amsterdam', days: always, exceptions: [] }) })
  .where('code', '=', 'AMS')
  .execute()

beforeEach(() => {
  mails.length = 0
})

const inStore = '10001.001.41'

/** An order that is paid and will be collected in Amsterdam. */
async function paid(sku: string = fixtures.boot, method?: string) {
  const me = await apiShopper(shop)
  await me.readyToOrder(sku)
  if (method) await me.giveAddress({ phoneNumber: '+31612345678' })
  await me.call<ShopperAnswer<object>>(
    `mutation { setServicePoint(type: "store-pickup", providerId: "AMS") { ... on Context { token } ${refusalFields} } }`,
  )
  if (method) await me.choosePayment(method)
  const placed = (await me.place({ rivertyTermsAccepted: true })) as PlacedOrder
  const { redirectUrl = '' } = await me.pay(placed.id)
  await shop.decide(redirectUrl, method ? 'authorized' : 'paid')
  await me.comeBack(placed.reference)
  await shop.runJobs()
  return {
    me,
    ...placed,
    say: async (...words: string[]) => {
      const said = await orderCommand(shop.shop, words)
      await shop.runJobs()
      return 'lines' in said ? said.lines.join('\n') : `complaint: ${said.problems.join('\n')}`
    },
    pickup: async () => (await shop.shop.progressOf([placed.id])).get(placed.id)?.pickup,
    claims: () =>
      shop.db
        .selectFrom('stock_claims')
        .select(['location_code', 'quantity'])
        .where('order_id', '=', placed.id)
        .execute(),
    row: () => shop.db.selectFrom('orders').selectAll().where('id', '=', placed.id).executeTakeFirstOrThrow(),
  }
}

describe('an order that is collected in a store', () => {
  test('takes what lies there, and is promised sooner than what has to be brought', async () => {
    const there = await paid(inStore)
    expect(await there.claims()).toEqual([{ location_code: 'AMS', quantity: 1 }])
    expect((await there.pickup())?.expectedAt.getTime()).toBe(clock.now().getTime() + 2 * hour)
    const brought = await paid()
    expect(await brought.claims()).toEqual([{ location_code: 'DC', quantity: 1 }])
    expect((await brought.pickup())?.expectedAt.getTime()).toBeGreaterThan(clock.now().getTime() + 2 * day)
  })

  test('is promised anew from its payment on, since nobody prepares what is not paid', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(inStore)
    await me.call('mutation { setServicePoint(type: "store-pickup", providerId: "AMS") { __typename } }')
    const placed = (await me.place()) as PlacedOrder
    const { redirectUrl = '' } = await me.pay(placed.id)
    const expected = async () => (await shop.shop.progressOf([placed.id])).get(placed.id)?.pickup?.expectedAt.getTime()
    expect(await expected()).toBe(clock.now().getTime() + 2 * hour)
    clock.advance(minute)
    await shop.decide(redirectUrl, 'paid')
    await me.comeBack(placed.reference)
    expect(await expected()).toBe(clock.now().getTime() + 2 * hour)
  })

  test('prefers the store over the centre, so that the pair need not travel', async () => {
    const order = await paid(fixtures.lastThree)
    expect(await order.claims()).toEqual([{ location_code: 'AMS', quantity: 1 }])
  })

  test('is confirmed by its store with its hours and the way there, and by no delivery', async () => {
    await paid()
    const text = mails.find(({ key }) => key.startsWith('order-confirmation'))?.text ?? ''
    expect(text).toContain('Amsterdam maakt je bestelling klaar')
    expect(text).toContain('AFHALEN BIJ')
    expect(text).toContain('OPENINGSTIJDEN')
    expect(text).toContain('destination=52.37%2C4.9')
    expect(text).not.toContain('bezorg')
  })

  test('is told to its store, when it is to be prepared and when nobody comes for it any more', async () => {
    const order = await paid()
    const toStore = () => mails.filter(({ to }) => to === 'ams@stores.example').map(({ subject }) => subject)
    expect(toStore()).toEqual([`Graag klaarleggen: bestelling ${order.orderNumber}`])
    mails.length = 0
    await order.say('cancel', order.orderNumber)
    expect(toStore()).toEqual([`Wordt niet afgehaald: bestelling ${order.orderNumber}`])
  })

  test('is ready, with a code and a last day, and collected by that code: from then the period runs', async () => {
    const order = await paid()
    mails.length = 0
    expect(await order.say('pickups', 'ams')).toContain(`Order ${order.orderNumber}: to prepare by`)
    expect(await order.say('ready', order.orderNumber)).toBe(`Order ${order.orderNumber}: ready`)
    await order.say('ready', order.orderNumber)
    const pickup = await order.pickup()
    expect(mails.map(({ subject }) => subject)).toEqual([`Je bestelling ${order.orderNumber} ligt klaar`])
    expect(mails[0]?.text).toContain(`Je afhaalcode: ${pickup?.code}`)
    expect(await order.claims()).toEqual([{ location_code: 'AMS', quantity: 1 }])
    expect(await order.say('pickups', 'AMS')).toContain(`Order ${order.orderNumber}: ready, kept until`)
    mails.length = 0

    clock.advance(2 * day)
    expect(await order.say('collected', pickup?.code.toLowerCase() ?? '')).toBe(`Order ${order.orderNumber}: collected`)
    expect(await order.say('collected', order.orderNumber)).not.toContain('complaint')
    expect(await order.row()).toMatchObject({ shipped_at: clock.now(), delivered_at: clock.now() })
    expect(mails.map(({ subject }) => subject)).toEqual([`Je hebt je bestelling ${order.orderNumber} afgehaald`])
    expect(mails[0]?.attachments?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^Factuur-/)])
    const { returnsUntil } = await order.me
      .call<{ progress: { returnsUntil: string } }>(
        'query ($r: String!) { SwOrder(reference: $r) { progress { returnsUntil } } }',
        { r: order.reference },
      )
      .then(({ progress }) => progress)
    const fortnight = new Date(clock.now().getTime() + 14 * day).toISOString().slice(0, 10)
    expect(returnsUntil >= fortnight).toBe(true)
    expect(await order.say('pickups', 'AMS')).not.toContain(order.orderNumber)
  })

  test('is not on its way nor delivered when the warehouse sends it to the store', async () => {
    const order = await paid()
    mails.length = 0
    const at = clock.now()
    const about = { order: order.orderNumber, at }
    const parcel = { parcel: 'P', carrier: 'Truck', trackingCode: null, trackingUrl: null, lines: null }
    await shop.shop.applyWarehouseEvent({ ...about, type: 'shipped', ...parcel })
    await shop.shop.applyWarehouseEvent({ ...about, type: 'delivered', parcel: null })
    await shop.runJobs()
    expect(mails).toEqual([])
    expect(await order.row()).toMatchObject({ picked_at: at, shipped_at: null, delivered_at: null })
  })

  test('that nobody collects is cancelled and paid back when its days are over, and lies in the store again', async () => {
    const onShelf = () =>
      shop.db
        .selectFrom('stock')
        .innerJoin('variants', 'variants.id', 'stock.variant_id')
        .select('available')
        .where('sku', '=', inStore)
        .where('location_code', '=', 'AMS')
        .executeTakeFirstOrThrow()
    const before = await onShelf()
    const order = await paid(inStore)
    await order.say('ready', order.orderNumber)
    mails.length = 0
    clock.advance(6 * day)
    expect(await shop.shop.expirePickups()).toEqual([])
    expect((await order.row()).state).toBe('paid')
    clock.advance(3 * day)
    await shop.shop.expirePickups()
    await shop.shop.expirePickups()
    await shop.runJobs()
    expect((await order.row()).state).toBe('cancelled')
    expect((await order.pickup())?.lapsedAt).toEqual(clock.now())
    expect(mails.find(({ key }) => key.startsWith('order-cancelled'))?.text).toContain('niet op tijd afgehaald')
    expect(mails.some(({ key }) => key.startsWith('order-refunded'))).toBe(true)
    expect(await order.say('collected', order.orderNumber)).toContain('cancelled')
    expect(await onShelf()).toEqual(before)
  })

  test('is captured when it is handed over, not before', async () => {
    const order = await paid(fixtures.boot, 'riverty')
    const captures = () => shop.db.selectFrom('captures').select('amount').where('order_id', '=', order.id).execute()
    await order.say('ready', order.orderNumber)
    expect(await captures()).toEqual([])
    await order.say('collected', order.orderNumber)
    expect(await captures()).toEqual([{ amount: 10_000 }])
  })
})

test('an order that is sent can be neither ready nor collected in a store', async () => {
  const me = await apiShopper(shop)
  const placed = await me.order(fixtures.handbag)
  await shop.decide(placed.redirectUrl, 'paid')
  await me.comeBack(placed.reference)
  for (const action of ['ready', 'collected']) {
    expect(await orderCommand(shop.shop, [action, placed.orderNumber])).toEqual({
      problems: [`Order ${placed.orderNumber} is not collected in a store`],
    })
  }
  expect(await orderCommand(shop.shop, ['collected', 'NOBODY'])).toEqual({
    problems: ['Nothing waits under the code NOBODY'],
  })
})
