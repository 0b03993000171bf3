import { expect, test } from 'vitest'
import { gtinOfEan, withCheckDigit } from '#kernel/ean.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { db, shop } = await openTestShop()
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

test('what is not sold any more is known without a page where somebody bought it, and otherwise not at all', async () => {
  await db.updateTable('products').set({ active: false }).where('id', '=', product).execute()
  expect(await shop.catalog.sizeOfGtin(nl, gtin)).toBeUndefined()
})
