import type { Measurer } from '#kernel/measured-browser.ts'
import type { StockAlert } from '../alerts/stock-alert.ts'
import type { CareReminderRecord } from '../care/care-reminder.ts'
import type { StoredAddress } from '../checkout/address-store.ts'
import type { Passkey } from '../credentials/passkey.ts'
import type { StorePickup } from '../fulfilment/store-pickup.ts'
import type { PersonsGiftCard } from '../giftcards/gift-card-sale-store.ts'
import type { LoyaltyEntry } from '../loyalty/loyalty.ts'
import type { Voucher } from '../loyalty/vouchers.ts'
import type { NewsletterMember } from '../newsletter/member.ts'
import type { OrderMeasurement } from '../orders/measurement-store.ts'
import type { FollowedOrder } from '../orders/order-history.ts'
import type { Withdrawal } from '../orders/withdrawal.ts'
import type { Consent } from '../privacy/consent.ts'
import type { PushRequest } from '../push/push-request.ts'
import type { Repair } from '../repairs/repair.ts'
import type { StoreReservation } from '../reservations/reservation.ts'
import type { KeptPhotograph } from '../reviews/review-photograph-store.ts'
import type { OwnReviewForStaff } from '../reviews/staff-review-store.ts'
import type { Customer, CustomerSession } from './customer.ts'
import type { SecondFactor } from './second-factor.ts'

/** What the shop keeps of an address, with an account or without one. */
type AddressRecords = {
  readonly orders: readonly FollowedOrder[]
  readonly measurements: readonly OrderMeasurement[]
  /** Of orders that are collected in a store. */
  readonly pickups: readonly StorePickup[]
  readonly newsletter: NewsletterMember | undefined
  readonly careReminders: readonly CareReminderRecord[]
  readonly repairs: readonly Repair[]
  readonly alerts: readonly StockAlert[]
  readonly notifications: readonly PushRequest[]
  readonly reviews: readonly (OwnReviewForStaff & { readonly photographs: readonly KeptPhotograph[] })[]
  readonly reservations: readonly StoreReservation[]
  readonly consents: readonly Consent[]
  readonly withdrawals: readonly Withdrawal[]
  readonly giftCards: readonly PersonsGiftCard[]
}

/** All that the shop keeps about somebody without an account. */
export type GuestRecords = AddressRecords & { readonly email: string }

/** All that the shop keeps about somebody with an account, gathered. */
export type CustomerRecords = AddressRecords & {
  readonly customer: Customer
  readonly addresses: readonly StoredAddress[]
  readonly wishlist: readonly { readonly sku: string; readonly name: string }[]
  /** Titles of favourite stores; their codes stand in the profile. */
  readonly stores: readonly string[]
  readonly sessions: readonly CustomerSession[]
  readonly passkeys: readonly Passkey[]
  readonly secondFactor: SecondFactor | undefined
  readonly points: readonly LoyaltyEntry[]
  readonly vouchers: readonly Voucher[]
}

/** The same as text that people and programs can read; keys of the database and secrets stay out of it. */
export function exportRecords(records: CustomerRecords | GuestRecords): string {
  const parts = 'customer' in records ? customerParts(records) : { email: records.email, ...addressParts(records) }
  return JSON.stringify(parts, null, 2)
}

function customerParts(records: CustomerRecords) {
  const { customer, addresses, wishlist, sessions, passkeys, secondFactor, points, vouchers } = records
  const { id: _id, emailToken: _token, defaultBillingAddressId, defaultShippingAddressId, ...profile } = customer
  return {
    profile,
    addresses: addresses.map(({ id, ...address }) => ({
      ...address,
      defaultForInvoices: id === defaultBillingAddressId,
      defaultForParcels: id === defaultShippingAddressId,
    })),
    ...addressParts(records),
    wishlist: wishlist.map(({ sku }) => sku),
    points: points.map(({ orderId: _, releaseOn: __, ...entry }) => entry),
    vouchers: vouchers.map(({ id: _, customerId: __, ...voucher }) => voucher),
    devices: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
    codesOfApp: secondFactor ?? null,
  }
}

function addressParts(records: AddressRecords) {
  const {
    orders,
    measurements,
    pickups,
    newsletter,
    alerts,
    notifications,
    reservations,
    consents,
    withdrawals,
    reviews,
    giftCards,
  } = records
  return {
    orders: orders.map(({ id, deepLinkCode: _, ...order }) => ({
      ...order,
      ...collectedAt(pickups, id),
      ...measuredIn(measurements, id),
    })),
    newsletter: newsletter && exportedMember(newsletter),
    careReminders: records.careReminders,
    repairs: records.repairs.map(({ id: _, orderId: __, position: ___, ...repair }) => repair),
    stockAlerts: alerts.map(({ size, product, askedAt }) => ({
      sku: size.sku,
      size: size.name,
      product: product.name,
      askedAt,
    })),
    notifications: notifications.map(({ kind, named, orderNumber, wordingVersion, askedAt }) => ({
      kind,
      sku: named?.size.sku,
      size: named?.size.name,
      product: named?.product.name,
      order: orderNumber,
      wordingVersion,
      askedAt,
    })),
    reservations: reservations.map(
      ({ number, state, heldUntil, arrival, firstName, lastName, size, product, store }) => ({
        number,
        state,
        heldUntil,
        ...(arrival && { toldStore: arrival }),
        firstName,
        lastName,
        sku: size.sku,
        product: product.name,
        store: store.title,
      }),
    ),
    reviews: reviews.map(
      ({ orderNumber, sku, size, stars, comfort, quality, fit, text, author, state, writtenAt, photographs }) => ({
        order: orderNumber,
        sku,
        size,
        stars,
        comfort,
        quality,
        fit,
        text,
        author,
        state,
        writtenAt,
        photographs: photographs.map((one) => ({
          addedAt: one.addedAt,
          state: one.state,
          jpegAsBase64: one.jpeg.toString('base64'),
        })),
      }),
    ),
    consents,
    giftCards,
    withdrawals: withdrawals.map(({ id: _, orderId: __, ...withdrawal }) => withdrawal),
  }
}

/** How far an order is in its store, and what the store heard; the code that opens its box stays out of it. */
function collectedAt(pickups: readonly StorePickup[], ofOrder: string) {
  const pickup = pickups.find(({ orderId }) => orderId === ofOrder)
  if (!pickup) return {}
  const { orderId: _, code: __, locationCode: store, arrival, ...times } = pickup
  return { pickup: { store, ...times, ...(arrival && { toldStore: arrival }) } }
}

const measurerNames = { ga4: 'googleAnalytics', meta: 'meta' } as const satisfies Record<Measurer, string>

/** By which ids the order was told to whoever counts, where its browser agreed. */
function measuredIn(measurements: readonly OrderMeasurement[], orderId: string) {
  return Object.fromEntries(
    measurements
      .filter((one) => one.orderId === orderId)
      .map(({ browser: { measurer, ...ids }, consentedAt, purchaseToldAt: toldAt }) => [
        measurerNames[measurer],
        { ...ids, consentedAt, toldAt },
      ]),
  )
}

function exportedMember({ id: _id, settingsToken: _token, confirmSentAt: _sentAt, ...member }: NewsletterMember) {
  return member
}
