import { z } from 'zod'
import {
  type FoundSession,
  type InStorePort,
  type InStoreSession,
  InStoreUnavailable,
} from '#shop/instore/in-store-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

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
export function createTabletopSessions({
  base,
  timeoutMs = defaultTimeoutMs,
  fetch: send = fetch,
}: TabletopOptions): InStorePort {
  async function ask<T extends z.infer<typeof session>>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const response = await send(`${base.replace(/\/$/, '')}/sessions/${path}`, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new InStoreUnavailable('The session service can not be reached', { cause: error })
    })
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) throw new InStoreUnavailable(`The session service answered ${response.status}`)
    const answer = schema.safeParse(await response.json().catch(() => undefined))
    if (!answer.success) throw new InStoreUnavailable('The session service answered something else than a session')
    return answer.data
  }

  return {
    async session(id): Promise<FoundSession | undefined> {
      const answer = await ask(encodeURIComponent(id), found)
      return answer && { ...answer, ttlDt: new Date(answer.ttlDt) }
    },
    async refresh(id): Promise<InStoreSession | undefined> {
      const answer = await ask(`${encodeURIComponent(id)}/refresh`, session)
      return answer && { ...answer, ttlDt: new Date(answer.ttlDt) }
    },
  }
}
