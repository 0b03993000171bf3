import {
  type BuildQueryURLArgs,
  type Client,
  createClient,
  filter,
  ParsingError,
  PreviewTokenExpiredError,
  type PrismicDocument,
  type Query,
} from '@prismicio/client'
import type {
  ContentDocument,
  ContentPort,
  ContentQuery,
  ContentReader,
  ContentResults,
  UnreadableQuery,
} from '#shop/content/content-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { type Circuit, createCircuit } from './circuit.ts'
import { previewToken } from './preview-token.ts'
import { repositoryFetch } from './repository-fetch.ts'
import { type StaleIfErrorCache, staleIfErrorCache } from './stale-if-error-cache.ts'

export type PrismicContentOptions = {
  /** The repository's name, `my-shop` of my-shop.prismic.io. */
  readonly repository: string
  /** Its Content API, when it is not the public one. */
  readonly endpoint?: string | undefined
  readonly accessToken?: string | undefined
  readonly observe?: ObserveVendor | undefined
  readonly fetch?: typeof fetch
  /** Where documents live on the site, by type. */
  readonly routes: NonNullable<BuildQueryURLArgs['routes']>
  /** Fields that come along with relations: `page.url_key`. */
  readonly fetchLinks: readonly string[]
  /** What a preview's token begins with; tokens of other repositories are none. */
  readonly previews: string
  /** Told when the repository can't be reached and an older answer has to do. */
  readonly report: (error: unknown) => void
  /** Answers where the repository does not and nothing is remembered. */
  readonly fallback?: ContentReader | undefined
  readonly timeoutMs?: number
  readonly now?: () => number
  /** Another value means that something was published without a word: a file was saved. */
  readonly version?: () => string
}

type Parameters = Omit<BuildQueryURLArgs, 'ref' | 'filters'> & { filters: string[] }

const mostCached = 5000
const mostSearches = 1000
/** The most documents that one request of the Content API answers. */
const wholePage = 100
/** Milliseconds that the repository may take. */
const defaultTimeoutMs = 5000
/** Milliseconds for which a repository that failed is not asked again, where something else answers. */
const patience = 10_000

export type PrismicContent = ContentPort & {
  /**
   * Everything that everybody sees now, for whoever keeps it; nothing when it is what bears the ref that is known.
   * @throws VendorFailure
   */
  everything(knownRef?: string): Promise<{ readonly ref: string; readonly documents: ContentDocument[] } | undefined>
}

/** The content of a repository that speaks Prismic's Content API v2, read once and remembered until something is published. */
export function createPrismicContent(options: PrismicContentOptions): PrismicContent {
  const { observe, timeoutMs = defaultTimeoutMs, now = Date.now, fallback } = options
  const report = reportedOnce(options.report)
  const documents = staleIfErrorCache({ most: mostCached, report, now })
  const searches = staleIfErrorCache({ most: mostSearches, report, now })
  const wire = repositoryFetch({ fetch: options.fetch, observe, timeoutMs, now })
  let circuit = newCircuit()
  // A client remembers the master ref for some seconds; after a publication it is a new client that asks.
  let client = newClient()
  let version = options.version?.()

  const published = readerOf(
    (parameters) => circuit(() => client.get<PrismicDocument>(parameters)),
    { documents, searches, refresh, fallback },
    options,
  )
  const ownToken = (value: string): string | undefined => {
    const token = previewToken(value)
    return token?.startsWith(options.previews) ? token : undefined
  }
  return {
    ...published,
    preview: (value) => {
      const token = ownToken(value)
      return token === undefined ? undefined : drafts(token)
    },
    draft: async (value, id) => {
      const ref = ownToken(value)
      if (ref === undefined || !isName(id)) return undefined
      const filters = [filter.at('document.id', id)]
      const { results } = await client.get<PrismicDocument>({
        filters,
        ref,
        lang: '*',
        pageSize: 1,
        fetchLinks: [...options.fetchLinks],
      })
      return results[0]
    },
    masterRef: async () => (await newClient().getMasterRef()).ref,
    everything: async (knownRef) => {
      const fresh = newClient()
      const { ref } = await fresh.getMasterRef()
      if (ref === knownRef) return undefined
      return {
        ref,
        documents: await all((parameters) => fresh.get({ ...parameters, ref }), { filters: [], lang: '*' }),
      }
    },
    invalidate,
  }

  function newCircuit(): Circuit {
    // With nothing else to say, there is nothing better than to ask.
    return fallback ? createCircuit(patience, now) : (ask) => ask()
  }

  function invalidate(): void {
    client = newClient()
    circuit = newCircuit()
    documents.invalidate()
    searches.invalidate()
  }

  function refresh(): void {
    const now = options.version?.()
    if (now === version) return
    version = now
    invalidate()
  }

  function newClient(): Client {
    const { repository, endpoint, accessToken, routes } = options
    const made = createClient(repository, {
      routes,
      fetch: wire,
      ...(endpoint === undefined ? {} : { documentAPIEndpoint: endpoint }),
      ...(accessToken === undefined ? {} : { accessToken }),
    })
    made.disableAutoPreviews()
    return made
  }

  /** Drafts are asked for each time; when the preview is over, what is published is shown. */
  function drafts(token: string): ContentReader {
    return readerOf(
      async (parameters) => {
        try {
          return await client.get<PrismicDocument>({ ...parameters, ref: token })
        } catch (error) {
          if (error instanceof PreviewTokenExpiredError) return client.get<PrismicDocument>(parameters)
          throw error
        }
      },
      undefined,
      options,
    )
  }
}

