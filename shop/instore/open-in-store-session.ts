import type { Clock } from '#kernel/clock.ts'
import { type InStoreLocation, type InStorePort, type InStoreSession, InStoreUnavailable } from './in-store-port.ts'

export type OpenedSession =
  | { readonly kind: 'open'; readonly session: InStoreSession }
  /** There is no such session any more, or there never was: what a tablet remembers of one is forgotten. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'unavailable' }

type Deps = {
  readonly sessions: InStorePort
  readonly clock: Clock
  /** Codes of our own stores. */
  readonly storefrontCodes: () => Promise<ReadonlySet<string>>
}

const sessionId = /^[A-Za-z0-9_-]{1,128}$/

/**
 * What a session id opens (specification §4): an open session as it is, an expired or closed one after it was refreshed,
 * anything else nothing. A session past its time or of a store that is not ours is none.
 */
export async function openInStoreSession(deps: Deps, id: string): Promise<OpenedSession> {
  return whatOpens(deps, id, () => currentSession(deps.sessions, id))
}

/** Whether a session of one of our stores runs now. Asking changes nothing; a service that is away knows of none. */
export async function isInStoreSession(deps: Deps, id: string): Promise<boolean> {
  return (await inStoreLocation(deps, id)) !== undefined
}

/** The store of a session that runs now. Asking changes nothing; a service that is away knows of none. */
export async function inStoreLocation(deps: Deps, id: string): Promise<InStoreLocation | undefined> {
  const found = await whatOpens(deps, id, async () => {
    const session = await deps.sessions.session(id)
    return session?.status === 'OPEN' ? session : undefined
  })
  return found.kind === 'open' ? found.session.location : undefined
}

/** Gives a shopper at a tablet more time: the session goes on under a new id. */
export async function extendInStoreSession(deps: Deps, id: string): Promise<OpenedSession> {
  return whatOpens(deps, id, () => deps.sessions.refresh(id))
}

async function whatOpens(
  { clock, storefrontCodes }: Deps,
  id: string,
  ask: () => Promise<InStoreSession | undefined>,
): Promise<OpenedSession> {
  if (!sessionId.test(id)) return { kind: 'ended' }
  try {
    const session = await ask()
    if (!session || session.ttlDt <= clock.now() || !sessionId.test(session.id)) return { kind: 'ended' }
    return (await storefrontCodes()).has(session.location.code) ? { kind: 'open', session } : { kind: 'ended' }
  } catch (error) {
    if (error instanceof InStoreUnavailable) return { kind: 'unavailable' }
    throw error
  }
}

async function currentSession(sessions: InStorePort, id: string): Promise<InStoreSession | undefined> {
  const found = await sessions.session(id)
  switch (found?.status) {
    case 'OPEN':
      return found
    case 'EXPIRED':
    case 'CLOSED':
      return sessions.refresh(id)
    default:
      return undefined
  }
}
