import { join } from 'node:path'
import { type ContentError, checkContent } from '#integrations/prismic/models/check-content.ts'
import { modelErrors } from '#integrations/prismic/models/check-models.ts'
import { type modelFolders, readModels } from '#integrations/prismic/models/models.ts'
import { type ReadDocuments, readDocuments } from '#integrations/prismic/repository/document-files.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { ContentMedia } from './content-media.ts'
import { type CataloguePaths, knownPaths, placeholderError } from './content-paths.ts'

export type CheckOptions = ContentMedia & {
  readonly documents: string
  readonly models?: typeof modelFolders
  /** A draft: its documents stand over those of the same id. */
  readonly draft?: string | undefined
  /** The paths of the catalogue by the content's spelling of the language; nothing when the catalogue can't be asked. */
  readonly catalogue?: CataloguePaths | undefined
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

  const models = readModels(folders)
  const errors = checkContent({
    documents: byFile,
    models,
    languages: storefronts.map(({ contentLang }) => contentLang),
    ...media,
    errorOfPlaceholders: placeholderError,
    isPath: knownPaths(documents, catalogue),
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
