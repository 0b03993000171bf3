import { describe, expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { hour, minute } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { readyAt } from '#shop/stores/pickup-time.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'

const shop = await openTestShop()
const { clock } = shop
const rethrow = (error: unknown) => {
  throw error
}
const api = staffApi(shop)
const storefront = createApi(shop.shop, { development: false, documents: {}, secure: false, report: rethrow })

type Member = Awaited<ReturnType<typeof memberOfStaff>>
type Hours = {
  readonly version: string
  readonly week: { readonly day: string; readonly periods: object[] }[]
  readonly planned: { readonly from: string }[]
  readonly exceptions: { readonly date: string }[]
}
async function ask<T>(member: Member, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
  return Object.values(await askAs<Record<string, T>>(api, member.token, query, variables))[0] as T
}
const hoursOf = (member: Member) =>
  ask<Hours>(
    member,
    `{ storeHours(location: "AMS") { version week { day periods { opens closes } } planned { from }
      exceptions { date periods { opens closes } } } }`,
  )
const weekOf = (opens: string, closes: string) =>
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => ({
    day,
    periods: day === 'SUNDAY' ? [] : [{ opens, closes }],
  }))
const problems = '{ problems { messageKey field } }'
const changeWeek = (member: Member, version: string, week: object[], from?: string) =>
  ask(
    member,
    `mutation ($version: String!, $week: [DayHoursInput!]!, $from: String) {
      changeStoreHours(location: "AMS", version: $version, week: $week, from: $from) ${problems} }`,
    { version, week, from },
  )
const changeDays = (member: Member, version: string, exceptions: object[]) =>
  ask(
    member,
    `mutation ($version: String!, $exceptions: [DateHoursInput!]!) {
      changeStoreExceptions(location: "AMS", version: $version, exceptions: $exceptions) ${problems} }`,
    { version, exceptions },
  )
const done = { problems: [] }
const key = (messageKey: string) => ({ problems: [expect.objectContaining({ messageKey })] })

/** What shoppers are told of the store, with the tags of the page that says it. */
async function shown() {
  const { data, tags } = await storefront.execute(
    {
      query: `{ stores { openingDays { day periods { opens closes } } openingDayExceptions { date } } }`,
      variables: {},
    },
    { storefront: storefrontOf('nl_NL') },
  )
  const { stores } = data as { stores: { openingDays: { periods: object[] }[]; openingDayExceptions: object[] }[] }
  return { tags, store: stores[0] }
}

describe('the hours of a store', () => {
  test('are changed by its staff, seen by shoppers, and stand in the books with what they were', async () => {
    const keeper = await memberOfStaff(shop, ['store'], 'all', ['AMS'])
    const { version } = await hoursOf(keeper)
    expect(await changeWeek(keeper, version, weekOf('10:00', '18:00'))).toEqual(done)
    const { store, tags } = await shown()
    expect(store?.openingDays[0]).toEqual({ day: 'monday', periods: [{ opens: '10:00', closes: '18:00' }] })
    expect(tags).toContain('stores')
    const [row] = await shop.db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', '=', 'store.hours')
      .orderBy('id', 'desc')
      .execute()
    expect(row).toMatchObject({ member_id: keeper.member.id, object_id: 'AMS', before: null })
    expect(row?.after).toMatchObject({
      hours: { timeZone: 'Europe/Amsterdam', days: { monday: [{ opens: '10:00' }] } },
    })
  })

  test('tell every node which pages are stale, in the transaction of the change', async () => {
    const keeper = await memberOfStaff(shop, ['store'])
    const heard: string[] = []
    const client = await shop.pool.connect()
    try {
      client.on('notification', ({ payload }) => heard.push(payload ?? ''))
      await client.query('listen shop_changed')
      await changeDays(keeper, (await hoursOf(keeper)).version, [{ date: '2027-04-27', periods: [] }])
      await expect.poll(() => heard.join()).toContain('stores')
    } finally {
      await client.query('unlisten *')
      client.release()
    }
  })

  test('are written over by nobody who saw older ones, nor by staff of another store', async () => {
    const [one, other] = [await memberOfStaff(shop, ['store']), await memberOfStaff(shop, ['merchandiser'])]
    const { version } = await hoursOf(one)
    expect(await changeWeek(one, version, weekOf('09:00', '18:00'))).toEqual(done)
    expect(await changeWeek(other, version, weekOf('12:00', '13:00'))).toMatchObject(key('store-changed-meanwhile'))
    expect(await changeDays(other, version, [])).toMatchObject(key('store-changed-meanwhile'))
    const elsewhere = await memberOfStaff(shop, ['store'], 'all', ['UTR'])
    const now = (await hoursOf(one)).version
    expect(await changeWeek(elsewhere, now, weekOf('12:00', '13:00'))).toMatchObject(key('store-not-found'))
    expect((await hoursOf(one)).version).toBe(now)
  })

  test('that can’t be meant are refused beside their day, and nothing is written', async () => {
    const keeper = await memberOfStaff(shop, ['store'])
    const { version } = await hoursOf(keeper)
    const wrong = [{ day: 'FRIDAY', periods: [{ opens: '18:00', closes: '10:00' }] }]
    expect(await changeWeek(keeper, version, wrong)).toEqual({
      problems: [{ messageKey: 'store-hours-invalid', field: 'friday' }],
    })
    expect(await changeWeek(keeper, version, weekOf('10:00', '18:00'), '2040-01-01')).toEqual({
      problems: [{ messageKey: 'store-day-invalid', field: 'from' }],
    })
    expect((await hoursOf(keeper)).version).toBe(version)
  })
})

