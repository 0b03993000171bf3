import type { Clock } from '#kernel/clock.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import type { InStorePort } from './in-store-port.ts'
import { extendInStoreSession, isInStoreSession, openInStoreSession } from './open-in-store-session.ts'

type Parts = {
  readonly sessions: InStorePort
  readonly clock: Clock
  readonly stores: Pick<StoresStore, 'all'>
}

/** Sessions of the tablets on the shop floor. */
export function inStoreDesk({ sessions, clock, stores }: Parts) {
  const storeCodes = async () => new Set((await stores.all()).map(({ code }) => code))
  const parts = { sessions, clock, storeCodes }
  return {
    openInStoreSession: (id: string) => openInStoreSession(parts, id),
    isInStoreSession: (id: string) => isInStoreSession(parts, id),
    extendInStoreSession: (id: string) => extendInStoreSession(parts, id),
  }
}
