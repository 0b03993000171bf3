import { afterEach, describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { day } from '#kernel/clock.ts'
import { createShop } from '#shop/shop.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { writePastOrders } from '#test/shop/past-orders.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { tasteOrders } from '#test/shop/taste-orders.ts'
import { settingsSource } from '../settings/settings-source.ts'
import { hitRate } from './measure-recommendations.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const { seenTogether } = shop.shop
const [boot, sandal, bag] = ['10001.001', '10002.001', '10004.001'] as const
const rules = (recommendations: object) => settings.replace(settingsOf({ ...demoSettingsFile, recommendations }))

const urls = new Map(
  (
    await shop.db
      .selectFrom('url_records')
      .innerJoin('products', 'products.id', 'url_records.product_id')
      .select(['products.sku', 'url_records.url'])
      .where('store_code', '=', 'nl_NL')
      .execute()
  ).map(({ sku, url }) => [sku, url]),
)
const pathOf = (sku: string) => `/${urls.get(sku) ?? sku}/`
const step = (from: string, to: string) =>
  ({ storefrontCode: 'nl_NL', fromPath: pathOf(from), path: pathOf(to) }) as const

/** Shoppers of so many networks go from one page to the other, and it is written down. */
async function looked(from: string, to: string, networks: number, first = 0) {
  for (let at = 0; at < networks; at++) seenTogether.count(step(from, to), `192.0.2.${first + at}`)
  await seenTogether.write()
}
const beside = async (sku: string) => {
  const { pdp } = await shop.ask('query ($sku: String!) { pdp(sku: $sku) { seenTogether { sku } } }', { sku })
  return (pdp as unknown as { seenTogether: { sku: string }[] }).seenTogether.map((one) => one.sku)
}
const withCart = async (...skus: string[]) => {
  const { seenWith } = await shop.ask('query ($skus: [String!]!) { seenWith(skus: $skus) { sku } }', { skus })
  return (seenWith as unknown as { sku: string }[]).map((one) => one.sku)
}
const days = () => shop.db.selectFrom('seen_pair_days').selectAll().execute()

afterEach(async () => {
  settings.replace(demoSettings)
  // On another day no network has been counted.
  shop.clock.advance(day)
  await shop.db.deleteFrom('seen_pair_days').execute()
  await seenTogether.learn()
})

describe('what others looked at', () => {
  test('is shown once enough networks looked at both, in whichever order, and pages are made anew once', async () => {
    await looked(boot, bag, 5)
    await looked(bag, boot, 4, 100)
    // Those of the first five again are no others.
    await looked(bag, boot, 5)
    expect(await seenTogether.learn()).toBe(0)
    expect([await beside(boot), await withCart(boot)]).toEqual([[], []])
    await looked(boot, bag, 1, 200)
    expect(await days()).toMatchObject([{ networks: 10 }])
    expect(await seenTogether.learn()).toBe(2)
    expect([await beside(boot), await beside(bag)]).toEqual([[bag], [boot]])
    expect([await withCart(boot), await withCart(boot, bag)]).toEqual([[bag], []])
    expect(await seenTogether.learn()).toBe(0)
  })

  test('is never what one network makes up, however many days it takes', async () => {
    for (let night = 0; night < 30; night++) {
      await looked(boot, bag, 1)
      shop.clock.advance(day)
    }
    expect(await days()).toHaveLength(30)
    expect(await seenTogether.learn()).toBe(0)
  })

  test('is no page that isn’t a product’s, nor another colour, nor what is not sold', async () => {
    await looked(boot, 'no-such-product', 12)
    await shop.db.updateTable('products').set({ active: false }).where('sku', '=', sandal).execute()
    await looked(boot, sandal, 12)
    await shop.db.updateTable('products').set({ active: true }).where('sku', '=', sandal).execute()
    const { parent_sku } = await shop.db
      .selectFrom('products')
      .select('parent_sku')
      .where('sku', '=', boot)
      .executeTakeFirstOrThrow()
    const own = await shop.db
      .updateTable('products')
      .set({ parent_sku })
      .where('sku', '=', bag)
      .returning('id')
      .executeTakeFirstOrThrow()
    await looked(boot, bag, 12)
    await shop.db.updateTable('products').set({ parent_sku: '10004' }).where('id', '=', own.id).execute()
    expect(await days()).toEqual([])
  })

  test('is forgotten after the days that the retailer says, and at once where they want none of it', async () => {
    rules({ seenDays: 7 })
    await looked(boot, bag, 12)
    expect(await seenTogether.learn()).toBe(2)
    shop.clock.advance(8 * day)
    expect(await seenTogether.learn()).toBe(2)
    expect([await days(), await beside(boot)]).toEqual([[], []])
    await looked(boot, bag, 12)
    await seenTogether.learn()
    rules({ seenTogether: false })
    expect([await beside(boot), await withCart(boot)]).toEqual([[], []])
    await looked(boot, sandal, 12)
    expect(await seenTogether.learn()).toBe(2)
    expect(await days()).toEqual([])
  })

  test('makes room for what others bought, and what resembles a product makes room for it', async () => {
    const { id } = await orderForStaff(shop)
    await looked(boot, bag, 12)
    await seenTogether.learn()
    await shop.shop.learnSimilar()
    const alike = async () => {
      const { pdp } = await shop.ask('query ($sku: String!) { pdp(sku: $sku) { similarProducts { sku } } }', {
        sku: boot,
      })
      return (pdp as unknown as { similarProducts: { sku: string }[] }).similarProducts.map((one) => one.sku)
    }
    expect(await beside(boot)).toEqual([bag])
    expect(await alike()).not.toContain(bag)
    const people = Array.from({ length: 5 }, (_, at) => ({
      email: `person${at}@example.org`,
      products: [boot, bag],
      at: new Date(shop.clock.now().getTime() - day),
    }))
    await writePastOrders(shop, id, people)
    await shop.shop.learnPairs()
    expect(await beside(boot)).toEqual([])
  })

  test('is added up by nodes that write at once, and written the next time where it could not be', async () => {
    const nodes = [createShop(shop.deps).seenTogether, createShop(shop.deps).seenTogether]
    for (const [index, node] of nodes.entries()) node.count(step(boot, bag), `198.51.100.${index}`)
    await shop.db.schema.alterTable('seen_pair_days').renameTo('seen_pair_days_away').execute()
    await expect(nodes[0]?.write()).rejects.toThrow()
    await shop.db.schema.alterTable('seen_pair_days_away').renameTo('seen_pair_days').execute()
    await Promise.all(nodes.flatMap((node) => [node.write(), node.write()]))
    expect(await days()).toMatchObject([{ networks: 2 }])
  })
})

test('with few orders, held-out ones are foreseen oftener with what was looked at together than without', async () => {
  const full = await openTestShop()
  await full.shop.importCatalog({ ...demoCatalog(full.clock.now()), partial: true })
  const template = await orderForStaff(full)
  const products = await full.db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .innerJoin('url_records', (join) =>
      join.onRef('url_records.product_id', '=', 'products.id').on('url_records.store_code', '=', 'nl_NL'),
    )
    .where('prices.store_code', '=', 'nl_NL')
    .groupBy(['products.id', 'url_records.url'])
    .select(['products.id', 'products.sku', 'url_records.url', 'parent_sku as model', 'products.gender'])
    .select(['products.brand_id as brand', 'color_key as color', 'popularity'])
    .select((query) => query.fn.min('price').as('price'))
    .orderBy('products.sku')
    .execute()
  const ids = products.map(({ id }) => id)
  const of = new Map(products.map((one) => [one.id, one]))
  const { orders, shuffled } = tasteOrders(products, 34_000)
  const [known, steps, heldOut] = [orders.slice(0, 600), orders.slice(600, 30_600), orders.slice(30_600)]

  const past = known.map((order, at) => ({
    email: `buyer${at}@example.org`,
    products: order.map((id) => of.get(id)?.sku ?? ''),
    at: new Date(full.clock.now().getTime() - day - at * 60_000),
  }))
  await writePastOrders(full, template.id, past)
  await full.shop.learnPairs()
  for (const [at, [from = '', to = '']] of steps.entries()) {
    // Every third step leads anywhere: whoever looks around follows no taste.
    const path = of.get(at % 3 === 0 ? (shuffled(ids)[0] ?? '') : to)?.url ?? ''
    full.shop.seenTogether.count({ storefrontCode: 'nl_NL', fromPath: of.get(from)?.url ?? '', path }, `network ${at}`)
    if (at % 1000 === 0) full.clock.advance(day)
  }
  await full.shop.seenTogether.write()
  await full.shop.seenTogether.learn()
  await full.shop.learnSimilar()

  const [bought, seen, alike] = [
    await full.shop.boughtWithEach(ids),
    await full.shop.seenTogether.besideEach(ids),
    await full.shop.similarToEach('nl_NL', ids),
  ]
  const best = [...Map.groupBy(known.flat(), (id) => id)].sort(([, a], [, b]) => b.length - a.length).map(([id]) => id)
  const rateOf = (...lists: ((id: string) => readonly string[])[]) =>
    hitRate(heldOut, (id) => [...new Set(lists.flatMap((list) => list(id)))].filter((other) => other !== id), 8) ?? 0
  const listOf = (found: ReadonlyMap<string, readonly string[]>) => (id: string) => found.get(id) ?? []
  const rate = {
    bought: rateOf(listOf(bought)),
    boughtAlike: rateOf(listOf(bought), listOf(alike)),
    boughtSeen: rateOf(listOf(bought), listOf(seen)),
    boughtSeenAlike: rateOf(listOf(bought), listOf(seen), listOf(alike)),
    best: rateOf(() => best),
    chance: rateOf(() => shuffled(ids)),
  }
  expect(rate.boughtSeen).toBeGreaterThan(2 * rate.bought)
  expect(rate.boughtSeen).toBeGreaterThan(1.5 * rate.best)
  expect(rate.boughtSeen).toBeGreaterThan(3 * rate.chance)
  // Before what resembles a product, too, which this model makes it easy for.
  expect(rate.boughtSeenAlike).toBeGreaterThan(1.05 * rate.boughtAlike)
}, 60_000)
