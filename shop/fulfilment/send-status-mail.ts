import type { Clock } from '#kernel/clock.ts'
import type { DocumentPrinterPort } from '../invoices/document-printer-port.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { invoiceDocument, invoiceFile } from '../invoices/invoice-document.ts'
import type { MailAttachment, MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import { isSettled } from '../orders/payment.ts'
import type { PaymentReader } from '../orders/payment-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Store } from '../stores/store.ts'
import type { Transact } from '../transact.ts'
import { returnsUntil } from './announce-return.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import { issueCreditNote, issueInvoice } from './issue-invoice.ts'
import { makeLabel } from './make-label.ts'
import { exchangedQuantities, isComplete, waitingQuantities } from './progress.ts'
import { isNone } from './quantities.ts'
import type { ReturnLabelPort } from './return-label-port.ts'
import { type StatusMailFacts, type StatusMailKind, statusMail } from './status-mail.ts'
import type { StorePickup } from './store-pickup.ts'

export type StatusMailDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly orders: Pick<OrderReader, 'byId'>
  readonly fulfilment: FulfilmentReader
  readonly paymentStore: Pick<PaymentReader, 'ofOrder' | 'byId'>
  readonly documentPrinter: DocumentPrinterPort
  readonly labels: ReturnLabelPort
  /** Where an order is collected, if it is in one of our stores. */
  readonly collection: (
    order: Pick<Order, 'id'>,
  ) => Promise<{ readonly pickup: StorePickup; readonly store: Store | undefined } | undefined>
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/**
 * Tells a shopper how far their order is, with the document that belongs to it. May run again: the mail's key lets the outbox
 * tell a repetition, and a document is issued once.
 *
 * @param id of the parcel ('sent'), the order ('delivered', 'cancelled'), the refund, the return or the payment
 */
export async function sendStatusMail(deps: StatusMailDeps, kind: StatusMailKind, id: string): Promise<void> {
  const found = await newsOf(deps, kind, id)
  const order = found && (await deps.orders.byId(found.orderId))
  // Whose contact was forgotten meanwhile can't be written to.
  if (!found || !order || order.email === '') return
  await deps.mail.send(statusMail(order, found.news, deps.senderDetails, await attachments(deps, order.id, found.news)))
}

async function newsOf(
  { fulfilment, orders, paymentStore, collection, clock }: StatusMailDeps,
  kind: StatusMailKind,
  id: string,
): Promise<{ readonly orderId: string; readonly news: StatusMailFacts } | undefined> {
  switch (kind) {
    case 'changed': {
      const order = await orders.byId(id)
      const pieces = order && waitingQuantities(order, await fulfilment.progress(id))
      return pieces && { orderId: id, news: { kind, pieces } }
    }
    case 'sent': {
      const parcel = await fulfilment.parcel(id)
      const order = parcel && (await orders.byId(parcel.orderId))
      if (!parcel || !order) return undefined
      const progress = await fulfilment.progress(order.id)
      const parcels = progress.parcels.slice(0, progress.parcels.findIndex((one) => one.id === id) + 1)
      const moreToCome = !isComplete(order, { ...progress, parcels })
      return { orderId: order.id, news: { kind, parcel, moreToCome, now: clock.now() } }
    }
    case 'delivered': {
      const order = await orders.byId(id)
      const returnUntil = order && returnsUntil(order, await fulfilment.progress(id))
      return { orderId: id, news: { kind, returnUntil } }
    }
    case 'ready': {
      const found = await collection({ id })
      return found && { orderId: id, news: { kind, ...found, now: clock.now() } }
    }
    case 'collected': {
      const order = await orders.byId(id)
      const returnUntil = order && returnsUntil(order, await fulfilment.progress(id))
      return { orderId: id, news: { kind, returnUntil } }
    }
    case 'cancelled': {
      const payments = await paymentStore.ofOrder(id)
      const settled = payments.find((payment) => isSettled(payment.status) && !payment.refundDue)
      const lapsed = (await collection({ id }))?.pickup.lapsedAt != null
      return { orderId: id, news: { kind, paid: settled?.status !== 'authorized', lapsed } }
    }
    case 'refunded': {
      const refund = await fulfilment.refund(id)
      const exchange = refund?.exchangeOrderId ? await orders.byId(refund.exchangeOrderId) : undefined
      return refund && { orderId: refund.orderId, news: { kind, refund, exchange: exchange?.number } }
    }
    case 'payment-returned': {
      const payment = await paymentStore.byId(id)
      return payment && { orderId: payment.orderId, news: { kind, payment } }
    }
    case 'return': {
      const announced = await fulfilment.return(id)
      const progress = announced && (await fulfilment.progress(announced.orderId))
      const isExchange = progress !== undefined && !isNone(exchangedQuantities(progress, id))
      return announced && { orderId: announced.orderId, news: { kind, announced, isExchange } }
    }
  }
}

async function attachments(deps: StatusMailDeps, orderId: string, news: StatusMailFacts): Promise<MailAttachment[]> {
  if (news.kind === 'collected') return printed(deps, await issueInvoice(withCompany(deps), orderId))
  if (news.kind === 'sent') return printed(deps, await issueInvoice(withCompany(deps), news.parcel.orderId))
  if (news.kind === 'refunded') {
    // The mail of the parcel may still be waiting: what left stands on an invoice before something of it is credited.
    await issueInvoice(withCompany(deps), orderId)
    return printed(deps, await issueCreditNote(withCompany(deps), news.refund.id))
  }
  if (news.kind === 'return' && news.announced.way === 'post') {
    await makeLabel(deps, news.announced.id)
    const label = await deps.fulfilment.label(news.announced.id)
    // Without its label the mail would be of no use: the job tries again.
    if (!label) throw new Error(`Return ${news.announced.reference} has no label yet`)
    return [pdf(`${news.announced.reference}.pdf`, label)]
  }
  return []
}

const withCompany = (deps: StatusMailDeps) => ({ ...deps, company: deps.senderDetails.company })

async function printed(
  { documentPrinter, senderDetails }: StatusMailDeps,
  invoice: Invoice | undefined,
): Promise<MailAttachment[]> {
  return invoice
    ? [
        pdf(
          invoiceFile(invoice),
          await documentPrinter.print(invoiceDocument(invoice, senderDetails.company.tradeName)),
        ),
      ]
    : []
}

function pdf(filename: string, content: Uint8Array): MailAttachment {
  return { filename, contentType: 'application/pdf', content: Buffer.from(content).toString('base64') }
}
