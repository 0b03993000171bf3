import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ShopTransaction } from '#database/transaction.ts'
import { minute } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { measurers } from '#kernel/measured-browser.ts'

import type { AccountMailNote } from './customers/account-mail.ts'
import { accountMailNote } from './customers/account-mail.ts'
import { orderPushKinds } from './fulfilment/send-order-push.ts'
import type { StatusMailKind } from './fulfilment/status-mail.ts'
import { statusMailKinds } from './fulfilment/status-mail.ts'
import type { StoreMailKind } from './fulfilment/store-mail.ts'
import { storeMailKinds } from './fulfilment/store-mail.ts'
import type { ToTell } from './fulfilment/tell-measurements.ts'
import { measuredKinds } from './fulfilment/tell-measurements.ts'
import type { GiftCardMailKind } from './giftcards/gift-card-mail.ts'
import { giftCardMailKinds } from './giftcards/gift-card-mail.ts'
import { jobNoteStore } from './jobs/job-note-store.ts'
import type { JobPort } from './jobs/job-port.ts'
import { withRenamedField } from './jobs/renamed-field.ts'
import type { VoucherMailKind } from './loyalty/voucher-mail.ts'
import { voucherMailKinds } from './loyalty/voucher-mail.ts'
import { againMark } from './mail/send-again.ts'
import type { NewsletterMailNote } from './newsletter/newsletter-mail.ts'
import { newsletterMailNote } from './newsletter/newsletter-mail.ts'
import type { AskedQuestion } from './orders/ask-question.ts'
import { askedQuestion } from './orders/ask-question.ts'
import type { RepairMailKind } from './repairs/repair-mail.ts'
import { repairMailKinds } from './repairs/repair-mail.ts'
import type { ReservationMailKind } from './reservations/reservation-mail.ts'
import { reservationMailKinds } from './reservations/reservation-mail.ts'
import type { DeclinedReviewNote } from './reviews/declined-mail.ts'
import { declinedReviewKey, declinedReviewNote } from './reviews/declined-mail.ts'
import type { DeclinedPhotographNote } from './reviews/declined-photograph-mail.ts'
import { declinedPhotographKey, declinedPhotographNote } from './reviews/declined-photograph-mail.ts'

/** Names of the shop's jobs, as the queues know them. */
export const jobNames = {
  orderConfirmation: 'order-confirmation',
  orderAcknowledgement: 'order-acknowledgement',
  refundPayment: 'refund-payment',
  sweepPayments: 'sweep-payments',
  withdrawalAcknowledgement: 'withdrawal-acknowledgement',
  question: 'question',
  accountMail: 'account-mail',
  voucherMail: 'voucher-mail',
  giftCardMail: 'gift-card-mail',
  sweepGiftCards: 'sweep-gift-cards',
  refundGiftCard: 'refund-gift-card',
  newsletterMail: 'newsletter-mail',
  newsletterSync: 'newsletter-sync',
  planCareReminders: 'plan-care-reminders',
  careReminderMail: 'care-reminder-mail',
  beginPrices: 'begin-prices',
  publishProducts: 'publish-products',
  beginStoreHours: 'begin-store-hours',
  refreshArrangements: 'refresh-arrangements',
  learnFits: 'learn-fits',
  learnPairs: 'learn-pairs',
  learnSimilar: 'learn-similar',
  continueImports: 'continue-imports',
  importDropped: 'import-dropped',
  fetchPictures: 'fetch-pictures',
  backUp: 'back-up',
  purgeImports: 'purge-imports',
  stockAlerts: 'stock-alerts',
  stockAlertMail: 'stock-alert-mail',
  stockAlertPush: 'stock-alert-push',
  purgeStockAlerts: 'purge-stock-alerts',
  expireReservations: 'expire-reservations',
  expirePickups: 'expire-pickups',
  reservationMail: 'reservation-mail',
  purgeReservations: 'purge-reservations',
  purgeNewsletter: 'purge-newsletter',
  club: 'club',
  purgeExpiredData: 'purge-expired-data',
  purgeSessions: 'purge-sessions',
  purgeSearchTerms: 'purge-search-terms',
  writeFunnel: 'write-funnel',
  countSales: 'count-sales',
  callOffLabels: 'call-off-labels',
  deliverWebhooks: 'deliver-webhooks',
  purgeWebhooks: 'purge-webhooks',
  purgeRateLimits: 'purge-rate-limits',
  purgeInStoreSessions: 'purge-in-store-sessions',
  deliverStaffMessage: 'deliver-staff-message',
  pollContent: 'poll-content',
  publishContent: 'publish-content',
  readReviews: 'read-reviews',
  importReviews: 'import-reviews',
  repairMail: 'repair-mail',
  declinedReview: 'declined-review',
  declinedPhotograph: 'declined-photograph',
  statusMail: 'status-mail',
  orderPush: 'order-push',
  orderPushTo: 'order-push-to',
  storeMail: 'store-mail',
  mentionMail: 'mention-mail',
  executeRefund: 'execute-refund',
  sweepRefunds: 'sweep-refunds',
  capturePayment: 'capture-payment',
  exportOrder: 'export-order',
  takeOffReplaced: 'take-off-replaced',
  pollWarehouse: 'poll-warehouse',
  tellMeasurements: 'tell-measurements',
} as const

