import type { Hono } from 'hono'
import type { Database } from '#database/rows.ts'
import { createTabletopService } from '#integrations/tabletop/tabletop-service.ts'
import { createTabletopSessions } from '#integrations/tabletop/tabletop-sessions.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { Clock } from '#kernel/clock.ts'
import type { InStorePort, InStoreService } from '#shop/instore/in-store-port.ts'
import { inStoreService } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import type { ShopConfig } from '../config.ts'

/** Where the shop's own session service answers. */
export const storeSessionsPath = '/sandbox/tabletop'

export type StoreSessions = {
  readonly port: InStorePort
  /** The shop's own service, and what asks it over HTTP. */
  readonly own: InStoreService
  readonly ownApp: Hono
  /** Whether another service keeps the sessions of tablets. */
  readonly isElsewhere: boolean
}

/** The session service that the settings name, or the shop's own, asked over the same wire. */
export function openStoreSessions(
  { tabletop: { url, staffKey } }: Pick<ShopConfig, 'tabletop'>,
  { db, clock, observe }: { readonly db: Database; readonly clock: Clock; readonly observe: ObserveVendor },
): StoreSessions {
  const own = inStoreService({ store: inStoreSessionStore(db), clock })
  const ownApp = createTabletopService({ service: own, staffKey })
  const base = 'http://tabletop.invalid'
  const askOwn: typeof fetch = async (input, init) => ownApp.request(String(input).slice(base.length), init)
  const port = createTabletopSessions({ base: url ?? base, observe, ...(url === undefined && { fetch: askOwn }) })
  return { port, own, ownApp, isElsewhere: url !== undefined }
}
