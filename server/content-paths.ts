import { deliverDocument } from '#integrations/prismic/repository/deliver.ts'
import { snapshotOf } from '#integrations/prismic/repository/document.ts'
import { type RouteName, routePaths } from '#kernel/routes.ts'
import { storefronts } from '#kernel/storefront.ts'
import { errorOfPlaceholders } from '#shop/company/fill-in.ts'
import { addressOf, contentRoutes } from '#shop/content/content-routes.ts'
import { placeholderNames } from '#shop/content/placeholders.ts'
import type { StoredDocument } from '#shop/content/publication-port.ts'

/** The paths of the catalogue by the content's spelling of the language. */
export type CataloguePaths = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Whether a path leads somewhere in the storefront of a language.
 *
 * @param catalogue nothing when the catalogue can't be asked: then nobody knows
 */
export function knownPaths(
  documents: readonly StoredDocument[],
  catalogue: CataloguePaths | undefined,
): (path: string, lang: string) => boolean | undefined {
  const pages = Map.groupBy(pathsOf(documents), ({ lang }) => lang)
  const known = new Map(
    storefronts.map(({ contentLang, language }) => [
      contentLang as string,
      new Set([
        ...fixedPaths(language),
        ...(pages.get(contentLang) ?? []).map(({ path }) => path),
        ...(catalogue?.get(contentLang) ?? []),
      ]),
    ]),
  )
  return (path, lang) => known.get(lang)?.has(path) || (catalogue ? false : undefined)
}

/** What is wrong with the placeholders of a text. */
export const placeholderError = (text: string): string | undefined => errorOfPlaceholders(text, placeholderNames)

/** Where documents are read, as the repository and the shop work it out; types without a route have no page. */
export function pathsOf(documents: readonly StoredDocument[]): { id: string; lang: string; path: string }[] {
  const snapshot = snapshotOf('check', documents)
  const routes = contentRoutes.map((route) => ({ resolvers: {}, ...route }))
  const fetchLinks = new Map([['page', new Set(['url_key'])]])
  const delivery = { routes, fetchLinks, fetch: new Map(), graphQuery: undefined, href: () => '' }
  return documents.flatMap((document) => {
    const delivered = deliverDocument(document, snapshot, delivery)
    if (delivered.url === null) return []
    const address = addressOf(delivered)
    return [{ id: document.id, lang: document.lang, path: address === '' ? '/' : `/${address}/` }]
  })
}

/** Pages of the shop that are no documents. */
function fixedPaths(language: keyof (typeof routePaths)['stores']): string[] {
  const names = Object.keys(routePaths) as RouteName[]
  return names.flatMap((name) => {
    const path = routePaths[name]
    const pattern = typeof path === 'string' ? path : path[language]
    return pattern.includes(':') ? [] : [pattern]
  })
}
