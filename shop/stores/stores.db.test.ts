import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { smallCatalog } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()
const week: OpeningHours = {
  timeZone: 'Europe/Amsterdam',
  days: { saturday: [{ opens: '10:00', closes: '18:00' }] },
  exceptions: [{ date: '2026-12-25', periods: [] }],
}
const [centre, amsterdam] = smallCatalog.locations
await shop.shop.importCatalog({
  ...smallCatalog,
  locations: [
    centre,
    amsterdam,
    { ...amsterdam, code: 'LIL', name: 'Lille', country: 'FR', lat: 50.63, lng: 3.06, openingHours: week },
  ].flatMap((location) => (location ? [location as (typeof smallCatalog.locations)[number]] : [])),
})

const fields = `code reference title street houseNumber country { iso name } locationType
  openingDays { day periods { opens closes } } openingDayExceptions { date periods { opens } }
  openState { open until opens { date time daysAhead } }`

test('the stores are listed without the distribution centre, those of the own country first', async () => {
  const inDutch = await shop.ask('{ stores { code } }')
  expect(inDutch).toEqual({ stores: [{ code: 'AMS' }, { code: 'LIL' }] })
  const inFrench = await shop.ask('{ stores { code } }', {}, { store: 'fr_FR' })
  expect(inFrench).toEqual({ stores: [{ code: 'LIL' }, { code: 'AMS' }] })
})

test('a store is found by its reference, with its hours and whether it is open now', async () => {
  const { store } = await shop.ask(`{ store(reference: "lille") { ${fields} } }`, {}, { store: 'nl_BE' })
  expect(store).toMatchObject({
    code: 'LIL',
    reference: 'lille',
    country: { iso: 'FR', name: 'Frankrijk' },
    locationType: 'store',
    openingDays: Array.from({ length: 7 }, () => expect.any(Object)),
    openingDayExceptions: [{ date: '2026-12-25', periods: [] }],
    openState: { open: true, until: '18:00', opens: null },
  })
})

test('a closed store says when it opens again', async () => {
  shop.clock.moveTo('2026-11-21T17:00:00Z')
  expect(
    await shop.ask('{ store(reference: "lille") { openState { open until opens { date time daysAhead } } } }'),
  ).toEqual({
    store: { openState: { open: false, until: null, opens: { date: '2026-11-28', time: '10:00', daysAhead: 7 } } },
  })
})

test('a store whose hours nobody told says nothing about them', async () => {
  const { store } = await shop.ask(`{ store(reference: "amsterdam") { ${fields} } }`)
  expect(store).toMatchObject({ openingDays: [], openingDayExceptions: [], openState: null })
})

test('there is no store behind a reference that none has', async () => {
  expect(await shop.ask('{ store(reference: "atlantis") { code } }')).toEqual({ store: null })
})

describe('stores near a place', () => {
  const near = async (where: string, store: 'nl_NL' | 'fr_FR' = 'nl_NL') =>
    (
      (await shop.ask(
        `{ findServicePoints(type: "store", ${where}) {
            ... on FoundServicePoints { place points { code reference distance } }
            ... on Refused { refusals { messageKey field } }
          } }`,
        {},
        { store },
      )) as unknown as { findServicePoints: { place?: string; points?: { code: string; distance: number }[] } }
    ).findServicePoints

  test('are told with their distance, the nearest first, whatever country they are in', async () => {
    const { place, points } = await near('query: "Roubaix"', 'fr_FR')
    expect(place).toBe('Roubaix')
    expect(points?.map(({ code }) => code)).toEqual(['LIL', 'AMS'])
  })

  test('are as many as are asked for', async () => {
    const { points } = await near('query: "Roubaix", limit: 1', 'fr_FR')
    expect(points?.map(({ code }) => code)).toEqual(['LIL'])
  })

  test('without a place are those of the own country first, as many as are asked for', async () => {
    expect((await near('limit: 1', 'fr_FR')).points?.map(({ code }) => code)).toEqual(['LIL'])
    expect((await near('limit: 5', 'nl_NL')).points?.map(({ code }) => code)).toEqual(['AMS', 'LIL'])
  })

  test('are found by a postcode of the own country, and by a position', async () => {
    expect((await near('query: "3511 PJ"')).place).toBe('Utrecht')
    const { place, points } = await near('lat: 52.37, lng: 4.89')
    expect(place).toBeNull()
    expect(points?.[0]?.distance).toBeLessThan(5000)
  })

  test('of a place that nobody knows are not guessed', async () => {
    expect(await near('query: "qwrtplk"')).toEqual({ refusals: [{ messageKey: 'place-not-found', field: 'query' }] })
  })
})
