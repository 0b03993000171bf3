import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import * as formats from 'ajv-formats'

/** A published description as it was read from JSON; only what is looked at has a type. */
export type OpenApiDocument = {
  readonly openapi: string
  readonly paths: object
  readonly components?: object
}

export type OpenApiOptions = {
  /** What stands before the paths of the description: `/v3`. */
  readonly basePath?: string
  /** Statuses that the vendor describes for all its operations at once, elsewhere. */
  readonly usualStatuses?: readonly number[]
}

export type Judge = {
  /** The same wire, with every request and every answer on it judged. */
  through(send: typeof fetch): typeof fetch
  /** What did not fit, as `POST /contacts: body/email must be string`. */
  readonly errors: string[]
  /** The operations that were used: `POST /contacts 201`. */
  readonly seen: ReadonlySet<string>
}

type Json = Readonly<Record<string, unknown>>
type Found = {
  readonly template: string
  readonly operation: Json
  readonly parameters: readonly Json[]
  readonly values: Json
}

/**
 * Judges what is said on a wire by the description that the vendor published. Requests are taken at their word: a field or a
 * query parameter that the description does not know is an error, since the vendor would ignore or refuse it.
 */
export function judgeByOpenApi(
  document: OpenApiDocument,
  { basePath = '', usualStatuses = [] }: OpenApiOptions = {},
): Judge {
  const errors: string[] = []
  const seen = new Set<string>()
  const answers = compiler(document, false)
  const asked = compiler(document, true)
  const requests = (schema: unknown, value: unknown): readonly string[] => {
    const wrong = asked(schema, value)
    return wrong.length > 0 ? wrong : unknownFields(document, value, [record(schema)], '')
  }
  const follow = (value: unknown): Json => {
    const node = record(value)
    return typeof node.$ref === 'string' ? follow(at(document, node.$ref)) : node
  }

  function find(method: string, path: string): Found | undefined {
    if (!path.startsWith(`${basePath}/`)) return undefined
    const parts = path.slice(basePath.length).split('/')
    for (const template of Object.keys(document.paths).toSorted(fixedFirst)) {
      const values = valuesIn(template.split('/'), parts)
      const item = record((document.paths as Json)[template])
      if (!values || !(method in item)) continue
      const operation = record(item[method])
      const parameters = [...list(item.parameters), ...list(operation.parameters)].map(follow)
      return { template, operation, parameters, values }
    }
    return undefined
  }

  function judgeParameters(
    { parameters, values }: Found,
    query: URLSearchParams,
    report: (text: string) => void,
  ): void {
    const known = parameters.filter((one) => one.in === 'query').map(({ name }) => String(name))
    const deep = parameters.filter(isDeep).map(({ name }) => String(name))
    for (const name of query.keys()) {
      const isPart = deep.some((one) => name.startsWith(`${one}[`) && name.endsWith(']'))
      if (!known.includes(name) && !isPart) report(`the query knows no ${name}`)
    }
    for (const parameter of parameters) {
      const name = String(parameter.name)
      if (parameter.in !== 'query' && parameter.in !== 'path') continue
      if (isDeep(parameter) && partsOf(name, query)) {
        for (const error of requests(follow(parameter.schema), partsOf(name, query))) report(`${name}${error}`)
        continue
      }
      const given = parameter.in === 'query' ? query.getAll(name) : [String(values[name] ?? '')]
      if (given.length === 0) {
        if (parameter.required === true) report(`the query needs ${name}`)
        continue
      }
      const schema = follow(parameter.schema)
      const value = schema.type === 'array' ? listed(given, parameter) : given.length === 1 ? given[0] : given
      for (const error of requests(schema, typed(value, schema))) report(`${name}${error}`)
    }
  }

  async function judgeRequest(found: Found, request: Request, report: (text: string) => void): Promise<void> {
    judgeParameters(found, new URL(request.url).searchParams, report)
    const body = follow(found.operation.requestBody)
    const text = await request.text()
    if (text === '') {
      if (body.required === true) report('a body is missing')
      return
    }
    const content = record(body.content)
    const type = (request.headers.get('content-type') ?? '').split(';')[0] ?? ''
    if (!(type in content)) return report(`no body of type ${type || 'nothing'} is known`)
    if (!/json$/.test(type)) return
    const value = type.endsWith('ndjson') ? text.trimEnd().split('\n').map(parse) : parse(text)
    for (const error of requests(record(content[type]).schema, value)) report(`body${error}`)
  }

  async function judgeAnswer({ operation }: Found, response: Response, report: (text: string) => void): Promise<void> {
    const { status } = response
    const described = record(operation.responses)
    const known = described[String(status)] ?? described[`${String(status)[0]}XX`] ?? described.default
    if (known === undefined) {
      if (!usualStatuses.includes(status)) report(`an answer of ${status} is not described`)
      return
    }
    const content = record(follow(known).content)
    const json = Object.entries(content).find(([type]) => /^application\/(?:.+\+)?json/.test(type))
    const text = await response.text()
    if (!json) {
      const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
      if (text !== '' && !(type in content)) report(`${status} has a body${type && ` of type ${type}`}`)
      return
    }
    const { schema } = record(json[1])
    if (schema !== undefined) for (const error of answers(schema, parse(text))) report(`${status}${error}`)
  }

  return {
    errors,
    seen,
    through: (send) => async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const found = find(request.method.toLowerCase(), pathname)
      if (!found) {
        errors.push(`${request.method} ${pathname}: no such operation is described`)
        return send(input, init)
      }
      const report = (text: string) => void errors.push(`${request.method} ${found.template}: ${text}`)
      await judgeRequest(found, request.clone(), report)
      const response = await send(request)
      seen.add(`${request.method} ${found.template} ${response.status}`)
      await judgeAnswer(found, response.clone(), report)
      return response
    },
  }
}

