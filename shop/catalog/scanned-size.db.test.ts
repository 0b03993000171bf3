import { expect, test } from 'vitest'
import { gtinOfEan, withCheckDigit } from '#kernel/ean.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const testShop = await openTestShop()
const { db, shop } = testShop
const nl = storefrontOf('nl_NL')
const ean = withCheckDigit('871234567890')
const gtin = gtinOfEan(ean)
await db.updateTable('variants').set({ ean }).where('sku', '=', fixtures.boot).execute()
const { product_id: product } = await db
  .selectFrom('variants')
  .select('product_id')
  .where('sku', '=', fixtures.boot)
  .executeTakeFirstOrThrow()

test('a GTIN leads to its size and the page of the storefront', async () => {
  const found = await shop.catalog.sizeOfGtin(nl, gtin)
  expect(found).toMatchObject({ sku: fixtures.boot, productId: product, isOneSize: false })
  expect(found?.url).toMatch(/^[a-z]/)
})

test('one that nobody knows, and one of a case of pairs, lead nowhere', async () => {
  expect(await shop.catalog.sizeOfGtin(nl, gtinOfEan(withCheckDigit('400638133393')))).toBeUndefined()
  expect(await shop.catalog.sizeOfGtin(nl, '19506000134359')).toBeUndefined()
})

test('a size of which nothing is left still has its page', async () => {
  await db.updateTable('stock').set({ available: 0 }).execute()
  expect((await shop.catalog.sizeOfGtin(nl, gtin))?.url).toMatch(/^[a-z]/)
})

test('what is not sold any more is known without a page where somebody bought it, and otherwise not at all', async () => {
  const sell = (active: boolean) => db.updateTable('products').set({ active }).where('id', '=', product).execute()
  await sell(false)
  expect(await shop.catalog.sizeOfGtin(nl, gtin)).toBeUndefined()

  await sell(true)
  await testShop.setStock(fixtures.boot, 1)
  await orderForStaff(testShop)
  await sell(false)
  const withdrawn = await shop.catalog.sizeOfGtin(nl, gtin)
  expect(withdrawn).toMatchObject({ sku: fixtures.boot, productId: product, url: null })
  expect(withdrawn?.name).toMatch(/\w/)
  // The scan page asks by the API, as anybody may.
  const { sizeOfGtin } = await testShop.ask('query ($gtin: String!) { sizeOfGtin(gtin: $gtin) { sku url } }', { gtin })
  expect(sizeOfGtin).toEqual({ sku: fixtures.boot, url: null })
})

test('what another storefront sells alone is known here without a page', async () => {
  await db.updateTable('products').set({ active: true }).where('id', '=', product).execute()
  await db.deleteFrom('prices').where('store_code', '=', 'nl_NL').execute()
  expect(await shop.catalog.sizeOfGtin(nl, gtin)).toMatchObject({ sku: fixtures.boot, url: null })
  expect((await shop.catalog.sizeOfGtin(storefrontOf('de_DE'), gtin))?.url).toMatch(/^[a-z]/)
})
