import { isRecord } from '#kernel/is-record.ts'
import type { Snapshot, StoredDocument } from './document.ts'
import { parsingError } from './repository-error.ts'

/** `{"type":"page","path":"/:uid"}`: where documents of a type live on the site. */
export type DocumentRoute = {
  readonly type: string
  readonly uid?: string
  readonly lang?: string
  readonly path: string
  /** Names in the path, and the relations (`parent_page`, or a chain of them) whose uid stands there. */
  readonly resolvers: Readonly<Record<string, string>>
}

/** @throws RepositoryError 400 when the parameter is no list of routes */
export function parseRoutes(text: string): DocumentRoute[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw parsingError('[Link resolver error] unreadable JSON', { place: 'routes' })
  }
  return (Array.isArray(parsed) ? parsed : [parsed]).map((route: unknown) => {
    if (!isRecord(route) || typeof route.type !== 'string' || typeof route.path !== 'string') {
      throw parsingError('[Link resolver error] a route needs a type and a path', { place: 'routes' })
    }
    const resolvers = isRecord(route.resolvers)
      ? Object.fromEntries(Object.entries(route.resolvers).map(([name, field]) => [name, String(field)]))
      : {}
    return {
      type: route.type,
      path: route.path,
      resolvers,
      ...(typeof route.uid === 'string' ? { uid: route.uid } : {}),
      ...(typeof route.lang === 'string' ? { lang: route.lang } : {}),
    }
  })
}

/** The path of a document by the first route that fits it; null when none does or a part of the path is missing. */
export function urlOf(document: StoredDocument, routes: readonly DocumentRoute[], snapshot: Snapshot): string | null {
  const route = routes.find(
    ({ type, uid, lang }) =>
      type === document.type &&
      (uid === undefined || uid === document.uid) &&
      (lang === undefined || lang === document.lang),
  )
  if (!route) return null
  let whole = true
  const path = route.path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional: string | undefined) => {
    const value = partOf(document, name, route, snapshot)
    if (value !== undefined) return `/${encodeURIComponent(value)}`
    whole &&= optional !== undefined
    return ''
  })
  return whole ? path || '/' : null
}

function partOf(document: StoredDocument, name: string, route: DocumentRoute, snapshot: Snapshot): string | undefined {
  if (name === 'uid') return document.uid ?? undefined
  if (name === 'lang') return document.lang
  const chain = route.resolvers[name]?.split('.')
  if (!chain) return undefined
  let at: StoredDocument | undefined = document
  for (const field of chain) {
    const link: unknown = at?.data[field]
    at = isRecord(link) && typeof link.id === 'string' ? snapshot.byId.get(link.id) : undefined
  }
  return at?.uid ?? undefined
}
