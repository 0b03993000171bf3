import { Hono } from 'hono'

type Source = Readonly<Record<string, unknown>>
type Clause = Readonly<Record<string, unknown>>
type Scored = { readonly id: string; readonly source: Source; readonly score: number }

/**
 * OpenSearch in miniature: `_bulk`, `_search`, `_aliases`, `_refresh`, `_delete_by_query`, and creating and deleting an index, in the
 * same wire format, so that the adapter which talks to OpenSearch talks to it. It keeps documents in memory and knows the queries
 * that the adapter sends; any other is refused with 400, as a typing error would be. Words match as they are spelled, without
 * analyzers: how well a language is understood can only be tried with the real one.
 */
export function createOpenSearchTwin(): Hono {
  const indices = new Map<string, Map<string, Source>>()
  const aliases = new Map<string, string>()
  const app = new Hono()
  const documents = (name: string) => indices.get(aliases.get(name) ?? name)
  const missing = (name: string) => ({
    error: { type: 'index_not_found_exception', reason: `no such index [${name}]` },
    status: 404,
  })

  app.onError((error, context) =>
    context.json({ error: { type: 'parsing_exception', reason: error.message }, status: 400 }, 400),
  )

  app.post('/_bulk', async (context) => {
    const lines = (await context.req.text()).trim().split('\n')
    const items: unknown[] = []
    for (let at = 0; at < lines.length; at += 2) {
      const { index } = JSON.parse(lines[at] ?? '{}') as { index?: { _index: string; _id: string } }
      if (!index) throw new Error('Malformed action/metadata line')
      const into = documents(index._index)
      if (!into)
        items.push({ index: { _id: index._id, status: 404, error: { reason: missing(index._index).error.reason } } })
      else {
        into.set(index._id, JSON.parse(lines[at + 1] ?? '{}') as Source)
        items.push({ index: { _id: index._id, status: 201 } })
      }
    }
    const errors = items.some((item) => JSON.stringify(item).includes('"error"'))
    return context.json({ took: 1, errors, items })
  })

  app.post('/_aliases', async (context) => {
    const { actions } = await context.req.json<{ actions: readonly Record<string, Record<string, string>>[] }>()
    for (const action of actions) {
      const { remove_index: removed, add } = action
      if (removed) {
        const [pattern = '', ...but] = (removed.index ?? '').split(',')
        const kept = new Set(but.map((name) => name.replace(/^-/, '')))
        for (const name of indices.keys()) {
          if (name.startsWith(pattern.replace(/\*$/, '')) && !kept.has(name)) indices.delete(name)
        }
      }
      if (add) aliases.set(add.alias ?? '', add.index ?? '')
    }
    return context.json({ acknowledged: true })
  })

  app.put('/:index', async (context) => {
    const name = context.req.param('index')
    await context.req.json()
    indices.set(name, new Map())
    return context.json({ acknowledged: true, shards_acknowledged: true, index: name })
  })
  app.delete('/:index', (context) => context.json({ acknowledged: indices.delete(context.req.param('index')) }))
  app.post('/:index/_refresh', (context) => context.json({ _shards: { total: 1, successful: 1, failed: 0 } }))

  app.post('/:index/_delete_by_query', async (context) => {
    const found = documents(context.req.param('index'))
    const { query } = await context.req.json<{ query: { ids: { values: readonly string[] } } }>()
    const deleted = query.ids.values.filter((id) => found?.delete(id)).length
    return context.json({ took: 1, deleted, failures: [] })
  })

  app.post('/:index/_search', async (context) => {
    const name = context.req.param('index')
    const found = documents(name)
    if (!found) return context.json(missing(name), 404)
    const body = await context.req.json<Body>()
    const matching = [...found]
      .map(([id, source]): Scored => ({ id, source, score: scoreOf(body.query, source) }))
      .filter(({ score }) => score > 0)
    const hits = matching.filter(({ source }) => !body.post_filter || scoreOf(body.post_filter, source) > 0)
    const sorted = hits.sort((a, b) => compare(a, b, body.sort ?? []))
    const from = body.from ?? 0
    return context.json({
      took: 1,
      timed_out: false,
      hits: {
        total: { value: hits.length, relation: 'eq' },
        hits: sorted
          .slice(from, from + (body.size ?? 10))
          .map(({ id, score }) => ({ _index: name, _id: id, _score: score })),
      },
      ...(body.aggs ? { aggregations: mapOf(body.aggs, (one) => aggregate(one, matching)) } : {}),
    })
  })
  return app
}

type Body = {
  readonly query: Clause
  readonly post_filter?: Clause
  readonly sort?: readonly Clause[]
  readonly from?: number
  readonly size?: number
  readonly aggs?: Readonly<Record<string, Clause>>
}