type Ask = (parameters: Parameters) => Promise<Query<PrismicDocument>>
type Memories = {
  readonly documents: StaleIfErrorCache
  readonly searches: StaleIfErrorCache
  readonly fallback: ContentReader | undefined
  refresh(): void
}

function readerOf(ask: Ask, caches: Memories | undefined, { fetchLinks }: PrismicContentOptions): ContentReader {
  type Read<T> = (reader: ContentReader) => Promise<T>
  /** @param instead the same question to whoever answers where the repository does not */
  function cached<T>(of: 'documents' | 'searches', question: unknown[], answer: () => Promise<T>, instead: Read<T>) {
    if (!caches) return answer()
    caches.refresh()
    const { fallback } = caches
    return caches[of].answer(JSON.stringify(question), answer, fallback && (() => instead(fallback)))
  }
  const first = async (parameters: Parameters): Promise<ContentDocument | undefined> => {
    const { results } = await ask({ ...parameters, pageSize: 1, fetchLinks: [...fetchLinks] })
    return results[0]
  }

  return {
    document: async (type, uid, lang) =>
      isName(uid)
        ? cached(
            'documents',
            ['document', type, uid, lang],
            () => first({ filters: [filter.at('document.type', type), filter.at(`my.${type}.uid`, uid)], lang }),
            (reader) => reader.document(type, uid, lang),
          )
        : undefined,
    documentById: async (id) =>
      isName(id)
        ? cached(
            'documents',
            ['id', id],
            () => first({ filters: [filter.at('document.id', id)], lang: '*' }),
            (reader) => reader.documentById(id),
          )
        : undefined,
    documents: (type, lang) =>
      cached(
        'documents',
        ['documents', type, lang],
        () => all(ask, { filters: [filter.at('document.type', type)], lang, fetchLinks: [...fetchLinks] }),
        (reader) => reader.documents(type, lang),
      ),
    search: (query) =>
      cached(
        'searches',
        ['search', query],
        () => search(ask, query, fetchLinks),
        (reader) => reader.search(query),
      ),
  }
}

/** A failure that answers many questions is told once. */
function reportedOnce(report: (error: unknown) => void): (error: unknown) => void {
  const told = new WeakSet<object>()
  return (error) => {
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return
      told.add(error)
    }
    report(error)
  }
}

/** Ids and uids have no other characters, so nothing else needs to be asked for. */
const isName = (text: string) => /^[\w.~-]{1,200}$/.test(text)

async function all(ask: Ask, parameters: Parameters): Promise<ContentDocument[]> {
  const found: ContentDocument[] = []
  for (let page = 1; ; page++) {
    const { results, total_pages } = await ask({ ...parameters, page, pageSize: wholePage })
    found.push(...results)
    if (page >= total_pages) return found
  }
}

async function search(
  ask: Ask,
  { type, lang, predicates = [], orderings, graphQuery, pageSize, page, after }: ContentQuery,
  fetchLinks: readonly string[],
): Promise<ContentResults | UnreadableQuery> {
  try {
    const { results, total_results_size, total_pages } = await ask({
      filters: [filter.at('document.type', type), ...predicates.map(bracketed)],
      lang,
      pageSize,
      ...(orderings === undefined ? {} : { orderings: orderingsOf(orderings) }),
      ...(page === undefined ? {} : { page }),
      ...(after === undefined ? {} : { after }),
      // The two ways to name fields exclude each other.
      ...(graphQuery === undefined ? { fetchLinks: [...fetchLinks] } : { graphQuery }),
    })
    return { documents: results, total: total_results_size, pages: total_pages }
  } catch (error) {
    if (error instanceof ParsingError) return { unreadable: error.message }
    throw error
  }
}

/** Conditions are written with one pair of brackets, with two as the API has them, or with none. */
function bracketed(predicate: string): string {
  const text = predicate.trim()
  if (/^\[\s*\[.*\]\s*\]$/s.test(text)) return text.slice(1, -1).trim()
  return text.startsWith('[') ? text : `[${text}]`
}

function orderingsOf(text: string) {
  return text
    .trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [field = '', direction, ...rest] = part.trim().split(/\s+/)
      return direction === 'desc' && rest.length === 0
        ? { field, direction: 'desc' as const }
        : { field: direction === undefined || direction === 'asc' ? field : part.trim() }
    })
}
