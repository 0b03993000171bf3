/**
 * What a set is built of: a floor that runs into a wall, and plain blocks that stand on it. All in centimetres: x to the
 * right, y away from the camera, z up. The camera is far away, so that it sees along parallel lines.
 */

import type { Colour } from './tone.ts'

export type Shape =
  /** Width, depth and height. */
  | 'box'
  /** A cylinder that stands: width, and height. */
  | 'drum'
  /** A ball: its width. */
  | 'ball'
  /** A slab with a round top: width, depth and height. */
  | 'arch'
  /** The same with an opening: the fourth number is how wide its legs are. */
  | 'gate'
  /** A round plate that faces the camera: width, depth; it hangs with its middle at the height of its place. */
  | 'disc'
  /** A rail along x: length, and thickness. */
  | 'rail'
  /** A hanger's hook: how wide its bow is, its thickness, and how long its neck; its place is the neck's lower end. */
  | 'hook'
  /** A flight of steps that rises to the right: width, depth, height; the fourth number is how many. */
  | 'stairs'

export type Solid = {
  readonly shape: Shape
  /** The middle of its foot. */
  readonly at: readonly [x: number, y: number, z?: number]
  readonly size: readonly [width: number, depth: number, height?: number, more?: number]
  /** Degrees to the left, seen from above. */
  readonly turn?: number
  readonly colour: Colour
  /** How round its edges are. */
  readonly round?: number
}

export type Room = {
  readonly floor: Colour
  readonly wall: Colour
  /** How far away the wall is, and how large the bow is in which the floor runs up to it; 0 is a corner. */
  readonly wallAt: number
  readonly bow: number
  /** How the wall is made; reeds and folds have a width in centimetres. */
  readonly relief?: { readonly kind: 'reeds' | 'folds' | 'panels'; readonly width: number }
}

/** What one pixel of the set shows. `solid` is -1 for the room itself. */
export type Hit = {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  solid: number
}

const reach = 400

/** Distances to all blocks at once, or to one of them. */
export class Blocks {
  readonly solids: readonly Solid[]
  readonly #cos: readonly number[]
  readonly #sin: readonly number[]
  /** A ball around each block. */
  readonly middles: readonly (readonly [number, number, number])[]
  readonly radii: readonly number[]

  constructor(solids: readonly Solid[]) {
    this.solids = solids
    this.#cos = solids.map(({ turn = 0 }) => Math.cos((turn * Math.PI) / 180))
    this.#sin = solids.map(({ turn = 0 }) => Math.sin((turn * Math.PI) / 180))
    this.middles = solids.map((solid) => {
      const [x, y, z = 0] = solid.at
      return [x, y, isHung(solid.shape) ? z : z + heightOf(solid) / 2] as const
    })
    this.radii = solids.map((solid) => {
      const [width, depth] = solid.size
      if (solid.shape === 'drum') return Math.hypot(width, heightOf(solid)) / 2
      if (solid.shape === 'ball') return width / 2
      if (solid.shape === 'hook') return heightOf(solid) + width
      if (solid.shape === 'rail') return Math.hypot(width / 2, depth)
      return Math.hypot(width, depth, isHung(solid.shape) ? width : heightOf(solid)) / 2
    })
  }

  distance(index: number, x: number, y: number, z: number): number {
    const solid = this.solids[index]
    if (!solid) return reach
    const [atX, atY, atZ = 0] = solid.at
    const cos = this.#cos[index] ?? 1
    const sin = this.#sin[index] ?? 0
    const dx = x - atX
    const dy = y - atY
    return distanceTo(solid, dx * cos + dy * sin, dy * cos - dx * sin, z - atZ)
  }

  nearest(x: number, y: number, z: number): number {
    let least = reach
    for (let index = 0; index < this.solids.length; index++) {
      const middle = this.middles[index]
      if (!middle) continue
      const away = Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - (this.radii[index] ?? 0)
      if (away < least) least = Math.min(least, this.distance(index, x, y, z))
    }
    return least
  }

  /** Where a line of sight meets a block first, as a distance along it. */
  meet(x: number, y: number, z: number, dy: number, dz: number, found: { solid: number; along: number }): void {
    found.solid = -1
    found.along = Number.POSITIVE_INFINITY
    for (let index = 0; index < this.solids.length; index++) {
      const middle = this.middles[index]
      const radius = this.radii[index] ?? 0
      if (!middle || Math.abs(x - middle[0]) > radius) continue
      const along = (middle[1] - y) * dy + (middle[2] - z) * dz
      const off = (middle[0] - x) ** 2 + (middle[1] - y - along * dy) ** 2 + (middle[2] - z - along * dz) ** 2
      if (off > radius * radius) continue
      const half = Math.sqrt(radius * radius - off)
      let at = along - half
      for (let step = 0; step < 160 && at < along + half; step++) {
        const distance = this.distance(index, x, y + at * dy, z + at * dz)
        if (distance < 0.004) {
          if (at < found.along) {
            found.along = at
            found.solid = index
          }
          break
        }
        at += distance
      }
    }
  }

