/**
 * A studio made of arithmetic. Every packshot stands on the same seamless backdrop; divided by it, what remains is the
 * product and its shadow, which can be multiplied onto a backdrop of any size and colour. Values run from 0 to 1.
 */
import sharp from 'sharp'

export type Picture = { readonly width: number; readonly height: number; readonly pixels: Float32Array }

/** Red, green and blue from 0 to 1. */
export type Tint = readonly [red: number, green: number, blue: number]

/** The packshots' backdrop at the top and at the bottom, as measured. */
const backdropTop: Tint = [237 / 255, 234 / 255, 227 / 255]
const backdropBottom: Tint = [242.5 / 255, 239.5 / 255, 232.5 / 255]

/** How far from its edge a packshot fades into the set, as a share of its width. */
const feather = 0.09

/** An empty set: the packshots' own backdrop, stretched, and coloured by `tint` (white leaves it as it is). */
export function emptySet(width: number, height: number, tint: Tint): Picture {
  const pixels = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const down = y / (height - 1)
    for (let x = 0; x < width; x++) {
      // A set is never lit evenly: a little more light comes from the left and from above.
      const light = 1.015 - 0.05 * (x / width) - 0.03 * (1 - down) * (x / width)
      for (let c = 0; c < 3; c++) {
        pixels[(y * width + x) * 3 + c] = mix(at(backdropTop, c), at(backdropBottom, c), down) * at(tint, c) * light
      }
    }
  }
  return { width, height, pixels }
}

/** A packshot without its backdrop: 1 where there was nothing, less where product or shadow took light away. */
export async function withoutBackdrop(file: string, width: number): Promise<Picture> {
  const { data, info } = await sharp(file)
    .resize({ width, kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Float32Array(info.width * info.height * 3)
  for (let y = 0; y < info.height; y++) {
    const down = y / (info.height - 1)
    for (let x = 0; x < info.width; x++) {
      const inside = edgeFade(x, y, info.width, info.height)
      for (let c = 0; c < 3; c++) {
        const index = (y * info.width + x) * 3 + c
        const ratio = (data[index] ?? 0) / 255 / mix(at(backdropTop, c), at(backdropBottom, c), down)
        pixels[index] = 1 + (ratio - 1) * inside
      }
    }
  }
  return { width: info.width, height: info.height, pixels }
}

/**
 * Puts a product into the set with its corner at `left`, `top`. Where the product itself is, its own colour is kept:
 * a coloured set must not dye the leather. Bright shoes on a coloured set still take a little of it, as they would.
 */
export function place(set: Picture, product: Picture, left: number, top: number, tint: Tint): void {
  for (let y = Math.max(0, -top); y < product.height && y + top < set.height; y++) {
    for (let x = Math.max(0, -left); x < product.width && x + left < set.width; x++) {
      const from = (y * product.width + x) * 3
      const to = ((y + top) * set.width + x + left) * 3
      const red = product.pixels[from] ?? 1
      const green = product.pixels[from + 1] ?? 1
      const blue = product.pixels[from + 2] ?? 1
      const colour = Math.max(red, green, blue) - Math.min(red, green, blue)
      const solid = Math.max(smooth(0.3, 0.5, 1 - Math.min(red, green, blue)), smooth(0.05, 0.14, colour))
      for (let c = 0; c < 3; c++) {
        const keep = mix(1, 1 / at(tint, c), solid)
        set.pixels[to + c] = (set.pixels[to + c] ?? 0) * (product.pixels[from + c] ?? 1) * keep
      }
    }
  }
}

/** Late light through a window of two by three panes that falls slantwise over the set; `depth` is how dark the rest is. */
export function windowLight(set: Picture, depth: number, from: number): void {
  const { width, height } = set
  const soft = 0.05
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x / height - from + 0.62 * (y / height - 0.5)) / 0.78
      const v = y / height + 0.16 * (x / width) - 0.04
      const pane = bars(u, 2, soft) * bars(v, 2, soft)
      const shade = 1 - depth * (1 - pane)
      const index = (y * width + x) * 3
      set.pixels[index] = (set.pixels[index] ?? 0) * (shade + 0.012 * pane)
      set.pixels[index + 1] = (set.pixels[index + 1] ?? 0) * (shade + 0.004 * pane)
      set.pixels[index + 2] = (set.pixels[index + 2] ?? 0) * (shade - 0.012 * pane)
    }
  }
}

/** The set as bytes for sharp, with a grain too fine to see that keeps long gradients from banding. */
export function developed(set: Picture): Buffer {
  const bytes = Buffer.alloc(set.pixels.length)
  let state = 7
  for (let index = 0; index < bytes.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grain = state / 0xffffffff - 0.5
    bytes[index] = Math.min(255, Math.max(0, Math.round((set.pixels[index] ?? 0) * 255 + grain * 1.6)))
  }
  return bytes
}

function bars(position: number, count: number, soft: number): number {
  if (position <= -soft || position >= 1 + soft) return 0
  const outer = smooth(-soft, soft, position) * smooth(-soft, soft, 1 - position)
  const fromBar = Math.abs(position * count - Math.round(position * count)) / count
  const isInner = Math.round(position * count) > 0 && Math.round(position * count) < count
  return isInner ? outer * smooth(0.012, 0.012 + soft, fromBar) : outer
}

function edgeFade(x: number, y: number, width: number, height: number): number {
  const margin = width * feather
  return (
    smooth(0, margin, x) * smooth(0, margin, width - 1 - x) * smooth(0, margin, y) * smooth(0, margin, height - 1 - y)
  )
}

function smooth(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

function at(tint: Tint, channel: number): number {
  return tint[channel] ?? 1
}
