import { isRefused, type Refused } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { Company } from '../company/company.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { invoiceDocument, invoiceFile } from '../invoices/invoice-document.ts'
import type { InvoiceReader } from '../invoices/invoice-store.ts'
import { sendingAgain } from '../mail/send-again.ts'
import type { Order } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { ArrivalStage, CountArrival } from '../stores/arrival.ts'
import { type AnnouncedReturn, announceReturn, type ReturnInput, returnsUntil } from './announce-return.ts'
import { applyWarehouseEvent } from './apply-warehouse-event.ts'
import { cancelOrder } from './cancel-order.ts'
import { capturePayment, type FulfilmentDeps } from './capture-payment.ts'
import { exchangeChoices } from './exchange-choices.ts'
import { type ExchangeInput, exchangeOrder } from './exchange-order.ts'
import { executeRefund, sweepRefunds } from './execute-refund.ts'
import { expirePickups } from './expire-pickups.ts'
import { exportOrder, pollWarehouse } from './export-order.ts'
import { addOrderPush, type FollowByPushInput } from './follow-by-push.ts'
import { issueInvoice } from './issue-invoice.ts'
import { makeLabel } from './make-label.ts'
import type { Progress } from './progress.ts'
import type { Quantities } from './quantities.ts'
import { returnOffer } from './return-offer.ts'
import { type OrderPushDeps, type OrderPushKind, sendOrderPush, tellOrderFollowers } from './send-order-push.ts'
import { type StatusMailDeps, sendStatusMail } from './send-status-mail.ts'
import type { StatusMailKind } from './status-mail.ts'
import { type StoreMailKind, storeMail } from './store-mail.ts'
import type { StorePickupReader } from './store-pickup-store.ts'
import type { PickupDeps } from './take-pickup.ts'
import { tellPickupArrival } from './tell-arrival.ts'
import type { WarehouseEvent, WarehousePort } from './warehouse-port.ts'

type Deps = FulfilmentDeps &
  OrderPushDeps &
  PickupDeps &
  StatusMailDeps & {
    readonly settings: SettingsSource
    readonly company: Company
    readonly invoices: InvoiceReader
    readonly storePickups: StorePickupReader
    /** Whether stores hear that somebody comes. */
    readonly offersArrivals: () => boolean
    readonly countArrival: CountArrival
    readonly catalog: CatalogStore
    /** With `{code}` where the store's code goes. */
    readonly storeMailbox: string
    readonly warehouse: WarehousePort | undefined
    readonly report: (error: unknown) => void
  }

