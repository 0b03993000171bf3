import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { type Permission, permissionsOfStores } from '#shop/staff/permissions.ts'
import { type StaffRole, staffRoles } from '#shop/staff/staff-member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { staffApi } from '#test/shop/staff-api.ts'
import { operationOf } from '#test/shop/staff-operation.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { ofStores, staffMutations, staffQueries } from './authorization.ts'

const shop = await openTestShop()
const { db, clock } = shop
const api = staffApi(shop)

/** Another store than Amsterdam, with pieces on its shelf. */
async function secondStore(code: string) {
  await sql`insert into stock_locations
    (code, name, kind, priority, street, house_number, postcode, city, country, lat, lng, telephone)
    select ${code}, ${`Store of ${code}`}, kind, priority + 1, street, house_number, postcode, city, country, lat, lng, telephone
    from stock_locations where code = 'AMS'`.execute(db)
}
await secondStore('UTR')
for (const code of ['AMS', 'UTR'])
  await db
    .insertInto('stock')
    .columns(['variant_id', 'location_code', 'available'])
    .expression((build) =>
      build.selectFrom('variants').select(({ val }) => ['id', val(code).as('location_code'), val(7).as('available')]),
    )
    .onConflict((conflict) => conflict.columns(['variant_id', 'location_code']).doUpdateSet({ available: 7 }))
    .execute()

/** An order that is picked up in a store, and a pair that is kept there. */
async function businessOf(location: string) {
  const order = await orderForStaff(shop)
  const code = `PICK${location}`
  await db
    .insertInto('store_pickups')
    .values({ order_id: order.id, location_code: location, code, expected_at: clock.now() })
    .execute()
  const reserved = await shop.shop.reservations.reserve(storefrontOf('nl_NL'), {
    key: randomUUID(),
    sku: fixtures.boot,
    location,
    email: `try.${location.toLowerCase()}@example.com`,
    firstName: 'Tess',
    lastName: `Of${location}`,
  })
  if (isRefused(reserved)) throw new Error(JSON.stringify(reserved))
  return { order, code, reservation: reserved.number }
}
const [amsterdam, utrecht] = [await businessOf('AMS'), await businessOf('UTR')]

/** Everything that people may be but an owner, who is never narrowed. */
const everyRole: readonly StaffRole[] = staffRoles.filter((role) => role !== 'owner')
const inUtrecht = await memberOfStaff(shop, everyRole, 'all', ['UTR'])
const inAmsterdam = await memberOfStaff(shop, everyRole, 'all', ['AMS'])
const reader = await memberOfStaff(shop, everyRole)

/** What names the business of Amsterdam: its order, its codes and its people. */
const marks = [amsterdam.order.id, amsterdam.order.orderNumber, amsterdam.code, amsterdam.reservation, 'OfAMS']
const pointedAtAmsterdam: Readonly<Record<string, unknown>> = {
  number: amsterdam.order.orderNumber,
  code: amsterdam.code,
  location: 'AMS',
  'stockMovements.location': 'AMS',
  'stockMovements.sku': fixtures.boot,
  'product.sku': '10001.001',
  'searchOrders.text': amsterdam.order.orderNumber,
  'labelPlan.numbers': [amsterdam.order.orderNumber],
  'findReturn.text': amsterdam.order.orderNumber,
  'putReservationAside.number': amsterdam.reservation,
  'collectReservation.number': amsterdam.reservation,
  'import.id': 1,
  'approveImport.id': 1,
  'undoImport.id': 1,
  'changeProduct.version': 'seen',
  'changePictures.version': 'seen',
  'changeStoreHours.version': 'seen',
  'changeStoreExceptions.version': 'seen',
  'dropPlannedHours.version': 'seen',
  id: randomUUID(),
  refundId: randomUUID(),
  amount: 1,
  version: 1,
  key: 'key',
}
const permissionOf: Readonly<Record<string, string>> = { ...staffQueries, ...staffMutations }
const rows = Object.keys(ofStores).map((name) => ({ name, kind: name in staffQueries ? 'query' : 'mutation' }) as const)
type Row = (typeof rows)[number]

const ask = (row: Row, token: string, given = pointedAtAmsterdam) =>
  api.execute(operationOf(api.schema, row, given, 4), { sessionToken: token, ...staffPlace })

