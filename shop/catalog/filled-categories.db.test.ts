import { expect, test } from 'vitest'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'

const { shop, db } = await openTestShop()
const [dutch, german] = [storefrontOf('nl_NL'), storefrontOf('de_DE')]

const filled = async (storefront: Storefront) => (await shop.catalog.filledCategories(storefront)).length

test('a category has nothing to sell where its products have no price, or are withdrawn', async () => {
  expect(await filled(dutch)).toBeGreaterThan(0)
  expect(await filled(dutch)).toBeLessThanOrEqual((await shop.catalog.categories(dutch)).length)

  await db.deleteFrom('prices').where('store_code', '=', dutch.code).execute()
  await shop.invalidate(undefined)
  expect(await filled(dutch)).toBe(0)
  expect(await filled(german)).toBeGreaterThan(0)

  await db.updateTable('products').set({ active: false }).execute()
  await shop.invalidate(undefined)
  expect(await filled(german)).toBe(0)
})
