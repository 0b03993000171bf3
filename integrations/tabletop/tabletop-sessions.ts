import { z } from 'zod'
import {
  type FoundSession,
  type InStorePort,
  type InStoreSession,
  InStoreUnavailable,
} from '#shop/instore/in-store-port.ts'
import { createVendorClient, type VendorRequest } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'

export type TabletopOptions = {
  /** `https://tabletop.example.com/api`: sessions lie below it. */
  readonly base: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const location = z.object({ id: z.coerce.string(), name: z.string(), code: z.string() })
const session = z.object({ id: z.string(), ttlDt: z.iso.datetime({ offset: true }), location })
const found = session.extend({ status: z.string() })

/** A tablet's shopper waits for this; a service that takes longer counts as down. */
const defaultTimeoutMs = 3000

/** Sessions by the two calls of the tabletop service: `GET {base}/sessions/{id}` and `GET {base}/sessions/{id}/refresh`. */
export function createTabletopSessions(options: TabletopOptions): InStorePort {
  const { timeoutMs = defaultTimeoutMs, fetch, observe } = options
  const client = createVendorClient({ vendor: 'tabletop', timeoutMs, fetch, observe })
  const base = options.base.replace(/\/$/, '')

  async function ask<T extends z.infer<typeof session>>(
    path: string,
    request: Pick<VendorRequest, 'operation' | 'repeatable'>,
    schema: z.ZodType<T>,
  ): Promise<T | undefined> {
    const url = `${base}/sessions/${path}`
    try {
      return await client.read(
        { ...request, url, headers: { Accept: 'application/json' }, expected: [404, 410] },
        schema,
      )
    } catch (cause) {
      if (!(cause instanceof VendorFailure)) throw cause
      throw new InStoreUnavailable(cause.message, { cause })
    }
  }

  return {
    async session(id): Promise<FoundSession | undefined> {
      const answer = await ask(encodeURIComponent(id), { operation: 'read a session' }, found)
      return answer && { ...answer, ttlDt: new Date(answer.ttlDt) }
    },
    async refresh(id): Promise<InStoreSession | undefined> {
      // Every refresh that arrives ends the session that it goes on from.
      const request = { operation: 'refresh a session', repeatable: false }
      const answer = await ask(`${encodeURIComponent(id)}/refresh`, request, session)
      return answer && { ...answer, ttlDt: new Date(answer.ttlDt) }
    },
  }
}