/** Under which name an earlier release wrote a job down that may lie in its queue still. */
export const earlierJobNames: Readonly<Partial<Record<JobName, string>>> = {
  [jobNames.executeRefund]: 'pay-back',
  [jobNames.exportOrder]: 'tell-warehouse',
  [jobNames.pollWarehouse]: 'hear-warehouse',
  [jobNames.purgeStockAlerts]: 'forget-stock-alerts',
  [jobNames.purgeReservations]: 'forget-reservations',
  [jobNames.purgeNewsletter]: 'forget-newsletter',
  [jobNames.purgeExpiredData]: 'forget-what-is-over',
  [jobNames.purgeSessions]: 'forget-logins',
  [jobNames.purgeRateLimits]: 'forget-rate-limits',
  [jobNames.purgeInStoreSessions]: 'forget-in-store-sessions',
}

const id = z.guid()
/** Of a mail that staff send once more. */
const again = z.string().min(1).max(100).optional()
/** What the clock asks for is about everything. */
const nothing = z.object({})

/** What each job is about, as it is written down and as it is read: the one place that knows. */
export const jobData = {
  [jobNames.orderConfirmation]: z.object({ orderId: id, again }),
  [jobNames.orderAcknowledgement]: z.object({ orderId: id, again }),
  [jobNames.refundPayment]: z.object({ paymentId: id }),
  [jobNames.withdrawalAcknowledgement]: z.object({ withdrawalId: id, again }),
  [jobNames.question]: withRenamedField(askedQuestion, 'storeCode', 'storefrontCode'),
  [jobNames.accountMail]: withRenamedField(accountMailNote, 'storeCode', 'storefrontCode'),
  [jobNames.voucherMail]: z.object({ kind: z.enum(voucherMailKinds), voucherId: id }),
  [jobNames.giftCardMail]: z.object({ kind: z.enum(giftCardMailKinds), cardId: id, again }),
  [jobNames.refundGiftCard]: z.object({ cardId: id }),
  [jobNames.newsletterMail]: newsletterMailNote,
  [jobNames.newsletterSync]: z.object({ email: z.string().min(1) }),
  [jobNames.careReminderMail]: z.object({ reminderId: id }),
  [jobNames.stockAlertMail]: z.object({ alertId: id }),
  [jobNames.stockAlertPush]: z.object({ requestId: id }),
  [jobNames.reservationMail]: z.object({ kind: z.enum(reservationMailKinds), id }),
  [jobNames.orderPush]: z.object({ kind: z.enum(orderPushKinds), id }),
  [jobNames.orderPushTo]: z.object({ requestId: id, kind: z.enum(['sent', 'ready']), orderId: id }),
  [jobNames.repairMail]: z.object({ kind: z.enum(repairMailKinds), id, press: z.string().max(40).optional() }),
  [jobNames.declinedReview]: declinedReviewNote,
  [jobNames.declinedPhotograph]: declinedPhotographNote,
  [jobNames.statusMail]: z.object({ kind: z.enum(statusMailKinds), id, again }),
  [jobNames.storeMail]: z.object({ kind: z.enum(storeMailKinds), id }),
  [jobNames.mentionMail]: z.object({ noteId: id, memberId: id }),
  [jobNames.executeRefund]: z.object({ refundId: id }),
  [jobNames.capturePayment]: z.object({ parcelId: id }),
  [jobNames.exportOrder]: z.object({ orderId: id }),
  [jobNames.takeOffReplaced]: z.object({ orderId: id }),
  [jobNames.deliverStaffMessage]: z.object({ messageId: id }),
  [jobNames.tellMeasurements]: z.object({ kind: z.enum(measuredKinds), id, measurer: z.enum(measurers) }),
  [jobNames.sweepPayments]: nothing,
  [jobNames.sweepGiftCards]: nothing,
  [jobNames.sweepRefunds]: nothing,
  [jobNames.pollWarehouse]: nothing,
  [jobNames.planCareReminders]: nothing,
  [jobNames.beginPrices]: nothing,
  [jobNames.publishProducts]: nothing,
  [jobNames.beginStoreHours]: nothing,
  [jobNames.refreshArrangements]: nothing,
  [jobNames.learnFits]: nothing,
  [jobNames.learnPairs]: nothing,
  [jobNames.learnSimilar]: nothing,
  [jobNames.purgeSearchTerms]: nothing,
  [jobNames.writeFunnel]: nothing,
  [jobNames.countSales]: nothing,
  [jobNames.callOffLabels]: nothing,
  [jobNames.continueImports]: nothing,
  [jobNames.importDropped]: nothing,
  [jobNames.fetchPictures]: nothing,
  [jobNames.backUp]: nothing,
  [jobNames.purgeImports]: nothing,
  [jobNames.stockAlerts]: nothing,
  [jobNames.expireReservations]: nothing,
  [jobNames.expirePickups]: nothing,
  [jobNames.club]: nothing,
  [jobNames.pollContent]: nothing,
  [jobNames.publishContent]: nothing,
  [jobNames.readReviews]: nothing,
  [jobNames.importReviews]: nothing,
  [jobNames.purgeStockAlerts]: nothing,
  [jobNames.purgeReservations]: nothing,
  [jobNames.purgeNewsletter]: nothing,
  [jobNames.purgeExpiredData]: nothing,
  [jobNames.purgeSessions]: nothing,
  [jobNames.deliverWebhooks]: nothing,
  [jobNames.purgeWebhooks]: nothing,
  [jobNames.purgeRateLimits]: nothing,
  [jobNames.purgeInStoreSessions]: nothing,
} satisfies { readonly [Name in (typeof jobNames)[keyof typeof jobNames]]: z.ZodType }

