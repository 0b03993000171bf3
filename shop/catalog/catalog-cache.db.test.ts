import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, db, setStock } = await openTestShop()
const storefront = storefrontOf('nl_NL')
const [id = ''] = [...(await shop.catalog.productIdsBySku([fixtures.boot])).values()]
const shown = async () => (await shop.catalog.shownProducts(storefront, [id]))[0]?.totalAvailableStock
const sold = async () => (await shop.catalog.products(storefront, [id]))[0]?.totalAvailableStock

test('a product is shown as it was read until a change of it is told of; what is sold is read each time', async () => {
  const before = await shown()
  const [size] = await db.selectFrom('variants').select('sku').where('product_id', '=', id).limit(1).execute()
  await setStock(size?.sku ?? '', (before ?? 0) + 7)
  expect(await sold()).not.toBe(before)
  expect(await shown()).toBe(before)

  await shop.invalidate(['product:00000000-0000-0000-0000-000000000000', 'content:page'])
  expect(await shown()).toBe(before)
  await shop.invalidate([`product:${id}`])
  expect(await shown()).toBe(await sold())
})

test('after a break in which changes were missed everything is read anew', async () => {
  const before = await shown()
  await db.deleteFrom('stock').execute()
  expect(await shown()).toBe(before)
  await shop.invalidate(undefined)
  expect(await shown()).toBe(0)
})
