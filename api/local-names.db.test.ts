import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

type Told = { stores: { code: string; title: string; city: string; street: string; reference: string }[] }

test('a store is told in the language of its reader, at the same address on the web', async () => {
  const { code, city, name } = await shop.db
    .selectFrom('stock_locations')
    .select(['code', 'city', 'name'])
    .where('kind', '=', 'store')
    .where('name', 'like', '%Amsterdam%')
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable('stock_locations')
    .set({ local_names: JSON.stringify({ fr: { city: 'Amsterdame', street: 'rue du Port' } }) })
    .where('code', '=', code)
    .execute()
  const told = async (store: 'nl_NL' | 'fr_BE') => {
    const { stores } = (await shop.ask(
      '{ stores { code title city street reference } }',
      {},
      { store },
    )) as never as Told
    return stores.find((one) => one.code === code)
  }
  const [dutch, french] = [await told('nl_NL'), await told('fr_BE')]
  expect(dutch).toMatchObject({ city, title: name })
  expect(french).toMatchObject({
    city: 'Amsterdame',
    street: 'rue du Port',
    title: name.replace(city, 'Amsterdame'),
    reference: dutch?.reference,
  })
  const { stockByLocations } = (await shop.ask(
    'query ($skus: [String!]!) { stockByLocations(skus: $skus) { code name } }',
    { skus: [fixtures.boot] },
    { store: 'fr_BE' },
  )) as never as { stockByLocations: { code: string; name: string }[] }
  expect(stockByLocations.find((one) => one.code === code)?.name).toBe(name.replace(city, 'Amsterdame'))
})
