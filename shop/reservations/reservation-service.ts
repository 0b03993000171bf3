import type { Clock } from '#kernel/clock.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { ArrivalStage, CountArrival } from '../stores/arrival.ts'
import type { Transact } from '../transact.ts'
import { cancelReservation, collectReservation, expireReservations } from './end-reservation.ts'
import { heldUntil } from './held-until.ts'
import { putAside } from './put-aside.ts'
import { endedLifetime } from './reservation.ts'
import { type ReservationMailKind, sendReservationMail } from './reservation-mail.ts'
import type { ReservationWriter } from './reservation-store.ts'
import { type ReservationInput, reserveInStore } from './reserve.ts'
import { tellReservationArrival } from './tell-arrival.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly reservations: Pick<
    ReservationWriter,
    'byId' | 'byToken' | 'heldAt' | 'locationOf' | 'purgeOld' | 'openingHoursOf'
  >
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
  /** For how many hours in which the store is open it keeps a pair. */
  readonly openHours: number
  readonly storeMailbox: string
  /** Whether stores hear that somebody comes. */
  readonly offersArrivals: () => boolean
  readonly countArrival: CountArrival
}

/** Everything that can be done about pairs that stores keep apart. */
export function reservationService(deps: Deps) {
  const { transact, clock, reservations } = deps
  return {
    /** Until when a store would keep what is reserved now. */
    wouldHoldUntil: async (locationCode: string) =>
      heldUntil(await reservations.openingHoursOf(locationCode), clock.now(), deps.openHours),
    reserve: (storefront: Storefront, wish: ReservationInput) => reserveInStore(deps, storefront, wish),
    /** What a mailed link opens. */
    byToken: reservations.byToken,
    cancel: (token: string) => cancelReservation({ transact, clock }, token),
    /** Its holder comes, is there, or takes that back. */
    arrive: (token: string, arrival: ArrivalStage | null) => tellReservationArrival(deps, token, arrival),
    /** Staff have it at hand, by its number. */
    putAside: (number: string) => putAside(deps, number),
    /** Books what was handed over, by the number that the shopper named. */
    collect: (number: string) => collectReservation({ transact, clock }, number),
    heldAt: reservations.heldAt,
    /** Where the pair of a number is kept; nothing for one that there isn't. */
    locationOf: (number: string) => reservations.locationOf(number.trim().toUpperCase()),
    expire: () => expireReservations({ transact, clock }),
    sendMail: (kind: ReservationMailKind, id: string) => sendReservationMail(deps, kind, id),
    purgeOld: () => reservations.purgeOld(new Date(clock.now().getTime() - endedLifetime)),
  }
}
