import { afterEach, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { settingsSource } from '../settings/settings-source.ts'
import type { PicturePixels, Pixels } from '../similarity/picture-pixels-port.ts'

type Rgb = readonly [number, number, number]
const paper: Rgb = [240, 238, 232]
const burgundy: Rgb = [110, 31, 48]
const navy: Rgb = [39, 53, 82]

/** A square of two colours before paper; of the first so many of its 24 rows. */
function drawn(rows: number): Pixels {
  const rgb = new Uint8Array(40 * 40 * 3)
  const isThing = (x: number, y: number) => x >= 8 && x < 32 && y >= 8 && y < 32
  for (let y = 0; y < 40; y++)
    for (let x = 0; x < 40; x++) rgb.set(isThing(x, y) ? (y < 8 + rows ? burgundy : navy) : paper, (y * 40 + x) * 3)
  return { width: 40, height: 40, rgb }
}

const rows = new Map([
  ['packshots/boot', 9],
  ['packshots/sandal', 24],
])
const pixels: PicturePixels = {
  versionOf: (reference) => (rows.has(reference) ? '1' : undefined),
  read: async (reference) => drawn(rows.get(reference) ?? 0),
}
const settings = settingsSource(demoSettings)
afterEach(() => settings.replace(demoSettings))
const shop = await openTestShop({ settings, picturePixels: pixels })

type Answer = {
  readonly search: {
    readonly productData: {
      readonly totalCount: number
      readonly products: readonly { readonly sku: string }[]
      readonly facets: readonly {
        readonly name: string
        readonly values: readonly { value: string; label: string; hex: string; count: number; chosen: boolean }[]
      }[]
    }
  }
}

async function list(tone: readonly string[], sort = 'recommended', store: 'nl_NL' | 'de_DE' = 'nl_NL') {
  const answer = await shop.ask(
    `query($filters: [FilterInput!]) {
      search(filters: $filters) {
        productData { totalCount products { sku } facets { name values { value label hex count chosen } } }
      }
    }`,
    {
      filters: [
        { name: 'tone', values: tone },
        { name: 'sort', values: [sort] },
      ],
    },
    { store },
  )
  const { products, facets, totalCount } = (answer as unknown as Answer).search.productData
  return {
    totalCount,
    skus: products.map(({ sku }) => sku),
    tones: facets.find(({ name }) => name === 'tone')?.values ?? [],
  }
}

await shop.shop.learnSimilar()
const { rows: pictured } = await shop.pool.query<{ sku: string; images: string[] }>(
  'select sku, images from products order by sku',
)
const whose = (reference: string) =>
  pictured.filter(({ images }) => images.slice(0, 4).find((one) => rows.has(one)) === reference)
const [little = '', much = ''] = ['packshots/boot', 'packshots/sandal'].map((reference) => whose(reference)[0]?.sku)
await shop.shop.invalidate(undefined)

test('a colour of the wheel finds what shows it, what has most of it first, and nothing without a picture', async () => {
  const { skus, totalCount, tones } = await list(['burgundy'])
  const all = [...whose('packshots/boot'), ...whose('packshots/sandal')].map(({ sku }) => sku)
  expect([...skus].sort()).toEqual(all.sort())
  expect(skus.indexOf(much)).toBeLessThan(skus.indexOf(little))
  expect(tones.find(({ value }) => value === 'burgundy')).toEqual({
    value: 'burgundy',
    label: 'bordeauxrood',
    hex: '#6E1F30',
    count: totalCount,
    chosen: true,
  })
  expect((await list(['navy'])).skus).toContain(little)
  expect((await list(['navy'])).skus).not.toContain(much)
  expect((await list(['burgundy', 'navy'])).totalCount).toBe(all.length)
  expect((await list(['yellow'])).totalCount).toBe(0)
})

test('its names are those of the language, and who sorts sorts', async () => {
  expect((await list(['burgundy'], 'nameasc', 'de_DE')).tones.map(({ label }) => label)).toContain('Bordeaux')
  const { skus } = await list(['burgundy'], 'priceasc')
  const plain = (await list([], 'priceasc')).skus.filter((sku) => skus.includes(sku))
  expect(skus).toEqual(plain)
})

test('what is no colour of the wheel is ignored, and without the setting all of it', async () => {
  const everything = (await list([])).totalCount
  expect((await list(['no-such-colour', '', "'"])).totalCount).toBe(everything)
  settings.replace(settingsOf({ ...demoSettingsFile, search: { byColor: false } }))
  const { totalCount, tones } = await list(['burgundy'])
  expect([totalCount, tones]).toEqual([everything, []])
})
