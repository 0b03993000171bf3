import { expect, test } from 'vitest'
import { openShop } from '#test/shop/open-shop.ts'
import { cast } from '#test/shop/small-catalog.ts'

const shop = await openShop()

test('stock by location names each place with its pieces, and only the places that are asked for', async () => {
  const ask = (locations?: readonly string[]) =>
    shop.ask(
      'query ($skus: [String!]!, $at: [String!]) { stockByLocations(skus: $skus, locations: $at) { code name qty sku } }',
      { skus: [cast.boot, 'nothing'], at: locations },
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
      sku: cast.boot,
    })
  }
  const [first] = everywhere
  expect(await ask([first?.code ?? ''])).toEqual({ stockByLocations: [first] })
  expect(await ask(['NOWHERE'])).toEqual({ stockByLocations: [] })
})
