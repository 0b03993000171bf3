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

  async function begin(locationCode: string, begunAt: Date): Promise<InStoreSession | undefined> {
    const id = newToken()
    const began = await store.begin(id, locationCode, begunAt, new Date(clock.now().getTime() + sessionTime))
    return began ? found(id) : undefined
  }

  return {
    session: found,
    async refresh(id) {
      const stored = await store.find(id)
      const now = clock.now()
      if (!stored || now.getTime() - stored.begunAt.getTime() > workingDay) return undefined
      return (await store.replace(id, now)) ? begin(stored.locationCode, stored.begunAt) : undefined
    },
    begin: (locationCode) => begin(locationCode, clock.now()),
    close: (id) => store.close(id, clock.now()),
    forget: () => store.forget(new Date(clock.now().getTime() - workingDay)),
  }
}

function sessionOf(id: string, { endsAt, locationCode, locationName }: StoredSession): InStoreSession {
  return { id, ttlDt: endsAt, location: { id: locationCode, name: locationName, code: locationCode } }
}

function statusOf({ closedAt, endsAt }: StoredSession, now: Date): 'OPEN' | 'EXPIRED' | 'CLOSED' {
  if (closedAt) return 'CLOSED'
  return endsAt <= now ? 'EXPIRED' : 'OPEN'
}
