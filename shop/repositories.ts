import type { Kysely } from 'kysely'
import { notify } from '#database/listen.ts'
import type { Tables } from '#database/tables.ts'
import { inTransaction, type ShopTransaction } from '#database/transaction.ts'
import { isRefused, type Refused } from '#kernel/message-key.ts'
import { alertWriter } from './alerts/alert-store.ts'
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
import { staffMessageWriter } from './instore/staff-message-store.ts'
import { invoiceWriter } from './invoices/invoice-store.ts'
import type { JobPort } from './jobs/job-port.ts'
import { jobsIn } from './jobs.ts'
import { loyaltyWriter } from './loyalty/loyalty-store.ts'
import { redemptionWriter } from './loyalty/redemption-store.ts'
import { voucherWriter } from './loyalty/voucher-store.ts'
import { newsletterWriter } from './newsletter/newsletter-store.ts'
import { guestOrderWriter } from './orders/guest-order-store.ts'
import { orderWriter } from './orders/order-store.ts'
import { paymentWriter } from './orders/payment-store.ts'
import { withdrawalWriter } from './orders/withdrawal-store.ts'
import { consentWriter } from './privacy/consent-store.ts'
import { retentionStore } from './privacy/retention-store.ts'
import { promotionWriter } from './promotions/promotion-store.ts'
import { reservationWriter } from './reservations/reservation-store.ts'
import { stockWriter } from './stock/stock-store.ts'
import { storesStore } from './stores/stores-store.ts'
import type { Repositories, Transact, Turn } from './transact.ts'

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

/** Runs use-cases' work in transactions of a database, with jobs on its queue. */
export function transactOn(db: Kysely<Tables>, jobs: JobPort<ShopTransaction>, inTurn: InTurn): Transact {
  const transact = async <T>(work: Work<T>): Promise<T> => {
    try {
      return await inTransaction(db, async (tx) => {
        const answer = await work(repositoriesOf(tx, jobs))
        if (isRefused(answer)) throw new Undone(answer)
        return answer
      })
    } catch (error) {
      // What `work` answers is its own type, of which the refusal is a part.
      if (error instanceof Undone) return error.refused as T
      throw error
    }
  }
  function transactInTurn<T>(work: Work<T>): Promise<T>
  function transactInTurn<T>(turn: Turn, work: Work<T>): Promise<T | Refused>
  function transactInTurn<T>(...asked: [Work<T>] | [Turn, Work<T>]): Promise<T | Refused> {
    if (asked.length === 1) return transact(asked[0])
    const [turn, work] = asked
    return inTurn(turn, () => transact(work))
  }
  return transactInTurn
}

type Work<T> = (repositories: Repositories) => Promise<T>

function repositoriesOf(tx: ShopTransaction, jobs: JobPort<ShopTransaction>): Repositories {
  return {
    contexts: contextWriter(tx),
    carts: cartWriter(tx),
    cartLines: cartReader(tx),
    catalog: catalogStore(tx),
    catalogImport: catalogWriter(tx),
    publications: publicationWriter(tx),
    reviews: reviewWriter(tx),
    stock: stockWriter(tx),
    stores: storesStore(tx),
    addresses: addressStore(tx),
    customers: customerWriter(tx),
    loyalty: loyaltyWriter(tx),
    vouchers: voucherWriter(tx),
    promotions: promotionWriter(tx),
    redemptions: redemptionWriter(tx),
    newsletter: newsletterWriter(tx),
    alerts: alertWriter(tx),
    reservations: reservationWriter(tx),
    staffMessages: staffMessageWriter(tx),
    orders: orderWriter(tx),
    guestOrders: guestOrderWriter(tx),
    payments: paymentWriter(tx),
    fulfilment: fulfilmentWriter(tx),
    storePickups: storePickupWriter(tx),
    invoices: invoiceWriter(tx),
    withdrawals: withdrawalWriter(tx),
    consents: consentWriter(tx),
    retention: retentionStore(tx),
    jobs: jobsIn(tx, jobs),
    changed: (tags) => (tags.length === 0 ? Promise.resolve() : notify(tx, changedChannel, tags)),
  }
}