  /** How much of a soft light that stands in a direction a point sees past the blocks; `sharp` is large for a small light. */
  seen(x: number, y: number, z: number, to: readonly [number, number, number], sharp: number, own: number): number {
    let seen = 1
    for (let index = 0; index < this.solids.length; index++) {
      if (index === own && isConvex(this.solids[index]?.shape)) continue
      const middle = this.middles[index]
      const radius = this.radii[index] ?? 0
      if (!middle) continue
      const along = (middle[0] - x) * to[0] + (middle[1] - y) * to[1] + (middle[2] - z) * to[2]
      if (along < -radius) continue
      const wide = radius + Math.max(0, along) / sharp
      const off =
        (middle[0] - x - along * to[0]) ** 2 +
        (middle[1] - y - along * to[1]) ** 2 +
        (middle[2] - z - along * to[2]) ** 2
      if (off > wide * wide) continue
      const half = Math.sqrt(wide * wide - off)
      const end = along + half
      let at = Math.max(0.15, along - half)
      for (let step = 0; step < 60 && at < end; step++) {
        const distance = this.distance(index, x + at * to[0], y + at * to[1], z + at * to[2])
        // A light of some width is half hidden when the block's edge stands before its middle.
        seen = Math.min(seen, 0.5 + (0.5 * sharp * distance) / at)
        if (seen <= 0) return 0
        at += Math.min(4, Math.max(0.12, Math.abs(distance)))
      }
    }
    return seen * seen * (3 - 2 * seen)
  }

  normal(index: number, hit: Hit): void {
    const { x, y, z } = hit
    const e = 0.02
    const nx = this.distance(index, x + e, y, z) - this.distance(index, x - e, y, z)
    const ny = this.distance(index, x, y + e, z) - this.distance(index, x, y - e, z)
    const nz = this.distance(index, x, y, z + e) - this.distance(index, x, y, z - e)
    const length = Math.hypot(nx, ny, nz) || 1
    hit.nx = nx / length
    hit.ny = ny / length
    hit.nz = nz / length
  }
}

function isConvex(shape: Shape | undefined): boolean {
  return shape !== 'gate' && shape !== 'stairs' && shape !== 'hook'
}

function isHung(shape: Shape): boolean {
  return shape === 'disc' || shape === 'rail'
}

function heightOf({ shape, size }: Solid): number {
  return shape === 'ball' ? size[0] : (size[2] ?? size[1])
}

function distanceTo(solid: Solid, x: number, y: number, z: number): number {
  const [width, depth, height = depth, more = 4] = solid.size
  const round = solid.round ?? 0.25
  switch (solid.shape) {
    case 'box':
      return boxed(
        Math.abs(x) - width / 2 + round,
        Math.abs(y) - depth / 2 + round,
        Math.abs(z - height / 2) - height / 2 + round,
        round,
      )
    case 'drum':
      return flat(Math.hypot(x, y) - width / 2 + round, Math.abs(z - height / 2) - height / 2 + round, round)
    case 'ball':
      return Math.hypot(x, y, z - width / 2) - width / 2
    case 'arch':
      return flat(arched(x, z, width, height) + round, Math.abs(y) - depth / 2 + round, round)
    case 'gate': {
      const outside = arched(x, z, width, height)
      const inside = arched(x, z + 1, width - 2 * more, height + 1 - more)
      return flat(Math.max(outside, -inside) + round, Math.abs(y) - depth / 2 + round, round)
    }
    case 'disc':
      return flat(Math.hypot(x, z) - width / 2 + round, Math.abs(y) - depth / 2 + round, round)
    case 'rail':
      return Math.hypot(Math.max(0, Math.abs(x) - width / 2), y, z) - depth / 2
    case 'hook': {
      const stem = Math.hypot(x, y, z - Math.min(height, Math.max(0, z)))
      const [bx, bz] = [x, z - height - width / 2]
      // The bow is open at the left below.
      const closed = bx < 0 && bz < 0 ? Math.min(Math.hypot(bx + width / 2, bz), Math.hypot(bx, bz + width / 2)) : -1
      const bow = closed < 0 ? Math.hypot(Math.hypot(bx, bz) - width / 2, y) : Math.hypot(closed, y)
      return Math.min(stem, bow) - depth / 2
    }
    case 'stairs': {
      let least = reach
      for (let step = 0; step < more; step++) {
        const tall = (height * (step + 1)) / more
        const from = -width / 2 + (width * step) / more
        const half = (width / 2 - from) / 2
        const middle = (from + width / 2) / 2
        const one = boxed(
          Math.abs(x - middle) - half + round,
          Math.abs(y) - depth / 2 + round,
          Math.abs(z - tall / 2) - tall / 2 + round,
          round,
        )
        least = Math.min(least, one)
      }
      return least
    }
  }
}

