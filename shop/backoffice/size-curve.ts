import { bySize } from '../search/size-order.ts'

/** For whom sizes are, and of what: sizes of shoes and of clothes are no one scale. */
export const sizeGroups = [
  'women-shoes',
  'women-other',
  'men-shoes',
  'men-other',
  'unisex-shoes',
  'unisex-other',
] as const
export type SizeGroup = (typeof sizeGroups)[number]

/** What was sold of a size, and what of it can be sold now. */
export type SizeCount = {
  readonly group: SizeGroup
  readonly size: string
  readonly pieces: number
  readonly available: number
}

/** The same as shares of its group, in percent to one decimal. */
export type SizeCurvePoint = SizeCount & {
  readonly soldShare: number
  /** Nothing where nothing of its group can be sold. */
  readonly stockShare: number | undefined
}

/**
 * How the sizes of a group were sold beside how they lie on the shelves: a size with a larger share of what is sold than of what lies there runs
 * out first, one with a smaller share is left over. Groups of which nothing was sold have no curve.
 */
export function sizeCurves(counts: readonly SizeCount[]): SizeCurvePoint[] {
  const groups = Map.groupBy(counts, ({ group }) => group)
  return sizeGroups.flatMap((group) => {
    const own = groups.get(group) ?? []
    const sold = own.reduce((sum, { pieces }) => sum + pieces, 0)
    const stock = own.reduce((sum, { available }) => sum + available, 0)
    if (sold === 0) return []
    return own
      .toSorted((a, b) => bySize(a.size, b.size))
      .map((one) => ({
        ...one,
        soldShare: percentOf(one.pieces, sold),
        stockShare: stock === 0 ? undefined : percentOf(one.available, stock),
      }))
  })
}

const percentOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
