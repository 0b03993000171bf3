/** As many as one question to the shop may name. */
const most = 200
const isSku = /^[\w.-]{1,40}$/

/** A wishlist as a link shows it: the list stands in the link itself, so nobody's own list is opened to anybody. */
export function sharedQuery(skus: readonly string[]): string {
  return `?items=${skus.slice(0, most).join(',')}`
}

/** The SKUs that a link names; what can't be one is left out. */
export function sharedItems(query: URLSearchParams): readonly string[] {
  const named = (query.get('items') ?? '').slice(0, 10_000).split(',')
  return [...new Set(named)].filter((sku) => isSku.test(sku)).slice(0, most)
}
