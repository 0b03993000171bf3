import type { Clock } from '#kernel/clock.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { AlertReader } from '../alerts/alert-store.ts'
import type { CareReminderReader } from '../care/care-reminder-store.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { AddressStore } from '../checkout/address-store.ts'
import type { StorePickupReader } from '../fulfilment/store-pickup-store.ts'
import type { GiftCardSaleReader } from '../giftcards/gift-card-sale-store.ts'
import type { LoyaltyReader } from '../loyalty/loyalty-store.ts'
import type { VoucherReader } from '../loyalty/voucher-store.ts'
import type { NewsletterReader } from '../newsletter/newsletter-store.ts'
import type { GuestOrderReader } from '../orders/guest-order-store.ts'
import type { MeasurementReader } from '../orders/measurement-store.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { WithdrawalReader } from '../orders/withdrawal-store.ts'
import type { ConsentReader } from '../privacy/consent-store.ts'
import type { PushReader } from '../push/push-store.ts'
import type { RepairReader } from '../repairs/repair-store.ts'
import type { ReservationReader } from '../reservations/reservation-store.ts'
import type { ProductReviewReader } from '../reviews/product-review-store.ts'
import type { ReviewPhotographReader } from '../reviews/review-photograph-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import type { Customer } from './customer.ts'
import type { CustomerReader } from './customer-store.ts'
import type { CustomerRecords, GuestRecords } from './export-customer.ts'
import { loginsAlive } from './session-lifetime.ts'

/** Every store that knows something of a person. */
export type RecordDeps = {
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly customers: CustomerReader
  readonly addresses: AddressStore
  readonly orders: OrderReader
  readonly guestOrders: GuestOrderReader
  readonly loyalty: LoyaltyReader
  readonly vouchers: VoucherReader
  readonly newsletter: NewsletterReader
  readonly alerts: AlertReader
  readonly push: Pick<PushReader, 'ofPerson'>
  readonly reservations: ReservationReader
  readonly consents: ConsentReader
  readonly withdrawals: WithdrawalReader
  readonly giftCardSales: Pick<GiftCardSaleReader, 'ofPerson'>
  readonly productReviews: Pick<ProductReviewReader, 'reviewsBy'>
  readonly reviewPhotographs: Pick<ReviewPhotographReader, 'keptPhotographsOf'>
  readonly careReminders: Pick<CareReminderReader, 'ofPerson'>
  readonly repairs: Pick<RepairReader, 'ofPerson'>
  readonly measurements: MeasurementReader
  readonly storePickups: Pick<StorePickupReader, 'ofOrders'>
  readonly stores: Pick<StoresStore, 'all'>
  readonly catalog: Pick<CatalogStore, 'products'>
}

/** All that the shop keeps about somebody with an account. */
export async function recordsOfCustomer(
  deps: RecordDeps,
  storefront: Storefront,
  customer: Customer,
): Promise<CustomerRecords> {
  const [about, addresses, orders, wished, sessions, passkeys, secondFactor, points, vouchers, stores] =
    await Promise.all([
      aboutAddress(deps, customer),
      deps.addresses.ofCustomer(customer.id),
      deps.orders.ofCustomer(customer.id),
      deps.customers.wishlist(customer.id),
      deps.customers.sessions(customer.id, loginsAlive(deps.settings, deps.clock.now())),
      deps.customers.passkeys(customer.id),
      deps.customers.secondFactor(customer.id),
      deps.loyalty.entriesOf(customer.id),
      deps.vouchers.issuedTo(customer.id),
      deps.stores.all(),
    ])
  const ofOrders = await aboutOrders(deps, orders)
  const wishlist = await deps.catalog.products(storefront, wished)
  const favourites = customer.customFields.stores ?? []
  return {
    ...about,
    customer,
    addresses,
    orders,
    ...ofOrders,
    wishlist,
    sessions,
    passkeys,
    secondFactor,
    points,
    vouchers,
    stores: stores.filter(({ code }) => favourites.includes(code)).map(({ title }) => title),
  }
}

/** What is known of an address outside of accounts. */
export async function recordsOfGuest(deps: RecordDeps, email: string): Promise<GuestRecords> {
  const [about, orders] = await Promise.all([aboutAddress(deps, { email }), deps.guestOrders.ofEmail(email)])
  return { ...about, email, orders, ...(await aboutOrders(deps, orders)) }
}

async function aboutOrders(
  deps: Pick<RecordDeps, 'measurements' | 'storePickups'>,
  orders: readonly { readonly id: string }[],
): Promise<Pick<GuestRecords, 'measurements' | 'pickups'>> {
  const ids = orders.map(({ id }) => id)
  const [measurements, pickups] = await Promise.all([deps.measurements.ofOrders(ids), deps.storePickups.ofOrders(ids)])
  return { measurements, pickups }
}

async function aboutAddress(
  {
    newsletter,
    alerts,
    push,
    reservations,
    consents,
    withdrawals,
    productReviews,
    reviewPhotographs,
    careReminders,
    repairs,
    giftCardSales,
  }: RecordDeps,
  person: { readonly email: string; readonly id?: string },
) {
  const [member, waiting, notified, reserved, agreed, stated, reviews, reminded, repaired, giftCards] =
    await Promise.all([
      newsletter.byEmail(person.email),
      alerts.waiting(person.email),
      push.ofPerson(person),
      reservations.ofEmail(person.email),
      consents.of(person),
      withdrawals.ofCustomer(person),
      reviewsBy({ productReviews, reviewPhotographs }, person),
      careReminders.ofPerson(person),
      repairs.ofPerson(person),
      giftCardSales.ofPerson(person.email),
    ])
  return {
    newsletter: member,
    alerts: waiting,
    notifications: notified,
    reservations: reserved,
    consents: agreed,
    withdrawals: stated,
    reviews,
    careReminders: reminded,
    repairs: repaired,
    giftCards,
  }
}

/** What somebody said of products, with the photographs that they sent. */
async function reviewsBy(
  { productReviews, reviewPhotographs }: Pick<RecordDeps, 'productReviews' | 'reviewPhotographs'>,
  person: { readonly email: string; readonly id?: string },
) {
  const reviews = await productReviews.reviewsBy(person)
  const sent = await reviewPhotographs.keptPhotographsOf(reviews.map(({ id }) => id))
  return reviews.map((review) => ({ ...review, photographs: sent.filter(({ reviewId }) => reviewId === review.id) }))
}
