import { type Clock, minute } from '#kernel/clock.ts'
import type { Language } from '#kernel/storefront.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import type { Transact } from '../transact.ts'
import {
  type AskStaffInput,
  answerStaffMessage,
  askStaff,
  cancelStaffMessage,
  deliverStaffMessage,
  type StaffVisit,
} from './ask-staff.ts'
import type { InStorePort } from './in-store-port.ts'
import { workingDay } from './in-store-service.ts'
import type { InStoreSessionStore } from './in-store-session-store.ts'
import { extendInStoreSession, inStoreLocation, isInStoreSession, openInStoreSession } from './open-in-store-session.ts'
import { comingTime, staffMessageLifetime } from './staff-message.ts'
import type { StaffDeliveryStore } from './staff-message-store.ts'
import type { StaffMessagesPort } from './staff-messages-port.ts'
import { beginTablet, endTablet } from './staff-tablets.ts'

type Deps = {
  readonly sessions: InStorePort
  readonly clock: Clock
  readonly stores: Pick<StoresStore, 'all'>
  readonly transact: Transact
  readonly staffMessages: StaffDeliveryStore
  /** The store's own screen or printer; without one there is the shop's page for staff alone. */
  readonly staffPort: StaffMessagesPort | undefined
  /** Whether that page can be opened. */
  readonly hasStaffPage: boolean
  readonly waitingMinutes: number
  /** Where the shop keeps the sessions itself. */
  readonly ownSessions: Pick<InStoreSessionStore, 'tabletsOf' | 'hasEnded'> | undefined
}

/** Sessions of the tablets on the shop floor, and what is asked of staff there. */
export function inStoreSessionService({
  sessions,
  clock,
  stores,
  transact,
  staffMessages: deliveries,
  staffPort: port,
  hasStaffPage,
  waitingMinutes,
  ownSessions,
}: Deps) {
  const storefrontCodes = async () => new Set((await stores.all()).map(({ code }) => code))
  const parts = { sessions, clock, storefrontCodes }
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  return {
    openInStoreSession: (id: string) => openInStoreSession(parts, id),
    isInStoreSession: (id: string) => isInStoreSession(parts, id),
    extendInStoreSession: (id: string) => extendInStoreSession(parts, id),
    /** The store of a session that runs now. */
    inStoreLocation: (id: string) => inStoreLocation(parts, id),

    /** What staff see and do of tablets; nothing where another service keeps their sessions. */
    tablets: ownSessions && {
      of: (store: string) => ownSessions.tabletsOf(store, { since: ago(workingDay), now: clock.now() }),
      begin: (asked: Parameters<typeof beginTablet>[1]) => beginTablet({ transact, clock }, asked),
      end: (asked: Parameters<typeof endTablet>[1]) => endTablet({ transact, clock }, asked),
      /** Whether staff ended the tablet of a session for good. */
      hasEnded: (sessionId: string) => ownSessions.hasEnded(sessionId),
    },

    staffMessages: {
      ask: (visit: StaffVisit, input: AskStaffInput, language: Language) =>
        askStaff({ transact, clock, waitingMinutes }, visit, input, language),
      cancel: (visit: string, id: string) => cancelStaffMessage({ transact, clock }, visit, id),
      /** What a visit asked, as long as it may still be of interest. */
      ofVisit: (visit: string) => deliveries.ofVisit(visit, ago(comingTime + waitingMinutes * minute)),
      openAt: (locationCode: string) => deliveries.openAt(locationCode, clock.now()),
      answer: (locationCode: string, id: string, answer: 'taken' | 'done') =>
        answerStaffMessage({ transact, clock }, locationCode, id, answer),
      deliver: (id: string) => deliverStaffMessage({ clock, deliveries, port, hasStaffPage }, id),
      purgeOld: () => deliveries.purge(ago(staffMessageLifetime)),
    },
  }
}
