import type { StockAlert } from '../alerts/stock-alert.ts'
import type { StoredAddress } from '../checkout/address-store.ts'
import type { LoyaltyEntry } from '../loyalty/loyalty.ts'
import type { Voucher } from '../loyalty/vouchers.ts'
import type { NewsletterMember } from '../newsletter/member.ts'
import type { FollowedOrder } from '../orders/order-history.ts'
import type { Withdrawal } from '../orders/withdrawal.ts'
import type { Consent } from '../privacy/consent.ts'
import type { Customer, CustomerSession } from './customer.ts'

/** All that the shop keeps about somebody, gathered. */
export type CustomerRecords = {
  readonly customer: Customer
  readonly addresses: readonly StoredAddress[]
  readonly orders: readonly FollowedOrder[]
  readonly wishlist: readonly { readonly sku: string; readonly name: string }[]
  /** Titles of favourite stores; their codes stand in the profile. */
  readonly stores: readonly string[]
  readonly sessions: readonly CustomerSession[]
  readonly points: readonly LoyaltyEntry[]
  readonly vouchers: readonly Voucher[]
  readonly newsletter: NewsletterMember | undefined
  readonly alerts: readonly StockAlert[]
  readonly consents: readonly Consent[]
  readonly withdrawals: readonly Withdrawal[]
}

/** The same as text that people and programs can read; keys of the database and secrets stay out of it. */
export function exportedCustomer(records: CustomerRecords): string {
  const {
    customer,
    addresses,
    orders,
    wishlist,
    sessions,
    points,
    vouchers,
    newsletter,
    alerts,
    consents,
    withdrawals,
  } = records
  const { id: _id, emailToken: _token, defaultBillingAddressId, defaultShippingAddressId, ...profile } = customer
  return JSON.stringify(
    {
      profile,
      addresses: addresses.map(({ id, ...address }) => ({
        ...address,
        defaultForInvoices: id === defaultBillingAddressId,
        defaultForParcels: id === defaultShippingAddressId,
      })),
      orders: orders.map(({ id: _, deepLinkCode: __, ...order }) => order),
      wishlist: wishlist.map(({ sku }) => sku),
      points: points.map(({ orderId: _, releaseOn: __, ...entry }) => entry),
      vouchers: vouchers.map(({ id: _, customerId: __, ...voucher }) => voucher),
      newsletter: newsletter && exportedMember(newsletter),
      stockAlerts: alerts.map(({ size, product, askedAt }) => ({
        sku: size.sku,
        size: size.name,
        product: product.name,
        askedAt,
      })),
      consents,
      withdrawals: withdrawals.map(({ id: _, orderId: __, ...withdrawal }) => withdrawal),
      devices: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
    },
    null,
    2,
  )
}

function exportedMember({ id: _id, settingsToken: _token, confirmSentAt: _sentAt, ...member }: NewsletterMember) {
  return member
}
