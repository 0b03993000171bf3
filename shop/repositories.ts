import { type Kysely, sql } from 'kysely'
import { inJoinedTransaction, joinedTransaction } from '#database/joined-reads.ts'
import { notifyChannel } from '#database/listen.ts'
import type { Tables } from '#database/tables.ts'
import { inTransaction, type ShopTransaction } from '#database/transaction.ts'
import { answerOf } from '#database/unit-of-work.ts'
import type { CacheTag } from '#kernel/cache-tags.ts'
import { isRefused, type Refused } from '#kernel/message-key.ts'
import { createTurns, tooManyWait } from '#kernel/turns.ts'
import { alertWriter } from './alerts/alert-store.ts'
import { funnelWriter } from './backoffice/funnel-store.ts'
import { mentionWriter } from './backoffice/mention-store.ts'
import { orderChangeWriter } from './backoffice/order-change-store.ts'
import { packingWaveWriter } from './backoffice/packing-wave-store.ts'
import { returnInspectionWriter } from './backoffice/return-inspection-store.ts'
import { salesDayWriter } from './backoffice/sales-day-store.ts'
import { staffViewWriter } from './backoffice/staff-view-store.ts'
import { careReminderWriter } from './care/care-reminder-store.ts'
import { cartReader, cartWriter } from './cart/cart-store.ts'
import type { InTurn } from './cart/cart-turns.ts'
import { contextWriter } from './cart/context-store.ts'
import { catalogStore } from './catalog/catalog-store.ts'
import { catalogWriter } from './catalog/catalog-writer.ts'
import { addressStore } from './checkout/address-store.ts'
import { contentEditWriter } from './content/content-edit-store.ts'
import { publicationWriter } from './content/publication-store.ts'
import { reviewWriter } from './content/review-store.ts'
import { customerWriter } from './customers/customer-store.ts'
import { fulfilmentWriter } from './fulfilment/fulfilment-store.ts'
import { storePickupWriter } from './fulfilment/store-pickup-store.ts'
import { giftCardSaleWriter } from './giftcards/gift-card-sale-store.ts'
import { giftCardWriter } from './giftcards/gift-card-store.ts'
import { importWriter } from './imports/import-store.ts'
import { reviewReadWriter } from './imports/review-read-store.ts'
import { inStoreSessionStore } from './instore/in-store-session-store.ts'
import { staffMessageWriter } from './instore/staff-message-store.ts'
import { invoiceWriter } from './invoices/invoice-store.ts'
import type { JobPort } from './jobs/job-port.ts'
import { type Jobs, jobsIn } from './jobs.ts'
import { loyaltyWriter } from './loyalty/loyalty-store.ts'
import { redemptionWriter } from './loyalty/redemption-store.ts'
import { voucherWriter } from './loyalty/voucher-store.ts'
import { arrangementWriter } from './merchandising/arrangement-store.ts'
import { searchRulesWriter } from './merchandising/search-rules-store.ts'
import { searchTermWriter } from './merchandising/search-term-store.ts'
import { newsletterWriter } from './newsletter/newsletter-store.ts'
import { giftReceiptWriter } from './orders/gift-receipt-store.ts'
import { guestOrderWriter } from './orders/guest-order-store.ts'
import { measurementWriter } from './orders/measurement-store.ts'
import { orderWriter } from './orders/order-store.ts'
import { paymentWriter } from './orders/payment-store.ts'
import { withdrawalWriter } from './orders/withdrawal-store.ts'
import { pictureWriter } from './pictures/picture-store.ts'
import { consentWriter } from './privacy/consent-store.ts'
import { retentionStore } from './privacy/retention-store.ts'
import { promotionWriter } from './promotions/promotion-store.ts'
import { pushWriter } from './push/push-store.ts'
import { productPairWriter } from './recommendations/product-pair-store.ts'
import { seenPairWriter } from './recommendations/seen-pair-store.ts'
import { repairWriter } from './repairs/repair-store.ts'
import { reservationWriter } from './reservations/reservation-store.ts'
import { productReviewWriter } from './reviews/product-review-store.ts'
import { reviewPhotographWriter } from './reviews/review-photograph-store.ts'
import { settingsWriter } from './settings/settings-store.ts'
import { pictureFeatureWriter } from './similarity/picture-feature-store.ts'
import { similarProductWriter } from './similarity/similar-product-store.ts'
import { fitWriter } from './sizing/fit-store.ts'
import { apiKeyWriter } from './staff/api-key-store.ts'
import { approvalWriter } from './staff/approval-store.ts'
import { auditWriter } from './staff/audit-store.ts'
import { passkeyWriter } from './staff/passkey-store.ts'
import { signInWriter } from './staff/sign-in-store.ts'
import { staffWriter } from './staff/staff-store.ts'
import { stockWriter } from './stock/stock-store.ts'
import { storeHoursWriter } from './stores/store-hours-store.ts'
import { storesStore } from './stores/stores-store.ts'
import type { Repositories, Together, Transact, Turn } from './transact.ts'
import { webhookWriter } from './webhooks/webhook-store.ts'

