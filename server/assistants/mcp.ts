import { z } from 'zod'

/** Versions of the Model Context Protocol that are spoken here, the newest first; they differ in nothing that this server does. */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

/** Something that an assistant may ask for. */
export type Tool = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: z.ZodObject
  /** @returns the answer as JSON; a sentence where there is none */
  readonly call: (input: never) => Promise<object | string>
}

export type McpServer = {
  readonly name: string
  readonly title: string
  readonly version: string
  /** What an assistant should know before it asks. */
  readonly instructions: string
  readonly tools: readonly Tool[]
}

/** JSON-RPC 2.0. A notification has no id and gets no answer. */
const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).optional(),
})
const callSchema = z.object({ name: z.string().max(100), arguments: z.record(z.string(), z.unknown()).default({}) })

const codes = { parse: -32700, request: -32600, method: -32601, params: -32602, internal: -32603 } as const

export type McpReply = { readonly status: number; readonly body?: object }

/**
 * Answers one message of the Model Context Protocol's Streamable HTTP transport, without a session: every request stands for itself, and
 * every answer is one JSON object (https://modelcontextprotocol.io/specification/2025-11-25/basic/transports).
 * @param text the body of the request
 */
export async function answerMcp(server: McpServer, text: string, report: (error: unknown) => void): Promise<McpReply> {
  const raw = parsed(text)
  if (raw === undefined) return failure(null, codes.parse, 'This is no JSON')
  const read = messageSchema.safeParse(raw)
  if (!read.success) return failure(null, codes.request, 'This is no request of JSON-RPC 2.0')
  const { id, method, params = {} } = read.data
  if (id === undefined) return { status: 202 }
  switch (method) {
    case 'initialize':
      return result(id, initialized(server, params.protocolVersion))
    case 'ping':
      return result(id, {})
    case 'tools/list':
      return result(id, { tools: server.tools.map(described) })
    case 'tools/call':
      return called(server, id, params, report)
    default:
      return failure(id, codes.method, `There is no ${method} here`)
  }
}

function initialized({ name, title, version, instructions }: McpServer, wanted: unknown) {
  const protocolVersion = protocolVersions.find((one) => one === wanted) ?? protocolVersions[0]
  return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name, title, version }, instructions }
}

function described({ name, title, description, input }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { target: 'draft-7' }),
    // Nothing here changes anything: what is bought is confirmed by its shopper on a page of the shop.
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
}

async function called(
  { tools }: McpServer,
  id: string | number,
  params: Readonly<Record<string, unknown>>,
  report: (error: unknown) => void,
): Promise<McpReply> {
  const call = callSchema.safeParse(params)
  const tool = call.success && tools.find(({ name }) => name === call.data.name)
  if (!call.success || !tool) return failure(id, codes.params, 'There is no such tool')
  const input = tool.input.safeParse(call.data.arguments)
  // An assistant mends its own question when it is told what is wrong with it.
  if (!input.success) return result(id, said(z.prettifyError(input.error), true))
  try {
    // The schema that belongs to the tool has just read it.
    const answer = await tool.call(input.data as never)
    return result(
      id,
      typeof answer === 'string' ? said(answer, true) : { ...said(JSON.stringify(answer)), structuredContent: answer },
    )
  } catch (error) {
    report(error)
    return failure(id, codes.internal, 'The shop can’t answer this now')
  }
}

const said = (text: string, isError = false) => ({ content: [{ type: 'text', text }], ...(isError && { isError }) })

const result = (id: string | number, answer: object): McpReply => ({
  status: 200,
  body: { jsonrpc: '2.0', id, result: answer },
})

const failure = (id: string | number | null, code: number, message: string): McpReply => ({
  status: id === null ? 400 : 200,
  body: { jsonrpc: '2.0', id, error: { code, message } },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
