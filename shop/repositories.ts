import type { Kysely } from 'kysely'
import { notifyChannel } from '#database/listen.ts'
import type { Tables } from '#database/tables.ts'
import { inTransaction, type ShopTransaction } from '#database/transaction.ts'
import type { CacheTag } from '#kernel/cache-tags.ts'
import { isRefused, type Refused } from '#kernel/message-key.ts'
import { alertWriter } from './alerts/alert-store.ts'
import { orderChangeWriter } from './backoffice/order-change-store.ts'
import { cartReader, cartWriter } from './cart/cart-store.ts'
import type { InTurn } from './cart/cart-turns.ts'
import { contextWriter } from './cart/context-store.ts'
import { catalogStore } from './catalog/catalog-store.ts'
import { catalogWriter } from './catalog/catalog-writer.ts'
import { addressStore } from './checkout/address-store.ts'
import { publicationWriter } from './content/publication-store.ts'
import { reviewWriter } from './content/review-store.ts'
import { customerWriter } from './customers/customer-store.ts'
import { fulfilmentWriter } from './fulfilment/fulfilment-store.ts'
import { storePickupWriter } from './fulfilment/store-pickup-store.ts'
import { importWriter } from './imports/import-store.ts'
import { staffMessageWriter } from './instore/staff-message-store.ts'
import { invoiceWriter } from './invoices/invoice-store.ts'
import type { JobPort } from './jobs/job-port.ts'
import { type Jobs, jobsIn } from './jobs.ts'
import { loyaltyWriter } from './loyalty/loyalty-store.ts'
import { redemptionWriter } from './loyalty/redemption-store.ts'
import { voucherWriter } from './loyalty/voucher-store.ts'
import { newsletterWriter } from './newsletter/newsletter-store.ts'
import { guestOrderWriter } from './orders/guest-order-store.ts'
import { orderWriter } from './orders/order-store.ts'
import { paymentWriter } from './orders/payment-store.ts'
import { withdrawalWriter } from './orders/withdrawal-store.ts'
import { pictureWriter } from './pictures/picture-store.ts'
import { consentWriter } from './privacy/consent-store.ts'
import { retentionStore } from './privacy/retention-store.ts'
import { promotionWriter } from './promotions/promotion-store.ts'
import { reservationWriter } from './reservations/reservation-store.ts'
import { settingsWriter } from './settings/settings-store.ts'
import { stockWriter } from './stock/stock-store.ts'
import { storesStore } from './stores/stores-store.ts'
import type { Repositories, Transact, Turn } from './transact.ts'

/** What can be written, each by the store that writes it. */
declare module './transact.ts' {
  interface Repositories {
    readonly contexts: ReturnType<typeof contextWriter>
    readonly carts: ReturnType<typeof cartWriter>
    readonly cartLines: ReturnType<typeof cartReader>
    readonly catalog: ReturnType<typeof catalogStore>
    readonly catalogImport: ReturnType<typeof catalogWriter>
    readonly imports: ReturnType<typeof importWriter>
    readonly pictures: ReturnType<typeof pictureWriter>
    readonly publications: ReturnType<typeof publicationWriter>
    readonly settings: ReturnType<typeof settingsWriter>
    readonly reviews: ReturnType<typeof reviewWriter>
    readonly stock: ReturnType<typeof stockWriter>
    readonly stores: ReturnType<typeof storesStore>
    readonly addresses: ReturnType<typeof addressStore>
    readonly customers: ReturnType<typeof customerWriter>
    readonly loyalty: ReturnType<typeof loyaltyWriter>
    readonly vouchers: ReturnType<typeof voucherWriter>
    readonly promotions: ReturnType<typeof promotionWriter>
    readonly redemptions: ReturnType<typeof redemptionWriter>
    readonly newsletter: ReturnType<typeof newsletterWriter>
    readonly alerts: ReturnType<typeof alertWriter>
    readonly reservations: ReturnType<typeof reservationWriter>
    readonly staffMessages: ReturnType<typeof staffMessageWriter>
    readonly orders: ReturnType<typeof orderWriter>
    readonly guestOrders: ReturnType<typeof guestOrderWriter>
    readonly payments: ReturnType<typeof paymentWriter>
    readonly fulfilment: ReturnType<typeof fulfilmentWriter>
    readonly orderChanges: ReturnType<typeof orderChangeWriter>
    readonly storePickups: ReturnType<typeof storePickupWriter>
    readonly invoices: ReturnType<typeof invoiceWriter>
    readonly withdrawals: ReturnType<typeof withdrawalWriter>
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

/** Runs the work of use-cases in transactions of a database, with jobs on its queue. */
export function transactOn(db: Kysely<Tables>, jobs: JobPort<ShopTransaction>, inTurn: InTurn): Transact {
  const transact = async <Name extends keyof Repositories, T>(
    names: readonly Name[],
    work: Work<Name, T>,
  ): Promise<T> => {
    try {
      return await inTransaction(db, async (tx) => {
        const answer = await work(named(names, openersOf(tx, jobs)))
        if (isRefused(answer)) throw new Undone(answer)
        return answer
      })
    } catch (error) {
      // What `work` answers is its own type, of which the refusal is a part.
      if (error instanceof Undone) return error.refused as T
      throw error
    }
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
    return inTurn(turn, () => transact(names, work))
  }
  return transactInTurn
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
    pictures: () => pictureWriter(tx),
    publications: () => publicationWriter(tx),
    settings: () => settingsWriter(tx),
    reviews: () => reviewWriter(tx),
    stock: () => stockWriter(tx),
    stores: () => storesStore(tx),
    addresses: () => addressStore(tx),
    customers: () => customerWriter(tx),
    loyalty: () => loyaltyWriter(tx),
    vouchers: () => voucherWriter(tx),
    promotions: () => promotionWriter(tx),
    redemptions: () => redemptionWriter(tx),
    newsletter: () => newsletterWriter(tx),
    alerts: () => alertWriter(tx),
    reservations: () => reservationWriter(tx),
    staffMessages: () => staffMessageWriter(tx),
    orders: () => orderWriter(tx),
    guestOrders: () => guestOrderWriter(tx),
    payments: () => paymentWriter(tx),
    fulfilment: () => fulfilmentWriter(tx),
    orderChanges: () => orderChangeWriter(tx),
    storePickups: () => storePickupWriter(tx),
    invoices: () => invoiceWriter(tx),
    withdrawals: () => withdrawalWriter(tx),
    consents: () => consentWriter(tx),
    retention: () => retentionStore(tx),
    jobs: () => jobsIn(tx, jobs),
    invalidate: () => (tags) => (tags.length === 0 ? Promise.resolve() : notifyChannel(tx, changedChannel, tags)),
  }
}

function named<Name extends keyof Repositories>(names: readonly Name[], openers: Openers): Pick<Repositories, Name> {
  const opened: Partial<Pick<Repositories, Name>> = {}
  for (const name of names) opened[name] = openers[name]()
  // Each name was opened.
  return opened as Pick<Repositories, Name>
}
