import type { ServerResponse } from 'node:http'
import type { Config } from './config.ts'
import { securityHeaders } from './headers.ts'

/** Leads a browser elsewhere, with nothing to read on the way. */
export function redirectRequest(
  response: ServerResponse,
  status: 301 | 302 | 303,
  to: string,
  headers: readonly string[],
  config: Pick<Config, 'publicUrl' | 'secure'>,
): void {
  response.writeHead(status, ['Location', to, ...headers, ...securityHeaders('other', config)])
  response.end()
}
