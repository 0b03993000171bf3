import type { Clock } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import { oneLine } from '#kernel/typed-text.ts'
import { type StoreRefused, storeRefused } from '../stores/store-hours.ts'
import type { Transact } from '../transact.ts'
import { sessionTime } from './in-store-service.ts'

/** Longest that the name of a tablet is, as the tablet itself keeps it. */
const longestTablet = 40

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** Begins a session on a tablet of a store. @returns the id that opens the shop on it, which is told once */
export async function beginTablet(
  { transact, clock }: Deps,
  { store, tablet, member }: { readonly store: string; readonly tablet: string; readonly member: string },
): Promise<{ readonly sessionId: string; readonly name: string } | StoreRefused> {
  const now = clock.now()
  const sessionId = newToken()
  const name = oneLine(tablet).slice(0, longestTablet)
  const begun = await transact(['inStoreSessions'], ({ inStoreSessions }) =>
    inStoreSessions.begin(sessionId, store, now, new Date(now.getTime() + sessionTime), {
      member,
      ...(name !== '' && { tablet: name }),
    }),
  )
  return begun ? { sessionId, name } : storeRefused('store-not-found')
}

/** Ends what runs on a tablet of a store for good: it asks for a new session then. */
export async function endTablet(
  { transact, clock }: Deps,
  { store, id }: { readonly store: string; readonly id: string },
): Promise<{ readonly name: string | null } | StoreRefused> {
  return transact(['inStoreSessions'], async ({ inStoreSessions }) => {
    const ended = await inStoreSessions.endTablet(id, clock.now())
    return ended?.locationCode === store ? { name: ended.name } : storeRefused('store-tablet-not-found')
  })
}