/** What happens to orders after they were paid: parcels, cancellations, returns, refunds and their papers. */
export function fulfilmentService(deps: Deps) {
  const { transact, clock, orders, fulfilment, invoices, warehouse } = deps
  /** So that the page can show the label at once; the mail that brings it tries again. */
  const labelled = async <Announced extends AnnouncedReturn>(way: ReturnInput['way'], answer: Announced | Refused) => {
    if (!isRefused(answer) && way === 'post') await makeLabel(deps, answer.id).catch(deps.report)
    return answer
  }
  return {
    /** What happened to orders since they were paid: parcels, returns, refunds. */
    progressOf: (orderIds: readonly string[]) => fulfilment.progressOf(orderIds),
    returnsUntil,
    /** What a shopper is offered to send back now. */
    returnOffer: async (
      order: Pick<Order, 'id' | 'storefrontCode' | 'shippingAddress' | 'returnDays'>,
      progress: Progress,
    ) => {
      const offer = returnOffer(order, progress, clock.now(), false)
      if (!offer.isOver || (await fulfilment.withdrawnAt(order.id)) === null) return offer
      return returnOffer(order, progress, clock.now(), true)
    },
    cancelOrder: (orderId: string) => cancelOrder(deps, orderId),
    announceReturn: async (input: ReturnInput) => labelled(input.way, await announceReturn(deps, input)),
    /** Exchanges what arrived for other sizes or colours: a return, and an order that its money pays for. */
    exchangeOrder: async (input: ExchangeInput) => labelled(input.way, await exchangeOrder(deps, input)),
    /** Whether shoppers may exchange what arrived by themselves. */
    offersExchanges: () => deps.settings.at(clock.now()).returns.exchanges,
    /** What pieces that can come back can be exchanged for now. */
    exchangeOffer: async (order: Pick<Order, 'lines' | 'storefrontCode'>, returnable: Quantities) => {
      const choices = await exchangeChoices(deps.catalog, order, returnable.keys())
      return choices.filter(({ variant }) => variant.availableStock > 0)
    },
    returnLabel: (returnId: string) => fulfilment.label(returnId),
    /** Tells a store of an order that is collected in it. */
    mailStore: async (kind: StoreMailKind, orderId: string) => {
      const order = await orders.byId(orderId)
      const found = await deps.collection({ id: orderId })
      if (!order || !found?.store || order.email === '') return
      const { pickup, store } = found
      await deps.mail.send(storeMail(order, kind, { pickup, store }, deps.senderDetails, deps.storeMailbox))
    },
    /** @param again of a mail that staff send once more */
    mailStatus: (kind: StatusMailKind, id: string, again?: string) =>
      sendStatusMail({ ...deps, mail: sendingAgain(deps.mail, again) }, kind, id),

    /** Promises a browser to tell it how far an order is. */
    addOrderPush: (storefront: Storefront, input: FollowByPushInput) => addOrderPush(deps, storefront, input),
    tellOrderFollowers: (kind: OrderPushKind, id: string) => tellOrderFollowers(deps, kind, id),
    sendOrderPush: (requestId: string, kind: 'sent' | 'ready', orderId: string) =>
      sendOrderPush(deps, requestId, kind, orderId),

    /** What the warehouse tells, from wherever it comes. */
    applyWarehouseEvent: (news: WarehouseEvent) => applyWarehouseEvent(deps, news),
    exportOrder: async (orderId: string) => {
      if (warehouse) await exportOrder({ orders, fulfilment, warehouse }, orderId)
    },
    pollWarehouse: async () => (warehouse ? pollWarehouse({ ...deps, warehouse }) : []),

    /** What a store prepares and keeps for shoppers who collect it. */
    pickupsAt: (locationCode: string) => deps.storePickups.openAt(locationCode),
    /** Whoever fetches an order comes, is there, or takes that back. */
    tellPickupArrival: (orderId: string, arrival: ArrivalStage | null) => tellPickupArrival(deps, orderId, arrival),
    orderOfPickupCode: (code: string) => deps.storePickups.orderOfCode(code),
    /** Cancels what nobody collected in time. @returns a sentence for staff about each that can't be */
    expirePickups: () => expirePickups(deps),

    capturePayment: (parcelId: string) => capturePayment(deps, parcelId),
    executeRefund: (refundId: string) => executeRefund(deps, refundId),
    /** Asks again for refunds that wait. @returns a sentence for staff about each that could not be paid */
    sweepRefunds: () => sweepRefunds(deps),
    /** What has to be paid back still, the most urgent first. */
    owedRefunds: () => fulfilment.owed(),
    /** Customer service gave back what no provider sends. */
    paidByHand: (refundId: string) =>
      transact(['fulfilment'], (repositories) =>
        repositories.fulfilment.changeRefund(refundId, { byHandDoneAt: clock.now() }),
      ),

    /**
     * The invoice of an order of which something has left; issued if it was not.
     * @param at when: now, but for the books of a demo that are older than the shop
     */
    issueInvoice: (orderId: string, at?: Date) =>
      issueInvoice(at ? { ...deps, clock: { now: () => at } } : deps, orderId),
    invoicesOf: (orderIds: readonly string[]) => invoices.ofOrders(orderIds),
    invoice: (number: string) => invoices.byNumber(number),
    printInvoice: async (invoice: Invoice) => ({
      name: invoiceFile(invoice),
      pdf: await deps.documentPrinter.print(invoiceDocument(invoice, deps.company.tradeName)),
    }),
  }
}
