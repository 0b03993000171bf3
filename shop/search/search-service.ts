import { isInUnitOfWork } from '#database/unit-of-work.ts'
import { createAsyncCache } from '#kernel/cache.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import { type Clock, minute } from '#kernel/clock.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import { hidesReductions, type SalePeriodMode } from '../catalog/sale-period.ts'
import type { ContentReadingService } from '../content/content-service.ts'
import type { Synonym } from '../merchandising/search-rules.ts'
import { comparedTerm } from '../merchandising/search-term.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { findPages, type PageFinder, type SearchablePage } from './find-pages.ts'
import { ownPages, type SearchableStore } from './own-pages.ts'
import { pageSynonymsOf } from './own-synonyms.ts'
import type { ListRequest } from './product-list.ts'
import type { Facet, SearchAnswer, SearchPort, SearchQuestion } from './search-port.ts'
import { suggestionTopic, suggestQueries } from './suggest.ts'

/** Specification §9. */
const mostPages = 5
const mostSuggestions = 5
/** So many stores' shelves are kept at once. */
const mostShelves = 50

export type SearchServiceDeps = {
  readonly port: SearchPort
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly salePeriod: SalePeriodMode | undefined
  readonly content: Pick<ContentReadingService, 'pages'>
  /** What a store has on its shelves: SKUs of products. */
  readonly productsInStore: (locationCode: string) => Promise<ReadonlySet<string>>
  /** By what is searched for, as it is compared. */
  readonly searchRedirects: (storefrontCode: StorefrontCode) => Promise<ReadonlyMap<string, string>>
  /** What the retailer says that words mean. */
  readonly searchSynonyms: () => Promise<readonly Synonym[]>
  readonly stores: { readonly all: () => Promise<readonly SearchableStore[]> }
  /** Categories, brands and lists with a page of their own. */
  readonly catalogPages: (storefrontCode: StorefrontCode) => Promise<readonly SearchablePage[]>
}

export type SearchReadService = ReturnType<typeof searchService>