/** What can be written, each by the store that writes it. */
declare module './transact.ts' {
  interface Repositories {
    readonly contexts: ReturnType<typeof contextWriter>
    readonly carts: ReturnType<typeof cartWriter>
    readonly cartLines: ReturnType<typeof cartReader>
    readonly catalog: ReturnType<typeof catalogStore>
    readonly catalogImport: ReturnType<typeof catalogWriter>
    readonly imports: ReturnType<typeof importWriter>
    readonly arrangements: ReturnType<typeof arrangementWriter>
    readonly searchRules: ReturnType<typeof searchRulesWriter>
    readonly searchTerms: ReturnType<typeof searchTermWriter>
    readonly funnel: ReturnType<typeof funnelWriter>
    readonly salesDays: ReturnType<typeof salesDayWriter>
    readonly fits: ReturnType<typeof fitWriter>
    readonly productPairs: ReturnType<typeof productPairWriter>
    readonly seenPairs: ReturnType<typeof seenPairWriter>
    readonly pictureFeatures: ReturnType<typeof pictureFeatureWriter>
    readonly similarProducts: ReturnType<typeof similarProductWriter>
    readonly productReviews: ReturnType<typeof productReviewWriter>
    readonly reviewPhotographs: ReturnType<typeof reviewPhotographWriter>
    readonly mentions: ReturnType<typeof mentionWriter>
    readonly pictures: ReturnType<typeof pictureWriter>
    readonly publications: ReturnType<typeof publicationWriter>
    readonly contentEdits: ReturnType<typeof contentEditWriter>
    readonly settings: ReturnType<typeof settingsWriter>
    readonly reviews: ReturnType<typeof reviewWriter>
    readonly reviewReads: ReturnType<typeof reviewReadWriter>
    readonly stock: ReturnType<typeof stockWriter>
    readonly stores: ReturnType<typeof storesStore>
    readonly storeHours: ReturnType<typeof storeHoursWriter>
    readonly inStoreSessions: ReturnType<typeof inStoreSessionStore>
    readonly addresses: ReturnType<typeof addressStore>
    readonly customers: ReturnType<typeof customerWriter>
    readonly loyalty: ReturnType<typeof loyaltyWriter>
    readonly vouchers: ReturnType<typeof voucherWriter>
    readonly promotions: ReturnType<typeof promotionWriter>
    readonly redemptions: ReturnType<typeof redemptionWriter>
    readonly newsletter: ReturnType<typeof newsletterWriter>
    readonly careReminders: ReturnType<typeof careReminderWriter>
    readonly push: ReturnType<typeof pushWriter>
    readonly alerts: ReturnType<typeof alertWriter>
    readonly repairs: ReturnType<typeof repairWriter>
    readonly reservations: ReturnType<typeof reservationWriter>
    readonly staffMessages: ReturnType<typeof staffMessageWriter>
    readonly orders: ReturnType<typeof orderWriter>
    readonly guestOrders: ReturnType<typeof guestOrderWriter>
    readonly giftCards: ReturnType<typeof giftCardWriter>
    readonly giftCardSales: ReturnType<typeof giftCardSaleWriter>
    readonly giftReceipts: ReturnType<typeof giftReceiptWriter>
    readonly measurements: ReturnType<typeof measurementWriter>
    readonly payments: ReturnType<typeof paymentWriter>
    readonly fulfilment: ReturnType<typeof fulfilmentWriter>
    readonly orderChanges: ReturnType<typeof orderChangeWriter>
    readonly packingWaves: ReturnType<typeof packingWaveWriter>
    readonly returnInspections: ReturnType<typeof returnInspectionWriter>
    readonly staffViews: ReturnType<typeof staffViewWriter>
    readonly storePickups: ReturnType<typeof storePickupWriter>
    readonly invoices: ReturnType<typeof invoiceWriter>
    readonly withdrawals: ReturnType<typeof withdrawalWriter>
    readonly staff: ReturnType<typeof staffWriter>
    readonly staffAudit: ReturnType<typeof auditWriter>
    readonly staffApiKeys: ReturnType<typeof apiKeyWriter>
    readonly staffApprovals: ReturnType<typeof approvalWriter>
    readonly staffPasskeys: ReturnType<typeof passkeyWriter>
    readonly staffSignIns: ReturnType<typeof signInWriter>
    readonly webhooks: ReturnType<typeof webhookWriter>
    readonly consents: ReturnType<typeof consentWriter>
    readonly retention: ReturnType<typeof retentionStore>
    readonly jobs: Jobs
    /** Tells every node which cached pages no longer tell the truth, once the transaction commits. */
    invalidate(tags: readonly CacheTag[]): Promise<void>
  }
}

