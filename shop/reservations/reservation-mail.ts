import { writtenMoment } from '#kernel/calendar.ts'
import { placeIn } from '#kernel/local-names.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { streetLine } from '#kernel/street-line.ts'
import { actionPart, composeLetter, paragraphsPart, smallPrintPart } from '../mail/letter.ts'
import type { Mail, MailPort } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { storefrontOfStore } from '../stores/store-language.ts'
import type { StoreReservation } from './reservation.ts'
import { reservationMailMessages } from './reservation-mail-messages.ts'
import type { ReservationReader } from './reservation-store.ts'

/** Who hears what: the shopper that a pair is being put aside, is kept or no longer kept, the store that it has to keep one or no longer has to. */
export const reservationMailKinds = ['reserved', 'ready', 'expired', 'to-store', 'cancelled-to-store'] as const
export type ReservationMailKind = (typeof reservationMailKinds)[number]

type Deps = {
  readonly senderDetails: SenderDetails /** With `{code}` where the store's code goes. */
  readonly storeMailbox: string
}

/** Writes one mail of a reservation. May run again: the mail's key lets the outbox tell a repetition. */
export async function sendReservationMail(
  deps: Deps & { readonly reservations: Pick<ReservationReader, 'byId'>; readonly mail: MailPort },
  kind: ReservationMailKind,
  id: string,
): Promise<void> {
  const reservation = await deps.reservations.byId(id)
  if (reservation) await deps.mail.send(reservationMail(reservation, kind, deps))
}

export function reservationMail(
  reservation: StoreReservation,
  kind: ReservationMailKind,
  { senderDetails, storeMailbox }: Deps,
): Mail {
  const { company, publicUrl } = senderDetails
  const toStore = kind === 'to-store' || kind === 'cancelled-to-store'
  const storefront = storefrontOf(
    toStore ? storefrontOfStore(reservation.store, reservation.storefrontCode) : reservation.storefrontCode,
  )
  const messages = reservationMailMessages(storefront.contentLang)
  const { identity } = mailSender(storefront, { company })
  const { size, number } = reservation
  const store = placeIn(reservation.store, storefront.language)
  const product = `${reservation.product.brand} ${reservation.product.name}`
  const until = writtenMoment(reservation.heldUntil, {
    iso: storefront.iso,
    timeZone: store.openingHours?.timeZone ?? storefront.timeZone,
  })
  const name = `${reservation.firstName} ${reservation.lastName}`
  const said = messages[kind](product, size.name, size.sku, number, store.title, until, name)
  const address = `${store.title}, ${streetLine(store, store.country)}, ${store.postcode} ${store.city}`
  const link =
    publicUrl + routePath(storefrontOf(reservation.storefrontCode), 'reservation', { hash: reservation.token })
  const label = kind === 'reserved' || kind === 'ready' ? messages.action : undefined
  return {
    key: `reservation-${kind}:${reservation.id}`,
    to: toStore ? storeMailbox.replaceAll('{code}', store.code.toLowerCase()) : reservation.email,
    subject: said.subject,
    // The store's copy names whom it is for, and nobody would find it by their address.
    ...(toStore && { about: reservation.email }),
    eraseOnceSent: toStore,
    ...composeLetter(storefront, senderDetails, {
      title: said.subject,
      heading: said.heading,
      preview: said.lines[0] ?? '',
      parts: [
        paragraphsPart(...said.lines),
        ...(label ? [paragraphsPart(address), actionPart({ label, url: link })] : []),
        smallPrintPart(identity),
      ],
    }),
  }
}
