/**
 * Makes the shop's large pictures from rendered packshots: `node demo/pictures/compose-scenes.ts <folder of JPEGs> [scene …]`.
 * Each scene is made wide (1920 x 1080) and tall (1080 x 1350), as AVIF and as JPEG; the results are committed.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { scenes } from './scenes.ts'
import { goboPattern, Sunlight } from './scenes-light.ts'
import type { Layout, Scene } from './scenes-model.ts'
import { developed, photograph } from './scenes-photograph.ts'
import { productOf } from './scenes-product.ts'
import { viewOf } from './scenes-view.ts'

const target = join(import.meta.dirname, 'scenes')
const mattes = join(import.meta.dirname, 'scenes-mattes')

async function main([source, ...only]: readonly string[]): Promise<void> {
  if (!source) throw new Error('Name the folder that holds the packshots')
  for (const scene of scenes) {
    for (const [layout, name, width, height] of [
      [scene.wide, scene.name, 1920, 1080],
      [scene.tall, `${scene.name}-tall`, 1080, 1350],
    ] as const) {
      if (only.length > 0 && !only.includes(scene.name) && !only.includes(name)) continue
      const started = Date.now()
      await make(scene, layout, name, width, height, source)
      process.stdout.write(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
    }
  }
}

async function make(scene: Scene, layout: Layout, name: string, width: number, height: number, source: string) {
  const view = viewOf(layout, scene.pitch, width, height)
  const products = await Promise.all(layout.items.map((item) => productOf(source, mattes, item, view)))
  const sun = scene.sun && { ...scene.sun, ...layout.sun }
  const light = sun && new Sunlight(sun, await goboPattern(sun.gobo, sun.soft ?? 1.4))
  const picture = sharp(developed(photograph(scene, layout, view, products, light)), {
    raw: { width, height, channels: 3 },
  })
  await picture
    .clone()
    .avif({ quality: 60, effort: 6 })
    .toFile(join(target, `${name}.avif`))
  await picture
    .clone()
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(target, `${name}.jpg`))
}

await main(process.argv.slice(2))