/** On which channel nodes tell each other which cached pages are stale; the payload is a list of tags. */
export const changedChannel = 'shop_changed'

/** A refusal on its way out of a transaction that has to be undone. */
class Undone extends Error {
  override readonly name = 'Undone'
  readonly refused: Refused

  constructor(refused: Refused) {
    super('The transaction is undone because the shop refused')
    this.refused = refused
  }
}

/** What the nodes are told of a transaction when it commits. */
const changedIn = new WeakMap<ShopTransaction, CacheTag[]>()

/** Is told what a transaction changed as soon as it is committed, before the other nodes are: who changes something sees it at once. */
export type ToldOfChanges = (tags: readonly CacheTag[]) => void

/** Does a transaction, and tells what it changed if it was committed. */
async function toldWhenCommitted<T>(
  told: ToldOfChanges,
  run: Run<T>,
  transaction: (run: Run<T>) => Promise<T>,
): Promise<T> {
  let committed: ShopTransaction | undefined
  const answer = await transaction((tx) => {
    committed = tx
    return run(tx)
  })
  const tags = committed && changedIn.get(committed)
  if (tags) told(tags)
  return answer
}

/** Runs the work of use-cases in transactions of a database, with jobs on its queue. */
export function transactOn(
  db: Kysely<Tables>,
  jobs: JobPort<ShopTransaction>,
  inTurn: InTurn,
  told: ToldOfChanges = () => undefined,
): Transact {
  const transact = <Name extends keyof Repositories, T>(names: readonly Name[], work: Work<Name, T>): Promise<T> => {
    const within = (tx: ShopTransaction) => work(named(names, openersOf(tx, jobs)))
    const outer = joinedTransaction()
    return undoneIfRefused(
      (run) =>
        outer ? inSavepoint(outer, run) : toldWhenCommitted(told, run, (telling) => inTransaction(db, telling)),
      within,
    )
  }
  function transactInTurn<Name extends keyof Repositories, T>(names: readonly Name[], work: Work<Name, T>): Promise<T>
  function transactInTurn<Name extends keyof Repositories, T>(
    names: readonly Name[],
    turn: Turn,
    work: Work<Name, T>,
  ): Promise<T | Refused>
  function transactInTurn<Name extends keyof Repositories, T>(
    names: readonly Name[],
    ...asked: [Work<Name, T>] | [Turn, Work<Name, T>]
  ): Promise<T | Refused> {
    if (asked.length === 1) return transact(names, asked[0])
    const [turn, work] = asked
    return inTurn(turn, async () => {
      await turn.first?.()
      return transact(names, work)
    })
  }
  return transactInTurn
}

/**
 * So many changes of staff are made at once, each with a connection that it may hold while it waits for a cart or an order in hand:
 * whoever has that in hand finds another one.
 */
const togetherAtOnce = 4

/** @see Together */
export function togetherOn(db: Kysely<Tables>, told: ToldOfChanges = () => undefined): Together {
  const turns = createTurns(100)
  let next = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (joinedTransaction()) return work()
    const joined = () =>
      undoneIfRefused<T>(
        (run) => toldWhenCommitted(told, run, (telling) => inJoinedTransaction(db, telling)),
        () => work(),
      )
    const answer = await turns.take<T>(String(next++ % togetherAtOnce), joined)
    if (answer === tooManyWait) throw new Error('Too many changes of staff wait for each other')
    return answer
  }
}

type Run<T> = (tx: ShopTransaction) => Promise<T>

/** Undoes what was done where the answer is a refusal, which is answered all the same. */
async function undoneIfRefused<T>(transaction: (run: Run<T>) => Promise<T>, work: Run<T>): Promise<T> {
  try {
    return await transaction(async (tx) => {
      const answer = await work(tx)
      if (isRefused(answer)) throw new Undone(answer)
      return answer
    })
  } catch (error) {
    // What `work` answers is its own type, of which the refusal is a part.
    if (error instanceof Undone) return error.refused as T
    throw error
  }
}

