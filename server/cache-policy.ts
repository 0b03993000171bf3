/** How long a page is served as it is, in seconds. Changes drop a page at once; these only cap what no tag can tell. */
export type CachePolicy = {
  /** Served without a thought. */
  readonly fresh: number
  /** After that: served once more while it is rendered anew. */
  readonly stale: number
  /** For caches between us and the shopper, which hear of no change. */
  readonly shared: number
}

const page: CachePolicy = { fresh: 60, stale: 60, shared: 10 }
const search: CachePolicy = { fresh: 30, stale: 30, shared: 10 }
const missing: CachePolicy = { fresh: 10, stale: 0, shared: 5 }
const moved: CachePolicy = { fresh: 60, stale: 0, shared: 30 }

/** How long a page that bears a changed tag may still be served while its successor is rendered. */
export const staleAfterChange = 5

/** Nothing when an answer must not be stored: errors, and redirects that depend on who asks. */
export function cachePolicyOf(status: number, isSearch: boolean): CachePolicy | undefined {
  if (status === 200) return isSearch ? search : page
  if (status === 404 || status === 410) return missing
  if (status === 301 || status === 308) return moved
  return undefined
}

/** Browsers ask again each time (a 304 is cheap); shared caches may keep it for seconds, per set of cookies. */
export function cacheControl({ shared, stale }: CachePolicy): string {
  return `public, max-age=0, s-maxage=${shared}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`
}
