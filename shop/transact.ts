import type { Refused } from '#kernel/message-key.ts'
import type { AlertWriter } from './alerts/alert-store.ts'
import type { CartReader, CartWriter } from './cart/cart-store.ts'
import type { ContextWriter } from './cart/context-store.ts'
import type { CatalogStore } from './catalog/catalog-store.ts'
import type { CatalogWriter } from './catalog/catalog-writer.ts'
import type { AddressStore } from './checkout/address-store.ts'
import type { PublicationWriter } from './content/publication-store.ts'
import type { ReviewWriter } from './content/review-store.ts'
import type { AccountMailNote } from './customers/account-mail.ts'
import type { CustomerWriter } from './customers/customer-store.ts'
import type { FulfilmentWriter } from './fulfilment/fulfilment-store.ts'
import type { StatusMailKind } from './fulfilment/status-mail.ts'
import type { StoreMailKind } from './fulfilment/store-mail.ts'
import type { StorePickupWriter } from './fulfilment/store-pickup-store.ts'
import type { StaffMessageWriter } from './instore/staff-message-store.ts'
import type { InvoiceWriter } from './invoices/invoice-store.ts'
import type { LoyaltyWriter } from './loyalty/loyalty-store.ts'
import type { RedemptionWriter } from './loyalty/redemption-store.ts'
import type { VoucherMailKind } from './loyalty/voucher-mail.ts'
import type { VoucherWriter } from './loyalty/voucher-store.ts'
import type { NewsletterMailNote } from './newsletter/newsletter-mail.ts'
import type { NewsletterWriter } from './newsletter/newsletter-store.ts'
import type { AskedQuestion } from './orders/ask-question.ts'
import type { GuestOrderWriter } from './orders/guest-order-store.ts'
import type { OrderWriter } from './orders/order-store.ts'
import type { PaymentWriter } from './orders/payment-store.ts'
import type { WithdrawalWriter } from './orders/withdrawal-store.ts'
import type { ConsentWriter } from './privacy/consent-store.ts'
import type { RetentionStore } from './privacy/retention-store.ts'
import type { PromotionWriter } from './promotions/promotion-store.ts'
import type { ReservationMailKind } from './reservations/reservation-mail.ts'
import type { ReservationWriter } from './reservations/reservation-store.ts'
import type { StockWriter } from './stock/stock-store.ts'
import type { StoresStore } from './stores/stores-store.ts'

/** Work that is done later, and only if the transaction that asked for it commits. */
export type Jobs = {
  sendOrderConfirmation(orderId: string): Promise<void>
  /**
   * Tells a shopper that their order was received, unless it is paid by then and confirmed.
   * @param about the bank transfer that the order waits for, and when to tell
   */
  acknowledgeOrder(orderId: string, about?: { readonly paymentId?: string; readonly startAfter?: Date }): Promise<void>
  refundPayment(paymentId: string): Promise<void>
  acknowledgeWithdrawal(withdrawalId: string): Promise<void>
  passQuestionOn(question: AskedQuestion): Promise<void>
  mailAccount(note: AccountMailNote): Promise<void>
  /** @param email of the member */
  mailNewsletter(email: string, note: NewsletterMailNote): Promise<void>
  /** Tells the mailing service what is true of an address by then. */
  syncNewsletter(email: string): Promise<void>
  /** Begins the prices of a moment as soon as it has come. */
  beginPrices(at: Date): Promise<void>
  mailStockAlert(alertId: string): Promise<void>
  mailReservation(kind: ReservationMailKind, reservationId: string): Promise<void>
  mailVoucher(kind: VoucherMailKind, voucherId: string): Promise<void>
  /** Tells a shopper how far their order is. @param id of the order, parcel, refund or return that it is about */
  mailStatus(kind: StatusMailKind, id: string): Promise<void>
  /** Tells a store of an order that is collected in it. */
  mailStore(kind: StoreMailKind, orderId: string): Promise<void>
  executeRefund(refundId: string): Promise<void>
  /** Collects what was authorized for a parcel. */
  capturePayment(parcelId: string): Promise<void>
  /** Tells the warehouse what is true of an order by then. */
  exportOrder(orderId: string): Promise<void>
  /** Tells a store's screen or printer that a shopper waits. */
  deliverStaffMessage(messageId: string): Promise<void>
}

/** Everything that can be written, bound to one transaction. There is no other way to any of it. */
export type Repositories = {
  readonly contexts: ContextWriter
  readonly carts: CartWriter
  readonly cartLines: CartReader
  readonly catalog: CatalogStore
  readonly catalogImport: CatalogWriter
  readonly publications: PublicationWriter
  readonly reviews: ReviewWriter
  readonly stock: StockWriter
  readonly stores: StoresStore
  readonly addresses: AddressStore
  readonly customers: CustomerWriter
  readonly loyalty: LoyaltyWriter
  readonly vouchers: VoucherWriter
  readonly redemptions: RedemptionWriter
  readonly promotions: PromotionWriter
  readonly newsletter: NewsletterWriter
  readonly alerts: AlertWriter
  readonly reservations: ReservationWriter
  readonly staffMessages: StaffMessageWriter
  readonly orders: OrderWriter
  readonly guestOrders: GuestOrderWriter
  readonly payments: PaymentWriter
  readonly fulfilment: FulfilmentWriter
  readonly storePickups: StorePickupWriter
  readonly invoices: InvoiceWriter
  readonly withdrawals: WithdrawalWriter
  readonly consents: ConsentWriter
  readonly retention: RetentionStore
  readonly jobs: Jobs
  /** Tells every node which cached pages no longer tell the truth, once the transaction commits. */
  changed(tags: readonly string[]): Promise<void>
}

/** Runs work in one transaction. A refusal that comes back rolls everything back: what was refused has no traces. */
export type Transact = {
  <T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  /** In its turn, and refused as `cart-busy` when too much waits for the same. */
  <T>(turn: Turn, work: (repositories: Repositories) => Promise<T>): Promise<T | Refused>
}

/**
 * What the work will hold, so that only one at a time asks the database for it: the cart of a session, everything of a customer, or
 * an order.
 */
export type Turn =
  | { readonly token: string | undefined }
  | { readonly customerId: string }
  | { readonly orderId: string }