describe('the table', () => {
  test('names what who is narrowed to some stores may ask for, and nothing that is of the whole shop', () => {
    for (const { name } of rows)
      expect([name, permissionsOfStores]).toEqual([name, expect.arrayContaining([permissionOf[name]])])
  })

  test.each(Object.entries(permissionOf).filter(([name]) => !Object.hasOwn(ofStores, name)))(
    '%s is refused without a row, or is one’s own account',
    async (name, admitted) => {
      if (admitted === 'anybody' || admitted === 'staff') return
      const row = { name, kind: name in staffQueries ? 'query' : 'mutation' } as const
      const { errors } = await ask(row, inUtrecht.token)
      expect(errors?.map(({ code }) => code)).toEqual(['NOT_PERMITTED'])
    },
  )
})

describe('who is narrowed to another store', () => {
  test.each(rows.filter(({ kind }) => kind === 'query'))('reads nothing of this one by $name', async (row) => {
    const answer = await ask(row, inUtrecht.token)
    expect(answer.errors).toBeUndefined()
    const said = JSON.stringify(answer.data)
    for (const mark of marks) expect(said).not.toContain(mark)
    expect(said).not.toContain('"AMS"')
  })

  test.each(rows.filter(({ kind, name }) => kind === 'mutation' && ofStores[name] !== 'own'))(
    'changes nothing of it by $name',
    async (row) => {
      const everything = async () => [
        await db.selectFrom('orders').selectAll().where('id', '=', amsterdam.order.id).execute(),
        await db.selectFrom('reservations').selectAll().orderBy('number').execute(),
        await db.selectFrom('packing_wave_orders').selectAll().where('order_id', '=', amsterdam.order.id).execute(),
        await db.selectFrom('refunds').selectAll().where('order_id', '=', amsterdam.order.id).execute(),
        await db.selectFrom('returns').selectAll().where('order_id', '=', amsterdam.order.id).execute(),
        await db.selectFrom('parcels').selectAll().where('order_id', '=', amsterdam.order.id).execute(),
        await db.selectFrom('in_store_sessions').selectAll().execute(),
        await db.selectFrom('stock_locations').selectAll().orderBy('code').execute(),
      ]
      const before = await everything()
      const { errors } = await ask(row, inUtrecht.token)
      expect(errors).toBeUndefined()
      expect(await everything()).toEqual(before)
    },
  )
})

describe('who is narrowed to none', () => {
  test.each([
    'orders',
    'order',
    'searchOrders',
    'pickList',
    'storePickups',
    'storeReservations',
    'orderOfPickupCode',
    'labelPlan',
    'shelfLocations',
    'product',
    'stockMovements',
    'storeHours',
    'storeShelf',
    'packingWaves',
  ])('is told of this store by %s, so that what others are not told is not merely missing', async (name) => {
    if (name === 'packingWaves')
      await ask({ name: 'beginWave', kind: 'mutation' }, reader.token, { name: 'All', most: 20, key: 'a wave of all' })
    const said = JSON.stringify((await ask({ name, kind: 'query' }, reader.token)).data)
    expect([...marks, '"AMS"', `"sku":"${fixtures.boot}"`].some((mark) => said.includes(mark))).toBe(true)
  })
})

describe('who is narrowed to this store', () => {
  const read = async (name: string, token = inAmsterdam.token) =>
    JSON.stringify((await ask({ name, kind: 'query' }, token)).data)

  test.each(['orders', 'order', 'searchOrders', 'storePickups', 'orderOfPickupCode'])(
    'sees its order by %s',
    async (name) => {
      expect(await read(name)).toContain(amsterdam.order.orderNumber)
      expect(await read(name)).not.toContain(utrecht.order.orderNumber)
    },
  )

  test('sees its reservations, its shelves and their movements', async () => {
    expect(await read('storeReservations')).toContain(amsterdam.reservation)
    expect(JSON.parse(await read('shelfLocations')).shelfLocations).toMatchObject([{ code: 'AMS' }])
    expect(await read('stockMovements')).toContain('RESERVATION')
    const shelves = (await read('product')).match(/"location":"(\w+)"/g)
    expect([...new Set(shelves)]).toEqual(['"location":"AMS"'])
    expect(await read('product', reader.token)).toContain('UTR')
  })

  test('sees an order whose pieces are reserved on its shelf, wherever it is sent', async () => {
    const order = await orderForStaff(shop)
    const seen = async () =>
      (await ask({ name: 'order', kind: 'query' }, inAmsterdam.token, { number: order.orderNumber })).data
    expect(await seen()).toEqual({ order: null })
    await db.updateTable('stock_claims').set({ location_code: 'AMS' }).where('order_id', '=', order.id).execute()
    expect(JSON.stringify(await seen())).toContain(order.orderNumber)
  })

  test('puts its pair aside, and counts its orders alone', async () => {
    const answer = await ask({ name: 'putReservationAside', kind: 'mutation' }, inAmsterdam.token)
    expect(answer.data).toMatchObject({ putReservationAside: { problems: [] } })
    const counted = (await ask({ name: 'orderViews', kind: 'query' }, inAmsterdam.token)).data as {
      orderViews: { view: string; count: number }[]
    }
    const all = (await ask({ name: 'orders', kind: 'query' }, inAmsterdam.token)).data as {
      orders: { orders: object[] }
    }
    expect(counted.orderViews.find(({ view }) => view === 'ALL')?.count).toBe(all.orders.orders.length)
  })
})

