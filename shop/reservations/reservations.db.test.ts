import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { hour } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { reservationNumber } from './reservation.ts'

const shop = await openTestShop({ poolSize: 20 })
const { db, clock } = shop
const service = shop.shop.reservations
const nl = storefrontOf('nl_NL')
/** A Saturday, at eleven in Amsterdam. */
const start = '2026-11-21T10:00:00Z'
/** Sixteen hours of a store that is open from ten to six, but not on Sunday: Tuesday at eleven. */
const end = '2026-11-24T10:00:00.000Z'
const workday = [{ opens: '10:00', closes: '18:00' }]
const openingHours = {
  timeZone: 'Europe/Amsterdam',
  days: { monday: workday, tuesday: workday, saturday: workday },
  exceptions: [],
}
await db
  .updateTable('stock_locations')
  .set({ opening_hours: JSON.stringify(openingHours) })
  .where('code', '=', 'AMS')
  .execute()

const shelf = async () => {
  const row = await db
    .selectFrom('stock')
    .innerJoin('variants', 'variants.id', 'stock.variant_id')
    .where('variants.sku', '=', fixtures.boot)
    .where('location_code', '=', 'AMS')
    .select('available')
    .executeTakeFirstOrThrow()
  return row.available
}
/** In the store, of one size or of all that there are. */
const putOnShelf = (available: number, sku?: string) =>
  db
    .insertInto('stock')
    .columns(['variant_id', 'location_code', 'available'])
    .expression((build) =>
      build
        .selectFrom('variants')
        .$if(sku !== undefined, (sizes) => sizes.where('sku', '=', sku ?? ''))
        .select(({ val }) => ['id', val('AMS').as('location_code'), val(available).as('available')]),
    )
    .onConflict((conflict) => conflict.columns(['variant_id', 'location_code']).doUpdateSet({ available }))
    .execute()

const wish = (change: Partial<Parameters<typeof service.reserve>[1]> = {}) => ({
  key: randomUUID(),
  sku: fixtures.boot,
  location: 'AMS',
  email: 'Noor@Example.com',
  firstName: 'Noor',
  lastName: 'Zwart',
  ...change,
})
async function made(change: Parameters<typeof wish>[0] = {}) {
  const answer = await service.reserve(nl, wish(change))
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const keysOf = (answer: unknown) =>
  (answer as { refusals?: { messageKey: string; field?: string }[] }).refusals?.map(({ messageKey }) => messageKey)

beforeEach(async () => {
  clock.moveTo(start)
  shop.mails.length = 0
  await db.deleteFrom('reservations').execute()
  await putOnShelf(4, fixtures.boot)
})

describe('a pair that is reserved', () => {
  test('leaves the shelf at once, and shopper and store hear of it', async () => {
    const reservation = await made()
    expect(reservation).toMatchObject({ state: 'held', email: 'noor@example.com', store: { code: 'AMS' } })
    expect(reservation.heldUntil.toISOString()).toBe(end)
    expect((await service.wouldHoldUntil('AMS')).toISOString()).toBe(end)
    expect(await shelf()).toBe(3)
    await shop.runJobs()
    expect(shop.mails.map(({ to }) => to).sort()).toEqual(['ams@stores.example', 'noor@example.com'])
    const [toShopper] = shop.mails.filter(({ to }) => to === 'noor@example.com')
    expect(toShopper?.subject).toContain(reservation.number)
    expect(toShopper?.text).toContain(`/nl/reserve/${reservation.token}/`)
  })

  test('is one, however often and at once its form arrives', async () => {
    const same = wish()
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.reserve(nl, same)))
    const again = await service.reserve(nl, same)
    expect(again).toMatchObject({ state: 'held' })
    expect(answers.filter((answer) => !isRefused(answer)).length).toBeGreaterThan(0)
    expect(await shelf()).toBe(3)
  })

  test('is not shown to whoever types the same address', async () => {
    await made()
    const answer = await service.reserve(nl, wish())
    expect(keysOf(answer)).toEqual(['reservation-exists'])
    expect(await shelf()).toBe(3)
  })

  test('comes back to the shelf when it is given up, once', async () => {
    const { token } = await made()
    const [first, second] = await Promise.all([service.cancel(token), service.cancel(token)])
    expect([first, second]).toEqual([
      expect.objectContaining({ state: 'cancelled' }),
      expect.objectContaining({ state: 'cancelled' }),
    ])
    expect(await shelf()).toBe(4)
  })

  test('comes back to the shelf when nobody fetched it in time, and not a minute before', async () => {
    await made()
    clock.moveTo(new Date(Date.parse(end) - 60_000))
    await service.expire()
    expect(await shelf()).toBe(3)
    clock.advance(60_000)
    await Promise.all([service.expire(), service.expire()])
    expect(await shelf()).toBe(4)
    await shop.runJobs()
    expect(shop.mails.filter(({ subject }) => subject.includes('afgelopen')).length).toBe(1)
  })

  test('that was fetched stays off the shelf', async () => {
    const { number, token } = await made()
    expect(await service.collect(number)).toBe('collected')
    expect(await service.collect(number)).toBe('collected-before')
    clock.advance(7 * 24 * hour)
    await service.expire()
    expect(await shelf()).toBe(3)
    expect((await service.byToken(token))?.state).toBe('collected')
  })

  test('is forgotten thirty days after its end', async () => {
    const { token } = await made()
    await service.cancel(token)
    clock.advance(29 * 24 * hour)
    await service.purgeOld()
    expect(await service.byToken(token)).toBeDefined()
    clock.advance(2 * 24 * hour)
    await service.purgeOld()
    expect(await service.byToken(token)).toBeUndefined()
  })
})

