import { expect, test } from 'vitest'
import type { VariantFeed } from '#shop/catalog/catalog-feed.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'

// The clock of the shop stands on 21 November 2026, ten o'clock.
const shop = await openTestShop()

const told: Readonly<Record<string, Pick<VariantFeed, 'dimensions' | 'restockDate'>>> = {
  [fixtures.handbag]: { dimensions: { length: 80, width: 260, height: 190 }, restockDate: '2026-12-01' },
  [fixtures.lastItem]: { restockDate: '2026-11-20' },
}
await shop.shop.importCatalog({
  ...smallCatalog,
  products: smallCatalog.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, ...told[variant.sku] })),
  })),
})

type Cart = {
  readonly items: readonly {
    readonly referencedId: string
    readonly deliveryInformation: Readonly<Record<string, number | boolean | null>>
  }[]
}

const cartQuery = `query { getCart { items {
  referencedId deliveryInformation { weight height width length restockTime freeDelivery }
} } }`

async function informationOf(me: Awaited<ReturnType<typeof apiShopper>>) {
  const { items } = await me.call<Cart>(cartQuery)
  return new Map(items.map(({ referencedId, deliveryInformation }) => [referencedId, deliveryInformation]))
}

test('a line tells its measures and in how many days more is expected, where that is known', async () => {
  const me = await apiShopper(shop)
  await me.add(fixtures.handbag)
  await me.add(fixtures.lastItem)
  const information = await informationOf(me)
  expect(information.get(fixtures.handbag)).toMatchObject({ length: 80, width: 260, height: 190, restockTime: 10 })
  // What was expected yesterday is expected no more.
  const unknown = { length: null, width: null, height: null, restockTime: null }
  expect(information.get(fixtures.lastItem)).toMatchObject(unknown)
})

test('lines are delivered for nothing from the storefront’s limit on, and not below it', async () => {
  const me = await apiShopper(shop)
  await me.add(fixtures.handbag)
  expect((await informationOf(me)).get(fixtures.handbag)?.freeDelivery).toBe(false)
  await me.add(fixtures.boot)
  const information = await informationOf(me)
  expect([fixtures.handbag, fixtures.boot].map((sku) => information.get(sku)?.freeDelivery)).toEqual([true, true])
})

test('an import that no longer knows of a delivery takes its day back', async () => {
  await shop.shop.importCatalog(smallCatalog)
  const me = await apiShopper(shop)
  await me.add(fixtures.handbag)
  expect((await informationOf(me)).get(fixtures.handbag)).toMatchObject({ width: null, restockTime: null })
})
