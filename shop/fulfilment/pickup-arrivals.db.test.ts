import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { json } from '#database/rows.ts'
import { newToken } from '#kernel/ids.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import type { ArrivalNotice, ArrivalStage } from '#shop/stores/arrival.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { apiShopper, type PlacedOrder, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'

const settings = settingsSource(demoSettings)
const counted: ArrivalNotice[] = []
const shop = await openTestShop({ settings, countArrival: (notice) => counted.push(notice) })
const { db, clock } = shop
const nl = storefrontOf('nl_NL')
/** A Saturday, at eleven in Amsterdam. */
const start = '2026-11-21T10:00:00Z'
const openingHours = {
  timeZone: 'Europe/Amsterdam',
  days: { monday: [{ opens: '10:00', closes: '18:00' }], saturday: [{ opens: '10:00', closes: '18:00' }] },
  exceptions: [],
}
await db
  .updateTable('stock_locations')
  .set({ opening_hours: json(openingHours) })
  .where('code', '=', 'AMS')
  .execute()
await sql`insert into stock_locations
  (code, name, kind, priority, street, house_number, postcode, city, country, lat, lng, telephone)
  select 'UTR', 'Utrecht', kind, priority + 1, street, house_number, postcode, city, country, lat, lng, telephone
  from stock_locations where code = 'AMS'`.execute(db)
const counter = staffApi(shop)
const inAmsterdam = await memberOfStaff(shop, ['store'], 'all', ['AMS'])
const inUtrecht = await memberOfStaff(shop, ['store'], 'all', ['UTR'])

beforeEach(async () => {
  clock.moveTo(start)
  settings.replace(demoSettings)
  counted.length = 0
  await shop.setStock(fixtures.boot, 50)
  await db.updateTable('store_pickups').set({ arrival: null, arrival_at: null }).execute()
})

type Asked = Parameters<typeof apiShopper>[2]

/** An order that will be collected in Amsterdam and is not paid yet. */
async function placed(login?: Asked) {
  const me = await apiShopper(shop, 'nl_NL', login)
  await me.readyToOrder(fixtures.boot)
  await me.call<ShopperAnswer<object>>(
    `mutation { setServicePoint(type: "store-pickup", providerId: "AMS") { ... on Context { token } ${refusalFields} } }`,
  )
  const order = (await me.place()) as PlacedOrder
  return { me, ...order, tell: (arrival: ArrivalStage | null) => tell(order.reference, arrival) }
}
type Placed = Awaited<ReturnType<typeof placed>>

async function paid(login?: Asked): Promise<Placed> {
  const order = await placed(login)
  const { redirectUrl = '' } = await order.me.pay(order.id)
  await shop.decide(redirectUrl, 'paid')
  await order.me.comeBack(order.reference)
  await shop.runJobs()
  return order
}

/** Staff say so of an order. */
const report = (order: Placed, type: 'ready' | 'collected') =>
  shop.shop.applyWarehouseEvent({ type, order: order.orderNumber, at: clock.now() })

async function ready(login?: Asked): Promise<Placed> {
  const order = await paid(login)
  await report(order, 'ready')
  return order
}

/** As the page of an order says it, by the link of its mail. @returns what was told, or why it was not */
async function tell(reference: string, arrival: ArrivalStage | null): Promise<string | null | undefined> {
  const data: Readonly<Record<string, ShopperAnswer<{ arrival?: string | null }>>> = await shop.ask(
    `mutation ($reference: String!, $arrival: Arrival) {
      tellPickupArrival(reference: $reference, arrival: $arrival) { ... on ArrivalTold { arrival } ${refusalFields} }
    }`,
    { reference, arrival },
  )
  const answer = data.tellPickupArrival
  return answer?.refusals ? answer.refusals[0]?.messageKey : answer?.arrival
}

const toldOf = async ({ id }: Placed) => (await shop.shop.progressOf([id])).get(id)?.pickup?.arrival

/** Who comes, as a counter reads it. */
async function comingTo(location: string, { token }: { readonly token: string }) {
  type Coming = { number: string; kind: string; isHere: boolean; minutes: number }
  const { comingToStore } = await askAs<{ comingToStore: Coming[] }>(
    counter,
    token,
    'query ($location: String!) { comingToStore(location: $location) { number kind isHere minutes } }',
    { location },
  )
  return comingToStore
}

test('the store hears of an order that lies ready; saying it again leaves since when, and another word counts from now', async () => {
  const order = await ready()
  expect(await order.tell('coming')).toBe('coming')
  const at = new Date(start)
  expect(await toldOf(order)).toEqual({ arrival: 'coming', at })
  clock.advance(60_000)
  expect(await order.tell('coming')).toBe('coming')
  expect(await toldOf(order)).toEqual({ arrival: 'coming', at })
  await order.tell('here')
  expect(await toldOf(order)).toEqual({ arrival: 'here', at: new Date(at.getTime() + 60_000) })
  await order.tell(null)
  expect(await toldOf(order)).toBeUndefined()
  // What changes nothing is no notice, and neither is taking one back.
  expect(counted).toEqual([
    { of: 'order', arrival: 'coming' },
    { of: 'order', arrival: 'here' },
  ])
})

