/** Working days from order to door. */
export type DeliveryPromise = { readonly min: number; readonly max: number }

export const shortPromise: DeliveryPromise = { min: 1, max: 3 }
export const longPromise: DeliveryPromise = { min: 3, max: 5 }
export const fallbackPromise: DeliveryPromise = { min: 5, max: 8 }

/** Where a size lies: at the distribution centre, and anywhere. */
export type LocationAvailability = { readonly sku: string; readonly atCentre: number; readonly anywhere: number }

/**
 * When an order of these sizes arrives (specification §9): everything at the distribution centre is short; a size that only a
 * store has makes it long; a size that nobody has falls back to 5–8 days, since then there are more sizes than the centre has.
 */
export function deliveryPromise(
  skus: readonly string[],
  availabilityByLocation: readonly LocationAvailability[],
): DeliveryPromise {
  const known = new Map(availabilityByLocation.map((where) => [where.sku, where]))
  const places = [...new Set(skus)].map((sku) => known.get(sku) ?? { sku, atCentre: 0, anywhere: 0 })
  if (places.every((place) => place.atCentre > 0)) return shortPromise
  if (places.every((place) => place.anywhere > 0)) return longPromise
  return fallbackPromise
}
