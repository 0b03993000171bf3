/** Sizes and how many of each, as a link to a cart names them. */
export type SharedItem = { readonly sku: string; readonly quantity: number }

/** More lines than a link needs, and more pieces of one size than somebody passes on. */
const mostItems = 30
const mostPieces = 9
const isSku = /^[\w.-]{1,40}$/

/** A cart as a link shows it: what is in it stands in the link itself, so nobody's own cart is opened to anybody. */
export function sharedItemsQuery(items: readonly SharedItem[]): string {
  const named = items
    .filter(({ sku }) => isSku.test(sku))
    .slice(0, mostItems)
    .map(({ sku, quantity }) => (quantity === 1 ? sku : `${sku}~${Math.min(mostPieces, quantity)}`))
  return `?items=${named.join(',')}`
}

/** What a link names, each size once; what can't be meant is left out. */
export function sharedItems(query: URLSearchParams): SharedItem[] {
  const items = new Map<string, number>()
  for (const named of (query.get('items') ?? '').slice(0, 3000).split(',')) {
    const [sku = '', pieces = '1'] = named.split('~')
    const quantity = /^[1-9]$/.test(pieces) ? Number(pieces) : 1
    if (isSku.test(sku) && !items.has(sku) && items.size < mostItems) items.set(sku, quantity)
  }
  return [...items].map(([sku, quantity]) => ({ sku, quantity }))
}