describe('a week that is planned', () => {
  test('is promised by before it begins, comes into force on its day, and can be dropped', async () => {
    clock.moveTo('2026-11-23T09:00:00Z')
    const keeper = await memberOfStaff(shop, ['store'])
    expect(await changeWeek(keeper, (await hoursOf(keeper)).version, weekOf('10:00', '18:00'))).toEqual(done)
    expect(await changeWeek(keeper, (await hoursOf(keeper)).version, weekOf('14:00', '20:00'), '2026-11-25')).toEqual(
      done,
    )
    expect((await shown()).store?.openingDays[0]?.periods).toEqual([{ opens: '10:00', closes: '18:00' }])
    const promised = async () => {
      const [store] = await shop.shop.stores.all()
      const times = { readyHours: 2, transferDays: 2, keepDays: 7 }
      return store && readyAt(store, clock.now(), false, times).toISOString()
    }
    expect(await promised()).toBe('2026-11-25T13:00:00.000Z')
    expect(await shop.shop.storeHours.begin()).toBe(0)
    clock.moveTo('2026-11-24T23:00:30Z')
    expect(await shop.shop.storeHours.begin()).toBe(1)
    expect(await shop.shop.storeHours.begin()).toBe(0)
    expect((await shown()).store?.openingDays[0]?.periods).toEqual([{ opens: '14:00', closes: '20:00' }])
    const later = await memberOfStaff(shop, ['store'])
    expect((await hoursOf(later)).planned).toEqual([])

    expect(await changeWeek(later, (await hoursOf(later)).version, weekOf('08:00', '09:00'), '2026-12-01')).toEqual(
      done,
    )
    const { version, planned } = await hoursOf(later)
    expect(planned).toEqual([{ from: '2026-12-01' }])
    const drop = `mutation ($version: String!) { dropPlannedHours(location: "AMS", version: $version, from: "2026-12-01") ${problems} }`
    expect(await ask(later, drop, { version })).toEqual(done)
    expect((await hoursOf(later)).planned).toEqual([])
  })

  test('is shown from its own midnight on, whether the job has come by or not', async () => {
    clock.moveTo('2026-12-07T09:00:00Z')
    const keeper = await memberOfStaff(shop, ['store'])
    await changeWeek(keeper, (await hoursOf(keeper)).version, weekOf('07:00', '08:00'), '2026-12-08')
    clock.moveTo('2026-12-07T23:00:01Z')
    expect((await shown()).store?.openingDays[0]?.periods).toEqual([{ opens: '07:00', closes: '08:00' }])
  })
})

