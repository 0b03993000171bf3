import type { ProductPair } from './product-pair-store.ts'

/**
 * What goes with several products at once: others that stand beside some of them, those first that stand beside most and closest. None of
 * them is one of the products.
 */
export function combinePairs(productIds: readonly string[], pairs: readonly ProductPair[]): string[] {
  const own = new Set(productIds)
  const scores = new Map<string, number>()
  for (const { productId, otherId, score } of pairs) {
    if (!own.has(productId) || own.has(otherId)) continue
    scores.set(otherId, (scores.get(otherId) ?? 0) + score)
  }
  return [...scores].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([id]) => id)
}
