import { createWriteClient } from '@prismicio/client'
import type { Models } from '../models/models.ts'
import type { StoredDocument } from '../repository/document.ts'
import { buildMigration, type PictureFile } from './build-migration.ts'
import { pushModels } from './push-models.ts'

export type PushOptions = {
  readonly repository: string
  readonly writeToken: string
  readonly accessToken?: string | undefined
  /** The APIs, when they are not Prismic's own; without slashes at their ends. */
  readonly endpoints?: {
    readonly content?: string | undefined
    readonly assets?: string
    readonly migration?: string
    readonly models?: string
  }
  readonly fetch?: typeof fetch
  readonly models: Pick<Models, 'raw'>
  readonly documents: readonly StoredDocument[]
  /** In the order of the shop, the first one when the repository can choose. */
  readonly languages: readonly string[]
  readonly readPicture: (name: string) => Promise<PictureFile | undefined>
  /** Whether what was brought is published at once, or left for editors to look at in the migration release. */
  readonly publish: boolean
  readonly say: (sentence: string) => void
}

/**
 * Fills an empty repository: models, pictures, documents.
 * @returns what keeps it from being done, as sentences; nothing when it was done
 */
export async function pushContent(options: PushOptions): Promise<readonly string[] | undefined> {
  const { repository, writeToken, accessToken, endpoints = {}, fetch, documents, languages, say } = options
  const client = createWriteClient(repository, {
    writeToken,
    ...(accessToken === undefined ? {} : { accessToken }),
    ...(endpoints.content === undefined ? {} : { documentAPIEndpoint: endpoints.content }),
    ...(endpoints.assets === undefined ? {} : { assetAPIEndpoint: endpoints.assets }),
    ...(endpoints.migration === undefined ? {} : { migrationAPIEndpoint: endpoints.migration }),
    ...(fetch ? { fetch: (input, init) => fetch(input, init) } : {}),
  })
  const known = (await client.getRepository()).languages.map(({ id }) => id)
  const missing = languages.filter((lang) => !known.includes(lang))
  if (missing.length > 0) {
    return [`The repository has no ${missing.join(', ')}. Add the languages under Settings, Translations & Locales.`]
  }
  const { total_results_size: there } = await client.get({ lang: '*', pageSize: 1 })
  if (there > 0) return [`The repository has ${there} documents already; only an empty one is filled.`]

  say(`Models: ${options.models.raw.slices.length} slices, ${options.models.raw.types.length} types`)
  await pushModels(
    { repository, writeToken, endpoint: endpoints.models, ...(fetch ? { fetch } : {}) },
    options.models.raw,
  )
  const migration = await buildMigration(documents, known[0] ?? '', options.readPicture)
  await client.migrate(migration, {
    reporter: ({ type, data }) => {
      if (type === 'assets:creating') say(`Picture ${data.current} of ${data.total}`)
      if (type === 'documents:creating') say(`Document ${data.current} of ${data.total}`)
      if (type === 'documents:updating') say(`Fields of document ${data.current} of ${data.total}`)
    },
  })
  if (options.publish) say(`${(await client.publishMigrationRelease()).totalItems} documents are being published`)
  return undefined
}
