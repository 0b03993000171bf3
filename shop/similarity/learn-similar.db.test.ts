import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { readPixels } from '#integrations/pictures/read-pixels.ts'
import { minute } from '#kernel/clock.ts'
import { hitRate } from '#shop/recommendations/measure-recommendations.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { writePastOrders } from '#test/shop/past-orders.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { tasteOrders } from '#test/shop/taste-orders.ts'
import type { PictureCopies } from '../pictures/picture-copies-port.ts'
import { settingsSource } from '../settings/settings-source.ts'
import type { PicturePixels, Pixels } from './picture-pixels-port.ts'

const settings = settingsSource(demoSettings)
const versions = new Map<string, string>()
const readings: string[] = []
let broken: { readonly problem: string; readonly isFinal: boolean } | undefined

/** A dark square on white; another size for each name. */
function drawn(reference: string): Pixels {
  const dark = (at: number) => at % 24 > 2 && at % 24 < 6 + (reference.length % 12)
  const rgb = Uint8Array.from({ length: 24 * 24 * 3 }, (_, at) =>
    dark(Math.floor(at / 3)) && at > 400 && at < 1300 ? 30 : 250,
  )
  return { width: 24, height: 24, rgb }
}
const pixels: PicturePixels = {
  versionOf: (reference) => (reference.startsWith('packshots/') ? (versions.get(reference) ?? '1') : undefined),
  read: async (reference) => {
    readings.push(reference)
    return reference === 'packshots/boot' && broken ? broken : drawn(reference)
  },
}

/** The pictures of the demo shop as they are. */
const demoPixels: PicturePixels = {
  versionOf: (reference) => reference,
  read: (reference) => {
    const file = fileURLToPath(new URL(`../../demo/pictures/${reference}`, import.meta.url))
    return readPixels(existsSync(`${file}.jpg`) ? `${file}.jpg` : `${file}.avif`)
  },
}

const copies: PictureCopies = {
  source: { fetch: async () => ({ problem: 'Nobody asks', isFinal: true }) },
  prepare: async (bytes) => ({ bytes, format: 'jpeg', width: 1, height: 1 }),
  files: { put: async () => undefined, get: async () => undefined },
}
const shop = await openTestShop({ settings, picturePixels: pixels, pictureCopies: copies })
const [boot, sandal, bag] = ['10001.001', '10002.001', '10004.001'] as const
const learn = () => shop.shop.learnSimilar()
const rules = (recommendations: object) =>
  settings.replace(settingsOf({ ...demoSettingsFile, recommendations, search: { byPicture: false, byColor: false } }))

const beside = async (sku: string, store: 'nl_NL' | 'de_DE' = 'nl_NL') => {
  const { pdp } = await shop.ask(
    'query ($sku: String!) { pdp(sku: $sku) { similarProducts { sku } } }',
    { sku },
    { store },
  )
  return (pdp as unknown as { similarProducts: { sku: string }[] }).similarProducts.map((one) => one.sku)
}
const like = async (...skus: string[]) => {
  const { similarTo } = await shop.ask('query ($skus: [String!]!) { similarTo(skus: $skus) { sku } }', { skus })
  return (similarTo as unknown as { sku: string }[]).map((one) => one.sku)
}

beforeEach(() => {
  readings.length = 0
  broken = undefined
  settings.replace(demoSettings)
})

describe('pictures', () => {
  const state = () =>
    shop.db.selectFrom('picture_features').select(['reference', 'problem']).orderBy('reference').execute()

  test('are looked at once, and again when another one lies under the name', async () => {
    await learn()
    const first = [...readings]
    expect(first).toContain('packshots/boot')
    expect(new Set(first).size).toBe(first.length)
    await learn()
    expect(readings).toEqual(first)
    versions.set('packshots/boot', '2')
    await learn()
    expect(readings.slice(first.length)).toEqual(['packshots/boot'])
    expect(await shop.shop.measuredPictures()).toEqual({ measured: first.length, failed: 0 })
  })

  test('that are broken are said once, and keep nobody else from being looked at', async () => {
    broken = { problem: 'It is half a picture', isFinal: true }
    versions.set('packshots/boot', '3')
    const others = (await state()).flatMap(({ reference }) => (reference === 'packshots/boot' ? [] : [reference]))
    for (const other of others) versions.set(other, '3')
    expect((await learn()).unmeasured).toEqual([{ reference: 'packshots/boot', problem: 'It is half a picture' }])
    expect((await state()).filter(({ problem }) => problem !== null)).toHaveLength(1)
    expect((await shop.shop.measuredPictures()).failed).toBe(1)
    expect(others.length).toBeGreaterThan(0)
    expect(readings).toEqual(expect.arrayContaining(others))
    expect((await learn()).unmeasured).toEqual([])
  })

  test('that could not be had today are asked for tomorrow', async () => {
    versions.set('packshots/boot', '4')
    broken = { problem: 'The bucket is away', isFinal: false }
    expect((await learn()).unmeasured).toHaveLength(1)
    broken = undefined
    readings.length = 0
    expect((await learn()).unmeasured).toEqual([])
    expect(readings).toEqual(['packshots/boot'])
  })

  test('of nobody are forgotten, and none is looked at where the retailer says so', async () => {
    await shop.db
      .insertInto('picture_features')
      .values({ reference: 'packshots/gone', version: '1', problem: 'gone', measured_at: shop.clock.now() })
      .execute()
    versions.set('packshots/boot', '5')
    rules({ byPictures: false })
    await learn()
    expect(readings).toEqual([])
    settings.replace(demoSettings)
    await learn()
    expect((await state()).map(({ reference }) => reference)).not.toContain('packshots/gone')
  })
})

