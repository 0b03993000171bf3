import type { TargetRow } from './import-kind.ts'
import type { TouchedThing } from './row-writer.ts'

/** Answers which later import changed what a row is about; a product's row is about each of its sizes. */
export function touchedBy(things: readonly TouchedThing[]): (row: TargetRow) => number | undefined {
  const byPlace = Map.groupBy(things, ({ productId, place }) => `${productId} ${place}`)
  return ({ productId, variantId, place }) =>
    byPlace
      .get(`${productId} ${place}`)
      ?.find((thing) => thing.variantId === null || variantId === null || thing.variantId === variantId)?.by
}
