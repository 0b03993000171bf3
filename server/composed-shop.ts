import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Api } from '#api/api.ts'
import type { Tables } from '#database/tables.ts'
import type { RecordDemoPayment } from '#demo/demo-payment.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SearchWithFallback } from '#shop/search/search-with-fallback.ts'
import type { Shop } from '#shop/shop.ts'
import type { InboxWatch } from './inbox-files.ts'
import type { Queue } from './jobs.ts'
import type { Pictures } from './pictures.ts'
import type { Tracing } from './tracing/tracing.ts'

/** The shop put together for one thread, or for a command of the operator, by `server/composition-root.ts`. */
export type ComposedShop = {
  readonly shop: Shop
  readonly db: Kysely<Tables>
  readonly pool: Pool
  /** Past a pooler, for what needs a session of its own. */
  readonly direct: { readonly pool: Pool }
  readonly clock: Clock
  /** Of this thread; absent where nothing is traced. */
  readonly tracing?: Tracing | undefined
  /** By `openPictures(config)`; also the shop's picture port. */
  readonly pictures: Pictures
  /** Further routes: the payment provider's webhook, the sandboxes. Mounted on the main thread only. */
  readonly mount?: ((app: Hono) => void) | undefined
  /** Ends a session that the shop's own session service keeps; absent where another service keeps them. */
  readonly closeInStoreSession?: ((id: string) => Promise<unknown>) | undefined
  /** The work that is done by the clock; run on the main thread only. */
  readonly queues?: readonly Queue[] | undefined
  /** How the folder of files to import stands, where there is one. */
  readonly inboxes?: Pick<InboxWatch, 'waiting' | 'stuck'> | undefined
  /** What lists and searches are answered by, for the other threads; absent where they share the thread of the search in memory. */
  readonly search?: SearchWithFallback | undefined
  /** Called on both threads before pages that bear the tags are rendered anew; without tags when anything may have changed. */
  readonly invalidate?: ((tags: readonly string[] | undefined) => void | Promise<void>) | undefined
  /** Where payments are the sandbox's: how it takes in what the demo's shoppers paid before. */
  readonly recordDemoPayment?: RecordDemoPayment | undefined
  close(): Promise<void>
}

/** A shop that is asked over HTTP: of the main thread and of the renderer alike, by `server/serving-shop.ts`. */
export type ServingShop = ComposedShop & { readonly api: Api }