describe('what resembles a product', () => {
  test('stands on its page until orders say more of it', async () => {
    await learn()
    expect(await beside(boot)).toContain(sandal)
    expect(await beside(boot)).not.toContain(boot)
    // Nothing else is known the next night, so no page is made anew.
    expect((await learn()).changed).toBe(0)
    const { id } = await orderForStaff(shop)
    const others = (await beside(boot)).slice(0, 4)
    const people = Array.from({ length: 5 }, (_, at) => ({
      email: `person${at}@example.org`,
      products: [boot, ...others],
      at: new Date(shop.clock.now().getTime() - 1e9),
    }))
    await writePastOrders(shop, id, people)
    await shop.shop.learnPairs()
    expect(others.length === 4 ? await beside(boot) : []).toEqual([])
    await shop.db.deleteFrom('product_pairs').execute()
  })

  test('is found for several at once, none of their models among it', async () => {
    const found = await like(boot, sandal)
    expect(found.length).toBeGreaterThan(0)
    for (const sku of [boot, sandal]) expect(found).not.toContain(sku)
    expect(await like()).toEqual([])
    expect(await like('no-such-sku')).toEqual([])
  })

  test('is what can be bought in the storefront alone', async () => {
    await shop.db
      .deleteFrom('prices')
      .where('store_code', '=', 'de_DE')
      .where('variant_id', 'in', (query) =>
        query.selectFrom('variants').select('id').where('sku', 'like', `${sandal}.%`),
      )
      .execute()
    await learn()
    expect(await beside(boot, 'de_DE')).not.toContain(sandal)
    expect(await beside(boot)).toContain(sandal)
    await shop.db
      .updateTable('stock')
      .set({ available: 0 })
      .where('variant_id', 'in', (query) =>
        query.selectFrom('variants').select('id').where('sku', 'like', `${sandal}.%`),
      )
      .execute()
    await shop.shop.invalidate(undefined)
    // At once, and not only the night after.
    expect(await beside(boot)).not.toContain(sandal)
    expect(await like(boot)).not.toContain(sandal)
  })

  test('goes where the retailer switches it off, and with its product', async () => {
    rules({ similar: false })
    expect([await beside(bag), await like(boot)]).toEqual([[], []])
    expect(await learn()).toEqual({ unmeasured: [], changed: 0 })
    settings.replace(demoSettings)
    await shop.db.updateTable('products').set({ active: false }).where('sku', '=', boot).execute()
    await learn()
    const { id } = await shop.db.selectFrom('products').select('id').where('sku', '=', boot).executeTakeFirstOrThrow()
    expect((await shop.shop.similarToEach('nl_NL', [id])).size).toBe(0)
  })

  test('is learned a minute after pictures came, when every node knows of them', async () => {
    const known = () => shop.db.selectFrom('similar_products').select('product_id').execute()
    await shop.db.deleteFrom('similar_products').execute()
    const problem = await shop.shop.productPictures.add('packshots/boot', new Uint8Array([1]))
    expect(problem).toBeUndefined()
    await shop.runJobs()
    expect(await known()).toEqual([])
    shop.clock.advance(minute)
    await shop.runJobs()
    expect((await known()).length).toBeGreaterThan(0)
  })

  test('is learned by two nodes at once as by one', async () => {
    await shop.db.deleteFrom('similar_products').execute()
    await Promise.all([learn(), learn(), learn()])
    expect((await learn()).changed).toBe(0)
  })
})

test('what is bought beside new products is foreseen oftener by what resembles them than by what sells best, or by chance', async () => {
  const choices = settingsSource(demoSettings)
  const full = await openTestShop({ picturePixels: demoPixels, settings: choices })
  await full.shop.importCatalog({ ...demoCatalog(full.clock.now()), partial: true })
  const { products, ids } = await tasted(full)
  const learned = async () => {
    await full.shop.learnSimilar()
    return full.shop.similarToEach('nl_NL', ids)
  }
  choices.replace(settingsOf({ ...demoSettingsFile, recommendations: { byPictures: false } }))
  const byFacts = await learned()
  choices.replace(demoSettings)
  const byPictures = await learned()

  const { orders, shuffled } = tasteOrders(products, 10_000)
  const isNew = new Set(ids.filter((_, at) => at % 10 === 3))
  const [known, heldOut] = [
    orders.slice(0, 6000).filter((order) => !order.some((id) => isNew.has(id))),
    orders.slice(6000),
  ]
  const best = [...Map.groupBy(known.flat(), (id) => id)].sort(([, a], [, b]) => b.length - a.length).map(([id]) => id)
  const rateOf = (beside: (id: string) => readonly string[]) =>
    hitRate(
      heldOut,
      (id) => beside(id).filter((other) => other !== id),
      8,
      (id) => isNew.has(id),
    ) ?? 0
  const rate = {
    pictures: rateOf((id) => byPictures.get(id) ?? []),
    facts: rateOf((id) => byFacts.get(id) ?? []),
    best: rateOf(() => best),
    chance: rateOf(() => shuffled(ids)),
  }
  expect(rate.pictures).toBeGreaterThan(2 * rate.best)
  expect(rate.pictures).toBeGreaterThan(4 * rate.chance)
}, 60_000)

async function tasted({ db }: Pick<typeof shop, 'db'>) {
  const products = await db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .where('store_code', '=', 'nl_NL')
    .groupBy('products.id')
    .select(['products.id', 'parent_sku as model', 'gender', 'brand_id as brand', 'color_key as color', 'popularity'])
    .select((query) => query.fn.min('price').as('price'))
    .orderBy('products.sku')
    .execute()
  return { products, ids: products.map(({ id }) => id) }
}