test('the last pair is reserved once, whoever wants it at once', async () => {
  await putOnShelf(1, fixtures.boot)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => service.reserve(nl, wish({ email: `shopper${index}@example.com` }))),
  )
  expect(answers.filter((answer) => !isRefused(answer)).length).toBe(1)
  expect(answers.flatMap((answer) => keysOf(answer) ?? [])).toEqual(
    Array.from({ length: 11 }, () => 'reservation-not-possible'),
  )
  expect(await shelf()).toBe(0)
})

test('three pairs are kept for one address at most', async () => {
  await putOnShelf(9)
  const skus = await db
    .selectFrom('stock')
    .innerJoin('variants', 'variants.id', 'stock.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('location_code', '=', 'AMS')
    .where('products.coming_soon_date', 'is', null)
    .select('variants.sku')
    .orderBy('variants.sku')
    .limit(4)
    .execute()
  const answers = []
  for (const { sku } of skus) answers.push(keysOf(await service.reserve(nl, wish({ sku }))))
  expect(answers).toEqual([undefined, undefined, undefined, ['reservation-limit']])
})

test.each([
  [{ email: 'nobody' }, ['email-invalid']],
  [{ firstName: ' ', lastName: '' }, ['first-name-required', 'last-name-required']],
  [{ sku: 'no-such-size' }, ['product-not-found']],
  [{ location: 'DC' }, ['reservation-not-possible']],
  [{ location: 'nowhere' }, ['reservation-not-possible']],
  [{ key: 'x' }, ['reservation-not-possible']],
])('bad input is refused and takes nothing: %o', async (change, keys) => {
  expect(keysOf(await service.reserve(nl, wish(change)))).toEqual(keys)
  expect(await shelf()).toBe(4)
})

test('a link that was made up opens nothing', async () => {
  expect(await service.byToken('x'.repeat(43))).toBeUndefined()
  expect(keysOf(await service.cancel('x'.repeat(43)))).toEqual(['reservation-not-found'])
})

test('numbers can be told over a counter', () => {
  expect(reservationNumber(new Uint8Array([0, 31, 8, 255, 64, 12]))).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
})
