/**
 * `npm run bench -- search`: the search over the catalogue of `DATA_DIR`, which `npm run demo:scale -- --products 50000` makes
 * large. The shop must not run on the same folder meanwhile.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { storefronts } from '#kernel/storefront.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { startShopDatabase } from '#server/shop-database.ts'
import { CatalogIndex } from '#shop/search/catalog-index.ts'
import { judgedQueries } from '#shop/search/judged-queries.ts'
import { countFacets, listProducts } from '#shop/search/list-products.ts'
import { listRequest } from '#shop/search/product-list.ts'
import { searchStore } from '#shop/search/search-store.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

export async function benchSearch(): Promise<void> {
  const config = readConfig()
  const { database, stop } = await startShopDatabase(config, createLog('warn'), (error) => {
    throw error
  })
  const shop = await assemble({ ...config, database })
  try {
    const before = memory()
    const started = performance.now()
    const busy = process.threadCpuUsage()
    const index = await CatalogIndex.of(searchStore(shop.db))
    const built = performance.now() - started
    const { user, system } = process.threadCpuUsage(busy)
    const taken = memory() - before
    print(
      `\n  ${index.size} products: built in ${(built / 1000).toFixed(2)} s, of which this thread worked ${((user + system) / 1e6).toFixed(2)} s; ${(taken / 2 ** 20).toFixed(1)} MB\n`,
    )
    print('  milliseconds                     p50      p95      p99   CPU p95')
    measureEngine(index)
    measureOddQuestions(index)
    await measureApi(shop)
    await measureChange(shop)
    print('')
  } finally {
    await shop.close()
    await stop()
  }
}

type Shop = Awaited<ReturnType<typeof assemble>>

const now = new Date()
const searches = storefronts.flatMap((storefront) =>
  (judgedQueries[storefront.code] ?? []).map(({ query }) => ({ storefront, query })),
)
const narrowings = [
  [],
  [{ name: 'size', values: ['38', '39'] }],
  [
    { name: 'color', values: ['black'] },
    { name: 'price', values: ['100-150'] },
  ],
  [
    { name: 'brand', values: ['cordwainer'] },
    { name: 'season', values: ['winter'] },
    { name: 'sort', values: ['priceasc'] },
  ],
  [
    { name: 'list', values: ['sale'] },
    { name: 'sort', values: ['saledesc'] },
  ],
]

function measureEngine(index: CatalogIndex): void {
  const quick = searches.map(({ storefront, query }) => ({
    storefront,
    request: listRequest([], { search: query, itemsPerPage: 3 }),
    now,
    hidesReductions: false,
  }))
  const lists = narrowings.flatMap((filters) =>
    storefronts.map((storefront) => ({ storefront, request: listRequest(filters, {}), now, hidesReductions: false })),
  )
  report(
    'quick search',
    times(10, quick, (question) => listProducts(index, question)),
  )
  report(
    'search with facets',
    times(5, quick, (question) => [listProducts(index, question), countFacets(index, question)]),
  )
  report(
    'list with facets',
    times(60, lists, (question) => [listProducts(index, question), countFacets(index, question)]),
  )
}

/** A search may take so much of the thread, in milliseconds, whatever is typed. */
const mostCpu = 50

/** What nobody means and somebody types: long words, errors in each of them, letters of every script, a thousand filters, last pages. */
function measureOddQuestions(index: CatalogIndex): void {
  const stems = index.columns.languages.nl.vocabulary.stems
  const word = fc.constantFrom(...stems).map((stem) => `${stem.slice(1)}${stem.slice(0, 1)}x`)
  const typed = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ minLength: 4, maxLength: 5000 }),
    fc.string({ unit: 'binary', minLength: 4, maxLength: 300 }),
    fc.constantFrom(
      'a'.repeat(5000),
      "'; drop table products --",
      '<script>alert(1)</script>',
      '👟👟👟👟',
      'أحذية نسائية',
      '1011',
    ),
  )
  const values = fc.array(fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('black', '38', '50-100')), {
    maxLength: 1000,
  })
  const questions = fc
    .sample(
      fc.record({
        search: typed,
        page: fc.constantFrom(-1, 1, 400, 1_000_000),
        sort: fc.constantFrom('recommended', 'saledesc', 'nonsense'),
        facet: fc.constantFrom('size', 'color', 'brand', 'price', 'category', 'sku'),
        values,
        storefront: fc.constantFrom(...storefronts),
      }),
      { numRuns: 600, seed: 6 },
    )
    .map(({ search, page, sort, facet, values: chosen, storefront }) => ({
      storefront,
      request: listRequest(
        [
          { name: 'sort', values: [sort] },
          { name: facet, values: chosen },
        ],
        { search, page, itemsPerPage: 96 },
      ),
      now,
      hidesReductions: false,
    }))
  const took = times(1, questions, (question) => [listProducts(index, question), countFacets(index, question)])
  report('odd questions', took)
  const dearest = Math.max(...took.map(({ cpu }) => cpu))
  print(`  The dearest of them took ${dearest.toFixed(1)} ms of the thread; ${mostCpu} are allowed.`)
  if (dearest > mostCpu) process.exitCode = 1
}

