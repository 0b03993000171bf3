import type { IncomingMessage, ServerResponse } from 'node:http'
import { storefrontOfPath } from '#kernel/storefront.ts'
import type { Config } from './config.ts'
import type { Arrival } from './in-store.ts'
import { redirectRequest } from './redirect.ts'

export type TabletDeps = {
  readonly config: Pick<Config, 'publicUrl' | 'secure'>
  /** Tablets in stores; the answers are headers. */
  readonly inStore: {
    /** What a session id opens, at a tablet of that name. */
    admit(sessionId: string, cookieHeader: string | undefined, tablet?: string): Promise<readonly string[]>
    /** Whether staff ended the tablet since its last page. */
    hasEnded(cookieHeader: string | undefined): Promise<boolean>
    /** By which a browser forgets its shopper. */
    clearShopper(cookieHeader: string | undefined): Promise<readonly string[]>
  }
}

/** Opens a session in a store, and leads on to the page without the id: it stands in no history and no log. */
export async function admitTablet(
  { inStore, config }: TabletDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { sessionId, tablet, target }: Arrival,
): Promise<void> {
  leadOn(response, target, await inStore.admit(sessionId, request.headers.cookie, tablet), config)
}

/** The time of a tablet's shopper is over: whatever was asked for, it forgets them and shows the storefront's home. */
export async function clearTabletShopper(
  { inStore, config }: TabletDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { storefront } = storefrontOfPath(request.url ?? '/')
  leadOn(response, `${storefront.basePath}/`, await inStore.clearShopper(request.headers.cookie), config)
}

function leadOn(
  response: ServerResponse,
  target: string,
  headers: readonly string[],
  config: TabletDeps['config'],
): void {
  redirectRequest(response, 303, target, ['Cache-Control', 'no-store', 'Content-Length', '0', ...headers], config)
}
