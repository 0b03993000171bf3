/** Two products in no order, as they were looked at together within the days that count. */
export type ObservedPair = {
  readonly productId: string
  readonly otherId: string
  /** Networks, counted anew each day. */
  readonly networks: number
  /** The most of them on one day: so many were different ones. */
  readonly onBusiestDay: number
}

/** What stands beside a product, and where. */
export type PlacedPair = {
  readonly productId: string
  readonly otherId: string
  /** From 0 to 1. */
  readonly score: number
  /** From 1. */
  readonly place: number
}

/** So many others are kept for a product. */
export const mostSeenBeside = 16

/** On one day at least so many different networks looked at both: nobody alone makes a pair, however many days they take. */
const fewestAtOnce = 2

/** Whether enough of the networks that looked at both were counted, and nobody alone makes them up. */
export const isSurePair = ({ networks, onBusiestDay }: ObservedPair, fewest: number): boolean =>
  networks >= fewest && onBusiestDay >= fewestAtOnce

/**
 * What stands beside each product because it is looked at with it, the surest first. As with orders, the cosine keeps what everybody looks at
 * from standing beside everything.
 *
 * @param looks of each product, in how many observations of any pair it is
 * @param fewest observations that make a pair
 */
export function rankSeenPairs(
  observed: readonly ObservedPair[],
  looks: ReadonlyMap<string, number>,
  fewest: number,
): PlacedPair[] {
  const sure = observed.filter((pair) => isSurePair(pair, fewest))
  const bothWays = sure.flatMap((pair) => [pair, { ...pair, productId: pair.otherId, otherId: pair.productId }])
  const scored = bothWays.map((pair) => ({ ...pair, score: scoreOf(pair, looks) }))
  return [...Map.groupBy(scored, ({ productId }) => productId).values()].flatMap((own) =>
    own
      .sort((a, b) => b.score - a.score || b.networks - a.networks || (a.otherId < b.otherId ? -1 : 1))
      .slice(0, mostSeenBeside)
      .map(({ productId, otherId, score }, at) => ({ productId, otherId, score, place: at + 1 })),
  )
}

/** What a product was in never comes to less than what this pair was in. */
function scoreOf({ productId, otherId, networks }: ObservedPair, looks: ReadonlyMap<string, number>): number {
  const [one, other] = [productId, otherId].map((id) => Math.max(networks, looks.get(id) ?? 0))
  return networks / Math.sqrt((one ?? networks) * (other ?? networks))
}
