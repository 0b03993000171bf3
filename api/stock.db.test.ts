import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

test('stock by location names each place with its pieces, and only the places that are asked for', async () => {
  const ask = (locations?: readonly string[]) =>
    shop.ask(
      'query ($skus: [String!]!, $at: [String!]) { stockByLocations(skus: $skus, locations: $at) { code name qty sku } }',
      { skus: [fixtures.boot, 'nothing'], at: locations },
    )
  const { stockByLocations: everywhere } = (await ask()) as unknown as {
    stockByLocations: { code: string; name: string; qty: number; sku: string }[]
  }
  expect(everywhere.length).toBeGreaterThan(0)
  for (const place of everywhere) {
    expect(place).toEqual({
      code: expect.stringMatching(/./),
      name: expect.stringMatching(/./),
      qty: expect.any(Number),
      sku: fixtures.boot,
    })
  }
  const [first] = everywhere
  expect(await ask([first?.code ?? ''])).toEqual({ stockByLocations: [first] })
  expect(await ask(['NOWHERE'])).toEqual({ stockByLocations: [] })
})

test('a shopper’s own country comes first, whatever the retailer’s order, and the others are said to be abroad', async () => {
  await shop.db
    .insertInto('stock_locations')
    .values({
      code: 'KOELN',
      kind: 'store',
      name: 'Köln',
      street: 'Ehrenstraße',
      house_number: '88',
      postcode: '50672',
      city: 'Köln',
      country: 'DE',
      lat: 50.94,
      lng: 6.94,
      telephone: '+492214710917',
      priority: 99,
    })
    .execute()
  const storesIn = async (store: 'nl_NL' | 'de_DE') => {
    const answer = await shop.ask(`{ stockByLocations(skus: ["${fixtures.boot}"]) { name abroad } }`, {}, { store })
    return answer.stockByLocations
  }
  expect(await storesIn('nl_NL')).toEqual([
    { name: 'Amsterdam', abroad: false },
    { name: 'Köln', abroad: true },
  ])
  expect(await storesIn('de_DE')).toEqual([
    { name: 'Köln', abroad: false },
    { name: 'Amsterdam', abroad: true },
  ])
})
