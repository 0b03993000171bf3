import { expect, test } from 'vitest'
import { pictureFeatures } from './picture-features.ts'
import type { Pixels } from './picture-pixels-port.ts'
import { type PicturedProduct, productsLikePicture } from './products-like-picture.ts'

type Rgb = readonly [number, number, number]
const red: Rgb = [150, 30, 40]
const plum: Rgb = [120, 40, 70]
const blue: Rgb = [30, 45, 120]

function drawn(colorAt: (x: number, y: number) => Rgb): Pixels {
  const rgb = new Uint8Array(40 * 40 * 3)
  for (let y = 0; y < 40; y++) for (let x = 0; x < 40; x++) rgb.set(colorAt(x, y), (y * 40 + x) * 3)
  return { width: 40, height: 40, rgb }
}
const paper: Rgb = [240, 238, 232]
const boot = (color: Rgb) =>
  pictureFeatures(drawn((x, y) => (x > 11 && x < 32 && y > 5 && y < 34 && (x < 20 || y > 25) ? color : paper)))
const belt = (color: Rgb) => pictureFeatures(drawn((x, y) => (x > 2 && x < 37 && y > 19 && y < 23 ? color : paper)))

const product = (id: string, picture: PicturedProduct['picture'], more: Partial<PicturedProduct> = {}) => ({
  id,
  sku: id,
  parentSku: id,
  soldIn: ['nl_NL'] as const,
  picture,
  ...more,
})
const found = (...products: PicturedProduct[]) =>
  productsLikePicture(products, 'nl_NL', boot(red), 24).map(({ sku }) => sku)

test('the most alike comes first, and what is not alike does not come', () => {
  expect(found(product('belt', belt(blue)), product('plum', boot(plum)), product('red', boot(red)))).toEqual([
    'red',
    'plum',
  ])
})

test('of a model the colour comes that is most alike', () => {
  const model = { parentSku: 'boot' }
  expect(found(product('blue', boot(blue), model), product('red', boot(red), model))).toEqual(['red'])
})

test('nothing comes that the storefront does not sell', () => {
  expect(found(product('red', boot(red), { soldIn: ['de_DE'] }))).toEqual([])
})
