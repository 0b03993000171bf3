/**
 * A studio made of arithmetic. A packshot shows one product on paper; `scenes-mattes` says where on it the product is and which
 * point of the product each pixel shows. So a product can be put into a set of floor, wall and blocks, at its true size, lit
 * once more by that set's sun, and throw its shadow over what stands beside it.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sunlight } from './scenes-light.ts'
import measures from './scenes-mattes/measures.json' with { type: 'json' }
import type { Layout, Scene } from './scenes-model.ts'
import { Blocks, type Hit, meetRoom, relief, roomDistance } from './scenes-set.ts'
import { backdrop, type Light, lightOf, smooth, tone, untone } from './scenes-tone.ts'

/** A product at the size that a scene shows it in, with one number a pixel in each layer. */
export type Product = {
  /** Its corner in the picture. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Light that it throws back, times how much of the pixel it fills. */
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  readonly cover: Float32Array
  /** What it leaves of the light on the ground around it. */
  readonly shade: Float32Array
  /** Which point of the set a pixel shows, and which way the surface looks there. */
  readonly points: Float32Array
  readonly normals: Float32Array
  /** The height of what it stands on; for what hangs, how far away the wall is. */
  readonly ground: number
  readonly hangs: boolean
  readonly away: number
  /** Points on its front and in its depth, for the shadow that it throws. */
  readonly body: readonly number[]
}

export type View = {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly origin: readonly [x: number, y: number]
  readonly sin: number
  readonly cos: number
}

type Measure = (typeof measures)[keyof typeof measures]

const packshot = { width: 996, height: 1410 }
const part = 4
const empty = backdrop(packshot.width, packshot.height)

/** Where the lining looks through the toe: retouched, as any studio would. */
const toes = [
  { x: 780.5, y: 1109, radius: 5 },
  { x: 710.5, y: 1201.5, radius: 5.5 },
] as const
const specks: Readonly<Record<string, typeof toes>> = { kneeboot: toes, calfboot: toes }

/** A packshot's shadow goes on beyond its edge for so many pixels. */
const margin = 260

/** The room's own light: from all around, and from a large window at the front left. */
const key = unit(-0.5, -0.52, 0.69)
const ambient = 0.55
const window = 0.65

export function viewOf(layout: Layout, pitch: number, width: number, height: number): View {
  const angle = (pitch * Math.PI) / 180
  return { width, height, scale: layout.scale, origin: layout.origin, sin: Math.sin(angle), cos: Math.cos(angle) }
}

type Layers = { readonly width: number; readonly height: number; readonly data: Float32Array }

