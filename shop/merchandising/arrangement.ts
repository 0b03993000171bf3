import type { StorefrontCode } from '#kernel/storefront.ts'

/** By what products of a category can be ordered. What is sold out comes behind everything that isn't, whichever it is. */
export const arrangementStepKinds = [
  'newest',
  'best-sellers',
  'most-sizes',
  'reduced-first',
  'reduced-last',
  'brand',
] as const
export type ArrangementStepKind = (typeof arrangementStepKinds)[number]

/** A step orders what the steps before it leave the same. */
export type ArrangementStep =
  | { readonly kind: Exclude<ArrangementStepKind, 'brand'> }
  /** Products of a brand first, by its slug. */
  | { readonly kind: 'brand'; readonly brand: string }

/** A product that stands at a place, from 1. While it is sold out its place is free. */
export type Pin = { readonly sku: string; readonly place: number }

/**
 * In which order shoppers see the products of a category unless they sort it themselves. What no step orders stands as everywhere:
 * by popularity, the newer first.
 */
export type Arrangement = {
  readonly steps: readonly ArrangementStep[]
  readonly pins: readonly Pin[]
  /** SKUs of products behind all others. */
  readonly buried: readonly string[]
}

/** Where an arrangement holds: in a storefront, or, without one, in all that have none of their own for the category. */
export type ArrangedList = { readonly category: string; readonly storefront: StorefrontCode | null }

export type StoredArrangement = ArrangedList &
  Arrangement & { readonly version: number; readonly changedAt: Date; readonly changedBy: string }

/** How many pieces of each product were sold, by SKU. */
export type PiecesSold = ReadonlyMap<string, number>

/** All that lists are arranged by. */
export type Arrangements = {
  readonly lists: readonly (ArrangedList & Arrangement)[]
  /** Of the last weeks; empty while nothing is ordered by it. */
  readonly sold: Readonly<Partial<Record<StorefrontCode, PiecesSold>>>
}

export const noArrangements: Arrangements = { lists: [], sold: {} }

/** What is ordered as everywhere. */
export const plainArrangement: Arrangement = { steps: [], pins: [], buried: [] }

/** What counts as sold of late. */
export const soldWithinDays = 28

export const mostSteps = 4
export const mostPins = 100
export const lastPinnedPlace = 200
export const mostBuried = 500

export const isBySales = ({ steps }: Arrangement): boolean => steps.some(({ kind }) => kind === 'best-sellers')

/** Why an arrangement can't be published. */
export type ArrangementError =
  | 'arrangement-too-many-steps'
  | 'arrangement-step-twice'
  | 'arrangement-brand-unknown'
  | 'arrangement-too-many-pins'
  | 'arrangement-place-invalid'
  | 'arrangement-too-many-buried'

/** @param brands slugs of the brands that there are */
export function arrangementError(
  { steps, pins, buried }: Arrangement,
  brands: ReadonlySet<string>,
): ArrangementError | undefined {
  if (steps.length > mostSteps) return 'arrangement-too-many-steps'
  const named = steps.map((step) => (step.kind === 'brand' ? `brand ${step.brand}` : step.kind.split('-')[0]))
  if (new Set(named).size < named.length) return 'arrangement-step-twice'
  if (steps.some((step) => step.kind === 'brand' && !brands.has(step.brand))) return 'arrangement-brand-unknown'
  if (pins.length > mostPins) return 'arrangement-too-many-pins'
  if (pins.some(({ place }) => !Number.isInteger(place) || place < 1 || place > lastPinnedPlace))
    return 'arrangement-place-invalid'
  return buried.length > mostBuried ? 'arrangement-too-many-buried' : undefined
}

/** Each product once, in the order of places; who is pinned isn't buried. */
export function tidyArrangement({ steps, pins, buried }: Arrangement): Arrangement {
  const bySku = new Map(pins.map((pin) => [pin.sku, pin]))
  return {
    steps,
    pins: [...bySku.values()].sort((a, b) => a.place - b.place),
    buried: [...new Set(buried)].filter((sku) => !bySku.has(sku)),
  }
}

/** Whether it leaves everything as it is everywhere. */
export const isPlain = ({ steps, pins, buried }: Arrangement): boolean =>
  steps.length === 0 && pins.length === 0 && buried.length === 0

/**
 * Things in an order, with some of them at places of their own, from 1. A place behind the last one is the last one; of two for one place
 * the second one takes the next.
 */
export function withPins<T>(order: readonly T[], pins: readonly { readonly item: T; readonly place: number }[]): T[] {
  if (pins.length === 0) return [...order]
  const sorted = pins.toSorted((a, b) => a.place - b.place)
  const pinned = new Set(sorted.map(({ item }) => item))
  const others = order.filter((item) => !pinned.has(item))
  const placed: T[] = []
  let next = 0
  for (const item of others) {
    for (let pin = sorted[next]; pin && pin.place <= placed.length + 1; pin = sorted[++next]) placed.push(pin.item)
    placed.push(item)
  }
  return [...placed, ...sorted.slice(next).map(({ item }) => item)]
}
