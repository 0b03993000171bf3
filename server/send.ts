import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from './compression.ts'
import type { EncodedBody, Representation } from './encoded-body.ts'
import type { HeaderList } from './headers.ts'

/** What can be sent from memory: a page from the cache, a file of the build. */
export type Sendable = { readonly status: number; readonly headers: HeaderList; readonly body: EncodedBody }

/** Answers GET and HEAD with stored bytes in the client's best encoding, or with 304 when the client has them. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Sendable): void {
  const ifNoneMatch = request.headers['if-none-match']
  if (ifNoneMatch !== undefined && page.status === 200) {
    const etag = page.body.matches(ifNoneMatch)
    if (etag !== undefined) {
      response.writeHead(304, [...page.headers, 'ETag', etag])
      response.end()
      return
    }
  }
  const representation = page.body.in(negotiateEncoding(headerText(request.headers['accept-encoding'])))
  if (!(representation instanceof Promise)) {
    write(request, response, page, representation)
    return
  }
  representation.then(
    (made) => write(request, response, page, made),
    () => response.destroy(),
  )
}

function write(request: IncomingMessage, response: ServerResponse, page: Sendable, made: Representation): void {
  const { bytes, etag, encoding } = made
  response.writeHead(
    page.status,
    encoding === 'identity'
      ? [...page.headers, 'ETag', etag, 'Content-Length', String(bytes.byteLength)]
      : [...page.headers, 'ETag', etag, 'Content-Encoding', encoding, 'Content-Length', String(bytes.byteLength)],
  )
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Node joins repeated headers by itself; its types allow a list all the same. */
function headerText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
