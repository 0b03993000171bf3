import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { readPixels } from '#integrations/pictures/read-pixels.ts'
import { photographOf, type Shot } from '#test/shop/photograph-of.ts'
import { seenInPhotograph } from './photograph-foreground.ts'
import { featuresOfSeen, pictureFeatures } from './picture-features.ts'
import type { Pixels } from './picture-pixels-port.ts'
import { type PicturedProduct, productsLikePicture } from './products-like-picture.ts'

/** Every so manieth is photographed. */
const each = 9
const shown = 8

const { products } = demoCatalog(new Date('2026-11-28T12:00:00Z'))

function fileOf(reference: string): string {
  const file = fileURLToPath(new URL(`../../demo/pictures/${reference}`, import.meta.url))
  return existsSync(`${file}.jpg`) ? `${file}.jpg` : `${file}.avif`
}

async function pixelsOf(source: string | Uint8Array): Promise<Pixels> {
  const read = await readPixels(source)
  if ('problem' in read) throw new Error(read.problem)
  return read
}

const indexed: PicturedProduct[] = []
for (const { sku, parentSku, images } of products) {
  const picture = pictureFeatures(await pixelsOf(fileOf(images[0] ?? '')))
  indexed.push({ id: sku, sku, parentSku, soldIn: ['nl_NL'], picture })
}

/** Of so many photographs the share that finds the model that is on it among the first eight. */
async function found(behind: Shot['behind']): Promise<number> {
  let [own, all] = [0, 0]
  for (const [seed, { parentSku, images }] of products.entries()) {
    if (seed % each !== 0) continue
    const shot = {
      behind,
      seed,
      turned: (seed % 13) - 6,
      light: 0.72 + (seed % 5) * 0.08,
      share: 0.6 + (seed % 4) * 0.1,
    }
    const seen = seenInPhotograph(await pixelsOf(await photographOf(fileOf(images[0] ?? ''), shot)))
    const alike = seen ? productsLikePicture(indexed, 'nl_NL', featuresOfSeen(seen), shown) : []
    all++
    if (alike.some((product) => product.parentSku === parentSku)) own++
  }
  return own / all
}

test.each([
  ['wall', 0.9],
  ['planks', 0.8],
  ['wall above planks', 0.55],
] as const)(
  'turned, darker and before another background (%s), a product is found among 74 models',
  async (behind, least) => {
    const share = await found(behind)
    expect(share).toBeGreaterThanOrEqual(least)
  },
  60_000,
)