/** Work in a transaction that goes on after it: what it throws undoes its own part. One inside another has the same name and hides it. */
async function inSavepoint<T>(tx: ShopTransaction, work: Run<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const answer = await answerOf(await work(tx))
    await sql`release savepoint part`.execute(tx)
    return answer
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}

type Work<Name extends keyof Repositories, T> = (repositories: Pick<Repositories, Name>) => Promise<T>

/** How each repository is opened in a transaction. */
type Openers = { readonly [Name in keyof Repositories]: () => Repositories[Name] }

function openersOf(tx: ShopTransaction, jobs: JobPort<ShopTransaction>): Openers {
  return {
    contexts: () => contextWriter(tx),
    carts: () => cartWriter(tx),
    cartLines: () => cartReader(tx),
    catalog: () => catalogStore(tx),
    catalogImport: () => catalogWriter(tx),
    imports: () => importWriter(tx),
    arrangements: () => arrangementWriter(tx),
    searchRules: () => searchRulesWriter(tx),
    searchTerms: () => searchTermWriter(tx),
    funnel: () => funnelWriter(tx),
    salesDays: () => salesDayWriter(tx),
    pictureFeatures: () => pictureFeatureWriter(tx),
    similarProducts: () => similarProductWriter(tx),
    fits: () => fitWriter(tx),
    productPairs: () => productPairWriter(tx),
    seenPairs: () => seenPairWriter(tx),
    productReviews: () => productReviewWriter(tx),
    reviewPhotographs: () => reviewPhotographWriter(tx),
    mentions: () => mentionWriter(tx),
    pictures: () => pictureWriter(tx),
    publications: () => publicationWriter(tx),
    contentEdits: () => contentEditWriter(tx),
    settings: () => settingsWriter(tx),
    reviews: () => reviewWriter(tx),
    reviewReads: () => reviewReadWriter(tx),
    stock: () => stockWriter(tx),
    stores: () => storesStore(tx),
    storeHours: () => storeHoursWriter(tx),
    inStoreSessions: () => inStoreSessionStore(tx),
    addresses: () => addressStore(tx),
    customers: () => customerWriter(tx),
    loyalty: () => loyaltyWriter(tx),
    vouchers: () => voucherWriter(tx),
    promotions: () => promotionWriter(tx),
    redemptions: () => redemptionWriter(tx),
    newsletter: () => newsletterWriter(tx),
    careReminders: () => careReminderWriter(tx),
    push: () => pushWriter(tx),
    alerts: () => alertWriter(tx),
    repairs: () => repairWriter(tx),
    reservations: () => reservationWriter(tx),
    staffMessages: () => staffMessageWriter(tx),
    orders: () => orderWriter(tx),
    guestOrders: () => guestOrderWriter(tx),
    giftCards: () => giftCardWriter(tx),
    giftCardSales: () => giftCardSaleWriter(tx),
    giftReceipts: () => giftReceiptWriter(tx),
    measurements: () => measurementWriter(tx),
    payments: () => paymentWriter(tx),
    fulfilment: () => fulfilmentWriter(tx),
    orderChanges: () => orderChangeWriter(tx),
    packingWaves: () => packingWaveWriter(tx),
    returnInspections: () => returnInspectionWriter(tx),
    staffViews: () => staffViewWriter(tx),
    storePickups: () => storePickupWriter(tx),
    invoices: () => invoiceWriter(tx),
    withdrawals: () => withdrawalWriter(tx),
    staff: () => staffWriter(tx),
    staffAudit: () => auditWriter(tx),
    staffApiKeys: () => apiKeyWriter(tx),
    staffApprovals: () => approvalWriter(tx),
    staffPasskeys: () => passkeyWriter(tx),
    staffSignIns: () => signInWriter(tx),
    webhooks: () => webhookWriter(tx),
    consents: () => consentWriter(tx),
    retention: () => retentionStore(tx),
    jobs: () => jobsIn(tx, jobs),
    invalidate: () => (tags) => {
      if (tags.length === 0) return Promise.resolve()
      changedIn.set(tx, [...(changedIn.get(tx) ?? []), ...tags])
      return notifyChannel(tx, changedChannel, tags)
    },
  }
}

function named<Name extends keyof Repositories>(names: readonly Name[], openers: Openers): Pick<Repositories, Name> {
  const opened: Partial<Pick<Repositories, Name>> = {}
  for (const name of names) opened[name] = openers[name]()
  // Each name was opened.
  return opened as Pick<Repositories, Name>
}
