import { facetNames } from '#kernel/product-list.ts'
import {
  bySize,
  type Facet,
  oneSize,
  type SearchableProduct,
  type SearchPort,
  type SearchQuestion,
  type SearchSource,
} from '#shop/search/search-port.ts'
import { documentOf, settings } from './documents.ts'
import { isKnown, type Labels, learn } from './labels.ts'
import { type OpenSearchAddress, openSearchClient } from './opensearch-client.ts'
import { readAnswer, readBulk, type SearchResponse } from './opensearch-wire.ts'
import { aggregationsOf, type Clause, chosenClauses, queryOf, sortOf } from './questions.ts'

export type OpenSearchConfig = OpenSearchAddress & {
  /** Prefix of the index and its alias. */
  readonly index: string
  /** Whether this one keeps the index true; others only ask. */
  readonly fills?: boolean
}

const batchSize = 500

/**
 * Products in OpenSearch (2.x and 3.x; Elasticsearch 7 speaks the same), for catalogues beyond one machine's memory. One document a
 * product holds all languages and storefronts; a rebuild fills a new index and moves the alias, so that searches never meet half
 * of one. Facet counts past their own choice are filtered aggregations beside a post filter.
 */
export function createOpenSearch(config: OpenSearchConfig, source: SearchSource): SearchPort {
  const ask = openSearchClient(config)
  let labels: Promise<Labels> | undefined

  async function index(products: readonly SearchableProduct[], into: string): Promise<void> {
    const categories = (await known()).categories
    for (let at = 0; at < products.length; at += batchSize) {
      const lines = products
        .slice(at, at + batchSize)
        .flatMap((product) => [{ index: { _index: into, _id: product.id } }, documentOf(product, categories)])
      const failed = readBulk(await ask('POST', '_bulk', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`))
      if (failed) throw new Error(`OpenSearch refused a product: ${failed}`)
    }
  }

  /** Names of what products have, which documents hold the keys of. */
  function known(): Promise<Labels> {
    labels ??= source.categories().then((categories) => ({ categories, values: new Map() }))
    return labels
  }

  async function rebuild(): Promise<void> {
    labels = undefined
    if (config.fills === false) return relearn()
    const next = `${config.index}-${crypto.randomUUID()}`
    await ask('PUT', next, settings)
    try {
      for await (const batch of source.products()) {
        learn(await known(), batch)
        await index(batch, next)
      }
      await ask('POST', `${next}/_refresh`)
      await ask('POST', '_aliases', {
        actions: [
          { remove_index: { index: `${config.index}-*,-${next}` } },
          { add: { index: next, alias: config.index } },
        ],
      })
    } catch (error) {
      await ask('DELETE', next).catch(() => undefined)
      throw error
    }
  }

  /** Names of what products have, for counts, where somebody else writes the index. */
  async function relearn(): Promise<void> {
    for await (const batch of source.products()) learn(await known(), batch)
  }

  async function search(question: SearchQuestion, more: Clause): Promise<SearchResponse> {
    return readAnswer(await ask('POST', `${config.index}/_search`, { ...more, query: queryOf(question) }))
  }

  return {
    async find(question) {
      const { request } = question
      const { hits } = await search(question, {
        from: (request.page - 1) * request.pageSize,
        size: request.pageSize,
        _source: false,
        track_total_hits: true,
        post_filter: { bool: { filter: chosenClauses(question, request.chosen) } },
        sort: sortOf(question),
      })
      return { ids: hits.hits.map(({ _id }) => _id), total: hits.total.value, ignored: [] }
    },

    async facets(question) {
      const { aggregations } = await search(question, { size: 0, aggs: aggregationsOf(question) })
      const { categories, values } = await known()
      const { language } = question.storefront
      return facetNames.flatMap((name): Facet[] => {
        const chosen = question.request.chosen[name] ?? []
        const counted = new Map(aggregations[name]?.values.buckets.map(({ key, doc_count }) => [key, doc_count]) ?? [])
        for (const value of chosen)
          if (!counted.has(value) && isKnown(name, value, { categories, values })) counted.set(value, 0)
        const found = [...counted].map(([value, count]) => {
          const category = categories.find(({ key }) => name === 'category' && key === value)
          const { label, hex } = values.get(`${name} ${value}`) ?? {}
          return {
            value,
            label: category?.name[language] ?? label?.[language] ?? (name === 'size' ? value : null),
            ...(hex === undefined ? {} : { hex }),
            count,
            chosen: chosen.includes(value),
          }
        })
        const shown = found.filter(({ value, count, chosen: isChosen }) => (count > 0 && value !== oneSize) || isChosen)
        if (name === 'size') shown.sort((a, b) => bySize(a.value, b.value))
        if (name === 'brand' || name === 'color') shown.sort((a, b) => ((a.label ?? '') < (b.label ?? '') ? -1 : 1))
        return shown.length > 0 && !(name === 'sale' && question.hidesReductions) ? [{ name, values: shown }] : []
      })
    },

    rebuild,

    async refresh(productIds) {
      const products = await source.productsById(productIds)
      learn(await known(), products)
      if (config.fills === false) return
      await index(products, config.index)
      const sold = new Set(products.map(({ id }) => id))
      const gone = productIds.filter((id) => !sold.has(id))
      if (gone.length > 0) {
        await ask('POST', `${config.index}/_delete_by_query`, { query: { ids: { values: gone } } })
      }
      await ask('POST', `${config.index}/_refresh`)
    },
  }
}
