import { expect, test } from 'vitest'
import { hour } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'

const shop = await openTestShop()
const sku = '10001.001'
const size = '10001.001.38'

type Shown = { pdp: { name: string; variants: readonly { sku: string }[] } | null }
async function shownWith(preview: string | undefined): Promise<Shown['pdp']> {
  const answer = await shop.api.execute(
    { query: `{ pdp(sku: "${sku}") { name variants { sku } } }` },
    { storefront: storefrontOf('nl_NL'), preview },
  )
  expect(answer.errors).toBeUndefined()
  return (answer.data as Shown).pdp
}

test('a product that nobody may buy is shown by its link alone, for an hour, and can’t be bought there', async () => {
  const before = await shownWith(undefined)
  expect(before?.variants.length).toBeGreaterThan(0)
  const { id } = await shop.db
    .updateTable('products')
    .set({ active: false })
    .where('sku', '=', sku)
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.shop.invalidate(undefined)
  shop.api.invalidate(undefined)
  expect(await shownWith(undefined)).toBeNull()

  const token = shop.shop.productPreviews.tokenOf(id)
  expect(await shownWith(token)).toEqual(before)
  // What was shown to somebody with a link is kept for nobody else.
  expect(await shownWith(undefined)).toBeNull()
  expect(await shownWith(shop.shop.productPreviews.tokenOf(crypto.randomUUID()))).toBeNull()
  expect(await shop.shop.catalog.variants(storefrontOf('nl_NL'), [size])).toEqual([])

  shop.clock.advance(hour)
  expect(await shownWith(token)).toBeNull()
})
