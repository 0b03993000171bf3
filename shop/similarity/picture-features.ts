import type { Lab } from './cielab.ts'
import { type Seen, seenIn } from './foreground.ts'
import type { Pixels } from './picture-pixels-port.ts'

/**
 * What colours a picture shows, and which shape, as vectors of length one that products are compared by. A picture and its mirror image
 * have the same: shoes are photographed from both sides.
 */
export type PictureFeatures = {
  /** How much there is of the colours around each point of a grid in CIELAB. */
  readonly colors: Float32Array
  /** How much of each of eight by eight fields the thing covers. */
  readonly silhouette: Float32Array
  /** Which way outlines run, in each quarter. */
  readonly edges: Float32Array
  /** Width by height of what is shown. */
  readonly aspect: number
}

/** Another number makes every picture be measured anew. */
export const featuresVersion = 1

const grid = [
  { first: 5, step: 30, points: 4 },
  { first: -50, step: 25, points: 5 },
  { first: -40, step: 25, points: 5 },
] as const
/** So many numbers say what colours a picture shows; the same many bytes begin what is kept of it. */
export const colorCount = 100
const fields = 8
const directions = 8
const edgeCount = directions * 4

/** The colours that the points of the grid stand for, in the order in which features have them. */
export const gridColors: readonly Lab[] = pointsOf(grid[0]).flatMap((light) =>
  pointsOf(grid[1]).flatMap((a) => pointsOf(grid[2]).map((b): Lab => [light, a, b])),
)

function pointsOf({ first, step, points }: (typeof grid)[number]): number[] {
  return Array.from({ length: points }, (_, at) => first + at * step)
}

/** The nearest colour that the grid reaches: what lies beyond is counted at its border. */
export function withinGrid(lab: Lab): Lab {
  const [light, a, b] = grid.map(({ first, step, points }, part) =>
    Math.min(first + (points - 1) * step, Math.max(first, lab[part] ?? 0)),
  )
  return [light ?? 0, a ?? 0, b ?? 0]
}

/** What a picture shows, without what is behind it. */
export const pictureFeatures = (pixels: Pixels): PictureFeatures => featuresOfSeen(seenIn(pixels))

/** The same of a picture of which it is known already what it shows. */
export function featuresOfSeen(seen: Seen): PictureFeatures {
  const frame = frameOf(seen)
  const silhouette = silhouetteOf(seen, frame)
  const isTurned = isHeavierAtRight(silhouette)
  return {
    colors: unit(colorsOf(seen).map(Math.sqrt)),
    silhouette: unit(isTurned ? mirrored(silhouette) : silhouette),
    edges: unit(edgesOf(seen, frame, isTurned).map(Math.sqrt)),
    aspect: frame.width / frame.height,
  }
}

function colorsOf({ lab, isShown }: Seen): Float32Array {
  const colors = new Float32Array(colorCount)
  for (const [at, shown] of isShown.entries()) {
    if (shown === 1) addColor(colors, lab.subarray(at * 3, at * 3 + 3))
  }
  return colors
}

/** Adds a colour to the eight points around it, the more the nearer, so that colours that look alike are never far from each other. */
function addColor(colors: Float32Array, lab: ArrayLike<number>): void {
  const places = grid.map(({ first, step, points }, part) => {
    const place = Math.min(points - 1, Math.max(0, ((lab[part] ?? 0) - first) / step))
    const low = Math.min(points - 2, Math.floor(place))
    return { low, high: place - low }
  })
  const [light, a, b] = places
  if (!light || !a || !b) return
  for (let corner = 0; corner < 8; corner++) {
    const [up, right, far] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    const share = weight(light.high, up) * weight(a.high, right) * weight(b.high, far)
    const at = ((light.low + up) * 5 + a.low + right) * 5 + b.low + far
    colors[at] = (colors[at] ?? 0) + share
  }
}

