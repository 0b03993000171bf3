import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import protobuf from 'protobufjs'
import { z } from 'zod'

const folder = 'test/contract/schemas/opentelemetry'

/** A request with traces, by OpenTelemetry's own description of it. */
const requestType = (() => {
  const root = new protobuf.Root()
  root.resolvePath = (_, target) => `${folder}/${target}`
  return root
    .loadSync('opentelemetry/proto/collector/trace/v1/trace_service.proto')
    .resolveAll()
    .lookupType('ExportTraceServiceRequest')
})()

/** In OTLP's JSON these are written in hexadecimal, unlike all other bytes. */
const hexadecimal = new Set(['traceId', 'spanId', 'parentSpanId'])

const is = {
  string: (value: unknown) => typeof value === 'string',
  bool: (value: unknown) => typeof value === 'boolean',
  double: (value: unknown) => typeof value === 'number',
  whole: (value: unknown) => /^-?\d{1,20}$/.test(String(value)),
}

/** What of a JSON value is not as a message is described: unknown fields, and values of another kind. */
export function slipsOf(value: unknown, type: protobuf.Type = requestType, at: string = type.name): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
  return Object.entries(value).flatMap(([name, held]) => {
    const field =
      type.fields[name] ?? Object.values(type.fields).find((one) => protobuf.util.camelCase(one.name) === name)
    if (!field) return [`${at}.${name} is unknown`]
    if (field.repeated !== Array.isArray(held)) return [`${at}.${name} is ${field.repeated ? 'no' : 'a'} list`]
    const all: readonly unknown[] = Array.isArray(held) ? held : [held]
    return all.flatMap((one) => slipsOfField(one, field, `${at}.${name}`))
  })
}

function slipsOfField(value: unknown, field: protobuf.Field, at: string): string[] {
  const { resolvedType } = field
  if (resolvedType instanceof protobuf.Type) return slipsOf(value, resolvedType, at)
  if (resolvedType instanceof protobuf.Enum) {
    return Object.values(resolvedType.values).includes(Number(value)) && typeof value === 'number'
      ? []
      : [`${at} is no number of ${resolvedType.name}`]
  }
  const name = at.slice(at.lastIndexOf('.') + 1)
  if (field.type === 'bytes') {
    const length = name === 'traceId' ? 32 : 16
    return hexadecimal.has(name) && new RegExp(`^[0-9a-f]{${length}}$`, 'i').test(String(value))
      ? []
      : [`${at} is no id`]
  }
  const isRight =
    field.type === 'string'
      ? is.string
      : field.type === 'bool'
        ? is.bool
        : field.type === 'double'
          ? is.double
          : is.whole
  return isRight(value) ? [] : [`${at} is no ${field.type}`]
}

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number().default(0) }),
})
const requestShape = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanShape) })),
    }),
  ),
})

type Wire = z.output<typeof spanShape>

/** A span as a collector was told of it. */
export type ToldSpan = Omit<Wire, 'attributes'> & {
  readonly facts: Readonly<Record<string, unknown>>
  readonly service: unknown
}

const factsOf = (attributes: readonly z.output<typeof attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

export type Collector = {
  readonly endpoint: string
  readonly spans: readonly ToldSpan[]
  /** All that was sent, as it came. */
  readonly texts: readonly string[]
  readonly headers: readonly NodeJS.Dict<string | string[]>[]
  /** What was not as OTLP has it. */
  readonly slips: readonly string[]
  /** The spans below one, at any depth. */
  below(span: ToldSpan): readonly ToldSpan[]
  close(): void
}

/** A collector that judges what it is told by OTLP's own description. @param answer decides the status; `never` for none */
export async function openCollector(answer: () => number | 'never' = () => 200): Promise<Collector> {
  const spans: ToldSpan[] = []
  const texts: string[] = []
  const headers: NodeJS.Dict<string | string[]>[] = []
  const slips: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const status = answer()
    if (status === 'never') return
    if (request.url !== '/v1/traces' || request.method !== 'POST') slips.push(`${request.method} ${request.url}`)
    headers.push(request.headers)
    texts.push(text)
    if (status === 200) {
      const body: unknown = JSON.parse(text)
      slips.push(...slipsOf(body))
      for (const { resource, scopeSpans } of requestShape.parse(body).resourceSpans) {
        const service = factsOf(resource.attributes)['service.name']
        for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, facts: factsOf(attributes), service })
      }
    }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const below = (span: ToldSpan): ToldSpan[] =>
    spans.filter(({ parentSpanId }) => parentSpanId === span.spanId).flatMap((one) => [one, ...below(one)])
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    headers,
    slips,
    below,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
