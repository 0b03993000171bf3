import { type Lab, labDistance } from './cielab.ts'
import { colorClusters, distanceToNearest } from './color-clusters.ts'
import { neighboursOf, type Seen, seenIn } from './foreground.ts'
import type { Pixels } from './picture-pixels-port.ts'

/** A floor, a shadow, a wall: so many colours are behind what is photographed, and so many it has itself. */
const colorsOfEach = 5
/** By then hardly a pixel changes sides. */
const rounds = 6
/** What is photographed fills about this share of the width and height to each side of the middle. */
const middle = 0.36
/** How much the middle speaks for a pixel, and the edge against it, as ΔE. */
const pull = 8
/** ΔE within which a colour of the middle is one of the background’s. */
const alike = 7
/** A piece that is smaller than this share of the largest is a speck: the gap of a floor, or what an uneven background left. */
const smallestSpeck = 0.04
const smallestPiece = 0.12
/** Less than this is no thing, and more is a picture without a background. */
const fewest = 0.02
const most = 0.9
/** ΔE that a thing has at the mean from what is behind it; less is the grain of a floor. */
const leastContrast = 7

/**
 * Tells what a photograph shows from the floor or the table behind it. An even background is left out as behind a product; of any other
 * one the colours are learned at the edges, those of the thing in the middle, and each pixel goes to whom it resembles.
 *
 * @returns nothing where it shows no thing that can be told from what is around it
 */
export function seenInPhotograph(pixels: Pixels): Seen | undefined {
  const seen = seenIn(pixels)
  if (seen.isShown.includes(0))
    return { ...seen, isShown: withoutSpecks(seen.isShown, seen.width, seen.height, smallestSpeck) }
  const small = halved(seen)
  const isShown = divided(small)
  const share = isShown.reduce((sum, one) => sum + one, 0) / isShown.length
  if (share < fewest || share > most || contrastOf(small.lab, isShown) < leastContrast) return undefined
  return { ...seen, isShown: doubled(isShown, small.width, seen) }
}

type Small = Pick<Seen, 'width' | 'height' | 'lab'>

function divided({ lab, width, height }: Small): Uint8Array {
  const towards = pullsToMiddle(width, height)
  let isShown: Uint8Array = signs(towards)
  for (let round = 0; round < rounds; round++) {
    // What lies at the edge is behind it, whatever it resembles.
    const behind = colorClusters(lab, colorsOfEach, (at) => isShown[at] === 0 || isAtEdge(at, width, height))
    const own = unlike(
      colorClusters(lab, colorsOfEach, (at) => isShown[at] === 1),
      behind,
    )
    const scores = towards.map(
      (toMiddle, at) => distanceToNearest(lab, at, behind) - distanceToNearest(lab, at, own) + toMiddle,
    )
    isShown = withoutSpecks(signs(blurred(scores, width, height)), width, height, smallestPiece)
  }
  return isShown
}

/** Floor between two shoes has no say in what shoes look like. */
function unlike(own: readonly Lab[], behind: readonly Lab[]): readonly Lab[] {
  const others = own.filter((color) => behind.every((other) => labDistance(color, other) > alike))
  return others.length > 0 ? others : own
}

const signs = (scores: Float32Array) => Uint8Array.from(scores, (score) => (score > 0 ? 1 : 0))

/** Above zero in an oval around the middle, below it outside. */
function pullsToMiddle(width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5]
    return pull * Math.max(-1, Math.min(1, (1 - Math.hypot(x, y) / middle) * 1.5))
  })
}

function isAtEdge(at: number, width: number, height: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)]
  return x < 2 || y < 2 || x >= width - 2 || y >= height - 2
}

/** How far what is shown is from the colours behind it, at the mean. */
function contrastOf(lab: Float32Array, isShown: Uint8Array): number {
  const behind = colorClusters(lab, colorsOfEach, (at) => isShown[at] === 0)
  let [sum, count] = [0, 0]
  for (const [at, shown] of isShown.entries()) {
    if (shown === 0) continue
    sum += distanceToNearest(lab, at, behind)
    count++
  }
  return sum / Math.max(1, count)
}

/** Half as wide and high, the mean of four pixels each: grain and weave are no colours. */
function halved({ width, height, lab }: Seen): Small {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const small = new Float32Array(across * down * 3)
  for (const at of small.keys()) {
    const [pixel, part] = [Math.floor(at / 3), at % 3]
    const [x, y] = [(pixel % across) * 2, Math.floor(pixel / across) * 2]
    const [right, below] = [Math.min(x + 1, width - 1), Math.min(y + 1, height - 1)]
    const valueAt = (column: number, line: number) => lab[(line * width + column) * 3 + part] ?? 0
    small[at] = (valueAt(x, y) + valueAt(right, y) + valueAt(x, below) + valueAt(right, below)) / 4
  }
  return { width: across, height: down, lab: small }
}

/** What was told of the half, for the whole. */
function doubled(isShown: Uint8Array, across: number, { width, height }: Seen): Uint8Array {
  const down = isShown.length / across
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [Math.min(across - 1, (at % width) >> 1), Math.min(down - 1, Math.floor(at / width) >> 1)]
    return isShown[y * across + x] ?? 0
  })
}

/** The mean of three by three around each, first across and then down. */
function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const across = values.map((_, at) => meanOf(values, at, at % width, width, 1))
  return across.map((_, at) => meanOf(across, at, Math.floor(at / width), height, width))
}

function meanOf(values: Float32Array, at: number, place: number, places: number, stride: number): number {
  const [from, to] = [Math.max(-1, -place), Math.min(1, places - 1 - place)]
  let sum = 0
  for (let step = from; step <= to; step++) sum += values[at + step * stride] ?? 0
  return sum / (to - from + 1)
}

/** What hangs together and is large enough. */
function withoutSpecks(isShown: Uint8Array, width: number, height: number, smallest: number): Uint8Array {
  const pieceOf = new Int32Array(isShown.length).fill(-1)
  const sizes: number[] = []
  for (const [first, shown] of isShown.entries()) {
    if (shown === 0 || pieceOf[first] !== -1) continue
    const piece = sizes.push(0) - 1
    const waiting = [first]
    pieceOf[first] = piece
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      sizes[piece] = (sizes[piece] ?? 0) + 1
      for (const next of neighboursOf(at, width, height)) {
        if (isShown[next] === 0 || pieceOf[next] !== -1) continue
        pieceOf[next] = piece
        waiting.push(next)
      }
    }
  }
  const fewestPixels = Math.max(0, ...sizes) * smallest
  return isShown.map((shown, at) => (shown === 1 && (sizes[pieceOf[at] ?? 0] ?? 0) >= fewestPixels ? 1 : 0))
}
