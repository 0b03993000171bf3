import { writtenMoment } from '#kernel/calendar.ts'
import { writtenDeliveryDate } from '#kernel/delivery-date.ts'
import { routePath } from '#kernel/routes.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { type DeliveryPromise, longPromise, shortPromise } from '../stock/delivery-promise.ts'
import { openingLines } from '../stores/opening-lines.ts'
import type { Store } from '../stores/store.ts'
import { type Order, promisedDeliveryOf } from './order.ts'
import { type PickupMailMessages, pickupMailMessages } from './pickup-mail-messages.ts'

/** What is known of an order that is collected in one of our stores. */
export type Collection = {
  /** Nothing for one that has closed meanwhile. */
  readonly store: Store | undefined
  readonly expectedAt: Date
}

/** The name of the place at which a parcel waits; nothing when it comes to the door. */
export function pointTitle({ shippingAddress }: Pick<Order, 'shippingAddress'>): string | undefined {
  // Orders of before pickup points have no such fields.
  return readServicePoint(shippingAddress.customFields?.servicePoint)?.title
}

/** Day and time by the clock of a store: 'donderdag 26 november om 10:00'. */
export function momentAt(
  at: Date,
  { iso, timeZone }: Pick<Storefront, 'iso' | 'timeZone'>,
  store: Pick<Store, 'openingHours'> | undefined,
): string {
  return writtenMoment(at, { iso, timeZone: store?.openingHours?.timeZone ?? timeZone })
}

/** When a store is open, under a heading; nothing where nobody has said. */
export function storeOpening(
  store: Store | undefined,
  storefront: Storefront,
  now: Date,
): { readonly heading: string; readonly lines: readonly string[] } | undefined {
  const messages = pickupMailMessages(storefront.contentLang)
  return (
    store?.openingHours && {
      heading: messages.hours,
      lines: openingLines(store.openingHours, storefront, messages.closed, now),
    }
  )
}

/** The page of a store with its map, and a map elsewhere that plans the way. */
export function storeLinks(
  store: Store | undefined,
  storefront: Storefront,
  publicUrl: string,
): readonly { readonly messages: string; readonly url: string }[] {
  if (!store) return []
  const messages = pickupMailMessages(storefront.contentLang)
  const destination = `${store.lat},${store.lng}`
  return [
    { messages: messages.map, url: publicUrl + routePath(storefront, 'store', { reference: store.reference }) },
    {
      messages: messages.route,
      url: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`,
    },
  ]
}

/**
 * What happens to an order that is collected, sentence by sentence; nothing for one that comes to the door. A promise that has
 * passed meanwhile is not repeated.
 */
export function collectionNext(
  order: Pick<Order, 'shippingAddress' | 'deliveryDate' | 'paidAt' | 'storefrontCode'>,
  carrier: string,
  collection: Collection | undefined,
  storefront: Storefront,
  now: Date,
): readonly string[] | undefined {
  const messages: PickupMailMessages = pickupMailMessages(storefront.contentLang)
  const place = pointTitle(order)
  if (place === undefined) return undefined
  if (!collection) {
    const arrives = promisedDeliveryOf(order, now)
    const { min, max }: DeliveryPromise = { min: shortPromise.min, max: longPromise.max }
    return [
      messages.toPoint(carrier, place),
      arrives ? messages.readyOn(writtenDeliveryDate(arrives, storefront)) : messages.readyIn(min, max),
      messages.pointMessage(carrier),
    ]
  }
  const { store, expectedAt } = collection
  return [
    messages.preparing(place),
    ...(expectedAt > now ? [messages.expected(momentAt(expectedAt, storefront, store))] : []),
    messages.readyMail,
  ]
}
