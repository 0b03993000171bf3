import { facetNames } from '#kernel/product-list.ts'
import { isPersonalPath } from '#kernel/routes.ts'
import { type Storefront, storefrontOfPath } from '#kernel/storefront.ts'

/**
 * Query parameters that change a public page; all others (campaign tags and the like) reach neither the renderer nor the
 * cache. `_routes` and `index` are React Router's own.
 */
export const allowedQuery: ReadonlySet<string> = new Set([
  'q',
  'page',
  'after',
  'sort',
  'list',
  ...facetNames,
  'gender',
  'store',
  // How the size turned out for those whose reviews are read.
  'fit',
  // The two fields of a price, as a form sends them without scripts.
  'price_from',
  'price_to',
  '_routes',
  'index',
])

/** Where a URL leads, before anything is known about who asks. */
export type PageAddress =
  | { readonly kind: 'malformed' }
  /** A permanent redirect to another spelling; a path with its query. */
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'public'
      readonly storefront: Storefront
      /** Behind the storefront's prefix, without `.data`. */
      readonly path: string
      /** The URL path as it was asked for, with the allowed query in a fixed order: what the renderer sees. */
      readonly target: string
      /** The query that was dropped, as it stood; a redirect passes it on. */
      readonly dropped: string
      readonly isSearch: boolean
    }
  | { readonly kind: 'personal'; readonly storefront: Storefront; readonly path: string; readonly target: string }

const longestPath = 2048
/** As long as Node reads a request's head. */
const longestTarget = 16_384
const longestValue = 300

/**
 * Reads a request's target: `/nl/dames/?utm_source=x`.
 * A path that could be read in two ways (`//`, backslashes, broken percent signs) never gets any further.
 */
export function readPageAddress(target: string): PageAddress {
  if (!target.startsWith('/') || target.length > longestTarget || hasUnsafeCharacter(target))
    return { kind: 'malformed' }
  const mark = target.indexOf('?')
  const pathname = mark < 0 ? target : target.slice(0, mark)
  if (pathname.length > longestPath) return { kind: 'malformed' }
  const search = mark < 0 ? '' : target.slice(mark + 1)
  if (!isDecodable(pathname)) return { kind: 'malformed' }
  if (pathname.includes('//')) return { kind: 'moved', to: withQuery(pathname.replace(/\/{2,}/g, '/'), search) }

  const { storefront, path, alias } = storefrontOfPath(withoutData(pathname))
  if (alias) {
    const rest = pathname.slice(pathname.indexOf('/', 1) < 0 ? pathname.length : pathname.indexOf('/', 1))
    return { kind: 'moved', to: withQuery(`${storefront.basePath}${rest || '/'}`, search) }
  }
  if (isPersonalPath(spokenPath(path))) return { kind: 'personal', storefront, path, target }
  const { kept, dropped } = divideQuery(search)
  return {
    kind: 'public',
    storefront,
    path,
    target: withQuery(pathname, kept),
    dropped,
    isSearch: kept.includes('q='),
  }
}

/** React Router asks for a page's data at `<page>.data`, and at `<page>/_.data` when the page ends in a slash. */
export function isDataTarget(target: string): boolean {
  const mark = target.indexOf('?')
  return (mark < 0 ? target : target.slice(0, mark)).endsWith('.data')
}

function withoutData(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length)
  if (pathname === '/_root.data') return '/'
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname
}

/** The path as the renderer's routes read it: `/%43art/` and `/CART/` are the cart. */
function spokenPath(path: string): string {
  return decodeURIComponent(path).toLowerCase()
}

function withQuery(pathname: string, query: string): string {
  return query === '' ? pathname : `${pathname}?${query}`
}

/** Sorted by name and, where a name repeats, by value: the order means nothing, and two orders are one page. */
function divideQuery(search: string): { kept: string; dropped: string } {
  if (search === '') return { kept: '', dropped: '' }
  const kept: [string, string][] = []
  const dropped = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (!allowedQuery.has(name)) dropped.append(name, value)
    // What is searched for is read as far as anybody means it, however much somebody pasted.
    else if (name === 'q' && value.length > longestValue && !value.includes('\0'))
      kept.push([name, value.slice(0, longestValue)])
    // No text of ours holds a null character, and the database refuses to look for one.
    else if (value.length <= longestValue && !value.includes('\0')) kept.push([name, value])
  }
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  return { kept: new URLSearchParams(kept).toString(), dropped: dropped.toString() }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Controls, spaces, backslashes and anything that is not ASCII: none of them may stand in a target (RFC 9112 §3.2). */
function hasUnsafeCharacter(target: string): boolean {
  for (let at = 0; at < target.length; at++) {
    const code = target.charCodeAt(at)
    if (code <= 32 || code >= 127 || code === 92) return true
  }
  return false
}

function isDecodable(pathname: string): boolean {
  if (!pathname.includes('%')) return true
  try {
    const decoded = decodeURIComponent(pathname)
    return !decoded.includes('\0') && !decoded.includes('\\')
  } catch {
    return false
  }
}
