import { distributionCentre, storeLocations } from './locations.ts'
import type { ModelSupply } from './model.ts'
import { seededNumber } from './seeded.ts'

/**
 * Pieces of one variant by location. A mixed supply has every state that a size tile can show: sold out, only in
 * stores, the last one, a few, and plenty; middle sizes are no likelier than others to be left.
 */
export function piecesOf(variantSku: string, supply: ModelSupply): Record<string, number> {
  if (supply === 'sold-out') return {}
  const fate = seededNumber(`${variantSku} fate`, 100)
  if (supply === 'plenty')
    return { [distributionCentre]: 14 + seededNumber(variantSku, 46), ...inStores(variantSku, 30, 4) }
  if (supply === 'scarce') return scarce(variantSku, fate)
  if (fate < 9) return {}
  if (fate < 17) return someStore(variantSku, 1 + seededNumber(`${variantSku} left`, 3))
  if (fate < 25) return { [distributionCentre]: 1 }
  if (fate < 38) return { [distributionCentre]: 2 + seededNumber(variantSku, 3) }
  return { [distributionCentre]: 5 + seededNumber(variantSku, 34), ...inStores(variantSku, 20, 3) }
}

function scarce(variantSku: string, fate: number): Record<string, number> {
  if (fate < 40) return {}
  if (fate < 60) return { [distributionCentre]: 1 }
  if (fate < 75) return someStore(variantSku, 1)
  return { [distributionCentre]: 2 + seededNumber(variantSku, 3) }
}

function someStore(variantSku: string, pieces: number): Record<string, number> {
  const code = storeLocations[seededNumber(`${variantSku} store`, storeLocations.length)]
  return code ? { [code]: pieces } : {}
}

function inStores(variantSku: string, chance: number, most: number): Record<string, number> {
  const shelves = storeLocations
    .filter((code) => seededNumber(`${variantSku} ${code} shelf`, 100) < chance)
    .map((code) => [code, 1 + seededNumber(`${variantSku} ${code}`, most)] as const)
  return Object.fromEntries(shelves)
}

/** In how many days more comes of a size that is gone or nearly so. Of the others nothing was ordered, and of some of these neither. */
export function restockIn(variantSku: string, stock: Readonly<Record<string, number>>): number | undefined {
  const left = Object.values(stock).reduce((sum, pieces) => sum + pieces, 0)
  if (left > 2 || seededNumber(`${variantSku} ordered`, 100) < 50) return undefined
  return 5 + seededNumber(`${variantSku} restock`, 30)
}
