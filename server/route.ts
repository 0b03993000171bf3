import { type PageAddress, readPageAddress } from './page-address.ts'

/** What the server itself answers, beside pages. */
export const services: readonly string[] = [
  '/graphql',
  '/healthz',
  '/readyz',
  '/metrics',
  '/videos',
  '/webhooks',
  '/mcp',
  '/sandbox',
  '/in-store',
  '/development',
]

export type ServerRoute =
  | PageAddress
  | { readonly kind: 'file'; readonly path: string }
  /** A file of a build that is gone or never was. */
  | { readonly kind: 'no-file' }
  | { readonly kind: 'picture'; readonly path: string; readonly search: string }
  | { readonly kind: 'service' }

/** What crawlers, feed readers, assistants and browsers by themselves fetch, in every storefront. */
const forCrawlers =
  /^(?:\/robots\.txt|\/llms\.txt|\/\.well-known\/security\.txt|\/\.well-known\/gs1resolver|\/\.well-known\/apple-developer-merchantid-domain-association|(?:\/[a-z-]{2,5})?\/01\/.{1,150}|(?:\/[a-z-]{2,5})?\/(?:llms\.txt|site\.webmanifest|worker\.js|offline\.html|open\/products\.json|open\/products\/[^/]{1,80}\.json|sitemap\.xml|sitemap\/[a-z]+-\d{1,4}\.xml|blog\/feed\.xml|feeds\/(?:products\.(?:xml|tsv)|local-inventory\.tsv)))$/

/** Photographs that buyers sent with their reviews. */
export const photographsOfReviews = '/review-photographs/'

const cacheAtMost = 20_000
/** Longer ones are asked for once, or come from somebody who wants to fill the memory. */
const longestCached = 256

/**
 * Whether every reader takes a path for the same one. `.` and `..`, however they are spelled, lead elsewhere for some: a proxy
 * that lets `/webhooks/` through would open `/webhooks/../graphql`.
 */
function isPlainPath(path: string): boolean {
  if (path.includes('\\')) return false
  const decoded = path.includes('%') ? decodedOnce(path) : path
  if (decoded === undefined || decoded.includes('\\') || decoded.includes('\0')) return false
  return !decoded.includes('.') || !decoded.split('/').some((part) => part === '.' || part === '..')
}

function decodedOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Reads targets and caches what it read: the hot path costs one look-up. */
export class Router {
  readonly #files: { has(path: string): boolean }
  readonly #known = new Map<string, ServerRoute>()

  constructor(files: { has(path: string): boolean }) {
    this.#files = files
  }

  route(target: string): ServerRoute {
    const known = this.#known.get(target)
    if (known) return known
    const route = this.#read(target)
    if (target.length > longestCached) return route
    if (this.#known.size >= cacheAtMost) this.#known.clear()
    this.#known.set(target, route)
    return route
  }

  #read(target: string): ServerRoute {
    const mark = target.indexOf('?')
    const path = mark < 0 ? target : target.slice(0, mark)
    if (!isPlainPath(path)) return { kind: 'malformed' }
    if (this.#files.has(path)) return { kind: 'file', path }
    if (path.startsWith('/assets/')) return { kind: 'no-file' }
    if (path.startsWith('/images/') || path.startsWith(photographsOfReviews))
      return { kind: 'picture', path, search: mark < 0 ? '' : target.slice(mark + 1) }
    if (forCrawlers.test(path)) return { kind: 'service' }
    if (services.some((service) => path === service || path.startsWith(`${service}/`))) return { kind: 'service' }
    return readPageAddress(target)
  }
}