/** Judges values by schemas of a description, which may refer to others in it. */
function compiler(document: OpenApiDocument, isRequest: boolean) {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true })
  formats.default.default(ajv)
  for (const name of ['int32', 'int64', 'float', 'double', 'password', 'binary', 'byte']) ajv.addFormat(name, true)
  ajv.addSchema({ $id: 'document', ...(translated(document, isRequest, document) as object) })
  const known = new Map<unknown, ValidateFunction>()
  return (schema: unknown, value: unknown): readonly string[] => {
    const validate = known.get(schema) ?? ajv.compile(absolute(translated(schema, isRequest, document)) as object)
    known.set(schema, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(sentence)
  }
}

const sentence = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath} ${message ?? 'is wrong'}${'additionalProperty' in params ? `: ${params.additionalProperty}` : ''}`

/** Fields that none of the schemas names which a value may have. Where one of them takes any field, nothing is unknown. */
function unknownFields(
  document: OpenApiDocument,
  value: unknown,
  schemas: readonly Json[],
  path: string,
): readonly string[] {
  const plain = schemas.flatMap((schema) => branches(document, schema))
  if (Array.isArray(value)) {
    const items = plain.flatMap((schema) => ('items' in schema ? [record(schema.items)] : []))
    return value.flatMap((one, index) => unknownFields(document, one, items, `${path}/${index}`))
  }
  const objects = plain.filter(({ type, properties }) => [type].flat().includes('object') || properties !== undefined)
  if (typeof value !== 'object' || value === null || objects.length === 0) return []
  const isOpen = objects.some(
    ({ properties, additionalProperties: more, patternProperties }) =>
      patternProperties !== undefined || more === true || (properties === undefined && more === undefined),
  )
  return Object.entries(value).flatMap(([name, inner]) => {
    const named = objects.flatMap(({ properties, additionalProperties: more }) => {
      const own = record(properties)[name] ?? more
      return typeof own === 'object' ? [record(own)] : []
    })
    if (named.length > 0) return unknownFields(document, inner, named, `${path}/${name}`)
    return isOpen ? [] : [`${path} must NOT have additional properties: ${name}`]
  })
}

const deepest = 20

/** A schema without its references, and what it is put together from. */
function branches(document: OpenApiDocument, schema: Json, depth = 0): readonly Json[] {
  if (depth > deepest) return []
  const referred = typeof schema.$ref === 'string' ? [at(document, schema.$ref)] : []
  const inner = [...referred, ...list(schema.allOf), ...list(schema.oneOf), ...list(schema.anyOf)].flatMap((one) =>
    branches(document, record(one), depth + 1),
  )
  const isOnlyComposed =
    inner.length > 0 && schema.properties === undefined && schema.additionalProperties === undefined
  return isOnlyComposed ? inner : [schema, ...inner]
}

/** OpenAPI 3.0 in the words of JSON Schema: what may be null, and bounds that a value may not reach. */
function translated(value: unknown, isRequest: boolean, document: OpenApiDocument): unknown {
  if (Array.isArray(value)) return value.map((one) => translated(one, isRequest, document))
  if (typeof value !== 'object' || value === null) return value
  const { nullable, exclusiveMinimum, exclusiveMaximum, example: _, examples: __, ...rest } = value as Json
  const made: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(rest)) made[key] = translated(one, isRequest, document)
  // What only the vendor writes is missing in no request.
  if (isRequest && Array.isArray(made.required)) {
    made.required = made.required.filter((name) => !isReadOnly(document, record(record(made.properties)[name])))
  }
  // Of two branches that a value fits, vendors mean either.
  if (Array.isArray(made.oneOf) && made.anyOf === undefined) {
    made.anyOf = made.oneOf
    delete made.oneOf
  }
  if (exclusiveMinimum === true) [made.exclusiveMinimum, made.minimum] = [made.minimum, undefined]
  else if (typeof exclusiveMinimum === 'number') made.exclusiveMinimum = exclusiveMinimum
  if (exclusiveMaximum === true) [made.exclusiveMaximum, made.maximum] = [made.maximum, undefined]
  else if (typeof exclusiveMaximum === 'number') made.exclusiveMaximum = exclusiveMaximum
  for (const key of ['minimum', 'maximum']) if (made[key] === undefined) delete made[key]
  if (Array.isArray(made.enum) && list(made.type).includes('null')) made.enum = [...made.enum, null]
  if (nullable !== true) return made
  if (Array.isArray(made.enum)) made.enum = [...made.enum, null]
  return typeof made.type === 'string' ? { ...made, type: [made.type, 'null'] } : { anyOf: [made, { type: 'null' }] }
}

function isReadOnly(document: OpenApiDocument, schema: Json): boolean {
  if (schema.readOnly === true) return true
  return typeof schema.$ref === 'string' && isReadOnly(document, record(at(document, schema.$ref)))
}

function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      key === '$ref' && typeof one === 'string' && one.startsWith('#') ? [key, `document${one}`] : [key, absolute(one)],
    ),
  )
}

function valuesIn(template: readonly string[], parts: readonly string[]): Json | undefined {
  if (template.length !== parts.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, wanted] of template.entries()) {
    const part = parts[index] ?? ''
    const name = /^\{(.+)\}$/.exec(wanted)?.[1]
    if (name === undefined ? wanted !== part : part === '') return undefined
    if (name !== undefined) values[name] = decodeURIComponent(part)
  }
  return values
}

const fixedFirst = (a: string, b: string) => a.split('{').length - b.split('{').length

/** `amount[value]` and `amount[currency]` are the parts of one parameter. */
const isDeep = (parameter: Json) => parameter.in === 'query' && parameter.style === 'deepObject'

function partsOf(name: string, query: URLSearchParams): Json | undefined {
  const parts = [...query].flatMap(([key, value]) =>
    key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value] as const] : [],
  )
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** Several values of one name, or one value with commas, as the parameter says. */
function listed(given: readonly string[], { explode, style = 'form' }: Json): readonly string[] {
  return explode === false && style === 'form' ? given.flatMap((one) => one.split(',')) : given
}

/** What is written in an address is text; where the description wants a number or a yes, it is read as one. */
function typed(value: unknown, schema: Json): unknown {
  if (Array.isArray(value)) return value.map((one) => typed(one, record(schema.items)))
  if (typeof value !== 'string') return value
  if ((schema.type === 'integer' || schema.type === 'number') && value.trim() !== '' && !Number.isNaN(Number(value)))
    return Number(value)
  if (schema.type === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true'
  return value
}

function at(document: OpenApiDocument, pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => record(node)[part], document)
}

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
