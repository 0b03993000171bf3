import type { ShopTransaction } from '#database/transaction.ts'
import type { JobPort } from './orders/job-port.ts'
import type { Jobs } from './transact.ts'

/** Names of the shop's jobs, as the queues know them. */
export const jobNames = {
  orderConfirmation: 'order-confirmation',
  refundPayment: 'refund-payment',
  sweepPayments: 'sweep-payments',
  withdrawalAcknowledgement: 'withdrawal-acknowledgement',
  question: 'question',
  accountMail: 'account-mail',
  voucherMail: 'voucher-mail',
  newsletterMail: 'newsletter-mail',
  newsletterSync: 'newsletter-sync',
  beginPrices: 'begin-prices',
  stockAlerts: 'stock-alerts',
  stockAlertMail: 'stock-alert-mail',
  forgetStockAlerts: 'forget-stock-alerts',
  expireReservations: 'expire-reservations',
  reservationMail: 'reservation-mail',
  forgetReservations: 'forget-reservations',
  forgetNewsletter: 'forget-newsletter',
  club: 'club',
  forgetWhatIsOver: 'forget-what-is-over',
  forgetLogins: 'forget-logins',
  forgetRateLimits: 'forget-rate-limits',
  forgetInStoreSessions: 'forget-in-store-sessions',
  pollContent: 'poll-content',
  statusMail: 'status-mail',
  payBack: 'pay-back',
  sweepRefunds: 'sweep-refunds',
  capturePayment: 'capture-payment',
  tellWarehouse: 'tell-warehouse',
  hearWarehouse: 'hear-warehouse',
} as const

/** Jobs as verbs ask for them, on the queue of a transaction. The same key is the same job, however often it is asked for. */
export function jobsIn(tx: ShopTransaction, jobs: JobPort<ShopTransaction>): Jobs {
  return {
    sendOrderConfirmation: (orderId) => jobs.enqueue(tx, jobNames.orderConfirmation, { orderId }, { key: orderId }),
    refundPayment: (paymentId) => jobs.enqueue(tx, jobNames.refundPayment, { paymentId }, { key: paymentId }),
    acknowledgeWithdrawal: (withdrawalId) =>
      jobs.enqueue(tx, jobNames.withdrawalAcknowledgement, { withdrawalId }, { key: withdrawalId }),
    mailAccount: (note) => jobs.enqueue(tx, jobNames.accountMail, note, { key: note.key }),
    mailNewsletter: (note) =>
      jobs.enqueue(tx, jobNames.newsletterMail, note, { key: `${note.kind}:${note.memberId}:${note.token}` }),
    syncNewsletter: (email) => jobs.enqueue(tx, jobNames.newsletterSync, { email }, { key: email }),
    beginPrices: (startAfter) =>
      jobs.enqueue(tx, jobNames.beginPrices, {}, { key: startAfter.toISOString(), startAfter }),
    mailStockAlert: (alertId) => jobs.enqueue(tx, jobNames.stockAlertMail, { alertId }, { key: alertId }),
    mailReservation: (kind, id) => jobs.enqueue(tx, jobNames.reservationMail, { kind, id }, { key: `${kind}:${id}` }),
    mailVoucher: (kind, voucherId) =>
      jobs.enqueue(tx, jobNames.voucherMail, { kind, voucherId }, { key: `${kind}:${voucherId}` }),
    mailStatus: (kind, id) => jobs.enqueue(tx, jobNames.statusMail, { kind, id }, { key: `${kind}:${id}` }),
    payBack: (refundId) => jobs.enqueue(tx, jobNames.payBack, { refundId }, { key: refundId }),
    capturePayment: (parcelId) => jobs.enqueue(tx, jobNames.capturePayment, { parcelId }, { key: parcelId }),
    tellWarehouse: (orderId) => jobs.enqueue(tx, jobNames.tellWarehouse, { orderId }, { key: orderId }),
    // Holds what it is about: the shop keeps no questions.
    passQuestionOn: (question) => jobs.enqueue(tx, jobNames.question, question, { key: question.key }),
  }
}
