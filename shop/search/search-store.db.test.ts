import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { searchStore } from './search-store.ts'

const shop = await openTestShop()
const source = searchStore(shop.db)

test('pieces and prices alone are those of the whole product, and nobody sells one that is not active', async () => {
  // One piece is held, and some of a size are kept for who walks in.
  await (await apiShopper(shop)).order(fixtures.lastThree)
  await shop.db.updateTable('stock_locations').set({ safety_stock: 2 }).where('code', '=', 'DC').execute()
  const ids = (await shop.db.selectFrom('products').select('id').orderBy('sku').execute()).map(({ id }) => id)
  const [withdrawn] = ids
  if (withdrawn === undefined) throw new Error('The small catalogue is empty')
  await shop.db.updateTable('products').set({ active: false }).where('id', '=', withdrawn).execute()

  const whole = await source.productsById(ids)
  const stock = new Map((await source.stockById?.(ids))?.map((one) => [one.id, one]))
  const prices = new Map((await source.pricesById?.(ids))?.map((one) => [one.id, one.prices]))

  expect(whole).toHaveLength(ids.length - 1)
  expect([stock.has(withdrawn), prices.has(withdrawn)]).toEqual([false, false])
  for (const product of whole) {
    const { sizeKind, variants = [] } = stock.get(product.id) ?? {}
    expect(sizeKind).toBe(product.sizeKind?.key)
    expect([...variants].sort(bySize)).toEqual(
      product.variants.map(({ size, pieces }) => ({ size, pieces })).sort(bySize),
    )
    expect(prices.get(product.id)).toEqual(product.prices)
  }
  expect(whole.flatMap(({ variants }) => variants.map(({ pieces }) => pieces)).some((pieces) => pieces > 0)).toBe(true)
})

const bySize = (one: { size: string }, other: { size: string }) => (one.size < other.size ? -1 : 1)