const noted = z.object({ note: id })

/**
 * The note that a job about a person holds in place of what it is about: a finished job is kept for days and a failed one for longer,
 * while the note goes when the work is done, and with its person. Nothing in a job that an earlier release wrote.
 */
export function noteIn(data: unknown): string | undefined {
  return noted.safeParse(data).data?.note
}

export type JobName = keyof typeof jobData
export type JobData<Name extends JobName> = z.infer<(typeof jobData)[Name]>

/** What lies in a job can't be read: it fails with this, is tried by the other nodes of an update, and lies still in the end. */
export class UnreadableJob extends Error {
  override readonly name = 'UnreadableJob'
}

/**
 * What a job is about.
 *
 * @throws UnreadableJob with what is wrong with which field, and nothing of what stands in it
 */
export function readJob<Name extends JobName>(name: Name, data: unknown): JobData<Name> {
  const schema: z.ZodType = jobData[name]
  const read = schema.safeParse(data)
  // The schema of a name is that of its data.
  if (read.success) return read.data as JobData<Name>
  const errors = read.error.issues.map(({ path, message }) => `${path.join('.') || 'its data'}: ${message}`)
  throw new UnreadableJob(`A job of ${name} can’t be read: ${errors.join('; ')}`)
}

/** Work that is done later, and only if the transaction that asked for it commits. */
export type Jobs = {
  /** @param again tells a mail that staff send once more from the first one; of the others too */
  sendOrderConfirmation(orderId: string, again?: string): Promise<void>
  /**
   * Tells a shopper that their order was received, unless it is paid by then and confirmed.
   * @param about the bank transfer that the order waits for, and when to tell
   */
  acknowledgeOrder(
    orderId: string,
    about?: { readonly paymentId?: string; readonly startAfter?: Date; readonly again?: string },
  ): Promise<void>
  refundPayment(paymentId: string): Promise<void>
  acknowledgeWithdrawal(withdrawalId: string, again?: string): Promise<void>
  passQuestionOn(question: AskedQuestion): Promise<void>
  mailAccount(note: AccountMailNote): Promise<void>
  /** @param email of the member */
  mailNewsletter(email: string, note: NewsletterMailNote): Promise<void>
  /** Tells the mailing service what is true of an address by then. */
  syncNewsletter(email: string): Promise<void>
  /** Begins the prices of a moment as soon as it has come. */
  beginPrices(at: Date): Promise<void>
  /** Puts products on sale, or takes them off it, as soon as their moment has come. */
  publishProducts(at: Date): Promise<void>
  /** Makes everybody see what was planned, or takes it off, as soon as its moment has come. */
  publishContent(at: Date): Promise<void>
  /** Fetches the pictures that an import asked for, sooner than the clock would. */
  fetchPictures(importId: number): Promise<void>
  /** Looks at new pictures and learns what resembles what, a minute from now: every node knows of them by then. */
  learnSimilar(now: Date): Promise<void>
  /** Writes to a reader about the care of what they own. */
  mailCareReminder(reminderId: string): Promise<void>
  mailStockAlert(alertId: string): Promise<void>
  /** Tells a browser of its size. */
  pushStockAlert(requestId: string): Promise<void>
  mailReservation(kind: ReservationMailKind, reservationId: string): Promise<void>
  /** Tells whoever ordered how far a repair is. @param press tells one proposal of a price from another */
  mailRepair(kind: RepairMailKind, repairId: string, press?: string): Promise<void>
  /** Tells whoever wrote a review why it is not shown. */
  mailDeclinedReview(note: DeclinedReviewNote): Promise<void>
  /** Tells whoever sent a photograph with a review why it is not shown. */
  mailDeclinedPhotograph(note: DeclinedPhotographNote): Promise<void>
  mailVoucher(kind: VoucherMailKind, voucherId: string): Promise<void>
  /** Mails a gift card to whoever is given it, or its receipt to whoever paid. */
  mailGiftCard(kind: GiftCardMailKind, cardId: string, again?: string): Promise<void>
  /** Pays back the price of a card that its buyer withdrew from. */
  refundGiftCard(cardId: string): Promise<void>
  /** Tells a browser that follows an order of it. */
  pushOrderTo(requestId: string, kind: 'sent' | 'ready', orderId: string): Promise<void>
  /** Tells a shopper how far their order is, and browsers that follow it. @param id of the order, parcel, refund or return that it is about */
  mailStatus(kind: StatusMailKind, id: string, again?: string): Promise<void>
  /** Tells a store of an order that is collected in it. */
  mailStore(kind: StoreMailKind, orderId: string): Promise<void>
  /** Tells a colleague that a note names them. */
  mailMention(noteId: string, memberId: string): Promise<void>
  executeRefund(refundId: string): Promise<void>
  /** Collects what was authorized for a parcel. */
  capturePayment(parcelId: string): Promise<void>
  /** Tells the warehouse what is true of an order by then. */
  exportOrder(orderId: string): Promise<void>
  /** Takes off an order what another, which is paid, takes the place of. @param orderId of the one that is paid */
  takeOffReplaced(orderId: string): Promise<void>
  /** Tells a store's screen or printer that a shopper waits. */
  deliverStaffMessage(messageId: string): Promise<void>
  /** Tells one of those who count what became of an order. */
  tellMeasurements(told: ToTell): Promise<void>
}

