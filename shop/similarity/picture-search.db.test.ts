import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { settingsSource } from '../settings/settings-source.ts'
import type { PicturePixels, Pixels } from './picture-pixels-port.ts'

type Rgb = readonly [number, number, number]
const nl = storefrontOf('nl_NL')
const de = storefrontOf('de_DE')
const [boot, sandal] = ['10001.001', '10002.001'] as const

function drawn(isThing: (x: number, y: number) => boolean, color: Rgb, behind: Rgb): Pixels {
  const rgb = new Uint8Array(40 * 40 * 3)
  for (let y = 0; y < 40; y++) for (let x = 0; x < 40; x++) rgb.set(isThing(x, y) ? color : behind, (y * 40 + x) * 3)
  return { width: 40, height: 40, rgb }
}
const paper: Rgb = [240, 238, 232]
const upright = (x: number, y: number) => x > 14 && x < 24 && y > 4 && y < 35
const flat = (x: number, y: number) => x > 4 && x < 35 && y > 22 && y < 30
const red: Rgb = [150, 30, 40]
const blue: Rgb = [30, 45, 120]

const pictures = new Map<string, Pixels>([['packshots/boot', drawn(upright, red, paper)]])
const readings: string[] = []
const pixels: PicturePixels = {
  versionOf: (reference) => (reference.startsWith('packshots/') ? '1' : undefined),
  read: async (reference) => {
    readings.push(reference)
    return pictures.get(reference) ?? drawn(flat, blue, paper)
  },
}
const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings, picturePixels: pixels })
const find = (photograph: Pixels, storefront = nl) => shop.shop.pictureSearch.find(storefront, photograph)
/** A red boot on a grey floor. */
const photograph = drawn(upright, [140, 36, 44], [120, 125, 130])

test('a photograph finds what looks like it among what the storefront sells and somebody can buy', async () => {
  await shop.shop.learnSimilar()
  await shop.shop.invalidate(undefined)
  expect((await find(photograph))[0]).toBe(boot)
  expect((await find(drawn(flat, blue, [200, 180, 120]))).slice(0, 8)).toContain(sandal)
  const variants = shop.db.selectFrom('variants').select('id').where('sku', 'like', `${boot}.%`)
  await shop.db.deleteFrom('prices').where('store_code', '=', 'de_DE').where('variant_id', 'in', variants).execute()
  await shop.shop.invalidate(undefined)
  expect(await find(photograph, de)).not.toContain(boot)
  await shop.db.updateTable('stock').set({ available: 0 }).where('variant_id', 'in', variants).execute()
  await shop.shop.invalidate(undefined)
  expect(await find(photograph)).not.toContain(boot)
})

test('one that shows nothing finds nothing', async () => {
  expect(await find(drawn(() => false, red, [120, 125, 130]))).toEqual([])
})

test('what pictures show is read once, until something of the catalogue changes', async () => {
  await find(photograph)
  await shop.db.deleteFrom('picture_features').execute()
  expect((await find(drawn(flat, blue, [200, 180, 120]))).length).toBeGreaterThan(0)
  await shop.shop.invalidate(undefined)
  expect(await find(drawn(flat, blue, [200, 180, 120]))).toEqual([])
  // Nodes hear of it by themselves when pictures were looked at.
  await shop.shop.learnSimilar()
  expect((await find(drawn(flat, blue, [200, 180, 120]))).length).toBeGreaterThan(0)
})

test('the retailer decides whether there is such a search, and pictures are looked at for it alone too', async () => {
  expect(shop.shop.pictureSearch.isOffered()).toBe(true)
  await shop.db.deleteFrom('picture_features').execute()
  readings.length = 0
  settings.replace(settingsOf({ ...demoSettingsFile, recommendations: { similar: false } }))
  await shop.shop.learnSimilar()
  expect(readings.length).toBeGreaterThan(0)
  settings.replace(settingsOf({ ...demoSettingsFile, search: { byPicture: false } }))
  expect(shop.shop.pictureSearch.isOffered()).toBe(false)
})
