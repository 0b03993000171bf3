import sharp from 'sharp'
import { seenIn } from '#shop/similarity/foreground.ts'

/** How a product is photographed: behind it a wall, planks, or a wall above planks. */
export type Shot = {
  readonly behind: 'wall' | 'planks' | 'wall above planks'
  /** Degrees. */
  readonly turned: number
  /** 1 is as it was. */
  readonly light: number
  /** Its share of the photograph’s width or height, whichever it fills first. */
  readonly share: number
  readonly seed: number
}

const [width, height] = [240, 320]
const nothing = { r: 0, g: 0, b: 0, alpha: 0 }

/** A photograph of what a picture of a product shows, cut out and laid before something else, as JPEG. @param file of the picture */
export async function photographOf(file: string, { behind, turned, light, share, seed }: Shot): Promise<Buffer> {
  const [most, high] = [Math.round(width * share), Math.round(height * share)]
  const thing = await sharp(await cutOut(file))
    .resize({ width: most, height: high, fit: 'inside' })
    .rotate(turned, { background: nothing })
    .png()
    .toBuffer()
  const fitting = await sharp(thing).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer()
  const laid = await sharp(background(behind, seed), { raw: { width, height, channels: 3 } })
    .composite([{ input: fitting, gravity: 'centre' }])
    .png()
    .toBuffer()
  return sharp(laid).removeAlpha().linear(light, 0).jpeg({ quality: 75 }).toBuffer()
}

async function cutOut(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ width, height, fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { isShown } = seenIn({ width: info.width, height: info.height, rgb: new Uint8Array(data) })
  const rgba = Buffer.from(
    isShown.reduce<number[]>((all, shown, at) => {
      all.push(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0, shown * 255)
      return all
    }, []),
  )
  const whole = sharp(rgba, { raw: { width: info.width, height: info.height, channels: 4 } })
  return whole.trim({ background: nothing, threshold: 0 }).png().toBuffer()
}

const walls = [
  [176, 186, 190],
  [205, 190, 165],
  [120, 140, 130],
  [90, 95, 105],
] as const
const woods = [
  [160, 112, 70],
  [196, 156, 108],
  [110, 76, 50],
] as const

/** The same each time: light that falls from one side, and boards with gaps between. */
function background(behind: Shot['behind'], seed: number): Buffer {
  const wall = walls[seed % walls.length] ?? walls[0]
  const wood = woods[seed % woods.length] ?? woods[0]
  const board = 30 + (seed % 5) * 5
  const bytes = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isWall = behind === 'wall' || (behind === 'wall above planks' && y < height * 0.48)
    const along = (x + y * 0.12) / board
    const grain = ((Math.floor(along) * 37) % 29) - 14 + Math.sin(y * 0.1 + Math.floor(along) * 9) * 6
    const shade = (x / width - 0.5) * 22 + (isWall ? 0 : along % 1 < 0.05 ? -50 : grain)
    const color = isWall ? wall : wood
    for (let part = 0; part < 3; part++) bytes[at * 3 + part] = Math.min(255, Math.max(0, (color[part] ?? 0) + shade))
  }
  return bytes
}
