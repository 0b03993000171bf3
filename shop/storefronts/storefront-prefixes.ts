import { personalPrefixes, routePaths } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { homeOf } from './storefront-defaults.ts'
import { type PlacedEntry, partsOf, type StorefrontEntry, type StorefrontError } from './storefront-file.ts'

/** An alias that nobody asked for belongs to the usual prefix only: `/nl`, and `/nl-nl` for those who expect it; `/de-at` elsewhere. */
export function prefixesOf(
  { code, prefix, aliases }: StorefrontEntry,
  root: string,
): Pick<Storefront, 'basePath' | 'aliases'> {
  if (code === root) return { basePath: '', aliases: aliases ?? [] }
  if (prefix !== undefined) return { basePath: prefix, aliases: aliases ?? [] }
  const { language, country } = partsOf(code)
  const full = `/${language}-${country.toLowerCase()}`
  if (homeOf(language) !== country) return { basePath: full, aliases: aliases ?? [] }
  return { basePath: `/${language}`, aliases: aliases ?? [full] }
}

/** First segments of addresses that the server answers itself, beside those of the pages. */
const served = [
  'api',
  'assets',
  'captions',
  'development',
  'feeds',
  'graphql',
  'healthz',
  'images',
  'in-store',
  'media',
  'metrics',
  'product-feeds',
  'readyz',
  'sandbox',
  'videos',
  'webhooks',
]

const taken: ReadonlySet<string> = new Set([
  ...served.map((segment) => `/${segment}`),
  ...[
    ...Object.values(routePaths).flatMap((path) => (typeof path === 'string' ? [path] : Object.values(path))),
    ...personalPrefixes,
  ].map((path) => `/${path.split('/')[1]}`),
])

/** Prefixes that lead to a page of the shop, or to two storefronts. */
export function prefixErrors(entries: readonly PlacedEntry[], root: string): StorefrontError[] {
  const claimed = new Map<string, string>()
  return entries.flatMap(({ entry, at }) => {
    const { basePath, aliases } = prefixesOf(entry, root)
    const claims = [
      { prefix: basePath, path: `storefronts.${at}.prefix` },
      ...aliases.map((prefix, index) => ({ prefix, path: `storefronts.${at}.aliases.${index}` })),
    ]
    return claims.flatMap(({ prefix, path }) => {
      if (prefix === '') return []
      const other = claimed.get(prefix)
      if (!other) claimed.set(prefix, entry.code)
      if (taken.has(prefix)) return [{ path, message: `${prefix} is where pages of the shop lie` }]
      return other ? [{ path, message: `${prefix} leads to ${other} already` }] : []
    })
  })
}
