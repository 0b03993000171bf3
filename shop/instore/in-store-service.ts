import { type Clock, hour, minute } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { FoundSession, InStoreService, InStoreSession } from './in-store-port.ts'
import type { InStoreSessionStore, StoredSession } from './in-store-session-store.ts'

/** One shopper's time at a tablet. */
export const sessionTime = 30 * minute
/** How long a session that staff began can be gone on with: a day in the store. */
export const workingDay = 14 * hour

export function inStoreService({
  store,
  clock,
}: {
  readonly store: InStoreSessionStore
  readonly clock: Clock
}): InStoreService {
  const found = async (id: string): Promise<FoundSession | undefined> => {
    const stored = await store.find(id)
    return stored && { ...sessionOf(id, stored), status: statusOf(stored, clock.now()) }
  }

  const next = () => ({ id: newToken(), endsAt: new Date(clock.now().getTime() + sessionTime) })

  return {
    session: found,
    async refresh(id) {
      const stored = await store.find(id)
      const now = clock.now()
      if (!stored || now.getTime() - stored.begunAt.getTime() > workingDay) return undefined
      const session = next()
      return (await store.replace(id, session, now)) ? found(session.id) : undefined
    },
    async begin(locationCode) {
      const { id, endsAt } = next()
      return (await store.begin(id, locationCode, clock.now(), endsAt)) ? found(id) : undefined
    },
    close: (id) => store.close(id, clock.now()),
    purge: () => store.purge(new Date(clock.now().getTime() - workingDay)),
  }
}

function sessionOf(id: string, { endsAt, locationCode, locationName }: StoredSession): InStoreSession {
  return { id, ttlDt: endsAt, location: { id: locationCode, name: locationName, code: locationCode } }
}

function statusOf({ closedAt, endsAt }: StoredSession, now: Date): 'OPEN' | 'EXPIRED' | 'CLOSED' {
  if (closedAt) return 'CLOSED'
  return endsAt <= now ? 'EXPIRED' : 'OPEN'
}
