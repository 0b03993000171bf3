import { lookKeys } from '#web/content/lookbook/named-looks.ts'

/** As many as one question to the shop may name. */
const most = 200
const isSku = /^[\w.-]{1,40}$/

/** What a link to a wishlist names. */
export type SharedList = {
  readonly skus: readonly string[]
  /** Keys of looks. */
  readonly looks: readonly string[]
}

/** A wishlist as a link shows it: the list stands in the link itself, so nobody's own list is opened to anybody. */
export function sharedQuery({ skus, looks }: SharedList): string {
  const items = skus.length > 0 ? [`items=${skus.slice(0, most).join(',')}`] : []
  const named = looks.length > 0 ? [`looks=${lookKeys(looks).join(',')}`] : []
  return `?${[...items, ...named].join('&')}`
}

/** What a link names; what can't be a SKU or a look is left out. */
export function sharedList(query: URLSearchParams): SharedList {
  const named = (name: string) => (query.get(name) ?? '').slice(0, 10_000).split(',')
  return {
    skus: [...new Set(named('items'))].filter((sku) => isSku.test(sku)).slice(0, most),
    looks: lookKeys(named('looks')),
  }
}
