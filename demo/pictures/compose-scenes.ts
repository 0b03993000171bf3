/**
 * Makes the shop's large pictures from rendered packshots: `node demo/pictures/compose-scenes.ts <folder of JPEGs>`.
 * Each scene is made wide (1920 x 1080) and tall (1080 x 1350), as AVIF and as JPEG; the results are committed.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { type Layout, type Scene, scenes } from './scenes.ts'
import { developed, emptySet, place, windowLight, withoutBackdrop } from './studio.ts'

const target = join(import.meta.dirname, 'scenes')

/** Where a product touches the floor, as a share of its packshot's height. */
const floor: Readonly<Record<string, number>> = {
  ankle: 0.83,
  ballet: 0.77,
  belt: 0.64,
  block: 0.73,
  chain: 0.9,
  chelsea: 0.83,
  derby: 0.73,
  flap: 0.82,
  heeled: 0.84,
  kneeboot: 0.95,
  loafer: 0.74,
  pump: 0.78,
  runner: 0.69,
  slide: 0.72,
  sneaker: 0.76,
  suede: 0.76,
  tote: 0.95,
}

async function main(source: string | undefined, only: string | undefined): Promise<void> {
  if (!source) throw new Error('Name the folder that holds the packshots')
  for (const scene of scenes.filter((each) => !only || each.name === only)) {
    await make(scene, scene.wide, `${scene.name}`, 1920, 1080, source)
    await make(scene, scene.tall, `${scene.name}-tall`, 1080, 1350, source)
    process.stdout.write(`${scene.name}\n`)
  }
}

async function make(scene: Scene, layout: Layout, name: string, width: number, height: number, source: string) {
  const set = emptySet(width, height, scene.tint)
  for (const item of layout.items) {
    const product = await withoutBackdrop(join(source, `${item.packshot}.jpg`), item.width)
    const style = item.packshot.replace(/-\d+$/, '')
    const top = Math.round(item.floor - product.height * (floor[style] ?? 0.8))
    place(set, product, Math.round(item.center - product.width / 2), top, scene.tint)
  }
  if (scene.light > 0) windowLight(set, scene.light, layout.lightFrom)
  const picture = sharp(developed(set), { raw: { width, height, channels: 3 } })
  await picture
    .clone()
    .avif({ quality: 60, effort: 5 })
    .toFile(join(target, `${name}.avif`))
  await picture
    .clone()
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(target, `${name}.jpg`))
}

await main(process.argv[2], process.argv[3])
