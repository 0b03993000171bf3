import { minute, second } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { PicturePort } from '../catalog/picture-port.ts'
import {
  type ContentEdit,
  type ContentState,
  type ContentVersion,
  type EditedContent,
  nameOf,
  revisionOf,
  stateOf,
  workingCopy,
} from './content-edit.ts'
import type { ContentEditReader } from './content-edit-store.ts'
import {
  addContent,
  type ContentChange,
  type ContentEditDeps,
  editContent,
  type NewContent,
  restoreContent,
} from './edit-content.ts'
import { measurePictures } from './measure-pictures.ts'
import type { PublicationPort, StoredDocument } from './publication-port.ts'
import { refOf, withReplaced } from './publish-documents.ts'
import { publishDueContent } from './publish-due-content.ts'

/** A document as a list of them shows it. */
export type ListedContent = {
  readonly id: string
  readonly type: string
  readonly lang: string
  readonly uid: string | null
  readonly name: string
  /** Where it is read, without the storefront's prefix; nothing for what has no page of its own. */
  readonly path: string | undefined
  readonly state: ContentState
  readonly publishedAt: string | undefined
  readonly savedAt: Date | undefined
  readonly savedBy: string | undefined
  readonly publishAt: Date | null
  readonly takeOffAt: Date | null
}

/** A document as somebody edits it. */
export type OpenedContent = ListedContent & {
  readonly revision: string
  readonly document: StoredDocument
  /** What everybody sees. */
  readonly live: StoredDocument | undefined
  readonly edit: ContentEdit | undefined
  /** The same page in other languages. */
  readonly translations: readonly ListedContent[]
}

export type ContentFilter = {
  readonly type?: string | undefined
  readonly lang?: string | undefined
  readonly state?: ContentState | undefined
  /** A part of its name or its address. */
  readonly text?: string | undefined
}

export type ContentEditingDeps = ContentEditDeps & {
  readonly publications: PublicationPort
  readonly edits: ContentEditReader
  readonly pictures: Pick<PicturePort, 'find'>
}

/** For so long the link of a preview works that was made while somebody edits. */
const previewLifetime = 60 * minute
/** So many previews of a document each editor has: a page that is being loaded must not end with the next letter. */
const mostPreviews = 32
const apart = second / 10

/** Documents of the embedded repository as staff list, edit, preview and publish them. */
export function contentEditingService(deps: ContentEditingDeps) {
  const { transact, clock, models, repository, publications, edits, pictures } = deps

  /** Where content is written elsewhere, what was published here before is nobody's. */
  async function published(): Promise<readonly StoredDocument[]> {
    if (repository.kind === 'prismic') return []
    const ref = await publications.latest()
    return ref === undefined ? [] : ((await publications.documents(ref)) ?? [])
  }

  async function everything(): Promise<readonly ListedEdit[]> {
    const live = await published()
    const known = new Map((await edits.edits()).map((edit) => [edit.documentId, edit]))
    const seen = new Set(live.map(({ id }) => id))
    const all: readonly EditedContent[] = [
      ...live.map((document) => ({ live: document, edit: known.get(document.id) })),
      ...[...known.values()].flatMap((edit) => (seen.has(edit.documentId) ? [] : [{ live: undefined, edit }])),
    ]
    const working = all.flatMap((one) => workingCopy(one) ?? [])
    const paths = models.paths(working)
    return all.flatMap((one) => {
      const document = workingCopy(one)
      return document ? [{ ...one, document, listed: listedOf(document, one, paths.get(document.id)) }] : []
    })
  }

  return {
    repository,
    models,

    /** By type and name. */
    list: async (filter: ContentFilter): Promise<readonly ListedContent[]> =>
      (await everything())
        .map(({ listed }) => listed)
        .filter((listed) => isAskedFor(listed, filter))
        .toSorted(byTypeAndName),

    find: async (id: string): Promise<OpenedContent | undefined> => {
      const all = await everything()
      const found = all.find(({ listed }) => listed.id === id)
      if (!found) return undefined
      const { live, edit, document, listed } = found
      const key = document.data.alternate_id
      const translations = all.flatMap((other) =>
        other.listed.id !== id &&
        other.listed.type === listed.type &&
        typeof key === 'string' &&
        other.document.data.alternate_id === key
          ? [other.listed]
          : [],
      )
      return { ...listed, revision: revisionOf(found), document, live, edit, translations }
    },

    versions: (id: string): Promise<readonly ContentVersion[]> => edits.versions(id),
    edit: (change: ContentChange) =>
      editContent(deps, change.data === undefined ? change : { ...change, data: measured(change.data) }),
    restore: (change: Parameters<typeof restoreContent>[1]) => restoreContent(deps, change),
    /** A document that nobody sees yet: an empty one, or a copy in another language. */
    add: (wanted: NewContent) => addContent(deps, wanted),
    publishDue: () => publishDueContent(deps),

    /** What would keep a document from being published, each beside its field. */
    problems: async (document: StoredDocument) =>
      models.problems(document, withReplaced(await published(), [{ id: document.id, document }])),

    /**
     * Lets whoever is given the answered token see a document as it is written, for an hour, or until they have looked at it some more times.
     * @param by whose preview it is: each has one of their own
     */
    preview: async (written: StoredDocument, by: string): Promise<string | undefined> => {
      if (repository.kind === 'prismic') return undefined
      const document = { ...written, data: measured(written.data) }
      const token = newToken()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + previewLifetime)
      const place = Math.floor(now.getTime() / apart) % mostPreviews
      await transact(['publications'], (repositories) =>
        repositories.publications.preview(
          { draft: `edit:${by}:${document.id}:${place}`, token, ref: refOf([document]), expiresAt, isOverlay: true },
          [document],
          now,
        ),
      )
      return repository.previews + token
    },
  }

  function measured(data: StoredDocument['data']): StoredDocument['data'] {
    // A record stays one.
    return measurePictures(data, pictures) as StoredDocument['data']
  }
}

type ListedEdit = EditedContent & { readonly document: StoredDocument; readonly listed: ListedContent }

function listedOf(document: StoredDocument, edited: EditedContent, path: string | undefined): ListedContent {
  const { live, edit } = edited
  const { id, type, lang, uid } = document
  return {
    id,
    type,
    lang,
    uid,
    name: nameOf(document),
    path,
    state: stateOf(edited),
    publishedAt: live?.last_publication_date,
    savedAt: edit?.head.savedAt,
    savedBy: edit?.head.savedBy,
    publishAt: edit?.publishAt ?? null,
    takeOffAt: edit?.takeOffAt ?? null,
  }
}

function isAskedFor({ type, lang, state, name, path, uid }: ListedContent, filter: ContentFilter): boolean {
  if (filter.type !== undefined && filter.type !== type) return false
  if (filter.lang !== undefined && filter.lang !== lang) return false
  if (filter.state !== undefined && filter.state !== state) return false
  const text = filter.text?.trim().toLowerCase() ?? ''
  return text === '' || [name, path ?? '', uid ?? ''].some((one) => one.toLowerCase().includes(text))
}

function byTypeAndName(one: ListedContent, other: ListedContent): number {
  return one.type.localeCompare(other.type) || one.name.localeCompare(other.name) || one.lang.localeCompare(other.lang)
}
