import { brokenReferences } from '#integrations/prismic/models/check-content.ts'
import { documentErrors, kindOfModelError } from '#integrations/prismic/models/check-document.ts'
import { type Models, type modelFolders, readModels } from '#integrations/prismic/models/models.ts'
import type { ContentModelPort, ContentProblem } from '#shop/content/content-model-port.ts'
import type { StoredDocument } from '#shop/content/publication-port.ts'
import type { ContentMedia } from './content-media.ts'
import { knownPaths, pathsOf, placeholderError } from './content-paths.ts'

type Deps = ContentMedia & {
  readonly folders?: typeof modelFolders
  /** Which of these paths are pages of the catalogue; nothing when it can't be asked. */
  readonly catalogueHas: (lang: string, paths: readonly string[]) => Promise<ReadonlySet<string> | undefined>
}

/** What documents may hold by the models of this release, and the checks of `content:check` for one document at a time. */
export function contentModels({ folders, catalogueHas, ...media }: Deps): ContentModelPort {
  let known: Models | undefined
  // Shoppers need none of it, so that nothing is read before somebody edits.
  const models = () => {
    known ??= readModels(folders)
    return known
  }
  return {
    types: () => models().types,
    slices: () => models().slices,
    paths: (documents) => new Map(pathsOf(documents).map(({ id, path }) => [id, path])),
    problems: async (document, documents) => {
      const wrong = documentErrors(document, models()).map((error) => ({ ...error, kind: kindOfModelError(error) }))
      return [...wrong, ...(await brokenIn(document, documents))].map(problemOf)
    },
  }

  async function brokenIn(document: StoredDocument, documents: readonly StoredDocument[]) {
    const references = {
      byId: new Map(documents.map((one) => [one.id, one])),
      errorOfPlaceholders: placeholderError,
      ...media,
    }
    const asked = new Set<string>()
    const ask = (path: string) => {
      asked.add(path)
      return undefined
    }
    brokenReferences(document, { ...references, isPath: ask })
    const found = asked.size === 0 ? undefined : await catalogueHas(document.lang, [...asked])
    const isPath = knownPaths(documents, found && new Map([[document.lang, found]]))
    return brokenReferences(document, { ...references, isPath })
  }
}

/** `slices[2] hero.primary.title` is `slices.2.primary.title` in a form. */
function problemOf({ field, kind, why }: ContentProblem): ContentProblem {
  return { field: field.replaceAll(/\[(\d+)\](?: \w+)?/g, '.$1'), kind, why }
}
