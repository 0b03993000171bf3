/** A packshot taken apart: the product without its paper, how much of each pixel it fills, and the shadow around it. */
import { blurred, type Layers } from './planes.ts'
import { backdrop, type Light, smooth, untone } from './tone.ts'

export const packshot = { width: 996, height: 1410 }
const empty = backdrop(packshot.width, packshot.height)

/** A packshot's shadow goes on beyond its edge for so many pixels. */
export const margin = 260

/** Red, green, blue, cover and shade of a packshot. */
export function layersOf(picture: Uint8Array, matte: Uint8Array): Layers {
  const { width, height } = packshot
  const count = width * height
  const shade = new Float32Array(count)
  const weight = new Float32Array(count)
  for (let index = 0; index < count; index++) {
    const [red, , blue] = pixel(picture, index)
    const s = (red / (empty[index * 3] ?? 1) + blue / (empty[index * 3 + 2] ?? 1)) / 2
    shade[index] = Math.min(1.04, s)
    weight[index] = (matte[index] ?? 0) === 0 ? 1 : 0
  }
  // A pixel beside the product has been sharpened with it and tells nothing of the ground.
  const sure = shrunk(weight, width, height, 2)
  const spread = filledShade(shade, sure, width, height)
  const own = [0, 1, 2].map((c) => ownColour(picture, matte, c, width, height))
  const wide = width + 2 * margin
  const high = height + 2 * margin
  const data = new Float32Array(wide * high * 5)
  for (let index = 0; index < wide * high; index++) {
    const x = (index % wide) - margin
    const y = Math.floor(index / wide) - margin
    const column = Math.min(width - 1, Math.max(0, x))
    const row = Math.min(height - 1, Math.max(0, y))
    const from = row * width + column
    const fade = smooth(margin, 0, Math.hypot(x - column, y - row))
    data[index * 5 + 4] = 1 + ((spread[from] ?? 1) - 1) * fade
    if (x !== column || y !== row) continue
    const cover = (matte[from] ?? 0) / 255
    for (let c = 0; c < 3; c++) data[index * 5 + c] = cover * (own[c]?.[from] ?? 0)
    data[index * 5 + 3] = cover
  }
  return { width: wide, height: high, data }
}

/**
 * One channel of the product itself. At its edge a pixel holds some of the bright paper, which would shine on a dark set; there
 * the product goes on as it is a pixel or two further in.
 */
function ownColour(
  picture: Uint8Array,
  matte: Uint8Array,
  channel: number,
  width: number,
  height: number,
): Float32Array {
  const values = new Float32Array(matte.length)
  const weights = new Float32Array(matte.length)
  const light = new Float32Array(matte.length)
  for (let index = 0; index < matte.length; index++) {
    const cover = (matte[index] ?? 0) / 255
    if (cover === 0) continue
    light[index] = pixel(picture, index)[channel] ?? 0
    weights[index] = smooth(0.94, 1, cover) + 0.002 * cover ** 4
    values[index] = (light[index] ?? 0) * (weights[index] ?? 0)
  }
  const near = blurred(values, width, height, 2)
  const nearWeights = blurred(weights, width, height, 2)
  for (let index = 0; index < matte.length; index++) {
    const weight = nearWeights[index] ?? 0
    if ((matte[index] ?? 0) === 0 || weight < 1e-7) continue
    const inner = smooth(0.88, 1, (matte[index] ?? 0) / 255)
    light[index] = (light[index] ?? 0) * inner + ((near[index] ?? 0) / weight) * (1 - inner)
  }
  return light
}

/** Where nothing is near the product, the ground is what was measured; nearer, what its surroundings say. */
function filledShade(shade: Float32Array, sure: Float32Array, width: number, height: number): Float32Array {
  let values = new Float32Array(shade.length)
  let weights = new Float32Array(shade.length)
  for (let index = 0; index < shade.length; index++) {
    weights[index] = sure[index] ?? 0
    values[index] = (shade[index] ?? 1) * (sure[index] ?? 0)
  }
  const filled = Float32Array.from(values)
  const done = Float32Array.from(weights)
  for (const radius of [1, 2, 4, 8, 16, 40, 120]) {
    values = blurred(values, width, height, radius)
    weights = blurred(weights, width, height, radius)
    for (let index = 0; index < filled.length; index++) {
      const have = done[index] ?? 0
      const weight = weights[index] ?? 0
      if (have >= 1 || weight < 1e-4) continue
      filled[index] = (filled[index] ?? 0) + ((1 - have) * (values[index] ?? 0)) / weight
      done[index] = 1
    }
  }
  for (let index = 0; index < filled.length; index++) if ((done[index] ?? 0) < 1) filled[index] = 1
  return blurred(filled, width, height, 1)
}

function shrunk(mask: Float32Array, width: number, height: number, by: number): Float32Array {
  const around = blurred(mask, width, height, by)
  return around.map((value) => (value > 0.999 ? 1 : 0))
}

/** Fills a spot with what lies just around it. */
export function retouch({ width, data }: Layers, x: number, y: number, radius: number): void {
  const mean = [0, 0, 0]
  let weight = 0
  const far = Math.ceil(radius * 2)
  for (let row = Math.round(y) - far; row <= y + far; row++) {
    for (let column = Math.round(x) - far; column <= x + far; column++) {
      const off = Math.hypot(column - x, row - y)
      const at = (row * width + column) * 5
      if (off < radius + 1 || off > radius * 2 || (data[at + 3] ?? 0) < 0.999) continue
      weight++
      for (let c = 0; c < 3; c++) mean[c] = (mean[c] ?? 0) + (data[at + c] ?? 0)
    }
  }
  for (let row = Math.round(y) - far; row <= y + far; row++) {
    for (let column = Math.round(x) - far; column <= x + far; column++) {
      const share = smooth(radius + 1.5, radius - 1, Math.hypot(column - x, row - y))
      const at = (row * width + column) * 5
      const cover = data[at + 3] ?? 0
      for (let c = 0; c < 3; c++) {
        data[at + c] = (data[at + c] ?? 0) * (1 - share) + (((mean[c] ?? 0) * cover) / Math.max(1, weight)) * share
      }
    }
  }
}

/** Where a garment is: it is darker or more colourful than any shadow. Its outline is drawn a little calmer than it was. */
export function outline(picture: Uint8Array): Uint8Array {
  const { width, height } = packshot
  const mask = new Float32Array(width * height)
  for (let index = 0; index < mask.length; index++) {
    const light = pixel(picture, index)
    const shares = [0, 1, 2].map((c) => (light[c] ?? 0) / (empty[index * 3 + c] ?? 1))
    const [least, most] = [Math.min(...shares), Math.max(...shares)]
    mask[index] = least < 0.26 || (most - least) / most > 0.22 ? 1 : 0
  }
  const soft = blurred(blurred(mask, width, height, 5), width, height, 4)
  return Uint8Array.from(soft, (value) => Math.round(255 * smooth(0.46, 0.66, value)))
}

function pixel(picture: Uint8Array, index: number): Light {
  return untone(
    (picture[index * 3] ?? 0) / 255,
    (picture[index * 3 + 1] ?? 0) / 255,
    (picture[index * 3 + 2] ?? 0) / 255,
  )
}
