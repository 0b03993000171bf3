/**
 * Puts a packshot's product into a set. Its matte and its map of depths say where on the packshot the product is and which point of it each
 * pixel shows; so it stands at its true size, and can be lit once more and throw its shadow.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import measures from '../../pictures/scenes-mattes/measures.json' with { type: 'json' }
import { layersOf, margin, outline, packshot, retouch } from './cutout.ts'
import { type Placed, resized, unit } from './planes.ts'
import type { Product, View } from './view.ts'

type Measure = (typeof measures)[keyof typeof measures]

/** A map of depths has one point for so many pixels in a row. */
const part = 4

/** Where the lining looks through the toe: retouched, as any studio would. */
const toes = [
  { x: 780.5, y: 1109, radius: 5 },
  { x: 710.5, y: 1201.5, radius: 5.5 },
] as const
const specks: Readonly<Record<string, typeof toes>> = { kneeboot: toes, calfboot: toes }

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
  if (!measure) throw new Error(`Nobody measured ${style}: see blender/measure.py`)
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

async function bytes(file: string, channels: 1 | 3): Promise<Uint8Array> {
  const picture = sharp(file).removeAlpha()
  const { data } = await (channels === 1 ? picture.extractChannel(0) : picture.toColourspace('srgb'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
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

function planesOf(placed: Placed) {
  const { left, top, width, height, data } = placed
  const plane = (channel: number) =>
    Float32Array.from({ length: width * height }, (_, index) => data[index * 5 + channel] ?? 0)
  return { left, top, width, height, red: plane(0), green: plane(1), blue: plane(2), cover: plane(3), shade: plane(4) }
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