/** Red, green, blue, cover and shade of a packshot. */
function layersOf(picture: Uint8Array, matte: Uint8Array): Layers {
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

/** Fills a spot with what lies just around it. */
function retouch({ width, data }: Layers, x: number, y: number, radius: number): void {
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

function pixel(picture: Uint8Array, index: number): Light {
  return untone(
    (picture[index * 3] ?? 0) / 255,
    (picture[index * 3 + 1] ?? 0) / 255,
    (picture[index * 3 + 2] ?? 0) / 255,
  )
}

async function bytes(file: string, channels: 1 | 3): Promise<Uint8Array> {
  const picture = sharp(file).removeAlpha()
  const { data } = await (channels === 1 ? picture.extractChannel(0) : picture.toColourspace('srgb'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}

/** Puts a product into the set: `at` is the middle of its foot. */
export async function productOf(
  folder: string,
  mattes: string,
  item: { readonly packshot: string; readonly at: readonly [number, number, number?]; readonly size?: number },
  view: View,
): Promise<Product> {
  const style = item.packshot.replace(/-\d+$/, '')
  const picture = await bytes(join(folder, `${item.packshot}.jpg`), 3)
  const tall = garments[style]
  if (tall !== undefined) {
    // Cloth was modelled more roughly than leather; its seams are drawn a little calmer too.
    const calm = sharp(join(folder, `${item.packshot}.jpg`))
      .removeAlpha()
      .median(style === 'knit' ? 3 : 11)
    return hung(picture, new Uint8Array(await calm.raw().toBuffer()), tall, item.at, view)
  }
  const covered = await bytes(join(mattes, `${style}.matte.png`), 1)
  const measure: Measure | undefined = (measures as Readonly<Record<string, Measure>>)[style]
  if (!measure) throw new Error(`Nobody measured ${style}: see scenes-mattes/measure.py`)
  const layers = layersOf(picture, covered)
  for (const { x, y, radius } of specks[style] ?? []) retouch(layers, x + margin, y + margin, radius)
  const size = item.size ?? 1
  const pitch = (measure.pitch * Math.PI) / 180
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  const [camX = 0, camY = 0, camZ = 0] = measure.camera
  const far = -camY * cos + camZ * sin
  const foot = {
    x: packshot.width / 2 - (camX / far) * measure.focus,
    y: packshot.height / 2 - ((-camY * sin - camZ * cos) / far) * measure.focus,
  }
  const [x, y, z = 0] = item.at
  const scale = (view.scale * size * far) / measure.focus
  const onPicture = {
    x: view.origin[0] + x * view.scale,
    y: view.origin[1] - (z * view.cos + y * view.sin) * view.scale,
  }
  const placed = resized(layers, scale, { x: foot.x + margin, y: foot.y + margin }, onPicture)

  // Where each pixel of the packshot lies, from how far it is.
  const depths = await sharp(join(mattes, `${style}.depth.png`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grid = { width: depths.info.width, height: depths.info.height }
  const field = new Float32Array(grid.width * grid.height * 6)
  const point = (column: number, row: number, share: number): readonly [number, number, number] => {
    const along = measure.near + (measure.far - measure.near) * share
    const u = ((column + 0.5) * part - packshot.width / 2) / measure.focus
    const v = (packshot.height / 2 - (row + 0.5) * part) / measure.focus
    return [
      x + (camX + along * u) * size,
      y + (camY + along * (cos + v * sin)) * size,
      z + (camZ + along * (v * cos - sin)) * size,
    ]
  }
  const body: number[] = []
  for (let row = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++) {
      const index = row * grid.width + column
      const front = (depths.data[index * 3] ?? 0) / 255
      const back = (depths.data[index * 3 + 1] ?? 0) / 255
      field.set(point(column, row, front), index * 6)
      const middle = Math.min(covered.length - 1, (row * part + 2) * packshot.width + column * part + 2)
      if ((covered[middle] ?? 0) < 128) continue
      const deep = Math.min((back - front) * (measure.far - measure.near), 7)
      for (let step = 0; step <= deep; step += 0.5) {
        const inner = point(column, row, front + step / (measure.far - measure.near))
        if (inner[2] >= z - 0.2) body.push(...inner)
      }
    }
  }
  leaning(field, grid.width, grid.height)
  const count = placed.width * placed.height
  const points = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  for (let index = 0; index < count; index++) {
    if ((placed.data[index * 5 + 3] ?? 0) <= 0) continue
    const sourceX = (placed.left + (index % placed.width) + 0.5 - onPicture.x) / scale + foot.x
    const sourceY = (placed.top + Math.floor(index / placed.width) + 0.5 - onPicture.y) / scale + foot.y
    sample(field, grid.width, grid.height, sourceX / part - 0.5, sourceY / part - 0.5, points, normals, index * 3)
  }
  return { ...planesOf(placed), points, normals, ground: z, hangs: false, away: y, body }
}

function planesOf(placed: Placed) {
  const { left, top, width, height, data } = placed
  const plane = (channel: number) =>
    Float32Array.from({ length: width * height }, (_, index) => data[index * 5 + channel] ?? 0)
  return { left, top, width, height, red: plane(0), green: plane(1), blue: plane(2), cover: plane(3), shade: plane(4) }
}

/** How long garments are, in centimetres. They were photographed on a wall, and nobody measured how far they stand off it. */
const garments: Readonly<Record<string, number>> = { blazer: 75, coat: 112, dress: 118, knit: 65, tee: 68 }

/** How thick a garment is that hangs. */
const thick = 5

/** Puts a garment on the wall: `at` is the middle of its neck, and how far away it hangs. */
function hung(
  picture: Uint8Array,
  calm: Uint8Array,
  tall: number,
  at: readonly [number, number, number?],
  view: View,
): Product {
  const { width, height } = packshot
  const matte = outline(picture)
  const layers = layersOf(calm, matte)
  let [first, last, left, right] = [height, 0, width, 0]
  for (let index = 0; index < matte.length; index++) {
    if ((matte[index] ?? 0) < 128) continue
    first = Math.min(first, Math.floor(index / width))
    last = Math.max(last, Math.floor(index / width))
    left = Math.min(left, index % width)
    right = Math.max(right, index % width)
  }
  const [x, y, z = 0] = at
  const scale = (view.scale * tall) / (last - first)
  const neck = { x: (left + right) / 2 + margin, y: first + margin }
  const onPicture = {
    x: view.origin[0] + x * view.scale,
    y: view.origin[1] - (z * view.cos + y * view.sin) * view.scale,
  }
  const placed = resized(layers, scale, neck, onPicture)
  const count = placed.width * placed.height
  const points = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  const body: number[] = []
  for (let index = 0; index < count; index++) {
    const cover = placed.data[index * 5 + 3] ?? 0
    if (cover <= 0) continue
    const column = index % placed.width
    const row = Math.floor(index / placed.width)
    const px = x + (placed.left + column + 0.5 - onPicture.x) / view.scale
    const pz = z - (placed.top + row + 0.5 - onPicture.y) / view.scale
    points.set([px, y, pz], index * 3)
    normals.set([-0.35, -0.85, 0.4], index * 3)
    if (cover > 0.5 && column % 2 === 0 && row % 2 === 0) {
      for (let deep = 0; deep <= thick; deep++) body.push(px, y + deep, pz)
    }
  }
  return { ...planesOf(placed), points, normals, ground: 0, hangs: true, away: y + thick, body }
}

/** Where a garment is: it is darker or more colourful than any shadow. Its outline is drawn a little calmer than it was. */
function outline(picture: Uint8Array): Uint8Array {
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

/** Writes into a field of points which way the surface looks at each. */
function leaning(field: Float32Array, width: number, height: number): void {
  const get = (column: number, row: number, c: number) =>
    field[(Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))) * 6 + c] ?? 0
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const a = [0, 1, 2].map((c) => get(column + 2, row, c) - get(column - 2, row, c))
      const b = [0, 1, 2].map((c) => get(column, row - 2, c) - get(column, row + 2, c))
      const [ax = 0, ay = 0, az = 0] = a
      const [bx = 0, by = 0, bz = 0] = b
      let n = unit(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
      // At a step from near to far there is no surface.
      if (Math.hypot(ax, ay, az) > 4 || Math.hypot(bx, by, bz) > 4) n = unit(-0.2, -0.8, 0.5)
      field.set(n, (row * width + column) * 6 + 3)
    }
  }
}

function sample(
  field: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  points: Float32Array,
  normals: Float32Array,
  to: number,
): void {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const row = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const fx = Math.min(1, Math.max(0, x - column))
  const fy = Math.min(1, Math.max(0, y - row))
  const at = (row * width + column) * 6
  for (let c = 0; c < 6; c++) {
    const top = (field[at + c] ?? 0) * (1 - fx) + (field[at + 6 + c] ?? 0) * fx
    const low = (field[at + width * 6 + c] ?? 0) * (1 - fx) + (field[at + width * 6 + 6 + c] ?? 0) * fx
    const value = top * (1 - fy) + low * fy
    if (c < 3) points[to + c] = value
    else normals[to + c - 3] = value
  }
}

type Placed = Layers & { readonly left: number; readonly top: number }

/** Layers at another size, so that one point of them comes to lie on one point of the picture, to a fraction of a pixel. */
function resized(
  layers: Layers,
  scale: number,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Placed {
  const channels = 5
  const left = Math.floor(to.x - from.x * scale)
  const top = Math.floor(to.y - from.y * scale)
  const width = Math.ceil(to.x + (layers.width - from.x) * scale) - left
  const height = Math.ceil(to.y + (layers.height - from.y) * scale) - top
  const across = taps(layers.width, width, scale, (x) => (left + x + 0.5 - to.x) / scale + from.x)
  const down = taps(layers.height, height, scale, (y) => (top + y + 0.5 - to.y) / scale + from.y)
  const between = new Float32Array(width * layers.height * channels)
  for (let row = 0; row < layers.height; row++) {
    for (let column = 0; column < width; column++) {
      const { first, weights } = across[column] as Tap
      for (let c = 0; c < channels; c++) {
        let sum = 0
        for (let tap = 0; tap < weights.length; tap++) {
          const x = Math.min(layers.width - 1, Math.max(0, first + tap))
          sum += (weights[tap] ?? 0) * (layers.data[(row * layers.width + x) * channels + c] ?? 0)
        }
        between[(row * width + column) * channels + c] = sum
      }
    }
  }
  const data = new Float32Array(width * height * channels)
  for (let row = 0; row < height; row++) {
    const { first, weights } = down[row] as Tap
    for (let index = 0; index < width * channels; index++) {
      let sum = 0
      for (let tap = 0; tap < weights.length; tap++) {
        const y = Math.min(layers.height - 1, Math.max(0, first + tap))
        sum += (weights[tap] ?? 0) * (between[y * width * channels + index] ?? 0)
      }
      const isCover = index % channels === 3
      data[row * width * channels + index] = isCover ? Math.min(1, Math.max(0, sum)) : Math.max(0, sum)
    }
  }
  return { left, top, width, height, data }
}

type Tap = { readonly first: number; readonly weights: readonly number[] }

/** Lanczos' weights, wide enough that a smaller picture has no steps. */
function taps(size: number, count: number, scale: number, at: (pixel: number) => number): Tap[] {
  const stretch = Math.max(1, 1 / scale)
  const lobes = 3
  return Array.from({ length: count }, (_, place) => {
    const middle = Math.min(size + 2, Math.max(-2, at(place))) - 0.5
    const first = Math.ceil(middle - lobes * stretch)
    const last = Math.floor(middle + lobes * stretch)
    const weights = Array.from({ length: last - first + 1 }, (_unused, tap) => {
      const off = (first + tap - middle) / stretch
      if (off === 0) return 1
      return Math.abs(off) >= lobes
        ? 0
        : (lobes * Math.sin(Math.PI * off) * Math.sin((Math.PI * off) / lobes)) / (Math.PI * off) ** 2
    })
    const sum = weights.reduce((all, weight) => all + weight, 0)
    return { first, weights: weights.map((weight) => weight / sum) }
  })
}

/** The set, its products and its light, as a picture. */
export function photograph(
  scene: Scene,
  layout: Layout,
  view: View,
  products: readonly Product[],
  sun: Sunlight | undefined,
) {
  const { width, height, scale, origin, sin, cos } = view
  const { room } = scene
  const blocks = new Blocks(layout.solids ?? [])
  const colours = [lightOf(room.floor), lightOf(room.wall), ...blocks.solids.map((solid) => lightOf(solid.colour))]
  if (sun) sun.cast(products.flatMap((product) => product.body))
  const level = scene.level ?? 1
  const cool: Light = scene.cool ?? [0.985, 1, 1.025]

  // The room's light and the sun's are kept apart: a product's own shadow takes only the first away.
  const steady = new Float32Array(width * height * 3)
  const sunny = new Float32Array(width * height * 3)
  const ids = new Int16Array(width * height)
  const places = new Float32Array(width * height * 3)
  const leans = new Float32Array(width * height)
  const hit: Hit = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, solid: -1 }
  const found = { solid: -1, along: 0 }
  const look = (px: number, py: number) => {
    hit.x = (px - origin[0]) / scale
    const v = (origin[1] - py) / scale
    meetRoom(room, v, sin, cos, hit)
    if (blocks.solids.length === 0) return
    // A line of sight starts far in front of everything.
    const startY = v * sin - 300 * cos
    const startZ = v * cos + 300 * sin
    blocks.meet(hit.x, startY, startZ, cos, -sin, found)
    const wall = (hit.y - startY) * cos - (hit.z - startZ) * sin
    if (found.solid < 0 || found.along > wall) return
    hit.y = startY + found.along * cos
    hit.z = startZ - found.along * sin
    hit.solid = found.solid
    blocks.normal(found.solid, hit)
  }
  const out = { steady: [0, 0, 0] as [number, number, number], sunny: [0, 0, 0] as [number, number, number] }
  const shine = (px: number, py: number) => {
    const grooves = hit.solid < 0 ? relief(room, hit) : 1
    const { x, y, z, nx, ny, nz, solid } = hit
    let open = 1
    for (const [step, weight] of hollows) {
      const [ax, ay, az] = [x + nx * step, y + ny * step, z + nz * step]
      const distance = Math.min(roomDistance(room, ay, az), blocks.nearest(ax, ay, az))
      open -= weight * (1 - Math.min(1, distance / step))
    }
    open = Math.max(0.12, open) * grooves
    const towards = nx * key[0] + ny * key[1] + nz * key[2]
    const fromWindow = towards <= 0 ? 0 : towards * blocks.seen(x, y, z, key, 1.6, solid)
    const fall = 1.025 - 0.05 * (px / width) - 0.05 * (1 - py / height) * (px / width)
    const steadyLight = window * fromWindow * (0.6 + 0.4 * open) * fall
    const around = ambient * (0.72 + 0.28 * nz) * fall
    let direct = 0
    if (sun) {
      const facing = nx * sun.to[0] + ny * sun.to[1] + nz * sun.to[2]
      if (facing > 0) {
        const through = sun.through(x, y, z)
        if (through > 0.004) {
          const past = sun.past(x, y, z, 0.5, speckle(px, py))
          direct = facing * through * past * blocks.seen(x, y, z, sun.to, 22, solid) * (0.75 + 0.25 * grooves)
        }
      }
    }
    const mottle = 1 + (scene.grain ?? 1) * mottled(solid, x, y, z)
    const onWall = smooth(0.2, 0.8, -ny)
    for (let c = 0; c < 3; c++) {
      const own =
        (solid < 0
          ? (colours[0]?.[c] ?? 1) * (1 - onWall) + (colours[1]?.[c] ?? 1) * onWall
          : (colours[solid + 2]?.[c] ?? 1)) * mottle
      // In a corner light goes to and fro between walls of one colour.
      const deep = open / (1 - own * (1 - open) * 0.85)
      out.steady[c] = own * (around * deep + steadyLight) * level * (cool[c] ?? 1)
      out.sunny[c] = own * direct * (sun?.light[c] ?? 0)
    }
  }
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const index = py * width + px
      look(px + 0.5, py + 0.5)
      ids[index] = hit.solid
      places.set([hit.x, hit.y, hit.z], index * 3)
      leans[index] = hit.nx * 0.7 + hit.ny * 0.5 + hit.nz
      shine(px + 0.5, py + 0.5)
      steady.set(out.steady, index * 3)
      sunny.set(out.sunny, index * 3)
    }
  }
  for (let py = 1; py < height - 1; py++) {
    for (let px = 1; px < width - 1; px++) {
      const index = py * width + px
      if (!isEdge(ids, leans, places, index, width)) continue
      const sum = [0, 0, 0, 0, 0, 0]
      for (let sub = 0; sub < 9; sub++) {
        const [sx, sy] = [px + ((sub % 3) + 0.5) / 3, py + (Math.floor(sub / 3) + 0.5) / 3]
        look(sx, sy)
        shine(sx, sy)
        for (let c = 0; c < 3; c++) {
          sum[c] = (sum[c] ?? 0) + (out.steady[c] ?? 0) / 9
          sum[c + 3] = (sum[c + 3] ?? 0) + (out.sunny[c] ?? 0) / 9
        }
      }
      steady.set(sum.slice(0, 3), index * 3)
      sunny.set(sum.slice(3), index * 3)
    }
  }

  const ordered = products.toSorted((a, b) => b.away - a.away)
  for (const product of ordered) darken(steady, sunny, places, ids, product, width, height)
  const pixels = new Float32Array(width * height * 3)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (steady[index] ?? 0) + (sunny[index] ?? 0)
  const glow = lightOf(room.floor)
  for (const product of ordered) {
    stand(pixels, places, ids, product, view, blocks, { sun, level, cool, glow })
  }
  return { width, height, pixels }
}

/** How far out a point looks for what is near, and how much each distance matters. */
const hollows: readonly (readonly [number, number])[] = [
  [0.7, 0.16],
  [2.2, 0.16],
  [6, 0.17],
  [15, 0.18],
]

function isEdge(ids: Int16Array, leans: Float32Array, places: Float32Array, index: number, width: number): boolean {
  for (const other of [index + 1, index + width, index - 1, index - width]) {
    if (ids[other] !== ids[index]) return true
    if (Math.abs((leans[other] ?? 0) - (leans[index] ?? 0)) > 0.12) return true
    if ((ids[index] ?? -1) >= 0 && Math.abs((places[other * 3 + 1] ?? 0) - (places[index * 3 + 1] ?? 0)) > 3)
      return true
  }
  return false
}

/** The shadow that a packshot has of its own falls on what the product stands on, and on nothing else. */
function darken(
  steady: Float32Array,
  sunny: Float32Array,
  places: Float32Array,
  ids: Int16Array,
  product: Product,
  width: number,
  height: number,
): void {
  for (let row = Math.max(0, -product.top); row < product.height && row + product.top < height; row++) {
    for (let column = Math.max(0, -product.left); column < product.width && column + product.left < width; column++) {
      const s = product.shade[row * product.width + column] ?? 1
      const index = (row + product.top) * width + column + product.left
      const y = places[index * 3 + 1] ?? 0
      const z = places[index * 3 + 2] ?? 0
      const above = z - product.ground
      const isLevel = Math.abs(above) < 0.6
      // From a block it falls on the block alone; from the floor it also climbs up the wall a little.
      const climbs = product.ground < 0.1 && above > 0
      const there = product.hangs
        ? smooth(8, 1, product.away - y)
        : isLevel && (product.ground < 0.1 || (ids[index] ?? -1) >= 0)
          ? 1
          : climbs
            ? Math.exp(-((above / 5) ** 2))
            : 0
      if (there < 0.01) continue
      const left = 1 + (s - 1) * there
      for (let c = 0; c < 3; c++) {
        steady[index * 3 + c] = (steady[index * 3 + c] ?? 0) * left
        sunny[index * 3 + c] = (sunny[index * 3 + c] ?? 0) * (0.45 + 0.55 * left)
      }
    }
  }
}

type Around = { readonly sun: Sunlight | undefined; readonly level: number; readonly cool: Light; readonly glow: Light }

function stand(
  pixels: Float32Array,
  places: Float32Array,
  ids: Int16Array,
  product: Product,
  view: View,
  blocks: Blocks,
  { sun, level, cool, glow }: Around,
): void {
  const { width, height, sin, cos } = view
  const most = Math.max(...glow)
  for (let row = Math.max(0, -product.top); row < product.height && row + product.top < height; row++) {
    for (let column = Math.max(0, -product.left); column < product.width && column + product.left < width; column++) {
      const from = row * product.width + column
      let cover = product.cover[from] ?? 0
      if (cover < 0.004) continue
      const index = (row + product.top) * width + column + product.left
      const x = product.points[from * 3] ?? 0
      const y = product.points[from * 3 + 1] ?? 0
      const z = product.points[from * 3 + 2] ?? 0
      // A block may stand before the product; what the product stands on does not, whatever the picture's angles say.
      let before = 1
      if ((ids[index] ?? -1) >= 0 && (places[index * 3 + 2] ?? 0) > product.ground + 0.7) {
        const behind = (places[index * 3 + 1] ?? 0) * cos - (places[index * 3 + 2] ?? 0) * sin
        before = smooth(-1.6, -0.8, behind - (y * cos - z * sin))
        if (before <= 0) continue
        cover *= before
      }
      let direct = 0
      if (sun) {
        const nx = product.normals[from * 3] ?? 0
        const ny = product.normals[from * 3 + 1] ?? 0
        const nz = product.normals[from * 3 + 2] ?? 1
        const facing = nx * sun.to[0] + ny * sun.to[1] + nz * sun.to[2]
        const through = sun.through(x, y, z)
        if (through > 0.004) {
          const past = sun.past(x, y, z, 1.6, speckle(column + product.left, row + product.top))
          // What the packshot's own light left dark, the sun does not find either.
          direct = through * past * blocks.seen(x, y, z, sun.to, 22, -1) * (0.3 + 0.7 * Math.max(0, facing))
        }
      }
      const window = 0.72 + 0.28 * blocks.seen(x, y, z, key, 1.6, -1)
      const low = Math.exp(-Math.max(0, z - product.ground) / 5)
      for (let c = 0; c < 3; c++) {
        const plane = c === 0 ? product.red : c === 1 ? product.green : product.blue
        const tinted = 1 + ((glow[c] ?? 1) / most - 1) * (0.1 + 0.16 * low)
        const light = level * (cool[c] ?? 1) * window * tinted + (sun?.light[c] ?? 0) * 0.62 * direct
        pixels[index * 3 + c] = (pixels[index * 3 + c] ?? 0) * (1 - cover) + (plane[from] ?? 0) * before * light
      }
    }
  }
}

/** The picture as bytes for sharp, with a grain too fine to see that keeps long gradients from banding. */
export function developed({ pixels }: { readonly pixels: Float32Array }): Buffer {
  const made = Buffer.alloc(pixels.length)
  let state = 7
  for (let index = 0; index < made.length; index += 3) {
    const seen = tone([pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0])
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grain = (state / 0xffffffff - 0.5) * 1.2
    for (let c = 0; c < 3; c++) made[index + c] = Math.min(255, Math.max(0, Math.round((seen[c] ?? 0) * 255 + grain)))
  }
  return made
}

/** Between 0 and 1, other for each pixel, and evenly spread over any few of them. */
function speckle(x: number, y: number): number {
  const value = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)
  return value - Math.floor(value)
}