/** 0 where a clause doesn't match. */
function scoreOf(clause: Clause, source: Source): number {
  const [[kind, body] = ['', undefined]] = Object.entries(clause) as [string, Clause][]
  const [[field, value] = ['', undefined]] = Object.entries(body ?? {})
  switch (kind) {
    case 'match_none':
      return 0
    case 'exists':
      return source[String(body?.field)] === undefined ? 0 : 1
    case 'term': {
      const { value: wanted, boost } = isClause(value)
        ? (value as { value: unknown; boost?: number })
        : { value, boost: 1 }
      return listOf(source[field]).some((one) => String(one).toLowerCase() === String(wanted).toLowerCase())
        ? (boost ?? 1)
        : 0
    }
    case 'terms':
      return listOf(source[field]).some((one) => (value as readonly unknown[]).includes(one)) ? 1 : 0
    case 'range':
      return isWithin(source[field], value as Clause) ? 1 : 0
    case 'multi_match':
      return wordsMatch(body ?? {}, source)
    case 'bool':
      return boolScore(body ?? {}, source)
  }
  throw new Error(`unknown query [${kind}]`)
}

function boolScore(body: Clause, source: Source): number {
  const clauses = (name: string) => listOf(body[name]) as Clause[]
  if (clauses('filter').some((one) => scoreOf(one, source) === 0)) return 0
  const must = clauses('must').map((one) => scoreOf(one, source))
  if (must.includes(0)) return 0
  const should = clauses('should').map((one) => scoreOf(one, source))
  if (should.filter((score) => score > 0).length < Number(body.minimum_should_match ?? 0)) return 0
  return [...must, ...should].reduce((sum, score) => sum + score, 0) || 1
}

function wordsMatch(body: Clause, source: Source): number {
  const fields = (body.fields as readonly string[]).map((field) => field.replace(/\^.*/, ''))
  const words = plain(fields.map((field) => source[field]).join(' ')).split(/[^a-z0-9.]+/)
  const asked = plain(String(body.query))
    .split(/[^a-z0-9.]+/)
    .filter(Boolean)
  const isPrefix = body.type === 'bool_prefix'
  const all = asked.every((word, at) =>
    words.some((one) => one === word || (isPrefix && at === asked.length - 1 && one.startsWith(word))),
  )
  return asked.length > 0 && all ? Number(body.boost ?? 1) : 0
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function isWithin(
  value: unknown,
  { gte, gt, lt, lte }: { gte?: unknown; gt?: unknown; lt?: unknown; lte?: unknown },
): boolean {
  if (value === undefined) return false
  const than = (bound: unknown) =>
    typeof bound === 'number'
      ? Number(value) - bound
      : String(value) < String(bound)
        ? -1
        : String(value) > String(bound)
          ? 1
          : 0
  return (
    (gte === undefined || than(gte) >= 0) &&
    (gt === undefined || than(gt) > 0) &&
    (lt === undefined || than(lt) < 0) &&
    (lte === undefined || than(lte) <= 0)
  )
}

function aggregate(aggregation: Clause, matching: readonly Scored[]): unknown {
  if (aggregation.filter) {
    const inside = matching.filter(({ source }) => scoreOf(aggregation.filter as Clause, source) > 0)
    return {
      doc_count: inside.length,
      ...mapOf(aggregation.aggs as Readonly<Record<string, Clause>>, (one) => aggregate(one, inside)),
    }
  }
  const count = (is: (source: Source) => boolean) => matching.filter(({ source }) => is(source)).length
  if (aggregation.terms) {
    const { field = '' } = aggregation.terms as { field?: string }
    const keys = [...new Set(matching.flatMap(({ source }) => listOf(source[field]).map(String)))]
    return { buckets: keys.map((key) => ({ key, doc_count: count((source) => listOf(source[field]).includes(key)) })) }
  }
  if (aggregation.range) {
    const { field, ranges } = aggregation.range as {
      field: string
      ranges: readonly { key: string; from: number; to?: number }[]
    }
    return {
      buckets: ranges.map(({ key, from, to }) => ({
        key,
        doc_count: count((source) => isWithin(source[field], { gte: from, lt: to })),
      })),
    }
  }
  const { filters } = aggregation.filters as { filters: Readonly<Record<string, Clause>> }
  return { buckets: mapOf(filters, (one) => ({ doc_count: count((source) => scoreOf(one, source) > 0) })) }
}

function compare(a: Scored, b: Scored, sort: readonly Clause[]): number {
  for (const one of sort) {
    const [[field, direction] = ['', 'asc']] = Object.entries(one)
    const value = ({ source, score }: Scored) => (field === '_score' ? score : source[field])
    const [x, y] = [value(a), value(b)].map((it) => (typeof it === 'boolean' ? Number(it) : it)) as [never, never]
    if (x !== y) return (x < y ? -1 : 1) * (direction === 'desc' ? -1 : 1)
  }
  return 0
}

const isClause = (value: unknown): value is Clause => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const mapOf = <T>(record: Readonly<Record<string, Clause>>, make: (one: Clause) => T) =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, make(one)]))
