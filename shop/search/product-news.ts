import type { CatalogIndex } from './catalog-index.ts'
import type { ProductNews } from './search-port.ts'
import type { SearchSource } from './searchable.ts'

/** What is new of which products: of some their pieces or prices alone, of the others anything. */
export type NewsOfProducts = Map<string, ReadonlySet<ProductNews | 'anything'>>

/** So many products are read at once, so that questions are answered in between. */
const atOnce = 250

export function addNews(news: NewsOfProducts, productIds: readonly string[], what: ProductNews | 'anything'): void {
  for (const id of productIds) news.set(id, new Set([...(news.get(id) ?? []), what]))
}

/**
 * Reads what is new of products, and nothing else of them where that is known; a product that this doesn't find, or that the index
 * doesn't know, is read whole.
 *
 * @returns false when more than stock and prices changed, so that a new index is due
 */
export async function takeUpNews(index: CatalogIndex, source: SearchSource, news: NewsOfProducts): Promise<boolean> {
  const whole = new Set(source.stockById && source.pricesById ? idsOf(news, 'anything') : news.keys())
  for (const ids of slicesOf(idsOf(news, 'stock').filter((id) => !whole.has(id)))) {
    const found = (await source.stockById?.(ids)) ?? []
    for (const id of notTaken(ids, found, index.refreshStock(found))) whole.add(id)
  }
  for (const ids of slicesOf(idsOf(news, 'prices').filter((id) => !whole.has(id)))) {
    const found = (await source.pricesById?.(ids)) ?? []
    for (const id of notTaken(ids, found, index.refreshPrices(found))) whole.add(id)
  }
  let isKnown = true
  for (const ids of slicesOf([...whole])) {
    const products = await source.productsById(ids)
    const sold = new Set(products.map(({ id }) => id))
    const gone = ids.filter((id) => !sold.has(id))
    isKnown = index.refresh(products, gone) && isKnown
  }
  return isKnown
}

const idsOf = (news: NewsOfProducts, what: ProductNews | 'anything'): string[] =>
  [...news].flatMap(([id, all]) => (all.has(what) ? [id] : []))

function notTaken(ids: readonly string[], found: readonly { readonly id: string }[], unknown: readonly string[]) {
  const read = new Set(found.map(({ id }) => id))
  return [...ids.filter((id) => !read.has(id)), ...unknown]
}

function* slicesOf(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += atOnce) yield ids.slice(at, at + atOnce)
}
