import { type Segment, translatedPath } from '#kernel/routes.ts'
import type { Language } from '#kernel/storefront.ts'

/**
 * The SKU in an old product address: `/some-shoe-12345x678.html` was 12345.678 (specification §2). The last pair of
 * numbers in the last part of the path counts.
 */
export function skuOfOldUrl(path: string): string | undefined {
  const last = path.split('/').findLast((part) => part !== '')
  if (!last?.endsWith('.html')) return undefined
  return last
    .match(/\d+x\d+/g)
    ?.at(-1)
    ?.replace('x', '.')
}

export function isOldProductUrl(path: string): boolean {
  return /\.html\/?$/.test(path)
}

/** Where a path in another storefront's words, or a neutral one, leads here; with its query. */
export function translatedTarget(path: string, search: string, language: Language): string | undefined {
  const target = translatedPath(path, language)
  return target === undefined ? undefined : target + search
}

/** Whether a visitor in a segment is sent on from a page that exists twice: home and lookbook (specification §2). */
export function segmentTarget(path: string, segment: Segment): 'menHome' | 'lookbookForHim' | undefined {
  if (segment !== 'for-him') return undefined
  if (path === '/' || path === '') return 'menHome'
  return /^\/lookbook\/?$/.test(path) ? 'lookbookForHim' : undefined
}

/** A path of this site that a form may send its visitor back to; never another host. */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined
  return /^\/(?![/\\])[^\\\s]*$/.test(value) ? value : undefined
}