describe('a tablet', () => {
  const begin = (member: Member, location = 'AMS') =>
    ask<{ path: string | null; problems: object[] }>(
      member,
      `mutation ($location: String!) { beginTablet(location: $location, name: " By the\u0007 door ") { path ${problems.slice(1)} }`,
      { location },
    )
  const list = (member: Member) =>
    ask<{ id: string; name: string | null; begunBy: string | null; runsUntil: string | null }[]>(
      member,
      '{ tablets(location: "AMS") { id name begunBy runsUntil } }',
    )
  const end = (member: Member, id: string) =>
    ask(member, `mutation ($id: ID!) { endTablet(location: "AMS", id: $id) ${problems} }`, { id })
  const idIn = (path: string | null) => new URL(`http://shop.test${path}`).searchParams.get('sessionId') ?? ''

  test('is begun by its staff, listed with who did, goes on while somebody uses it, and is ended for good', async () => {
    const keeper = await memberOfStaff(shop, ['store'], 'all', ['AMS'])
    const { path, problems: none } = await begin(keeper)
    expect(none).toEqual([])
    const first = idIn(path)
    expect(await shop.shop.openInStoreSession(first)).toMatchObject({
      kind: 'open',
      session: { location: { code: 'AMS' } },
    })
    const [tablet] = await list(keeper)
    expect(tablet).toMatchObject({ name: 'By the door', begunBy: keeper.member.name, runsUntil: expect.any(String) })

    clock.advance(40 * minute)
    expect((await list(keeper))[0]).toMatchObject({ id: tablet?.id, runsUntil: null })
    const again = await shop.shop.openInStoreSession(first)
    if (again.kind !== 'open') throw new Error(again.kind)
    expect(await list(keeper)).toMatchObject([{ id: tablet?.id, name: 'By the door', runsUntil: expect.any(String) }])

    expect(await shop.shop.tablets?.hasEnded(again.session.id)).toBe(false)
    expect(await end(keeper, tablet?.id ?? '')).toEqual(done)
    expect(await list(keeper)).toEqual([])
    for (const id of [first, again.session.id]) {
      expect(await shop.shop.openInStoreSession(id)).toEqual({ kind: 'ended' })
      expect(await shop.shop.tablets?.hasEnded(id)).toBe(true)
    }
    expect(await shop.shop.tablets?.hasEnded('unknown')).toBe(false)
    expect(await end(keeper, tablet?.id ?? '')).toMatchObject(key('store-tablet-not-found'))
    const books = await shop.db
      .selectFrom('staff_audit')
      .select(['action', 'object_id', 'after', 'before'])
      .where('member_id', '=', keeper.member.id)
      .where('object_type', '=', 'store')
      .orderBy('id')
      .execute()
    expect(books).toEqual([
      { action: 'tablet.begin', object_id: 'AMS', before: null, after: { tablet: 'By the door' } },
      { action: 'tablet.end', object_id: 'AMS', before: { tablet: 'By the door' }, after: null },
    ])
    expect(JSON.stringify(books)).not.toContain(first)
  })

  test('of another store is neither begun nor ended nor listed, and one of yesterday is not there', async () => {
    const [keeper, elsewhere] = [
      await memberOfStaff(shop, ['store'], 'all', ['AMS']),
      await memberOfStaff(shop, ['store'], 'all', ['UTR']),
    ]
    expect(await begin(elsewhere)).toMatchObject({ path: null, ...key('store-not-found') })
    expect(await begin(keeper, 'DC')).toMatchObject({ path: null, ...key('store-not-found') })
    const { path } = await begin(keeper)
    const [tablet] = await list(keeper)
    expect(await list(elsewhere)).toEqual([])
    expect(await end(elsewhere, tablet?.id ?? '')).toMatchObject(key('store-tablet-not-found'))
    expect(await shop.shop.openInStoreSession(idIn(path))).toMatchObject({ kind: 'open' })
    clock.advance(15 * hour)
    const late = await memberOfStaff(shop, ['store'], 'all', ['AMS'])
    expect(await list(late)).toEqual([])
  })
})

test('what is at hand in a store is found by name, brand, SKU and EAN, page by page', async () => {
  const late = await memberOfStaff(shop, ['store'], 'all', ['AMS'])
  const shelf = (member: Member, text: string) =>
    ask<{ pieces: { sku: string; available: number; reserved: number }[]; next: string | null }>(
      member,
      'query ($text: String) { storeShelf(location: "AMS", text: $text) { next pieces { sku available reserved } } }',
      { text },
    )
  const all = await shelf(late, '')
  expect(all.pieces.length).toBeGreaterThan(0)
  const [first] = all.pieces
  expect((await shelf(late, first?.sku.slice(0, 8) ?? '')).pieces.map(({ sku }) => sku)).toContain(first?.sku)
  expect(await shelf(late, '%')).toEqual({ next: null, pieces: [] })
  expect(await shelf(late, 'no such thing')).toEqual({ next: null, pieces: [] })
  await shop.shop.reservations.reserve(storefrontOf('nl_NL'), {
    key: crypto.randomUUID(),
    sku: first?.sku ?? fixtures.boot,
    location: 'AMS',
    email: 'someone@example.com',
    firstName: 'Some',
    lastName: 'One',
  })
  expect((await shelf(late, first?.sku ?? '')).pieces).toContainEqual({
    sku: first?.sku,
    available: (first?.available ?? 0) - 1,
    reserved: (first?.reserved ?? 0) + 1,
  })
})
