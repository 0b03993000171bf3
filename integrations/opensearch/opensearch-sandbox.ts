import { Hono } from 'hono'

type Source = Readonly<Record<string, unknown>>
type Clause = Readonly<Record<string, unknown>>
type Scored = { readonly index: string; readonly id: string; readonly source: Source; readonly score: number }

type Index = {
  readonly name: string
  readonly documents: Map<string, Source>
  readonly made: number
  readonly deepest: number
}

/** How far into a list it goes unless the index says otherwise. */
const defaultDeepest = 10_000

/** An answer other than 200. */
class Declined extends Error {
  readonly status: 400 | 404
  readonly type: string

  constructor(status: 400 | 404, type: string, reason: string) {
    super(reason)
    this.status = status
    this.type = type
  }
}

/**
 * OpenSearch in miniature: `_bulk`, `_search`, `_aliases`, `_refresh`, and making, listing and deleting indices, in the same wire
 * format, so that the adapter which talks to OpenSearch talks to it. It keeps documents in memory and knows the queries that the
 * adapter sends; any other is refused with 400, as a typing error would be. Words match as they are spelled, without analyzers: how
 * well a language is understood can only be tried with the real one.
 * @param now milliseconds since 1970, for the age of indices
 */
export function createOpenSearchSandbox(now: () => number = Date.now): Hono {
  const indices = new Map<string, Index>()
  /** Indices by the alias; a Map, because they are listed in the order in which they came. */
  const aliases = new Map<string, Set<string>>()
  const app = new Hono()

  const missing = (name: string) => new Declined(404, 'index_not_found_exception', `no such index [${name}]`)
  const create = (name: string, deepest = defaultDeepest): Index => {
    const made = { name, documents: new Map<string, Source>(), made: now(), deepest }
    indices.set(name, made)
    return made
  }
  /** Those behind a name, which is an alias or an index; a comma separates none here. */
  const behind = (name: string): Index[] =>
    [...(aliases.get(name) ?? [name])].flatMap((index) => indices.get(index) ?? [])

  app.onError((error, context) => {
    const { status, type } = error instanceof Declined ? error : { status: 400 as const, type: 'parsing_exception' }
    const cause = { type, reason: error.message }
    return context.json({ error: { root_cause: [cause], ...cause }, status }, status)
  })

  app.post('/_bulk', async (context) => {
    const onlyAlias = context.req.query('require_alias') === 'true'
    const lines = (await context.req.text()).trim().split('\n')
    const items: unknown[] = []
    let errors = false
    while (lines.length > 0) {
      const action = JSON.parse(lines.shift() ?? '') as Record<string, { _index: string; _id: string } | undefined>
      const { index, delete: gone } = action
      if (!index && !gone) throw new Declined(400, 'illegal_argument_exception', 'Malformed action/metadata line')
      const { _index: name, _id: id } = index ?? gone ?? { _index: '', _id: '' }
      const source = index ? (JSON.parse(lines.shift() ?? '') as Source) : undefined
      const item = write(name, id, source, onlyAlias)
      if ('error' in item) errors = true
      items.push({ [index ? 'index' : 'delete']: item })
    }
    return context.json({ took: 1, errors, items })
  })

  function write(name: string, id: string, source: Source | undefined, onlyAlias: boolean) {
    const refused = (status: number, type: string, reason: string) => ({
      _index: name,
      _id: id,
      status,
      error: { type, reason, index: name, index_uuid: '_na_' },
    })
    if (onlyAlias && !aliases.has(name)) {
      const reason = `no such index [${name}] and [require_alias] request flag is [true] and [${name}] is not an alias`
      return refused(404, 'index_not_found_exception', reason)
    }
    const found = behind(name)
    if (found.length > 1)
      return refused(400, 'illegal_argument_exception', `no write index is defined for alias [${name}]`)
    // It makes what is missing, without the mappings that searches need.
    const into = found[0] ?? create(name)
    const isKnown = into.documents.has(id)
    const done = { _index: name, _id: id, _version: 1, _seq_no: 0, _primary_term: 1, _shards: shards }
    if (!source) {
      into.documents.delete(id)
      return isKnown ? { ...done, result: 'deleted', status: 200 } : { ...done, result: 'not_found', status: 404 }
    }
    into.documents.set(id, source)
    return { ...done, result: isKnown ? 'updated' : 'created', status: isKnown ? 200 : 201 }
  }

  app.post('/_aliases', async (context) => {
    const { actions } = await context.req.json<{ actions: readonly Record<string, Record<string, string>>[] }>()
    // Nothing happens unless all of it can: names are looked up first, each as one name, in which only a star stands for others.
    const resolved = actions.map((action) => {
      const [[kind, { index = '', alias = '' }] = ['', {}]] = Object.entries(action)
      const names = [...indices.keys()].filter((name) => isLike(name, index))
      if (names.length === 0) throw missing(index)
      if (kind === 'add' && indices.has(alias)) {
        const reason = `Invalid alias name [${alias}], an index exists with the same name as the alias`
        throw new Declined(400, 'invalid_alias_name_exception', reason)
      }
      if (kind === 'remove' && !names.some((name) => aliases.get(alias)?.has(name)))
        throw new Declined(404, 'aliases_not_found_exception', `aliases [${alias}] missing`)
      return { kind, alias, names }
    })
    for (const { kind, alias, names } of resolved) {
      const named = aliases.get(alias) ?? new Set()
      if (kind === 'add') aliases.set(alias, new Set([...named, ...names]))
      if (kind === 'remove')
        setAlias(
          alias,
          [...named].filter((name) => !names.includes(name)),
        )
      if (kind === 'remove_index') names.forEach(remove)
    }
    return context.json({ acknowledged: true })
  })

  function setAlias(alias: string, names: readonly string[]): void {
    if (names.length > 0) aliases.set(alias, new Set(names))
    else aliases.delete(alias)
  }

  function remove(name: string): void {
    indices.delete(name)
    for (const [alias, names] of aliases)
      setAlias(
        alias,
        [...names].filter((one) => one !== name),
      )
  }

  app.put('/:index', async (context) => {
    const name = context.req.param('index')
    const { settings } = await context.req.json<{ settings?: { max_result_window?: number } }>()
    if (indices.has(name) || aliases.has(name))
      throw new Declined(400, 'resource_already_exists_exception', `index [${name}] already exists`)
    create(name, settings?.max_result_window)
    return context.json({ acknowledged: true, shards_acknowledged: true, index: name })
  })

  app.get('/:pattern', (context) => {
    const found = [...indices].filter(([name]) => isLike(name, context.req.param('pattern')))
    return context.json(
      Object.fromEntries(
        found.map(([name, { made, deepest }]) => [
          name,
          {
            aliases: Object.fromEntries(
              [...aliases].filter(([, names]) => names.has(name)).map(([alias]) => [alias, {}]),
            ),
            mappings: {},
            // Numbers of settings are texts.
            settings: {
              index: {
                creation_date: String(made),
                max_result_window: String(deepest),
                number_of_shards: '1',
                number_of_replicas: '1',
                provided_name: name,
              },
            },
          },
        ]),
      ),
    )
  })

  app.delete('/:index', (context) => {
    const name = context.req.param('index')
    if (!indices.has(name)) throw missing(name)
    remove(name)
    return context.json({ acknowledged: true })
  })

  app.post('/:index/_refresh', (context) => {
    if (behind(context.req.param('index')).length === 0) throw missing(context.req.param('index'))
    return context.json({ _shards: shards })
  })

  app.post('/:index/_search', async (context) => {
    const name = context.req.param('index')
    const searched = behind(name)
    if (searched.length === 0) throw missing(name)
    const body = await context.req.json<Body>()
    const window = (body.from ?? 0) + (body.size ?? 10)
    const deepest = Math.min(...searched.map((index) => index.deepest))
    if (window > deepest) {
      const reason = `Result window is too large, from + size must be less than or equal to: [${deepest}] but was [${window}]`
      throw new Declined(400, 'search_phase_execution_exception', reason)
    }
    const matching = searched
      .flatMap((one) => [...one.documents].map(([id, source]) => ({ index: one.name, id, source })))
      .map((one): Scored => ({ ...one, score: scoreOf(body.query, one.source) }))
      .filter(({ score }) => score > 0)
    const hits = matching.filter(({ source }) => !body.post_filter || scoreOf(body.post_filter, source) > 0)
    const sorted = hits.sort((a, b) => compare(a, b, body.sort ?? []))
    const from = body.from ?? 0
    return context.json({
      took: 1,
      timed_out: false,
      _shards: { ...shards, skipped: 0 },
      hits: {
        total: { value: hits.length, relation: 'eq' },
        max_score: null,
        hits: sorted
          .slice(from, from + (body.size ?? 10))
          .map(({ index, id, score }) => ({ _index: index, _id: id, _score: score })),
      },
      ...(body.aggs ? { aggregations: mapOf(body.aggs, (one) => aggregate(one, matching)) } : {}),
    })
  })
  return app
}

/** A star stands for any letters. */
function isLike(name: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? name === pattern : name.startsWith(start) && name.slice(start.length).endsWith(end)
}

const shards = { total: 1, successful: 1, failed: 0 }

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
    case 'match_all':
      return 1
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
      return listOf(source[field]).some((one) => (value as readonly unknown[]).includes(one))
        ? Number(body?.boost ?? 1)
        : 0
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
  if (clauses('must_not').some((one) => scoreOf(one, source) > 0)) return 0
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
