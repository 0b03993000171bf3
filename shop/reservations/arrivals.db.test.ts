import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import type { ArrivalNotice } from '#shop/stores/arrival.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const settings = settingsSource(demoSettings)
const counted: ArrivalNotice[] = []
const { db, clock, shop } = await openTestShop({ settings, countArrival: (notice) => counted.push(notice) })
const service = shop.reservations
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
  .set({ opening_hours: JSON.stringify(openingHours) })
  .where('code', '=', 'AMS')
  .execute()

beforeEach(async () => {
  clock.moveTo(start)
  settings.replace(demoSettings)
  counted.length = 0
  await db.deleteFrom('reservations').execute()
  await db
    .insertInto('stock')
    .columns(['variant_id', 'location_code', 'available'])
    .expression((build) =>
      build
        .selectFrom('variants')
        .where('sku', '=', fixtures.boot)
        .select(({ val }) => ['id', val('AMS').as('location_code'), val(5).as('available')]),
    )
    .onConflict((conflict) => conflict.columns(['variant_id', 'location_code']).doUpdateSet({ available: 5 }))
    .execute()
})

async function reserved() {
  const answer = await service.reserve(nl, {
    key: randomUUID(),
    sku: fixtures.boot,
    location: 'AMS',
    email: 'noor@example.com',
    firstName: 'Noor',
    lastName: 'Zwart',
  })
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

async function ready() {
  const pair = await reserved()
  await service.putAside(pair.number)
  return pair
}

const keyOf = (answer: object) =>
  'refusals' in answer ? (answer.refusals as { messageKey: string }[])[0]?.messageKey : undefined
const toldOf = async (token: string) => (await service.byToken(token))?.arrival

test('the store hears of a pair that lies ready; saying it again leaves since when, and another word counts from now', async () => {
  const { token } = await ready()
  expect(await service.arrive(token, 'coming')).toEqual({})
  const at = new Date(start)
  expect(await toldOf(token)).toEqual({ arrival: 'coming', at })
  clock.advance(60_000)
  expect(await service.arrive(token, 'coming')).toEqual({})
  expect(await toldOf(token)).toEqual({ arrival: 'coming', at })
  await service.arrive(token, 'here')
  expect(await toldOf(token)).toEqual({ arrival: 'here', at: new Date(at.getTime() + 60_000) })
  await service.arrive(token, null)
  expect(await toldOf(token)).toBeUndefined()
  expect(counted).toEqual([
    { of: 'reservation', arrival: 'coming' },
    { of: 'reservation', arrival: 'here' },
  ])
})

test('of two presses at once one counts', async () => {
  const { token } = await ready()
  await Promise.all(Array.from({ length: 5 }, () => service.arrive(token, 'here')))
  expect(await toldOf(token)).toEqual({ arrival: 'here', at: new Date(start) })
})

test('nothing is told of a pair that is still put aside, of one that is over, and of none', async () => {
  const { token } = await reserved()
  expect(keyOf(await service.arrive(token, 'here'))).toBe('arrival-not-ready')
  await service.cancel(token)
  expect(keyOf(await service.arrive(token, 'here'))).toBe('arrival-not-ready')
  expect(keyOf(await service.arrive('0'.repeat(43), 'here'))).toBe('reservation-not-found')
})

test('a store that is closed is told nothing, and what was told can be taken back then', async () => {
  const { token } = await ready()
  await service.arrive(token, 'here')
  clock.moveTo('2026-11-21T18:00:00Z')
  expect(keyOf(await service.arrive(token, 'coming'))).toBe('arrival-closed')
  expect(await service.arrive(token, null)).toEqual({})
  expect(await toldOf(token)).toBeUndefined()
})

test('a retailer switches it off', async () => {
  const { token } = await ready()
  settings.replace(settingsOf({ ...demoSettingsFile, stores: { arrivals: false } }))
  expect(keyOf(await service.arrive(token, 'here'))).toBe('arrival-not-ready')
})

test('what was handed over or given up is waited for by nobody', async () => {
  const fetched = await ready()
  await service.arrive(fetched.token, 'here')
  await service.collect(fetched.number)
  expect(await toldOf(fetched.token)).toBeUndefined()
  const givenUp = await ready()
  await service.arrive(givenUp.token, 'coming')
  await service.cancel(givenUp.token)
  expect(await toldOf(givenUp.token)).toBeUndefined()
})

test('the database keeps no notice without its time', async () => {
  const { id } = await ready()
  const half = db.updateTable('reservations').set({ arrival: 'here' }).where('id', '=', id).execute()
  await expect(half).rejects.toThrow(/reservations_arrival/)
})
