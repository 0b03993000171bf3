import { isTone } from '#kernel/color-wheel.ts'
import { facetNames } from '#kernel/product-list.ts'
import { tones } from '#kernel/tones.ts'
import { oneSize } from '#kernel/written-size.ts'
import {
  barsEnd,
  barWidth,
  bySize,
  type Facet,
  priceBars,
  type SearchableProduct,
  type SearchQuestion,
  type SearchService,
  type SearchSource,
  SearchUnavailable,
} from '#shop/search/search-port.ts'
import { deepestHit, documentOf, indexSettings } from './documents.ts'
import { groupsIn } from './facets.ts'
import { isKnown, type Labels, learnLabels } from './labels.ts'
import { type OpenSearchAddress, openSearchClient } from './opensearch-client.ts'
import {
  acknowledgement,
  bulkAnswer,
  indexList,
  refreshAnswer,
  refusedOf,
  type SearchResponse,
  searchAnswer,
} from './opensearch-wire.ts'
import { aggregationsOf, barPrefix, type Clause, chosenClauses, queryOf, sortOf } from './questions.ts'

export type OpenSearchConfig = OpenSearchAddress & {
  /** Prefix of the index and its alias. */
  readonly index: string
}

const batchSize = 500
const mostMoves = 3
/** Where a colour stands on the wheel. */
const tonePlace = (value: string) => (isTone(value) ? tones.indexOf(value) : tones.length)
const nothing: SearchResponse = { hits: { total: { value: 0 }, hits: [] }, aggregations: {} }
/** An index without the alias that is older than the newest by so many milliseconds was left by a rebuild that broke off. */
const abandonedAfter = 24 * 60 * 60 * 1000

/**
 * Products in OpenSearch (2.x and 3.x; Elasticsearch 7 speaks the same), for catalogues beyond one machine's memory. One document a
 * product holds all languages and storefronts; a rebuild fills a new index and moves the alias, so that searches never meet half
 * of one. Facet counts past their own choice are filtered aggregations beside a post filter.
 */
