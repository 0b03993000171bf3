/**
 * `npm run scenes`: makes the shop's large pictures from its packshots; `npm run scenes -- opening-men` makes one of them anew.
 * Each scene is made wide (1920 x 1080) and tall (1080 x 1350), as AVIF and as JPEG; the results are committed.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { scenes as composed, mattes, packshots } from './pictures.ts'
import { goboPattern, Sunlight } from './scenes/light.ts'
import type { Layout, Scene } from './scenes/model.ts'
import { developed, photograph } from './scenes/photograph.ts'
import { productOf } from './scenes/product.ts'
import { scenes } from './scenes/scenes.ts'
import { viewOf } from './scenes/view.ts'

/** Makes the named scenes, or all of them. */
export async function composeScenes(only: readonly string[], target = composed): Promise<void> {
  for (const scene of scenes) {
    for (const [layout, name, width, height] of [
      [scene.wide, scene.name, 1920, 1080],
      [scene.tall, `${scene.name}-tall`, 1080, 1350],
    ] as const) {
      if (only.length > 0 && !only.includes(scene.name) && !only.includes(name)) continue
      const started = Date.now()
      await make(scene, layout, join(target, name), width, height)
      process.stdout.write(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
    }
  }
}

async function make(scene: Scene, layout: Layout, target: string, width: number, height: number) {
  const view = viewOf(layout, scene.pitch, width, height)
  const products = await Promise.all(layout.items.map((item) => productOf(packshots, mattes, item, view)))
  const sun = scene.sun && { ...scene.sun, ...layout.sun }
  const light = sun && new Sunlight(sun, await goboPattern(sun.gobo, sun.soft ?? 1.4))
  const picture = sharp(developed(photograph(scene, layout, view, products, light)), {
    raw: { width, height, channels: 3 },
  })
  await picture.clone().avif({ quality: 60, effort: 6 }).toFile(`${target}.avif`)
  await picture.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${target}.jpg`)
}

if (import.meta.main) await composeScenes(process.argv.slice(2))
