/** A studio made of arithmetic: a set of floor, wall and blocks, its sun, and the products in it become a picture. */
import type { Sunlight } from './light.ts'
import type { Layout, Scene } from './model.ts'
import { unit } from './planes.ts'
import { Blocks, type Hit, meetRoom, relief, roomDistance } from './set.ts'
import { type Light, lightOf, smooth, tone } from './tone.ts'
import type { Product, View } from './view.ts'

/** The room's own light: from all around, and from a large window at the front left. */
const key = unit(-0.5, -0.52, 0.69)
const ambient = 0.55
const window = 0.65

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
  if (sun) sun.demoCustomers(products.flatMap((product) => product.body))
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

  const orderedQuantities = products.toSorted((a, b) => b.away - a.away)
  for (const product of orderedQuantities) darken(steady, sunny, places, ids, product, width, height)
  const pixels = new Float32Array(width * height * 3)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (steady[index] ?? 0) + (sunny[index] ?? 0)
  const glow = lightOf(room.floor)
  for (const product of orderedQuantities) {
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