function boxed(x: number, y: number, z: number, round: number): number {
  const outside = Math.hypot(Math.max(0, x), Math.max(0, y), Math.max(0, z))
  return outside + Math.min(0, Math.max(x, y, z)) - round
}

function flat(side: number, end: number, round: number): number {
  return Math.hypot(Math.max(0, side), Math.max(0, end)) + Math.min(0, Math.max(side, end)) - round
}

/** A plane figure that stands on z = 0, with a half circle as its top. */
function arched(x: number, z: number, width: number, height: number): number {
  const spring = height - width / 2
  if (z > spring) return Math.hypot(x, z - spring) - width / 2
  return Math.max(Math.abs(x) - width / 2, -z)
}

/** Where a line of sight through height `v` of the picture's plane meets floor or wall. */
export function meetRoom(room: Room, v: number, sin: number, cos: number, hit: Hit): void {
  const { wallAt, bow } = room
  hit.solid = -1
  hit.nx = 0
  const onFloor = v / sin
  if (onFloor <= wallAt - bow) {
    hit.y = onFloor
    hit.z = 0
    hit.ny = 0
    hit.nz = 1
    return
  }
  const onWall = (v - wallAt * sin) / cos
  if (onWall >= bow) {
    hit.y = wallAt
    hit.z = onWall
    hit.ny = -1
    hit.nz = 0
    return
  }
  // On the bow: a quarter of a circle around (wallAt - bow, bow).
  const high = v - ((wallAt - bow) * sin + bow * cos)
  // The point of the circle that lies on the line, on the side away from the camera.
  const along = Math.sqrt(Math.max(0, bow * bow - high * high))
  const y = high * sin + along * cos
  const z = high * cos - along * sin
  hit.y = wallAt - bow + y
  hit.z = bow + z
  hit.ny = -y / bow
  hit.nz = -z / bow
}

/** How far a point is from floor and wall. */
export function roomDistance({ wallAt, bow }: Room, y: number, z: number): number {
  if (y > wallAt - bow && z < bow) return bow - Math.hypot(y - wallAt + bow, z - bow)
  return Math.min(z, wallAt - y)
}

/** Reeds, folds and panels: the wall's normal leans, and grooves see less of the light. */
export function relief(room: Room, hit: Hit): number {
  const kind = room.relief?.kind
  if (!kind || hit.ny > -0.05) return 1
  const width = room.relief?.width ?? 4
  const share = Math.min(1, Math.max(0, (-hit.ny - 0.05) * 1.05))
  let slope = 0
  let deep = 0
  if (kind === 'reeds') {
    const across = hit.x / width - Math.floor(hit.x / width) - 0.5
    slope = across * 1.5
    deep = Math.max(0, Math.abs(across) - 0.36) * 3
  } else if (kind === 'folds') {
    // Two waves of lengths that never meet again, as cloth falls.
    const a = (hit.x / width) * 2 * Math.PI + 0.7 * Math.sin(hit.x / width / 1.7)
    const b = (hit.x / width) * 2 * Math.PI * 0.382 + 1.3
    slope = 0.55 * Math.cos(a) + 0.3 * Math.cos(b)
    deep = 0.16 * (1 - Math.sin(a)) + 0.07 * (1 - Math.sin(b))
  } else {
    const across = Math.abs(hit.x / width - Math.round(hit.x / width)) * width
    const edge = Math.max(0, 1 - across / 0.35)
    deep = edge * 0.5
    slope = hit.x / width - Math.round(hit.x / width) > 0 ? -edge * 0.5 : edge * 0.5
  }
  const nx = slope * share
  const length = Math.hypot(nx, hit.ny, hit.nz)
  hit.nx = nx / length
  hit.ny /= length
  hit.nz /= length
  return 1 - deep * share
}
