import type { Storefront } from './storefront.ts'

/** `dames/laarzen` and `/dames/laarzen` as `/dames/laarzen/`: the written form of every path. */
export function withTrailingSlash(path: string): string {
  const [pathname = '', query] = path.split('?')
  const whole = `/${pathname}/`.replace(/\/{2,}/g, '/')
  return query ? `${whole}?${query}` : whole
}

/**
 * The one address of a page: what its canonical link, the hreflang links of the others, sitemaps, feeds and structured data
 * all say.
 * @param publicUrl without a slash at its end
 * @param path without the storefront's prefix, with or without its slashes
 */
export function pageUrl(publicUrl: string, { basePath }: Pick<Storefront, 'basePath'>, path: string): string {
  return publicUrl + basePath + withTrailingSlash(path)
}
