/** Pieces of a size at a place. */
export type CountedShelf = { readonly variantId: string; readonly locationCode: string; readonly pieces: number }

/** What an order holds of a size: from which places, and how many pieces of it had left when they were counted. */
export type OrderHold = { readonly reservations: readonly CountedShelf[]; readonly left: number }

/**
 * What can be sold of what was counted. Pieces that belong to somebody and still lay there when they were counted are not for
 * sale. More of them than were counted leave nothing: whoever sold the difference elsewhere sold a pair that was taken.
 */
export function freeOf(counted: readonly CountedShelf[], holds: readonly CountedShelf[]): CountedShelf[] {
  const held = new Map<string, number>()
  for (const one of holds) held.set(placeOf(one), (held.get(placeOf(one)) ?? 0) + one.pieces)
  return counted.map((one) => ({ ...one, pieces: Math.max(0, one.pieces - (held.get(placeOf(one)) ?? 0)) }))
}

/** What of an order's pieces lay there when they were counted. Which of several places they left from first is taken to be the first. */
export function stillThere({ reservations, left }: OrderHold): CountedShelf[] {
  let gone = left
  return reservations.flatMap((reserve) => {
    const taken = Math.min(gone, reserve.pieces)
    gone -= taken
    return taken === reserve.pieces ? [] : [{ ...reserve, pieces: reserve.pieces - taken }]
  })
}

const placeOf = ({ variantId, locationCode }: CountedShelf) => `${variantId} ${locationCode}`