describe('a return that is announced for a store', () => {
  test('is taken in by whichever store it is brought to, by its reference, and is that store’s from then on', async () => {
    const order = await orderForStaff(shop)
    await order.tell(sentParcel())
    await order.tell({ type: 'delivered', parcel: 'P1' })
    const announced = await db
      .insertInto('returns')
      .values({
        order_id: order.id,
        reference: 'R-STORE7',
        idempotency_key: randomUUID(),
        way: 'store',
        announced_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('return_lines').values({ return_id: announced.id, position: 0, quantity: 1 }).execute()
    const number = order.orderNumber
    const seenBy = async (token: string, reference?: string) => {
      const given = { number, ...(reference && { 'order.returnReference': reference }) }
      const { data } = await ask({ name: 'order', kind: 'query' }, token, given)
      return (data as { order: { version: number } | null }).order
    }
    expect(await seenBy(inUtrecht.token)).toBeNull()
    expect(await seenBy(inUtrecht.token, 'R-OTHER1')).toBeNull()
    const found = await ask({ name: 'findReturn', kind: 'query' }, inUtrecht.token, { 'findReturn.text': 'STORE7' })
    expect(found.data).toMatchObject({ findReturn: { order: number, reference: 'R-STORE7' } })
    const { version = 0 } = (await seenBy(inUtrecht.token, 'R-STORE7')) ?? {}
    const takeIn = (restockAt: string) =>
      ask({ name: 'takeReturnIn', kind: 'mutation' }, inUtrecht.token, {
        number,
        version,
        'takeReturnIn.reference': 'R-STORE7',
        pieces: [{ position: 0, quantity: 1, reason: 'TOO_SMALL', condition: 'AS_NEW', restockAt }],
        key: `return-${restockAt}`,
      })
    expect((await takeIn('AMS')).data).toMatchObject({
      takeReturnIn: { problems: [{ messageKey: 'order-not-possible' }] },
    })
    expect((await takeIn('UTR')).data).toMatchObject({ takeReturnIn: { problems: [] } })
    expect(await seenBy(inUtrecht.token)).not.toBeNull()
    expect(await seenBy(inAmsterdam.token, 'R-STORE7')).toBeNull()
  })
})

test('what one person may not do alone is decided by nobody of a store, and an owner is of all of them', async () => {
  const mayRefund: Permission = 'orders.refund'
  expect(await shop.shop.staff.hasSecondPerson(reader.actor, mayRefund)).toBe(false)
  const owner = await memberOfStaff(shop)
  expect(await shop.shop.staff.hasSecondPerson(reader.actor, mayRefund)).toBe(true)
  const narrowed = await shop.shop.staff.changeMember(owner.actor, reader.member.id, {
    ...reader.member,
    roles: ['owner'],
    stores: ['AMS'],
  })
  expect(narrowed).toMatchObject({ refusals: [{ messageKey: 'staff-owner-of-stores', field: 'stores' }] })
})

test('customers are those who ordered or keep something there', async () => {
  for (const [index, { order }] of [amsterdam, utrecht].entries()) {
    const { id } = await db
      .insertInto('customers')
      .values({
        number: `C0000${index}`,
        store_code: 'nl_NL',
        language: 'nl',
        email: `customer${index}@example.com`,
        first_name: 'Sanne',
        last_name: 'Vandaag',
        email_token: randomUUID(),
        created_at: clock.now(),
        updated_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('orders').set({ customer_id: id }).where('id', '=', order.id).execute()
  }
  const found = await ask({ name: 'searchCustomers', kind: 'query' }, inAmsterdam.token, { text: 'Vandaag' })
  expect(found.data).toMatchObject({ searchCustomers: [{ number: 'C00000' }] })
  const other = await ask({ name: 'customer', kind: 'query' }, inAmsterdam.token, { number: 'C00001' })
  expect(other.data).toEqual({ customer: null })
})
