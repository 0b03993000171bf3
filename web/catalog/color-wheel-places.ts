import { colorWheel } from '#kernel/color-wheel.ts'

/** Where a colour stands, in rem from the middle of the wheel; each has room for a finger. */
export type TonePlace = { readonly tone: string; readonly hex: string; readonly x: number; readonly y: number }

/** Radii of the rings. The innermost has half as many colours, each below two of the others. */
const radii = { light: 8.875, full: 6.125, deep: 3.375 } as const
/** The rows below the wheel. */
const inRow = 6
const firstRow = 12.25
const step = 2.875

const rings = Object.keys(radii) as (keyof typeof radii)[]

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}

/** All colours in the order in which keys step through them: ring by ring, clockwise from above, then the rows. */
export const tonePlaces: readonly TonePlace[] = [
  ...rings.flatMap((ring) => {
    const colors = Object.entries<string>(colorWheel[ring])
    const turn = (2 * Math.PI) / colors.length
    // A colour of the innermost ring stands between the two that it is below.
    const first = ring === 'deep' ? turn / 4 : 0
    return colors.map(([tone, hex], at): TonePlace => {
      const angle = first + at * turn
      return { tone, hex, x: rounded(Math.sin(angle) * radii[ring]), y: rounded(-Math.cos(angle) * radii[ring]) }
    })
  }),
  ...Object.entries(colorWheel.neutral).map(([tone, hex], at) => ({
    tone,
    hex,
    x: ((at % inRow) - (inRow - 1) / 2) * step,
    y: firstRow + Math.floor(at / inRow) * step,
  })),
]