/** Jobs as use-cases ask for them, on the queue of a transaction. The same key is the same job, however often it is asked for. */
export function jobsIn(tx: ShopTransaction, jobs: JobPort<ShopTransaction>): Jobs {
  const aboutPerson = async (name: JobName, email: string, data: object, key: string) =>
    jobs.enqueue(tx, name, { note: await jobNoteStore(tx).keep(email, data) }, { key })
  return {
    sendOrderConfirmation: (orderId, again) =>
      jobs.enqueue(tx, jobNames.orderConfirmation, { orderId, again }, { key: keyOf(orderId, again) }),
    acknowledgeOrder: (orderId, { paymentId, startAfter, again } = {}) =>
      jobs.enqueue(
        tx,
        jobNames.orderAcknowledgement,
        { orderId, again },
        { key: keyOf([orderId, paymentId].join(':'), again), ...(startAfter && { startAfter }) },
      ),
    refundPayment: (paymentId) => jobs.enqueue(tx, jobNames.refundPayment, { paymentId }, { key: paymentId }),
    acknowledgeWithdrawal: (withdrawalId, again) =>
      jobs.enqueue(
        tx,
        jobNames.withdrawalAcknowledgement,
        { withdrawalId, again },
        { key: keyOf(withdrawalId, again) },
      ),
    mailAccount: (note) => aboutPerson(jobNames.accountMail, note.email, note, note.key),
    mailNewsletter: (email, note) =>
      aboutPerson(jobNames.newsletterMail, email, note, `${note.kind}:${note.memberId}:${hashOf(note.token)}`),
    syncNewsletter: (email) => aboutPerson(jobNames.newsletterSync, email, { email }, hashOf(email)),
    beginPrices: (startAfter) =>
      jobs.enqueue(tx, jobNames.beginPrices, {}, { key: startAfter.toISOString(), startAfter }),
    publishProducts: (startAfter) =>
      jobs.enqueue(tx, jobNames.publishProducts, {}, { key: startAfter.toISOString(), startAfter }),
    publishContent: (startAfter) =>
      jobs.enqueue(tx, jobNames.publishContent, {}, { key: startAfter.toISOString(), startAfter }),
    fetchPictures: (importId) => jobs.enqueue(tx, jobNames.fetchPictures, {}, { key: `import:${importId}` }),
    learnSimilar: (now) =>
      jobs.enqueue(tx, jobNames.learnSimilar, {}, { key: 'changed', startAfter: new Date(now.getTime() + minute) }),
    pushStockAlert: (requestId) => jobs.enqueue(tx, jobNames.stockAlertPush, { requestId }, { key: requestId }),
    mailCareReminder: (reminderId) => jobs.enqueue(tx, jobNames.careReminderMail, { reminderId }, { key: reminderId }),
    mailStockAlert: (alertId) => jobs.enqueue(tx, jobNames.stockAlertMail, { alertId }, { key: alertId }),
    mailReservation: (kind, id) => jobs.enqueue(tx, jobNames.reservationMail, { kind, id }, { key: `${kind}:${id}` }),
    mailRepair: (kind, id, press) =>
      jobs.enqueue(tx, jobNames.repairMail, { kind, id, press }, { key: [kind, id, press ?? ''].join(':') }),
    mailDeclinedReview: (note) =>
      aboutPerson(jobNames.declinedReview, normalizedEmail(note.email), note, declinedReviewKey(note)),
    mailDeclinedPhotograph: (note) =>
      aboutPerson(jobNames.declinedPhotograph, normalizedEmail(note.email), note, declinedPhotographKey(note)),
    mailVoucher: (kind, voucherId) =>
      jobs.enqueue(tx, jobNames.voucherMail, { kind, voucherId }, { key: `${kind}:${voucherId}` }),
    mailGiftCard: (kind, cardId, again) =>
      jobs.enqueue(tx, jobNames.giftCardMail, { kind, cardId, again }, { key: keyOf(`${kind}:${cardId}`, again) }),
    refundGiftCard: (cardId) => jobs.enqueue(tx, jobNames.refundGiftCard, { cardId }, { key: cardId }),
    pushOrderTo: (requestId, kind, orderId) =>
      jobs.enqueue(tx, jobNames.orderPushTo, { requestId, kind, orderId }, { key: `${requestId}:${kind}:${orderId}` }),
    mailStatus: async (kind, id, again) => {
      await jobs.enqueue(tx, jobNames.statusMail, { kind, id, again }, { key: keyOf(`${kind}:${id}`, again) })
      const pushed = orderPushKinds.find((one) => one === kind)
      if (pushed && again === undefined)
        await jobs.enqueue(tx, jobNames.orderPush, { kind: pushed, id }, { key: `${kind}:${id}` })
    },
    mailStore: (kind, id) => jobs.enqueue(tx, jobNames.storeMail, { kind, id }, { key: `${kind}:${id}` }),
    mailMention: (noteId, memberId) =>
      jobs.enqueue(tx, jobNames.mentionMail, { noteId, memberId }, { key: `${noteId}:${memberId}` }),
    executeRefund: (refundId) => jobs.enqueue(tx, jobNames.executeRefund, { refundId }, { key: refundId }),
    capturePayment: (parcelId) => jobs.enqueue(tx, jobNames.capturePayment, { parcelId }, { key: parcelId }),
    exportOrder: (orderId) => jobs.enqueue(tx, jobNames.exportOrder, { orderId }, { key: orderId }),
    takeOffReplaced: (orderId) => jobs.enqueue(tx, jobNames.takeOffReplaced, { orderId }, { key: orderId }),
    deliverStaffMessage: (messageId) =>
      jobs.enqueue(tx, jobNames.deliverStaffMessage, { messageId }, { key: messageId }),
    tellMeasurements: (told) =>
      jobs.enqueue(tx, jobNames.tellMeasurements, told, { key: `${told.measurer}:${told.kind}:${told.id}` }),
    // The shop keeps no questions: one lives in its note until the mail is out.
    passQuestionOn: (question) => aboutPerson(jobNames.question, question.email, question, question.key),
  }
}

const keyOf = (key: string, again: string | undefined) => (again === undefined ? key : `${key}${againMark}${again}`)

/** Keys stay with finished jobs. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
