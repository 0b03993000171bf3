import type { IncomingMessage, ServerResponse } from 'node:http'
import { storefrontOfPath } from '#kernel/storefront.ts'
import type { Config } from './config.ts'
import { securityHeaders } from './headers.ts'
import { type PlainAnswer, plainPage, plainPagePolicy, plainSentence, retryAfter } from './plain-page.ts'

/** Says why there is no answer; nothing where one has begun. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: PlainAnswer,
  config: Pick<Config, 'publicUrl' | 'secure'>,
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const { type, text } = answerFor(request.url ?? '/', status)
  const bytes = Buffer.from(text)
  const headers = [
    'Content-Type',
    type,
    'Content-Length',
    String(bytes.byteLength),
    'Cache-Control',
    'no-store',
    ...securityHeaders('other', config, plainPagePolicy),
  ]
  const again = retryAfter[status]
  if (again !== undefined) headers.push('Retry-After', again)
  if (status === 405) headers.push('Allow', 'GET, HEAD, POST')
  // What was not read of a body that is too large is not waited for.
  if (!request.complete) headers.push('Connection', 'close')
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Why there is no answer: a page in the storefront's language, or what a program that asked the API can read. */
function answerFor(target: string, status: PlainAnswer): { readonly type: string; readonly text: string } {
  if (target.startsWith('/graphql')) {
    const extensions = { code: codes[status] ?? 'BAD_REQUEST', ...(status === 429 ? { messageKey: 'cart-busy' } : {}) }
    const text = JSON.stringify({ errors: [{ message: plainSentence(status), extensions }] })
    return { type: 'application/graphql-response+json; charset=utf-8', text }
  }
  const { storefront } = storefrontOfPath(target)
  return {
    type: 'text/html; charset=utf-8',
    text: plainPage(status, storefront.language, `${storefront.basePath}/`),
  }
}

const codes: Readonly<Partial<Record<PlainAnswer, string>>> = {
  403: 'FORBIDDEN',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
}
