import { join } from 'node:path'
import { type ContentError, checkContent } from '#integrations/prismic/models/check-content.ts'
import { modelErrors } from '#integrations/prismic/models/check-models.ts'
import { type modelFolders, readModels } from '#integrations/prismic/models/models.ts'
import { deliverDocument } from '#integrations/prismic/repository/deliver.ts'
import { snapshotOf } from '#integrations/prismic/repository/document.ts'
import { type ReadDocuments, readDocuments } from '#integrations/prismic/repository/document-files.ts'
import { type RouteName, routePaths } from '#kernel/routes.ts'
import { storefronts } from '#kernel/storefront.ts'
import { companyNames } from '#shop/company/company-placeholders.ts'
import { errorOfPlaceholders } from '#shop/company/fill-in.ts'
import { addressOf, contentRoutes } from '#shop/content/content-routes.ts'
import type { StoredDocument } from '#shop/content/publication-port.ts'
import { settingsNames } from '#shop/settings/settings-placeholders.ts'
import type { ContentMedia } from './content-media.ts'

export type CheckOptions = ContentMedia & {
  readonly documents: string
  readonly models?: typeof modelFolders
  /** A draft: its documents stand over those of the same id. */
  readonly draft?: string | undefined
  /** The paths of the catalogue by the content's spelling of the language; nothing when the catalogue can't be asked. */
  readonly catalogue?: ReadonlyMap<string, ReadonlySet<string>> | undefined
}

export type Checked = Pick<ReadDocuments, 'documents' | 'ref'> & {
  /** One sentence per error, with its file, field and language. */
  readonly errors: readonly string[]
}

/** Reads the documents of a folder, with a draft over them, and says everything that is wrong with them. */
export function checkFolder({ documents: folder, models: folders, draft, catalogue, ...media }: CheckOptions): Checked {
  const published = readDocuments(folder)
  const drafted = draft === undefined ? undefined : readDocuments(draft)
  const replaced = new Set(drafted?.documents.map(({ id }) => id))
  const byFile = [...published.byFile.filter(([, { id }]) => !replaced.has(id)), ...(drafted?.byFile ?? [])]
  const documents = byFile.map(([, document]) => document)

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
  const models = readModels(folders)
  const errors = checkContent({
    documents: byFile,
    models,
    languages: storefronts.map(({ contentLang }) => contentLang),
    ...media,
    errorOfPlaceholders: (text) => errorOfPlaceholders(text, [...companyNames, ...settingsNames]),
    isPath: (path, lang) => known.get(lang)?.has(path) || (catalogue ? false : undefined),
  })
  const where = (base: string) => (sentence: string) => `${base}/${sentence}`
  return {
    documents,
    ref: drafted ? `${published.ref}~${drafted.ref}` : published.ref,
    errors: [
      ...published.errors.map(where(folder)),
      ...(drafted?.errors.map(where(draft ?? '')) ?? []),
      ...modelErrors(models),
      ...errors.map((error) => sentenceOf(error, folder)),
    ],
  }
}

function sentenceOf({ file, field, lang, why }: ContentError, folder: string): string {
  return `${join(folder, file)} (${lang}) ${field}: ${why}`
}

/** Where documents are read, as the repository and the shop work it out; types without a route have no page. */
function pathsOf(documents: readonly StoredDocument[]): { lang: string; path: string }[] {
  const snapshot = snapshotOf('check', documents)
  const routes = contentRoutes.map((route) => ({ resolvers: {}, ...route }))
  const fetchLinks = new Map([['page', new Set(['url_key'])]])
  const delivery = { routes, fetchLinks, fetch: new Map(), graphQuery: undefined, href: () => '' }
  return documents.flatMap((document) => {
    const delivered = deliverDocument(document, snapshot, delivery)
    if (delivered.url === null) return []
    const address = addressOf(delivered)
    return [{ lang: document.lang, path: address === '' ? '/' : `/${address}/` }]
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
