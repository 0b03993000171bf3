import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '#api/api.ts'
import type { Clock } from '#kernel/clock.ts'
import { withoutBrokenTokens } from './broken-tokens.ts'
import type { Config } from './config.ts'
import { securityHeaders } from './headers.ts'
import { bodyLimit, clientAddress, readBody } from './request-checks.ts'
import { secondsLeft, withinSession } from './tablet.ts'

export type ServeApiDeps = {
  readonly api: Pick<Api, 'answer'>
  readonly config: Pick<Config, 'secure' | 'trustProxy'>
  readonly clock: Clock
}

/** Written here: cookies are looked through first, and an answer that says twice how long it is breaks HTTP. */
const ownHeaders = new Set(['set-cookie', 'content-length'])

type Incoming = IncomingMessage & { rawBody?: Buffer }

/** Answers what comes to the API as JSON; answers no for everything else, of which nothing was read then. */
export function apiListener({ api, config, clock }: ServeApiDeps) {
  const security = securityHeaders('other', config)
  return async (request: Incoming, response: ServerResponse): Promise<boolean> => {
    const target = request.url ?? ''
    if (target !== '/graphql' && !target.startsWith('/graphql?')) return false
    const reply = await api.answer({
      method: request.method ?? '',
      target,
      clientAddress: clientAddress(request, config.trustProxy),
      header: (name) => headerOf(request, name),
      text: async () => {
        request.rawBody ??= (await readBody(request, bodyLimit)) ?? Buffer.alloc(0)
        return request.rawBody.toString()
      },
    })
    if (!reply) return false
    const given = reply.headers.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value)
    const headers = reply.headers.filter(([name]) => !ownHeaders.has(name.toLowerCase())).flat()
    const cookies = answerCookies(request.headers.cookie, given, config, clock)
    response.writeHead(reply.status, [
      ...headers,
      ...security,
      ...cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
      'Content-Length',
      String(Buffer.byteLength(reply.body)),
    ])
    response.end(reply.body)
    return true
  }
}

/** The cookies of an answer: none outlives a tablet's session, and those that are none go. */
export function answerCookies(
  cookieHeader: string | undefined,
  given: readonly string[],
  { secure }: Pick<Config, 'secure'>,
  clock: Clock,
): readonly string[] {
  const cookies = withoutBrokenTokens(cookieHeader, given, secure)
  return cookies.length === 0 ? cookies : withinSession(cookies, secondsLeft(cookieHeader, clock.now()))
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name]
  return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
}
