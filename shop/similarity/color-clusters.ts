import type { Lab } from './cielab.ts'

/** By then nothing moves any more that would be seen. */
const rounds = 4

/**
 * The few colours that stand for all of some pixels: k-means, begun at colours spread by lightness, so that a picture gives the same ones
 * each time.
 * @param lab three numbers for each pixel
 */
export function colorClusters(lab: Float32Array, count: number, isMeant: (at: number) => boolean): Lab[] {
  const pixels: number[] = []
  for (let at = 0; at * 3 < lab.length; at++) if (isMeant(at)) pixels.push(at)
  pixels.sort((one, other) => (lab[one * 3] ?? 0) - (lab[other * 3] ?? 0))
  let colors = Array.from({ length: count }, (_, one) =>
    colorAt(lab, pixels[Math.floor(((one + 0.5) / count) * pixels.length)] ?? 0),
  )
  for (let round = 0; round < rounds; round++) colors = meansOf(lab, pixels, colors)
  return colors
}

/** ΔE from a pixel to the nearest of some colours. */
export function distanceToNearest(lab: Float32Array, at: number, colors: readonly Lab[]): number {
  let far = Number.POSITIVE_INFINITY
  for (const color of colors) far = Math.min(far, distance(lab, at, color))
  return far
}

/** Of each colour the mean of the pixels that are nearest to it; one that has none stays. */
function meansOf(lab: Float32Array, pixels: readonly number[], colors: readonly Lab[]): Lab[] {
  const sums = new Float64Array(colors.length * 4)
  for (const at of pixels) {
    const sum = nearestOf(lab, at, colors) * 4
    for (let part = 0; part < 3; part++) sums[sum + part] = (sums[sum + part] ?? 0) + (lab[at * 3 + part] ?? 0)
    sums[sum + 3] = (sums[sum + 3] ?? 0) + 1
  }
  return colors.map((color, one) => {
    const [light = 0, a = 0, b = 0, count = 0] = sums.subarray(one * 4, one * 4 + 4)
    return count === 0 ? color : [light / count, a / count, b / count]
  })
}

function nearestOf(lab: Float32Array, at: number, colors: readonly Lab[]): number {
  let [best, far] = [0, Number.POSITIVE_INFINITY]
  for (const [one, color] of colors.entries()) {
    const distant = distance(lab, at, color)
    if (distant < far) [best, far] = [one, distant]
  }
  return best
}

const colorAt = (lab: Float32Array, at: number): Lab => [lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0]

function distance(lab: Float32Array, at: number, [light, a, b]: Lab): number {
  return Math.hypot((lab[at * 3] ?? 0) - light, (lab[at * 3 + 1] ?? 0) - a, (lab[at * 3 + 2] ?? 0) - b)
}
