/** What stands beside a product, the best first. */
export type Recommender = (productId: string) => readonly string[]

/**
 * How often a recommendation would have been right: of all pairs of products in baskets that nobody learned from, those in which the second
 * stands in a list of so many beside the first. From 0 to 1; nothing where no basket has two products.
 * @param baskets the products of each, each once
 * @param counts beside which products a list stands; beside all where nothing is said
 */
export function hitRate(
  baskets: readonly (readonly string[])[],
  beside: Recommender,
  most: number,
  counts: (productId: string) => boolean = () => true,
): number | undefined {
  let [pairs, hits] = [0, 0]
  for (const basket of baskets) {
    for (const product of basket.filter(counts)) {
      const shown = new Set(beside(product).slice(0, most))
      for (const other of basket) {
        if (other === product) continue
        pairs++
        if (shown.has(other)) hits++
      }
    }
  }
  return pairs === 0 ? undefined : hits / pairs
}