/** Plaster and paper are never quite even. */
function mottled(solid: number, x: number, y: number, z: number): number {
  const u = x + solid * 37.7
  const v = y + z + solid * 11.3
  return 0.016 * (waves(u / 13, v / 13) + 0.6 * waves(u / 4.1 + 7, v / 4.1)) + 0.006 * waves(u / 0.9, v / 0.9 + 3)
}

function waves(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = smooth(0, 1, x - column)
  const fy = smooth(0, 1, y - row)
  const top = dice(column, row) * (1 - fx) + dice(column + 1, row) * fx
  const low = dice(column, row + 1) * (1 - fx) + dice(column + 1, row + 1) * fx
  return top * (1 - fy) + low * fy
}

function dice(x: number, y: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 2147483648 - 1
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

/** The mean of a square around each pixel. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  const across = new Float32Array(values.length)
  const size = radius * 2 + 1
  for (let row = 0; row < height; row++) {
    const start = row * width
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += values[start + Math.min(width - 1, Math.max(0, x))] ?? 0
    for (let x = 0; x < width; x++) {
      across[start + x] = sum / size
      sum += values[start + Math.min(width - 1, x + radius + 1)] ?? 0
      sum -= values[start + Math.max(0, x - radius)] ?? 0
    }
  }
  const both = new Float32Array(values.length)
  for (let column = 0; column < width; column++) {
    let sum = 0
    for (let y = -radius; y <= radius; y++) sum += across[Math.min(height - 1, Math.max(0, y)) * width + column] ?? 0
    for (let y = 0; y < height; y++) {
      both[y * width + column] = sum / size
      sum += across[Math.min(height - 1, y + radius + 1) * width + column] ?? 0
      sum -= across[Math.max(0, y - radius) * width + column] ?? 0
    }
  }
  return both
}

function unit(x: number, y: number, z: number): Light {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