const weight = (high: number, isHigh: number) => (isHigh === 1 ? high : 1 - high)

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The smallest frame around what is shown. */
function frameOf({ width, height, isShown }: Seen): Frame {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (const [at, shown] of isShown.entries()) {
    if (shown === 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** In which of so many parts of the frame a pixel lies. */
const partOf = (at: number, first: number, length: number, parts: number) =>
  Math.min(parts - 1, Math.floor(((at - first) * parts) / length))

function silhouetteOf({ width, isShown }: Seen, frame: Frame): Float32Array {
  const covered = new Float32Array(fields * fields)
  const all = new Float32Array(fields * fields)
  eachPixel(frame, (x, y) => {
    const field = partOf(y, frame.top, frame.height, fields) * fields + partOf(x, frame.left, frame.width, fields)
    all[field] = (all[field] ?? 0) + 1
    covered[field] = (covered[field] ?? 0) + (isShown[y * width + x] ?? 0)
  })
  return covered.map((pixels, field) => pixels / Math.max(1, all[field] ?? 1))
}

function isHeavierAtRight(silhouette: Float32Array): boolean {
  let left = 0
  for (const [field, covered] of silhouette.entries()) left += covered * (fields - 1 - 2 * (field % fields))
  return left < 0
}

const mirrored = (silhouette: Float32Array) =>
  silhouette.map((_, field) => silhouette[field - (field % fields) + fields - 1 - (field % fields)] ?? 0)

function edgesOf({ width, height, lab, isShown }: Seen, frame: Frame, isTurned: boolean): Float32Array {
  const edges = new Float32Array(edgeCount)
  const lightAt = (x: number, y: number) =>
    lab[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3] ?? 0
  eachPixel(frame, (x, y) => {
    if (isShown[y * width + x] !== 1) return
    const across = (lightAt(x + 1, y) - lightAt(x - 1, y)) * (isTurned ? -1 : 1)
    const down = lightAt(x, y + 1) - lightAt(x, y - 1)
    const column = partOf(x, frame.left, frame.width, 2)
    const quarter = partOf(y, frame.top, frame.height, 2) * 2 + (isTurned ? 1 - column : column)
    // A line that runs down is the same as one that runs up.
    const angle = ((Math.atan2(down, across) + Math.PI) / Math.PI) * directions
    const [low, high] = [Math.floor(angle), angle - Math.floor(angle)]
    const strength = Math.hypot(across, down)
    for (const [direction, share] of [
      [low, 1 - high],
      [low + 1, high],
    ] as const) {
      const at = quarter * directions + (direction % directions)
      edges[at] = (edges[at] ?? 0) + strength * share
    }
  })
  return edges
}

function eachPixel({ left, top, width, height }: Frame, look: (x: number, y: number) => void): void {
  for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) look(x, y)
}

/** Of length one; of nothing but zeros it stays nothing. */
function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((part) => part / length)
}

/** From 0 to 1: how alike the colours of two pictures are. */
export const colorLikeness = (one: PictureFeatures, other: PictureFeatures): number => dot(one.colors, other.colors)

/** From 0 to 1: how alike the shapes of two pictures are. */
export function shapeLikeness(one: PictureFeatures, other: PictureFeatures): number {
  const [narrow, wide] = one.aspect < other.aspect ? [one.aspect, other.aspect] : [other.aspect, one.aspect]
  const covers = dot(one.silhouette, other.silhouette)
  // Whatever is upright covers most of its frame: what tells shapes apart lies in the last third.
  return ((narrow / wide) * 2 + Math.max(0, 3 * covers - 2) * 2 + dot(one.edges, other.edges)) / 5
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return Math.min(1, sum)
}

/** So many bytes hold the features of a picture. */
const packedBytes = colorCount + fields * fields + edgeCount + 1

/** Features in 197 bytes. */
export function packFeatures({ colors, silhouette, edges, aspect }: PictureFeatures): Buffer {
  const parts = [...colors, ...silhouette, ...edges].map((part) => Math.round(part * 255))
  return Buffer.from([...parts, Math.round(Math.min(1, Math.max(0, Math.log2(aspect) / 8 + 0.5)) * 255)])
}

/** What was packed; nothing of what is no such thing. */
export function unpackFeatures(bytes: Uint8Array): PictureFeatures | undefined {
  if (bytes.length !== packedBytes) return undefined
  const vector = (from: number, length: number) => unit(Float32Array.from(bytes.subarray(from, from + length)))
  return {
    colors: vector(0, colorCount),
    silhouette: vector(colorCount, fields * fields),
    edges: vector(colorCount + fields * fields, edgeCount),
    aspect: 2 ** (((bytes[packedBytes - 1] ?? 0) / 255 - 0.5) * 8),
  }
}
