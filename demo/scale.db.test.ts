import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoCatalog } from './catalogue/catalogue.ts'
import { scaleCatalog } from './scale.ts'

const { shop, db, clock } = await openTestShop()
await shop.importCatalog(demoCatalog(clock.now()))

test('a catalogue grows to the size that is asked for, and no further', async () => {
  const originals = await count('products')
  const wanted = 2 * originals + 20
  const told: number[] = []
  expect(await scaleCatalog(db, wanted, (products) => told.push(products))).toBe(wanted)
  expect(await count('products')).toBe(wanted)
  expect(told).toEqual([2 * originals, wanted])
  expect(await scaleCatalog(db, wanted, () => undefined)).toBe(wanted)
  expect(await count('products')).toBe(wanted)
})

test('what was copied is for sale like its original: found, priced, in stock, with pages of its own', async () => {
  const storefront = storefrontOf('de_DE')
  const rows = await db.selectFrom('products').select(['id', 'sku']).where('sku', 'like', '101100001.%').execute()
  const ids = rows.map(({ id }) => id)
  const copies = await shop.catalog.products(storefront, ids)
  expect(copies.length).toBeGreaterThan(0)
  for (const copy of copies) {
    expect(copy.name).toMatch(/ 1$/)
    expect((await shop.catalog.urlRecord('de_DE', copy.url))?.sku).toBe(copy.sku)
  }
  const [original] = await shop.catalog.products(storefront, [
    ...(await shop.catalog.productIdsBySku(['10110.001'])).values(),
  ])
  const [copy] = copies.filter(({ sku }) => sku === '101100001.001')
  expect([copy?.price, copy?.totalAvailableStock]).toEqual([original?.price, original?.totalAvailableStock])
})

async function count(table: 'products'): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