/** Where lists and searches are answered: products by the search, pages and suggestions by their names. */
export function searchService({
  port,
  clock,
  settings,
  salePeriod,
  content,
  stores,
  catalogPages,
  productsInStore,
  searchRedirects,
  searchSynonyms,
}: SearchServiceDeps) {
  const shelves = createAsyncCache<ReadonlySet<string>>({ most: mostShelves, bypass: isInUnitOfWork })
  const finders = createAsyncCache<PageFinder>({ most: 10, bypass: isInUnitOfWork })
  const redirects = createAsyncCache<ReadonlyMap<string, string>>({ most: 50, bypass: isInUnitOfWork })

  const question = async (storefront: Storefront, requested: ListRequest): Promise<SearchQuestion> => {
    const now = clock.now()
    const request = offersTones(now) ? requested : withoutTones(requested)
    const asked = { storefront, request, now, hidesReductions: hidesReductions(storefront, now, salePeriod) }
    const { store, storeFirst } = request
    if (store !== undefined) return { ...asked, inStore: await shelf(store) }
    return storeFirst === undefined ? asked : { ...asked, firstInStore: await shelf(storeFirst) }
  }

  /** Whether shoppers may choose a colour of the wheel. */
  const offersTones = (now: Date) => settings.at(now).search.byColor

  /** Stock moves with every order: what was read is believed for a minute. */
  const shelf = (store: string) =>
    shelves.answer(`${store} ${Math.floor(clock.now().getTime() / minute)}`, () => productsInStore(store))

  const finder = (storefront: Storefront) => {
    const offersGiftCards = settings.at(clock.now()).giftCards.offered
    return finders.answer(`${storefront.code} ${offersGiftCards}`, async () => {
      const [listed, written, places, synonyms] = await Promise.all([
        catalogPages(storefront.code),
        content.pages(storefront),
        stores.all(),
        searchSynonyms(),
      ])
      const pages = written.map(
        ({ url, pageTitle, parents }): SearchablePage => ({ group: "Pagina's", url, label: pageTitle, parents }),
      )
      const own = ownPages(storefront, { stores: places, offersGiftCards })
      const { language } = storefront
      return findPages([...listed, ...pages, ...own], language, pageSynonymsOf(synonyms, language))
    })
  }

  return {
    find: async (storefront: Storefront, request: ListRequest): Promise<SearchAnswer> =>
      port.find(await question(storefront, request)),

    /** The list of a category as it would be if an arrangement were published. */
    preview: async (
      storefront: Storefront,
      request: ListRequest,
      preview: SearchQuestion['preview'],
    ): Promise<SearchAnswer> =>
      port.find({ ...(await question(storefront, request)), ...(preview ? { preview } : {}) }),

    async facets(storefront: Storefront, request: ListRequest): Promise<readonly Facet[]> {
      const asked = await question(storefront, request)
      const facets = await port.facets(asked)
      return offersTones(asked.now) ? facets : facets.filter(({ name }) => name !== 'tone')
    },

    /** Which of these a store has that the request names: SKUs, none where it names no store. */
    async inStore({ store, storeFirst }: ListRequest, skus: readonly string[]): Promise<readonly string[]> {
      const code = store ?? storeFirst
      if (code === undefined) return []
      const there = await shelf(code)
      return skus.filter((sku) => there.has(sku))
    },

    /** The path of the storefront that a search leads to, where the retailer decided so. */
    async redirect({ code }: Storefront, query: string): Promise<string | undefined> {
      const term = comparedTerm(query)
      return term === '' ? undefined : (await redirects.answer(code, () => searchRedirects(code))).get(term)
    },

    /**
     * Pages that are called what was searched for: categories first, then brands and lists, then what the shop has to say.
     * @param corrected what products were found by in its place; it may be no page's name where the query is
     */
    async pages(storefront: Storefront, query: string, corrected?: string): Promise<readonly SearchablePage[]> {
      const pages = await finder(storefront)
      const called = pages.pages(query, mostPages)
      return called.length > 0 || corrected === undefined ? called : pages.pages(corrected, mostPages)
    },

    /** Other things to search for. Each of them finds something, by all of its words. */
    async suggestions(storefront: Storefront, request: ListRequest, found: SearchAnswer): Promise<readonly string[]> {
      const { search: query = '' } = request
      if (query.trim() === '') return []
      const pages = await finder(storefront)
      const categories = pages
        .pages(found.corrected ?? query, mostPages)
        .filter(({ group }) => group === 'Category')
        .map(({ label }) => label)
      const { corrected } = found
      const topic = found.total === 0 ? undefined : suggestionTopic({ query, corrected, categories })
      const ask = (search: string) => question(storefront, { ...request, search, chosen: {}, page: 1, pageSize: 1 })
      const facets = topic === undefined ? [] : await port.facets(await ask(topic))
      const nearest = found.total === 0 ? pages.nearest(query, mostSuggestions) : []
      const suggested = suggestQueries({ query, corrected, categories, topic, facets, nearest })
      const isWhole = await Promise.all(
        suggested.map(
          async ({ text, isPutTogether }) => !isPutTogether || isUnderstood(await port.find(await ask(text))),
        ),
      )
      return suggested.flatMap(({ text }, at) => (isWhole[at] ? [text] : [])).slice(0, mostSuggestions)
    },

    /** Takes up what changed; everything without tags. Resolves when searches know it. */
    async invalidate(tags: readonly string[] | undefined): Promise<void> {
      const {
        catalog,
        content,
        stores: places,
        describedIds,
        stockIds,
        priceIds,
        categories,
        search,
      } = invalidatedBy(tags)
      if (catalog || content || places || search) finders.invalidate()
      if (search) redirects.invalidate()
      if (catalog) return port.rebuild()
      await Promise.all([
        describedIds.length > 0 ? port.refresh(describedIds) : undefined,
        stockIds.length > 0 ? port.refresh(stockIds, 'stock') : undefined,
        priceIds.length > 0 ? port.refresh(priceIds, 'prices') : undefined,
        categories || search ? port.retune() : undefined,
      ])
    },
  }
}

/** Whether every word of a search was taken as it stands, and something is found by it. */
const isUnderstood = ({ total, ignored, corrected }: SearchAnswer): boolean =>
  total > 0 && ignored.length === 0 && corrected === undefined

function withoutTones(request: ListRequest): ListRequest {
  const { tone: _, ...chosen } = request.chosen
  return { ...request, chosen }
}
