import { writtenDeliveryDate } from '#kernel/delivery-date.ts'
import { routePath } from '#kernel/routes.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { type DeliveryPromise, longPromise, shortPromise } from '../stock/delivery-promise.ts'
import { openingLines } from '../stores/opening-lines.ts'
import type { Store } from '../stores/store.ts'
import { deliveryDateOf, type Order } from './order.ts'
import { type PickupMailWords, pickupMailWords } from './pickup-mail-messages.ts'

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
  return new Intl.DateTimeFormat(iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: store?.openingHours?.timeZone ?? timeZone,
  }).format(at)
}

/** When a store is open, under a heading; nothing where nobody has said. */
export function storeOpening(
  store: Store | undefined,
  storefront: Storefront,
  now: Date,
): { readonly heading: string; readonly lines: readonly string[] } | undefined {
  const words = pickupMailWords[storefront.language]
  return (
    store?.openingHours && {
      heading: words.hours,
      lines: openingLines(store.openingHours, storefront, words.closed, now),
    }
  )
}

/** The page of a store with its map, and a map elsewhere that plans the way. */
export function storeLinks(
  store: Store | undefined,
  storefront: Storefront,
  publicUrl: string,
): readonly { readonly words: string; readonly url: string }[] {
  if (!store) return []
  const words = pickupMailWords[storefront.language]
  const destination = `${store.lat},${store.lng}`
  return [
    { words: words.map, url: publicUrl + routePath(storefront, 'store', { reference: store.reference }) },
    { words: words.route, url: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}` },
  ]
}

/**
 * What happens to an order that is collected, sentence by sentence; nothing for one that comes to the door. A promise that has
 * passed meanwhile is not repeated.
 */
export function collectionNext(
  order: Pick<Order, 'shippingAddress' | 'deliveryDate' | 'paidAt'>,
  carrier: string,
  collection: Collection | undefined,
  storefront: Storefront,
  now: Date,
): readonly string[] | undefined {
  const words: PickupMailWords = pickupMailWords[storefront.language]
  const place = pointTitle(order)
  if (place === undefined) return undefined
  if (!collection) {
    const arrives = deliveryDateOf(order)
    const { min, max }: DeliveryPromise = { min: shortPromise.min, max: longPromise.max }
    return [
      words.toPoint(carrier, place),
      arrives ? words.readyOn(writtenDeliveryDate(arrives, storefront)) : words.readyIn(min, max),
      words.pointMessage(carrier),
    ]
  }
  const { store, expectedAt } = collection
  return [
    words.preparing(place),
    ...(expectedAt > now ? [words.expected(momentAt(expectedAt, storefront, store))] : []),
    words.readyMail,
  ]
}
