import { createMigration, type Migration, type PrismicDocument } from '@prismicio/client'
import { isRecord } from '#kernel/is-record.ts'
import { compareTexts, groupOf, type StoredDocument } from '../repository/document.ts'

export type PictureFile = { readonly bytes: Uint8Array; readonly filename: string }

type MigrationAsset = ReturnType<Migration['createAsset']>
type MigrationDocument = ReturnType<Migration['createDocument']>

/**
 * Everything that the write client has to make of the documents: each of them, the ones in the master language first so that
 * the others can be tied to them, and the pictures that they show.
 *
 * @param readPicture the file of a picture by its name, `scenes/home-women`
 */
export async function buildMigration(
  documents: readonly StoredDocument[],
  masterLang: string,
  readPicture: (name: string) => Promise<PictureFile | undefined>,
): Promise<Migration> {
  const migration = createMigration()
  const made = new Map<string, MigrationDocument>()
  const masters = new Map<string, MigrationDocument>()
  const pictures = new Map<string, Promise<PictureFile | undefined>>()

  const picture = (name: string) => {
    // The client tells pictures apart by their bytes, so the same picture has to be the same object.
    const known = pictures.get(name) ?? readPicture(name)
    pictures.set(name, known)
    return known
  }

  const isMaster = ({ lang }: StoredDocument) => (lang === masterLang ? 0 : 1)
  const inOrder = documents.toSorted((a, b) => isMaster(a) - isMaster(b) || compareTexts(a.id, b.id))
  for (const document of inOrder) {
    const { id, uid, type, lang, tags, data } = document
    const master = masters.get(groupOf(document))
    const pending = {
      type,
      lang,
      tags: [...tags],
      ...(uid === null ? {} : { uid }),
      // Filled in by the client, which knows ids and assets when it sends them.
      data: (await migrated(data)) as PrismicDocument['data'],
    }
    const created = migration.createDocument(
      pending as Parameters<typeof migration.createDocument>[0],
      titleOf(document),
      master ? { masterLanguageDocument: master } : {},
    )
    made.set(id, created)
    if (!master && lang === masterLang) masters.set(groupOf(document), created)
  }
  return migration

  async function migrated(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all((value as unknown[]).map(migrated))
    if (!isRecord(value)) return value
    if (value.link_type === 'Document') {
      const { id } = value
      return { link_type: 'Document', id: () => made.get(String(id)) }
    }
    if ('dimensions' in value) return image(value)
    const fields = await Promise.all(
      Object.entries(value).map(async ([name, one]) => [name, await migrated(one)] as const),
    )
    return Object.fromEntries(fields)
  }

  /** An image with its cuts, as assets; nothing when its file is missing. */
  async function image(value: Readonly<Record<string, unknown>>): Promise<Record<string, MigrationAsset> | null> {
    const own = await asset(value)
    if (!own) return null
    const cuts = await Promise.all(
      Object.entries(value).map(async ([name, cut]) => {
        const made = name !== 'dimensions' && isRecord(cut) ? await asset(cut) : undefined
        return made ? [[name, made] as const] : []
      }),
    )
    return { id: own, ...Object.fromEntries(cuts.flat()) }
  }

  async function asset({ url, alt }: Readonly<Record<string, unknown>>): Promise<MigrationAsset | undefined> {
    const name = /^\/images\/(.+)$/.exec(String(url))?.[1]
    const file = name === undefined ? undefined : await picture(name)
    if (!file) return undefined
    return migration.createAsset(
      file.bytes as never,
      file.filename,
      typeof alt === 'string' && alt !== '' ? { alt } : {},
    )
  }
}

/** How editors find a document among the others. */
function titleOf({ type, uid, lang, data }: StoredDocument): string {
  const title = [data.page_title, data.title, data.label].find((one) => typeof one === 'string' && one !== '')
  return `${String(title ?? uid ?? type)} (${lang})`
}
