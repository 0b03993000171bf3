import type { Tone } from '#kernel/color-wheel.ts'
import { toneHex, tones } from '#kernel/tones.ts'
import { type Lab, labDistance, labOfHex } from './cielab.ts'
import { colorDifference } from './color-difference.ts'
import { colorCount, gridColors, withinGrid } from './picture-features.ts'

/** So much of a thing has a colour: some of it, much of it, or most. */
export type ToneGrade = 1 | 2 | 3

/** A colour of the wheel that a picture shows. */
export type SeenTone = { readonly tone: Tone; readonly grade: ToneGrade }

/** Distance in CIELAB at which a point of the grid says nothing of a colour: nearly the diagonal of the field that a pixel is counted in. */
const reach = 40
/** CIEDE2000 at which a colour is another one. 1 is just seen side by side, and neighbours of the wheel are six to twelve apart. */
const tolerance = 12
/** Light counts half, as for cloth: a shoe is light on one side and dark on the other. */
const lightness = 2
/** Less of a thing than the first is a seam or a shadow. */
const gradesFrom = [0.2, 0.35, 0.5] as const

/** Each colour of the wheel, as near as the grid reaches, with how much each point of the grid counts for it. */
const known = tones.map((tone) => {
  const lab = withinGrid(labOfHex(toneHex(tone)) ?? [0, 0, 0])
  const weights = gridColors.map((point) => Math.max(0, 1 - (labDistance(point, lab) / reach) ** 2))
  return { tone, lab, weights: Float64Array.from(weights) }
})

/** The numbers of the grid's colours by themselves: pictures are looked at by the ten thousand. */
const [lights, reds, yellows] = [0, 1, 2].map((part) => Float64Array.from(gridColors, (lab) => lab[part] ?? 0))

/**
 * The colours of the wheel that a picture shows, by what is kept of it: of how much of the thing each is about the colour.
 * @param colors of features, packed or not: the square of each number is in proportion to the pixels around its point of the grid
 */
export function seenTones(colors: ArrayLike<number>): SeenTone[] {
  const shares = sharesOf(colors)
  const seen: SeenTone[] = []
  for (const { tone, lab, weights } of known) {
    const share = shareNear(shares, lab, weights)
    const grade = gradesFrom.filter((from) => share >= from).length
    if (isGrade(grade)) seen.push({ tone, grade })
  }
  return seen
}

/** What there is of a picture: places in the grid, and how much is around each. */
type Shares = { readonly places: readonly number[]; readonly shares: readonly number[] }

/** From 0 to 1: how much of a picture is near a colour, the less the further its own colour there is from it. */
function shareNear({ places, shares }: Shares, lab: Lab, weights: Float64Array): number {
  let [near, light, red, yellow] = [0, 0, 0, 0]
  for (let one = 0; one < places.length; one++) {
    const at = places[one] ?? 0
    const share = (shares[one] ?? 0) * (weights[at] ?? 0)
    near += share
    light += share * (lights?.[at] ?? 0)
    red += share * (reds?.[at] ?? 0)
    yellow += share * (yellows?.[at] ?? 0)
  }
  if (near < gradesFrom[0]) return 0
  // A pixel is shared out among the points around it by how near they are, so that their mean is the colour that was there.
  const difference = colorDifference([light / near, red / near, yellow / near], lab, lightness)
  return near * Math.max(0, 1 - (difference / tolerance) ** 2)
}

function sharesOf(colors: ArrayLike<number>): Shares {
  const places: number[] = []
  let sum = 0
  for (let at = 0; at < colorCount; at++) {
    const root = colors[at] ?? 0
    if (root > 0) places.push(at)
    sum += root * root
  }
  return { places, shares: places.map((at) => (colors[at] ?? 0) ** 2 / sum) }
}

const isGrade = (grade: number): grade is ToneGrade => grade > 0
