import { describe, expect, test } from 'vitest'
import { scaleCatalog } from '#demo/scale.ts'
import { day } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { type PastOrder, writePastOrders } from '#test/shop/past-orders.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { smallCatalog } from '#test/shop/small-catalog.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { settingsSource } from '../settings/settings-source.ts'
import { hitRate } from './measure-recommendations.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const template = await orderForStaff(shop)
const [boot, sandal, bag] = ['10001.001', '10002.001', '10004.001'] as const
const ago = (days: number) => new Date(shop.clock.now().getTime() - days * day)
const write = (...orders: readonly PastOrder[]) => writePastOrders(shop, template.id, orders)
const forget = () => shop.db.deleteFrom('orders').where('id', '<>', template.id).execute()

const beside = async (sku: string) => {
  const { pdp } = await shop.ask('query ($sku: String!) { pdp(sku: $sku) { boughtTogether { sku } } }', { sku })
  return (pdp as unknown as { boughtTogether: { sku: string }[] }).boughtTogether.map((one) => one.sku)
}
const withCart = async (...skus: string[]) => {
  const { boughtWith } = await shop.ask('query ($skus: [String!]!) { boughtWith(skus: $skus) { sku } }', { skus })
  return (boughtWith as unknown as { sku: string }[]).map((one) => one.sku)
}

describe('what others bought', () => {
  const people = (many: number, ...products: string[]): PastOrder[] =>
    Array.from({ length: many }, (_, at) => ({ email: `person${at}@example.org`, products, at: ago(30 + at) }))

  test('is shown once enough different people have both, in whichever order they bought them', async () => {
    await write(...people(4, boot, bag))
    // One of them again, in other letters, makes no fifth.
    await write({ email: 'PERSON1@example.org', products: [boot, bag], at: ago(9) })
    expect(await shop.shop.learnPairs()).toBe(0)
    expect(await beside(boot)).toEqual([])
    await write({ email: 'five@example.org', products: [boot], at: ago(90) })
    await write({ email: 'five@example.org', products: [bag], at: ago(10) })
    expect(await shop.shop.learnPairs()).toBe(2)
    expect([await beside(boot), await beside(bag)]).toEqual([[bag], [boot]])
    expect(await withCart(boot)).toEqual([bag])
    expect(await withCart(boot, bag)).toEqual([])
    // Nothing else is known the night after, so no page is made anew.
    expect(await shop.shop.learnPairs()).toBe(0)
  })

  test('goes away with its orders, and where the retailer switches it off', async () => {
    settings.replace(settingsOf({ ...demoSettingsFile, recommendations: { offered: false } }))
    expect([await beside(boot), await withCart(boot)]).toEqual([[], []])
    settings.replace(demoSettings)
    expect(await beside(boot)).toEqual([bag])
    await forget()
    expect(await shop.shop.learnPairs()).toBe(2)
    expect(await beside(boot)).toEqual([])
  })

  test('leaves out what came back, what is too old, and who buys for others', async () => {
    const [sent] = [await write(...people(5, boot, bag))]
    await write(...people(5, boot, sandal).map((order) => ({ ...order, at: ago(600) })))
    const first = sent[0]
    if (!first) throw new Error('There is no order')
    const returned = await shop.db
      .insertInto('returns')
      .values({
        order_id: first.id,
        reference: 'R1',
        idempotency_key: crypto.randomUUID(),
        announced_at: ago(3),
        received_at: ago(1),
        way: 'post',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('return_lines')
      .values({ return_id: returned.id, position: 1, quantity: 1, received: 1 })
      .execute()
    await shop.shop.learnPairs()
    expect(await beside(boot)).toEqual([])
    await forget()
  })

  test('shows each model once, in the colour that is surest', async () => {
    const other = '10001.002'
    const [black] = smallCatalog.products
    if (!black) throw new Error('There is no product')
    const recoloured = black.variants.map((size, at) => ({
      ...size,
      sku: `${other}.${size.size}`,
      ean: `871000000000${at}`,
    }))
    const red = { ...black, sku: other, slug: mapped(black.slug, (text) => `${text}-red`), variants: recoloured }
    await shop.shop.importCatalog({ ...smallCatalog, products: [...smallCatalog.products, red] })
    await write(
      ...people(9, bag, other),
      ...people(6, bag, boot).map((order, at) => ({ ...order, email: `b${at}@example.org` })),
    )
    await shop.shop.learnPairs()
    expect(await beside(bag)).toEqual([other])
    expect(await withCart(bag)).toEqual([other])
    await forget()
  })
})

const mapped = <T extends Readonly<Record<string, string>>>(texts: T, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)])) as T

test('held-out orders are foreseen far oftener than by what sells best, or by chance', async () => {
  await scaleCatalog(shop.db, 120, () => undefined)
  const skus = await shop.db.selectFrom('products').select(['id', 'sku', 'parent_sku']).orderBy('sku').execute()
  const { orders, next } = plannedOrders(skus.map(({ sku }) => sku))
  const [learned, heldOut] = [orders.slice(0, 4000), orders.slice(4000)]
  await write(...learned.map((products, at) => ({ email: `buyer${at}@example.org`, products, at: ago(500 - at / 10) })))
  await shop.shop.learnPairs()

  const idOf = new Map(skus.map(({ sku, id }) => [sku, id]))
  const skuOf = new Map(skus.map(({ sku, id }) => [id, sku]))
  const found = await shop.shop.boughtWithEach([...idOf.values()])
  const counts = Map.groupBy(learned.flat(), (sku) => sku)
  const best = [...counts].sort(([, a], [, b]) => b.length - a.length).map(([sku]) => sku)
  const most = 8
  const rate = {
    learned: hitRate(heldOut, (sku) => (found.get(idOf.get(sku) ?? '') ?? []).map((id) => skuOf.get(id) ?? ''), most),
    best: hitRate(heldOut, (sku) => best.filter((one) => one !== sku), most),
    chance: hitRate(heldOut, () => skus.map(({ sku }) => sku).sort(() => next() - 0.5), most),
  }
  expect(rate.learned).toBeGreaterThan(2 * (rate.best ?? 1))
  expect(rate.learned).toBeGreaterThan(3 * (rate.chance ?? 1))
})

/** Baskets of people who like one kind of thing: each product has two that go with it, some sell far better than others. */
function plannedOrders(skus: readonly string[]) {
  let seed = 20261128
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
  const at = (index: number) => skus[index % skus.length] ?? ''
  const orders = Array.from({ length: 5000 }, () => {
    const liked = Math.floor(next() ** 2 * skus.length)
    const partner = liked + 7 * (1 + Math.floor(next() * 2))
    const stray = Math.floor(next() ** 2 * skus.length)
    return [...new Set([at(liked), at(partner), ...(next() < 0.3 ? [at(stray)] : [])])]
  })
  return { orders, next }
}
