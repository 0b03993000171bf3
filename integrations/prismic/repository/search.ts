import { type Delivery, deliverDocument } from './deliver.ts'
import type { Snapshot, StoredDocument } from './document.ts'
import { parseGraphQuery } from './graph-query.ts'
import { orderDocuments, parseOrderings } from './orderings.ts'
import { meetsPredicate, type Predicate, parsePredicates } from './predicates.ts'
import { parsingError } from './repository-error.ts'
import { parseRoutes } from './routes.ts'
import { similarTo } from './similar.ts'

export const usualPageSize = 20
export const largestPageSize = 100
/** Of the API, as it says in every answer. */
export const apiVersion = 'embedded'
export const license = 'All Rights Reserved'

const furthestPage = 100_000

export type SearchOptions = {
  /** Answered when no `lang` is asked for. */
  readonly masterLang: string
  /** The address of the search itself, for the links to other pages. */
  readonly url: URL
}

/**
 * Answers `documents/search` from a snapshot.
 * @throws RepositoryError 400 when a parameter can't be read
 */
export function searchRepository(snapshot: Snapshot, parameters: URLSearchParams, { masterLang, url }: SearchOptions) {
  const predicates = parameters.getAll('q').flatMap(parsePredicates)
  const orderings = parseOrderings(parameters.get('orderings') ?? '')
  const pageSize = wholeNumber(parameters, 'pageSize', usualPageSize, largestPageSize)
  const page = wholeNumber(parameters, 'page', 1, furthestPage)
  const lang = parameters.get('lang') ?? masterLang
  const delivery = deliveryOf(parameters, url)

  const inLang = lang === '*' ? snapshot.documents : snapshot.documents.filter((document) => document.lang === lang)
  const conditions = predicates.map((predicate) => conditionOf(predicate, snapshot))
  const found = inLang.filter((document) => conditions.every((holds) => holds(document)))
  const rest = behind(orderDocuments(found, orderings), parameters.get('after'))
  const shown = rest.slice((page - 1) * pageSize, page * pageSize)
  const pages = Math.ceil(rest.length / pageSize)
  return {
    page,
    results_per_page: pageSize,
    results_size: shown.length,
    total_results_size: rest.length,
    total_pages: pages,
    next_page: page < pages ? pageUrl(url, page + 1) : null,
    prev_page: page > 1 ? pageUrl(url, page - 1) : null,
    results: shown.map((document) => deliverDocument(document, snapshot, delivery)),
    version: apiVersion,
    license,
  }
}

function conditionOf(predicate: Predicate, snapshot: Snapshot): (document: StoredDocument) => boolean {
  if (predicate.name !== 'similar') return (document) => meetsPredicate(document, predicate)
  const [id, most] = predicate.values
  const ids = similarTo(snapshot, String(id), Number(most))
  return (document) => ids.has(document.id)
}

/** What comes after a document; nothing when it is not among those found, so that nobody begins again unawares. */
function behind(documents: readonly StoredDocument[], after: string | null): readonly StoredDocument[] {
  if (after === null) return documents
  const at = documents.findIndex(({ id }) => id === after)
  return at < 0 ? [] : documents.slice(at + 1)
}

function deliveryOf(parameters: URLSearchParams, url: URL): Delivery {
  const graphQuery = parameters.get('graphQuery')
  const routes = parameters.get('routes')
  return {
    routes: routes === null ? [] : parseRoutes(routes),
    graphQuery: graphQuery === null ? undefined : parseGraphQuery(graphQuery),
    fetch: fieldsOf(parameters.get('fetch')),
    fetchLinks: fieldsOf(parameters.get('fetchLinks')),
    href: (id) => {
      const address = new URL(url)
      address.search = ''
      for (const name of ['ref', 'access_token']) {
        const value = parameters.get(name)
        if (value !== null) address.searchParams.set(name, value)
      }
      address.searchParams.set('q', `[[:d = at(document.id, "${id}") ]]`)
      // Without it a document in another than the main language would not be found there.
      address.searchParams.set('lang', '*')
      return address.href
    },
  }
}

/** `page.title,page.date` by type. */
function fieldsOf(text: string | null): Map<string, Set<string>> {
  const byType = new Map<string, Set<string>>()
  for (const part of text?.split(',') ?? []) {
    const [type = '', field] = part.trim().split('.')
    if (field !== undefined) byType.set(type, (byType.get(type) ?? new Set()).add(field))
  }
  return byType
}

function wholeNumber(parameters: URLSearchParams, name: string, usual: number, most: number): number {
  const text = parameters.get(name)
  if (text === null) return usual
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw parsingError(`${name} must be a whole number from 1 to ${most}`, { place: name })
}

function pageUrl(url: URL, page: number): string {
  const other = new URL(url)
  other.searchParams.set('page', String(page))
  return other.href
}