export function createOpenSearch(config: OpenSearchConfig, source: SearchSource): SearchService {
  const client = openSearchClient(config)
  const alias = config.index
  let labels: Promise<Labels> | undefined
  /** Products that changed while the catalogue is read for the next index, which may have read them before. */
  let changedMeanwhile: Set<string> | undefined

  /** @param onlyAlias refuses a name that is no alias, where OpenSearch would make an index of that name by itself */
  async function bulk(lines: readonly unknown[], onlyAlias: boolean): Promise<void> {
    const answer = await client.write(
      {
        operation: 'write products',
        method: 'POST',
        path: onlyAlias ? '_bulk?require_alias=true' : '_bulk',
        body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
        // Each line says what a product is now, however often it is said.
        repeatable: true,
      },
      bulkAnswer,
    )
    const refused = answer && refusedOf(answer)
    if (!refused) return
    const message = `OpenSearch refused a product: ${refused.reason}`
    throw refused.isBusy ? new SearchUnavailable(message) : new Error(message)
  }

  async function index(products: readonly SearchableProduct[], into: string, onlyAlias = false): Promise<void> {
    const categories = (await known()).categories
    for (let at = 0; at < products.length; at += batchSize) {
      const lines = products
        .slice(at, at + batchSize)
        .flatMap((product) => [{ index: { _index: into, _id: product.id } }, documentOf(product, categories)])
      await bulk(lines, onlyAlias)
    }
  }

  /** Names of what products have, which documents hold the keys of. */
  function known(): Promise<Labels> {
    labels ??= source.categories().then((categories) => ({ categories, values: new Map(), groups: new Map() }))
    labels.catch(() => {
      labels = undefined
    })
    return labels
  }

  async function rebuild(): Promise<void> {
    labels = undefined
    const changed = new Set<string>()
    changedMeanwhile = changed
    const next = `${alias}-${crypto.randomUUID()}`
    try {
      await fill(next)
      const replaced = await moveAlias(next)
      changedMeanwhile = undefined
      await refresh([...changed])
      // The new one answers by now: what can't be cleared away today is cleared away by a later rebuild.
      await clearAway(replaced).catch(() => undefined)
    } catch (error) {
      // What the service holds is asked still, and its counts want their names.
      await relearn().catch(() => undefined)
      throw error
    }
  }

  async function refresh(productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return
    for (const id of productIds) changedMeanwhile?.add(id)
    const products = await source.productsById(productIds)
    learnLabels(await known(), products)
    await index(products, alias, true)
    const sold = new Set(products.map(({ id }) => id))
    const gone = productIds.filter((id) => !sold.has(id))
    for (let at = 0; at < gone.length; at += batchSize) {
      const lines = gone.slice(at, at + batchSize).map((id) => ({ delete: { _index: alias, _id: id } }))
      await bulk(lines, true)
    }
    await refreshIndex(alias)
  }

  async function fill(next: string): Promise<void> {
    try {
      await client.write(
        { operation: 'create an index', method: 'PUT', path: next, body: indexSettings },
        acknowledgement,
      )
      for await (const batch of source.products()) {
        learnLabels(await known(), batch)
        await index(batch, next)
      }
      await refreshIndex(next)
    } catch (error) {
      await deleteIndex(next).catch(() => undefined)
      throw error
    }
  }

  async function relearn(): Promise<void> {
    for await (const batch of source.products()) learnLabels(await known(), batch)
  }

  /** Lets searches go to `next` from one moment to the other, and answers where they went before. */
  async function moveAlias(next: string): Promise<readonly string[]> {
    for (let attempt = 1; attempt <= mostMoves; attempt++) {
      const served = (await listIndices()).filter(({ isServed }) => isServed).map(({ name }) => name)
      const actions = [{ add: { index: next, alias } }, ...served.map((name) => ({ remove: { index: name, alias } }))]
      const moved = await client.write(
        { operation: 'move the alias', method: 'POST', path: '_aliases', body: { actions }, expected: [404] },
        acknowledgement,
      )
      if (moved) return served
      // Another node's rebuild deleted one of them meanwhile.
    }
    throw new SearchUnavailable('OpenSearch let nobody move the alias: other rebuilds were faster')
  }

  /** Deletes, each by its name, what was replaced, what a rebuild left that broke off, and all but one of what has the alias. */
  async function clearAway(replaced: readonly string[]): Promise<void> {
    const indices = await listIndices()
    // Two rebuilds that ended at the same moment may both have it; each of them keeps the same.
    const newest = indices.filter(({ isServed }) => isServed).at(-1)
    const isOver = ({ name, isServed, made }: (typeof indices)[number]) =>
      name !== newest?.name && (isServed || replaced.includes(name) || made < (newest?.made ?? 0) - abandonedAfter)
    await Promise.allSettled(indices.filter(isOver).map(({ name }) => deleteIndex(name)))
  }

  /** What rebuilds left, the oldest first. */
  async function listIndices() {
    const found = await client.write({ operation: 'list indices', method: 'GET', path: `${alias}-*` }, indexList)
    return Object.entries(found ?? {})
      .map(([name, { aliases, settings: its }]) => ({
        name,
        isServed: alias in aliases,
        made: its.index.creation_date,
      }))
      .sort((a, b) => a.made - b.made || (a.name < b.name ? -1 : 1))
  }

  /** Gone is gone, whoever deleted it. */
  async function deleteIndex(name: string): Promise<void> {
    await client.write(
      { operation: 'delete an index', method: 'DELETE', path: name, repeatable: true, expected: [404] },
      acknowledgement,
    )
  }

  async function refreshIndex(name: string): Promise<void> {
    await client.write(
      { operation: 'show what was written', method: 'POST', path: `${name}/_refresh`, repeatable: true },
      refreshAnswer,
    )
  }

  async function search(operation: string, question: SearchQuestion, more: Clause): Promise<SearchResponse> {
    const body = { ...more, query: queryOf(question) }
    const path = `${alias}/_search?allow_partial_search_results=false`
    return (await client.ask({ operation, method: 'POST', path, body, repeatable: true }, searchAnswer)) ?? nothing
  }

  /** Some of what a question finds: those that pass `only` as well. */
  async function part(question: SearchQuestion, only: readonly Clause[], from: number, most: number) {
    // Nobody turns so many pages; OpenSearch would refuse the question.
    const size = from + most > deepestHit ? 0 : most
    const { hits } = await search('find products', question, {
      from: size === 0 ? 0 : from,
      size,
      _source: false,
      track_total_hits: true,
      post_filter: { bool: { filter: [...chosenClauses(question, question.request.chosen), ...only] } },
      sort: sortOf(question),
    })
    return { ids: hits.hits.map(({ _id }) => _id), total: hits.total.value }
  }

  return {
    async find(question) {
      const { request, firstInStore } = question
      const from = (request.page - 1) * request.pageSize
      if (!firstInStore) return { ...(await part(question, [], from, request.pageSize)), ignored: [] }
      // Two questions, since no field of the index says what lies in which store.
      const there: Clause = { terms: { sku: [...firstInStore] } }
      const first = await part(question, [there], from, request.pageSize)
      const left = request.pageSize - first.ids.length
      const rest = await part(question, [{ bool: { must_not: [there] } }], Math.max(0, from - first.total), left)
      return { ids: [...first.ids, ...rest.ids], total: first.total + rest.total, ignored: [] }
    },

    async facets(question) {
      const { aggregations } = await search('count facets', question, { size: 0, aggs: aggregationsOf(question) })
      const labels = await known()
      const { categories, values, groups } = labels
      const { language } = question.storefront
      return facetNames.flatMap((name): Facet[] => {
        const chosen = question.request.chosen[name] ?? []
        const counted = new Map(aggregations[name]?.values.buckets.map(({ key, doc_count }) => [key, doc_count]) ?? [])
        for (const value of chosen) if (!counted.has(value) && isKnown(name, value, labels)) counted.set(value, 0)
        const bars = Array.from({ length: barsEnd / barWidth + 1 }, (_, at) => counted.get(`${barPrefix}${at}`) ?? 0)
        const isOwn = (value: string) => !groups.has(`${name} ${value}`) && !value.startsWith(barPrefix)
        const found = [...counted]
          .filter(([value]) => isOwn(value))
          .map(([value, count]) => {
            const category = categories.find(({ key }) => name === 'category' && key === value)
            const { label, hex, group } = values.get(`${name} ${value}`) ?? {}
            return {
              value,
              label: category?.name[language] ?? label?.[language] ?? (name === 'size' ? value : null),
              ...(hex === undefined ? {} : { hex }),
              ...(group === undefined ? {} : { group }),
              count,
              chosen: chosen.includes(value),
            }
          })
        const shown = found.filter(({ value, count, chosen: isChosen }) => (count > 0 && value !== oneSize) || isChosen)
        if (name === 'size') shown.sort((a, b) => bySize(a.value, b.value))
        if (name === 'brand' || name === 'color') shown.sort((a, b) => ((a.label ?? '') < (b.label ?? '') ? -1 : 1))
        if (name === 'tone') shown.sort((a, b) => tonePlace(a.value) - tonePlace(b.value))
        if (shown.length === 0 || (name === 'sale' && question.hidesReductions)) return []
        const gathered = groupsIn(name, labels, counted, { chosen, language, shown })
        return [
          {
            name,
            values: shown,
            ...(gathered.length > 0 ? { groups: gathered } : {}),
            ...(name === 'price' ? { bars: priceBars(bars) } : {}),
          },
        ]
      })
    },

    rebuild,

    refresh,

    // What merchandisers decide of lists and words is known to the search in memory alone.
    retune: async () => undefined,

    async check() {
      const body = { size: 0, query: { match_all: {} } }
      await client.ask(
        { operation: 'ask whether it is there', method: 'POST', path: `${alias}/_search`, body },
        searchAnswer,
      )
    },
  }
}
