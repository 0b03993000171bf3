import { isRecord } from '#kernel/is-record.ts'
import { groupOf, type Snapshot, type StoredDocument } from './document.ts'
import { type GraphQuery, pickData } from './graph-query.ts'
import { type DocumentRoute, urlOf } from './routes.ts'

/** What of the documents a request wants, and how their addresses are made. */
export type Delivery = {
  readonly routes: readonly DocumentRoute[]
  readonly graphQuery: GraphQuery | undefined
  /** By type, the fields of the documents themselves; all when empty. */
  readonly fetch: ReadonlyMap<string, ReadonlySet<string>>
  /** By type, the fields that come with each relation to a document of it. */
  readonly fetchLinks: ReadonlyMap<string, ReadonlySet<string>>
  /** Where the documents can be asked for one by one. */
  readonly href: (id: string) => string
}

/** A document as the Content API delivers it. */
export function deliverDocument(document: StoredDocument, snapshot: Snapshot, delivery: Delivery) {
  const { id, uid, type, lang, tags, first_publication_date, last_publication_date } = document
  const follow = (link: Readonly<Record<string, unknown>>) =>
    typeof link.id === 'string' ? snapshot.byId.get(link.id) : undefined
  const slugs = uid === null ? [] : [uid]
  return {
    id,
    uid,
    url: urlOf(document, delivery.routes, snapshot),
    type,
    href: delivery.href(id),
    tags,
    first_publication_date,
    last_publication_date,
    slugs,
    linked_documents: [],
    lang,
    alternate_languages: (snapshot.together.get(groupOf(document)) ?? [])
      .filter((other) => other.id !== id)
      .map((other) => ({
        id: other.id,
        type: other.type,
        lang: other.lang,
        ...(other.uid === null ? {} : { uid: other.uid }),
      })),
    data: linkedRecord(data(), snapshot, delivery),
  }

  function data(): Readonly<Record<string, unknown>> {
    if (delivery.graphQuery) return pickData(delivery.graphQuery, document, follow)
    if (delivery.fetch.size === 0) return document.data
    const names = delivery.fetch.get(type)
    return Object.fromEntries(Object.entries(document.data).filter(([name]) => names?.has(name)))
  }
}

/** Relations say what they lead to, as it stands in the same ref; one that leads nowhere is broken. */
function linked(value: unknown, snapshot: Snapshot, delivery: Delivery): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map((one) => linked(one, snapshot, delivery))
  if (!isRecord(value)) return value
  if (value.link_type === 'Document' && typeof value.id === 'string')
    return relation(value, value.id, snapshot, delivery)
  return linkedRecord(value, snapshot, delivery)
}

function linkedRecord(record: Readonly<Record<string, unknown>>, snapshot: Snapshot, delivery: Delivery) {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, linked(one, snapshot, delivery)]))
}

function relation(link: Readonly<Record<string, unknown>>, id: string, snapshot: Snapshot, delivery: Delivery) {
  const target = snapshot.byId.get(id)
  if (!target) return { ...link, type: 'broken_type', tags: [], slug: '-', lang: null, isBroken: true }
  const { type, tags, lang, uid, data, first_publication_date, last_publication_date } = target
  const names = delivery.fetchLinks.get(type)
  const fetched = names && Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)))
  const url = urlOf(target, delivery.routes, snapshot)
  return {
    ...link,
    type,
    tags,
    lang,
    slug: uid ?? '-',
    first_publication_date,
    last_publication_date,
    ...(uid === null ? {} : { uid }),
    ...(url === null ? {} : { url }),
    ...(fetched ? { data: { ...(isRecord(link.data) ? link.data : {}), ...fetched } } : {}),
    isBroken: false,
  }
}