test('of presses at once one counts', async () => {
  const order = await ready()
  await Promise.all(Array.from({ length: 5 }, () => order.tell('here')))
  expect(await toldOf(order)).toEqual({ arrival: 'here', at: new Date(start) })
  expect(counted).toEqual([{ of: 'order', arrival: 'here' }])
})

describe('nothing is told', () => {
  test('of an order that is not paid, nor of one that is still prepared', async () => {
    const unpaid = await placed()
    expect(await unpaid.tell('here')).toBe('arrival-not-ready')
    const waiting = await paid()
    expect(await waiting.tell('here')).toBe('arrival-not-ready')
    expect([await toldOf(unpaid), await toldOf(waiting), counted]).toEqual([undefined, undefined, []])
  })

  test('of an order that is sent', async () => {
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.boot)
    await shop.decide(order.redirectUrl, 'paid')
    await me.comeBack(order.reference)
    expect(await tell(order.reference, 'here')).toBe('arrival-not-ready')
  })

  test('by a link that was made up, nor of somebody else’s order by one’s own', async () => {
    const [mine, other] = [await ready(), await ready()]
    expect(await tell(newToken(), 'here')).toBe('order-not-found')
    expect(await tell(other.id, 'here')).toBe('order-not-found')
    expect(await tell(other.orderNumber, 'here')).toBe('order-not-found')
    await mine.tell('here')
    expect(await toldOf(other)).toBeUndefined()
    expect((await comingTo('AMS', inAmsterdam)).map(({ number }) => number)).toEqual([mine.orderNumber])
  })

  test('to a store that is closed; what was told can be taken back then', async () => {
    const order = await ready()
    await order.tell('here')
    clock.moveTo('2026-11-21T18:00:00Z')
    expect(await order.tell('coming')).toBe('arrival-closed')
    expect(await order.tell(null)).toBeNull()
    expect(await toldOf(order)).toBeUndefined()
  })

  test('where a retailer switches it off', async () => {
    const order = await ready()
    settings.replace(settingsOf({ ...demoSettingsFile, stores: { arrivals: false } }))
    expect(await order.tell('here')).toBe('arrival-not-ready')
  })
})

describe('nobody is waited for', () => {
  test('once it was handed over, and nothing is told of it any more', async () => {
    const order = await ready()
    await order.tell('here')
    await report(order, 'collected')
    expect(await toldOf(order)).toBeUndefined()
    expect(await order.tell('here')).toBe('arrival-not-ready')
    expect(await order.tell(null)).toBe('arrival-not-ready')
    expect(await comingTo('AMS', inAmsterdam)).toEqual([])
  })

  test('when it is handed over while it is told', async () => {
    const order = await ready()
    await Promise.all([report(order, 'collected'), ...Array.from({ length: 3 }, () => order.tell('here'))])
    expect(await toldOf(order)).toBeUndefined()
  })

  test('once it was cancelled', async () => {
    const order = await ready()
    await order.tell('coming')
    await shop.shop.cancelOrder(order.id)
    expect(await toldOf(order)).toBeUndefined()
    expect(await order.tell('here')).toBe('arrival-not-ready')
  })

  test('once its days are over', async () => {
    const order = await ready()
    await order.tell('coming')
    clock.moveTo('2026-12-21T10:00:00Z')
    await shop.shop.expirePickups()
    expect(await toldOf(order)).toBeUndefined()
  })
})

test('its own counter reads it, those who are there first, and no other one does', async () => {
  const [first, second] = [await ready(), await ready()]
  await first.tell('coming')
  clock.advance(120_000)
  await second.tell('here')
  expect(await comingTo('AMS', inAmsterdam)).toEqual([
    { number: second.orderNumber, kind: 'pickup', isHere: true, minutes: 0 },
    { number: first.orderNumber, kind: 'pickup', isHere: false, minutes: 2 },
  ])
  expect(await comingTo('UTR', inUtrecht)).toEqual([])
  expect(await comingTo('AMS', inUtrecht)).toEqual([])
})

test('whoever wrote yesterday stands at no counter today', async () => {
  const order = await ready()
  await order.tell('here')
  clock.moveTo('2026-11-23T10:00:00Z')
  const today = await memberOfStaff(shop, ['store'], 'all', ['AMS'])
  expect(await comingTo('AMS', today)).toEqual([])
})

test('one’s own data hold what the store was told, and not the code that opens the box', async () => {
  const login = await registerMember(shop)
  const order = await ready(login)
  await order.tell('here')
  const file = await shop.shop.exportCustomer(nl, login.customer)
  expect(JSON.parse(file).orders).toMatchObject([
    {
      number: order.orderNumber,
      pickup: { store: 'AMS', readyAt: clock.now().toISOString(), toldStore: { arrival: 'here' } },
    },
  ])
  const code = (await shop.shop.progressOf([order.id])).get(order.id)?.pickup?.code
  expect(code).toMatch(/\w{4}/)
  expect(file).not.toContain(code)
})

test('the database keeps no notice without its time', async () => {
  const { id } = await ready()
  const half = db.updateTable('store_pickups').set({ arrival: 'here' }).where('order_id', '=', id).execute()
  await expect(half).rejects.toThrow(/store_pickups_arrival/)
})
