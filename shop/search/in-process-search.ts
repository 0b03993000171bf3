import { outsideUnitOfWork } from '#database/unit-of-work.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets, listProducts } from './list-products.ts'
import { type IndexStorage, packIndex, unpackIndex } from './packed-index.ts'
import { addNews, type NewsOfProducts, takeUpNews } from './product-news.ts'
import { type SearchPort, SearchUnavailable } from './search-port.ts'
import type { SearchSource } from './searchable.ts'

export type InProcessOptions = {
  readonly storage?: IndexStorage
  /** Milliseconds that a question waits for the first index, where none was kept; without it, however long that takes. */
  readonly patience?: number
}

/**
 * A search in the memory of this process. Its index is built when it is first needed, or told to be; changes of price and stock
 * are taken up in place, others by building the next index while this one answers. Until the first one is built, the one that
 * `storage` kept of an earlier run answers.
 */
export function inProcessSearch(source: SearchSource, { storage, patience }: InProcessOptions = {}): SearchPort {
  let current: CatalogIndex | undefined
  let kept: Promise<CatalogIndex | undefined> | undefined
  /** The build that is under way, and the one that has to follow it because something changed meanwhile. */
  let building: Promise<CatalogIndex> | undefined
  let next: Promise<CatalogIndex> | undefined
  let changedMeanwhile = new Set<string>()
  /** What is told while the news before is still being read: it is read next, each product once however often it changed. */
  let nextNews: { readonly news: NewsOfProducts; readonly takenUp: Promise<void> } | undefined
  /** Ends with what is being read; never fails. Two that were read at once might be taken up the wrong way round. */
  let reading = Promise.resolve()
  /** Counts what merchandisers decided, so that a build notices that it has read what was decided before. */
  let retuned = 0

  function rebuild(): Promise<CatalogIndex> {
    if (!building) return build()
    const before = building
    // Whoever asks now must not be answered from a build that has read half of the catalogue already.
    next ??= before.then(build, build)
    return next
  }

  function build(): Promise<CatalogIndex> {
    next = undefined
    changedMeanwhile = new Set()
    const changed = changedMeanwhile
    const made = outsideUnitOfWork(() => make(changed)).finally(() => {
      if (building === made) building = undefined
    })
    building = made
    return made
  }

  async function make(changed: ReadonlySet<string>): Promise<CatalogIndex> {
    // Read while the catalogue is: on a start it answers long before the catalogue does.
    loadKept()
    const before = retuned
    const index = await CatalogIndex.of(source)
    current = index
    kept = Promise.resolve(undefined)
    if (retuned > before) await index.retune(source)
    if (changed.size > 0) await takeUpNews(index, source, new Map([...changed].map((id) => [id, anything])))
    await storage?.keep(packIndex(index))
    return index
  }

  function loadKept(): Promise<CatalogIndex | undefined> {
    kept ??= (storage?.load() ?? Promise.resolve(undefined)).then(async (found) => {
      const index = unpackIndex(found, source.words)
      // Without what was decided of it rather than not at all.
      if (index) await index.retune(source).catch(() => undefined)
      return index
    })
    return kept
  }

  async function index(): Promise<CatalogIndex> {
    if (current) return current
    const made = building ?? build()
    // Whoever is answered from what was kept doesn't hear of it when the build fails; the next one tries again.
    made.catch(() => undefined)
    return (await loadKept()) ?? (patience === undefined ? made : within(patience, made))
  }

  function collectNews(): { readonly news: NewsOfProducts; readonly takenUp: Promise<void> } {
    const news: NewsOfProducts = new Map()
    const read = reading.then(async () => {
      nextNews = undefined
      const known = current ?? (await kept)
      return known && takeUpNews(known, source, news)
    })
    reading = read.then(nothing, nothing)
    // Others don't wait for a build. Without an index yet, the one that is under way takes them up at its end.
    const takenUp = read.then(async (isKnown) => {
      if (isKnown === undefined) await building
      else if (!isKnown) await rebuild()
    })
    return { news, takenUp }
  }

  return {
    find: async (question) => listProducts(await index(), question),
    facets: async (question) => countFacets(await index(), question),
    rebuild: async () => {
      await rebuild()
    },
    async retune() {
      retuned++
      const known = current ?? (await kept)
      await known?.retune(source)
    },
    async refresh(productIds, what) {
      if (productIds.length === 0) return
      for (const id of building ? productIds : []) changedMeanwhile.add(id)
      nextNews ??= collectNews()
      addNews(nextNews.news, productIds, what ?? 'anything')
      await nextNews.takenUp
    },
  }
}

const nothing = () => undefined
const anything: ReadonlySet<'anything'> = new Set(['anything'])

async function within<T>(patience: number, made: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new SearchUnavailable('The catalogue is still being read')), patience)
  return Promise.race([made, tooLate]).finally(() => clearTimeout(timer))
}
