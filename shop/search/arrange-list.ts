import type { StorefrontCode } from '#kernel/storefront.ts'
import { type Arrangement, type ArrangementStep, type PiecesSold, withPins } from '../merchandising/arrangement.ts'
import { emptySet, has } from './bitset.ts'
import type { Columns } from './columns.ts'

type List = {
  readonly category: string
  readonly code: StorefrontCode
  /** Whether reductions may not be announced: then nothing is ordered by them. */
  readonly keepsReductions: boolean
  readonly sold: PiecesSold | undefined
}

/**
 * What a storefront sells of a category, in the order of an arrangement: by its steps, then what is sold out, then what is buried, and
 * the pinned at their places.
 *
 * @param recommended all products as they stand where nothing was decided
 */
export function arrangeList(
  columns: Columns,
  recommended: Uint32Array,
  { steps, pins, buried }: Arrangement,
  list: List,
): Uint32Array {
  const members = columns.attributes.get('category')?.get(list.category)?.set ?? emptySet(0)
  const { sold } = columns.stores[list.code]
  let order: Uint32Array = recommended.filter((at) => has(members, at) && has(sold, at))
  for (const step of steps.toReversed()) {
    const key = keyOf(step, columns, list)
    if (key) order = sortedBy(order, key)
  }
  const isBuried = ofSkus(columns, buried)
  order = sortedBy(order, (at) => (isBuried.has(at) ? 2 : 0) + ((columns.pieces[at] ?? 0) > 0 ? 0 : 1))
  const placeOf = new Map(Array.from(order, (at) => [columns.skus[at] ?? '', at]))
  const kept = pins.flatMap(({ sku, place }) => {
    const at = placeOf.get(sku)
    return at !== undefined && (columns.pieces[at] ?? 0) > 0 ? [{ item: at, place }] : []
  })
  return kept.length === 0 ? order : Uint32Array.from(withPins([...order], kept))
}

/** What a step goes by: a whole number below 2^31, the smallest first. */
function keyOf(
  step: ArrangementStep,
  columns: Columns,
  { code, keepsReductions, sold }: List,
): ((at: number) => number) | undefined {
  const { reduced } = columns.stores[code]
  switch (step.kind) {
    case 'newest':
      return (at) => latest - (columns.released[at] ?? 0)
    case 'best-sellers':
      return (at) => mostSold - Math.min(mostSold, sold?.get(columns.skus[at] ?? '') ?? 0)
    case 'most-sizes':
      // In quarters, so that what comes behind this step has something to say.
      return (at) => 4 - Math.floor((columns.sizesInStock[at] ?? 0) / 25)
    case 'reduced-first':
      return keepsReductions ? undefined : (at) => (has(reduced, at) ? 0 : 1)
    case 'reduced-last':
      return keepsReductions ? undefined : (at) => (has(reduced, at) ? 1 : 0)
    case 'brand': {
      const ofBrand = columns.attributes.get('brand')?.get(step.brand)?.set
      return ofBrand && ((at) => (has(ofBrand, at) ? 0 : 1))
    }
  }
}

const latest = 65_535
const mostSold = 2 ** 30
/** More products than fit into any memory. */
const places = 2 ** 21

/** By the key and, where it is the same, as they stood before. Numbers are sorted many times faster than by a comparison. */
function sortedBy(order: Uint32Array, key: (at: number) => number): Uint32Array {
  const composite = Float64Array.from(order, (at, rank) => key(at) * places + rank)
  composite.sort()
  return Uint32Array.from(composite, (value) => order[value % places] ?? 0)
}

/** Where products of these SKUs are: SKUs stand in their order. */
function ofSkus({ skus }: Columns, wanted: readonly string[]): ReadonlySet<number> {
  if (wanted.length === 0) return new Set()
  const asked = new Set(wanted)
  const found = new Set<number>()
  for (const [at, sku] of skus.entries()) if (asked.has(sku)) found.add(at)
  return found
}