const quickSearch = `query($search: String!) {
  search(search: $search, isQuickSearch: true, filters: [{ name: "plp", values: ["true"] }], page: 1, itemsPerPage: 3) {
    productData { totalCount products { sku name url brand { name } price { label } image { url } } }
    urlData { urls { url label page_group } } urlSuggestData { suggestions { text } } } }`
const list = `query($filters: [FilterInput!]) {
  search(filters: $filters, page: 1, itemsPerPage: 24) {
    productData { totalCount products { sku name url brand { name } price { label } image { url } }
      facets { name values { value label count chosen } } } } }`

async function measureApi({ api }: Shop): Promise<void> {
  const ask = async (store: (typeof storefronts)[number], query: string, variables: Record<string, unknown>) => {
    const busy = process.threadCpuUsage()
    const started = performance.now()
    const { errors } = await api.execute(
      { query, variables },
      { storefront: store, contextToken: undefined, customerToken: undefined },
    )
    if (errors?.[0]) throw new Error(errors[0].message)
    const { user, system } = process.threadCpuUsage(busy)
    return { clock: performance.now() - started, cpu: (user + system) / 1000 }
  }
  // Once around first: an open shop has its products in memory and its code compiled.
  const quick: Took[] = []
  for (let round = 0; round < 3; round++) {
    for (const { storefront, query } of searches) {
      const took = await ask(storefront, quickSearch, { search: query })
      if (round > 0) quick.push(took)
    }
  }
  report('quick search, GraphQL', quick)
  const lists: Took[] = []
  for (let round = 0; round < 12; round++) {
    for (const filters of narrowings) {
      for (const storefront of storefronts) {
        const took = await ask(storefront, list, { filters })
        if (round > 1) lists.push(took)
      }
    }
  }
  report('list with facets, GraphQL', lists)
}

/** From being told of a change until searches know it. */
async function measureChange({ shop, db }: Shop): Promise<void> {
  const rows = await db.selectFrom('products').select('id').limit(50).execute()
  const took: Took[] = []
  for (const { id } of rows) {
    const busy = process.threadCpuUsage()
    const started = performance.now()
    await shop.search.changed([`product:${id}`])
    const { user, system } = process.threadCpuUsage(busy)
    took.push({ clock: performance.now() - started, cpu: (user + system) / 1000 })
  }
  report('a changed product', took)
}

type Took = { readonly clock: number; readonly cpu: number }

/** By the clock, and what the thread worked: the same on a machine that has other things to do. */
function measured(work: () => unknown): Took {
  const busy = process.threadCpuUsage()
  const started = performance.now()
  work()
  const clock = performance.now() - started
  const { user, system } = process.threadCpuUsage(busy)
  return { clock, cpu: (user + system) / 1000 }
}

function times<Question>(rounds: number, questions: readonly Question[], ask: (question: Question) => unknown): Took[] {
  for (const question of questions) ask(question)
  const took: Took[] = []
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      took.push(measured(() => ask(question)))
    }
  }
  return took
}

function report(name: string, took: readonly Took[]): void {
  const at = (values: readonly number[], share: number) => {
    const sorted = [...values].sort((a, b) => a - b)
    return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2).padStart(9)
  }
  const clock = took.map((one) => one.clock)
  print(
    `  ${name.padEnd(28)}${at(clock, 0.5)}${at(clock, 0.95)}${at(clock, 0.99)}${at(
      took.map((one) => one.cpu),
      0.95,
    )}`,
  )
}

/** Bytes that are really held, in objects and in typed arrays. */
function memory(): number {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
