import { labOfRgb } from './cielab.ts'
import type { Pixels } from './picture-pixels-port.ts'

/** A picture in colours as the eye takes them, and which of its pixels are what it shows. */
export type Seen = {
  readonly width: number
  readonly height: number
  /** Three numbers for each pixel. */
  readonly lab: Float32Array
  /** 1 for what it shows, 0 for what is behind it. */
  readonly isShown: Uint8Array
}

/** As far from the colour of the edge a pixel may be to be taken for background at once. */
const atEdge = 14
/** As far anywhere else: what is seen through the handle of a bag is behind it too. */
const through = 3
/** Of a thing that is as white as what is behind it nearly nothing would be left: then it is no hole. */
const fewestBesides = 0.5
/** A background is what most of the edge is. */
const fewestAtEdge = 0.55
/** Light fades slowly, and an outline does not: so far may two neighbours be from each other. */
const step = 2.6
/** A shadow is this much darker than the background at most, and has its hue. */
const darkest = 38
const mostColored = 9
/** Less than this is no thing, and more is a picture without a background. */
const fewest = 0.02
const most = 0.97

/**
 * Tells what a picture shows from an even background behind it, with the shadow on it: whatever is reached from the edge without crossing
 * an outline. All of a picture is shown where there is no such background.
 */
export function seenIn({ width, height, rgb }: Pixels): Seen {
  const size = width * height
  const lab = new Float32Array(size * 3)
  for (let at = 0; at < size * 3; at += 3) lab.set(labOfRgb(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0), at)
  const isShown = new Uint8Array(size).fill(1)
  reachBackground(lab, isShown, width, height)
  const share = sumOf(isShown) / size
  if (share < fewest || share > most) isShown.fill(1)
  return { width, height, lab, isShown }
}

function reachBackground(lab: Float32Array, isShown: Uint8Array, width: number, height: number): void {
  const edge = edgeOf(width, height)
  const [light = 0, a = 0, b = 0] = [0, 1, 2].map((part) => median(edge.map((at) => lab[at * 3 + part] ?? 0)))
  const behind = Float32Array.of(light, a, b)
  const isWithin = (at: number, far: number) => between(lab, at * 3, behind, 0) < far
  const reach = (mask: Uint8Array, waiting: number[]) => {
    for (const at of waiting) mask[at] = 0
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const next of neighboursOf(at, width, height)) {
        if (mask[next] === 0 || between(lab, at * 3, lab, next * 3) >= step) continue
        if (!isInShade(lab, next * 3, behind)) continue
        mask[next] = 0
        waiting.push(next)
      }
    }
  }
  const outside = edge.filter((at) => isWithin(at, atEdge))
  if (outside.length < fewestAtEdge * edge.length) return
  reach(isShown, outside)
  const without = isShown.slice()
  reach(
    without,
    [...without.keys()].filter((at) => without[at] === 1 && isWithin(at, through)),
  )
  if (sumOf(without) > fewestBesides * sumOf(isShown)) isShown.set(without)
}

function edgeOf(width: number, height: number): number[] {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) edge.push(y * width, y * width + width - 1)
  return edge
}

/** The pixels above, below and beside one. */
export function neighboursOf(at: number, width: number, height: number): number[] {
  const x = at % width
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at < width * (height - 1) ? [at + width] : []),
  ]
}

function isInShade(lab: Float32Array, at: number, behind: Float32Array): boolean {
  const darker = Math.abs((lab[at] ?? 0) - (behind[0] ?? 0))
  const colored = Math.hypot((lab[at + 1] ?? 0) - (behind[1] ?? 0), (lab[at + 2] ?? 0) - (behind[2] ?? 0))
  return darker < darkest && colored < mostColored
}

const between = (one: Float32Array, at: number, other: Float32Array, there: number) =>
  Math.hypot(
    (one[at] ?? 0) - (other[there] ?? 0),
    (one[at + 1] ?? 0) - (other[there + 1] ?? 0),
    (one[at + 2] ?? 0) - (other[there + 2] ?? 0),
  )

const sumOf = (mask: Uint8Array) => mask.reduce((sum, one) => sum + one, 0)

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
