import type { Clock } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import {
  creditedTaxes,
  type Extract,
  type Invoice,
  type InvoiceContent,
  type InvoiceLine,
  linesOf,
  reductionLines,
  reverseLines,
  taxesOf,
  totalOf,
} from '../invoices/invoice.ts'
import { invoiceMessages } from '../invoices/invoice-messages.ts'
import { mailSender } from '../mail/mail-sender.ts'
import type { Order } from '../orders/order.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { missingQuantities } from './progress.ts'
import {
  noQuantities,
  orderedQuantities,
  paidForQuantity,
  type Quantities,
  quantitiesWithout,
  sumOfQuantities,
} from './quantities.ts'
import { neverLeft, type Refund } from './refund.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly company: Company
}

/**
 * Issues the invoice of an order of which something has left: once, over everything but what was missing by then. Answers with
 * the one that is there.
 */
export async function issueInvoice(
  { transact, clock, settings, company }: Deps,
  orderId: string,
): Promise<Invoice | undefined> {
  return transact(['fulfilment', 'invoices', 'orders'], async ({ orders, fulfilment, invoices }) => {
    const order = await orders.lock(orderId)
    if (!order) return undefined
    const known = (await invoices.ofOrders([orderId])).find(({ kind }) => kind === 'invoice')
    if (known) return known
    const progress = await fulfilment.progress(orderId)
    const [first] = progress.parcels
    if (!first) return undefined
    const missing = progress.refunds.filter(neverLeft)
    const goodwill = progress.refunds.filter(({ reason }) => reason === 'goodwill')
    const pieces = quantitiesWithout(orderedQuantities(order.lines), missingQuantities(progress))
    const lines = [
      ...linesOf(order, {
        pieces: priced(order, noQuantities, pieces),
        costs: order.shippingTotal + order.costsTotal,
      }),
      ...reduced(order, amountOf(goodwill)),
    ]
    const issued = { refundId: null, issuedAt: clock.now() }
    return invoices.add(
      'invoice',
      documentOf(order, company, issued, {
        suppliedAt: first.shippedAt.toISOString(),
        lines,
        taxes: taxesOf(lines),
        corrects: null,
        without: [...missing, ...goodwill].map(({ id }) => id),
      }),
      settings.at(issued.issuedAt).numbers,
    )
  })
}

/**
 * Issues the credit note of a refund, once. There is none for what was never invoiced: an order that was cancelled before it
 * left, pieces that were missing before.
 */
export async function issueCreditNote(
  { transact, clock, settings, company }: Deps,
  refundId: string,
): Promise<Invoice | undefined> {
  return transact(['fulfilment', 'invoices', 'orders'], async ({ orders, fulfilment, invoices }) => {
    const refund = await fulfilment.refund(refundId)
    const order = refund && (await orders.lock(refund.orderId))
    if (!refund || !order) return undefined
    const documents = await invoices.ofOrders([order.id])
    const known = documents.find((one) => one.refundId === refund.id)
    const invoice = documents.find(({ kind }) => kind === 'invoice')
    if (known || !invoice || invoice.content.without.includes(refund.id)) return known
    const { refunds } = await fulfilment.progress(order.id)
    const lines = creditedLines(order, refund, refunds)
    const earlier = documents.filter(({ kind }) => kind === 'credit-note').flatMap(({ content }) => content.lines)
    const issued = { refundId: refund.id, issuedAt: clock.now() }
    return invoices.add(
      'credit-note',
      documentOf(order, company, issued, {
        suppliedAt: refund.createdAt.toISOString(),
        lines,
        taxes: creditedTaxes(lines, earlier),
        corrects: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
        without: [],
      }),
      settings.at(issued.issuedAt).numbers,
    )
  })
}

/** What a refund gives back. What of the price had been given back before, as goodwill, does not go back again. */
function creditedLines(order: Order, refund: Refund, refunds: readonly Refund[]): InvoiceLine[] {
  if (refund.reason === 'goodwill') return reduced(order, refund.amount)
  const whole = linesOf(order, { pieces: refundedQuantities(order, refund, refunds), costs: refund.costs })
  return reverseLines([...whole, ...reduced(order, Math.max(0, totalOf(whole) - refund.amount))])
}

function reduced(order: Order, amount: Cents): InvoiceLine[] {
  return reductionLines(order, amount, invoiceMessages(storefrontOf(order.storefrontCode).contentLang).goodwill)
}

const amountOf = (refunds: readonly Pick<Refund, 'amount'>[]): Cents =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** A document of an order, before it has its number. */
function documentOf(
  order: Order,
  company: Company,
  issued: Pick<Invoice, 'refundId' | 'issuedAt'>,
  content: Omit<InvoiceContent, keyof ReturnType<typeof aboutOrder>>,
): Omit<Invoice, 'id' | 'kind' | 'number'> {
  return {
    ...issued,
    orderId: order.id,
    storefrontCode: order.storefrontCode,
    currency: order.currency,
    total: totalOf(content.lines),
    content: { ...aboutOrder(order, company), ...content },
  }
}

function aboutOrder(order: Order, company: Company) {
  const { identity, contact } = mailSender(storefrontOf(order.storefrontCode), { company })
  return {
    seller: [...identity, ...contact],
    brand: company.tradeName,
    orderNumber: order.number,
    orderedAt: order.createdAt.toISOString(),
    paymentMethod: order.paymentMethod,
    // An invoice needs no way to reach anybody.
    buyer: { ...order.billingAddress, phoneNumber: null },
    destination: order.shippingAddress.country,
    ...(order.giftCard && { giftCard: { ending: order.giftCard.ending, amount: order.giftCard.amount } }),
    discountNames: [...new Set(order.lines.filter(({ type }) => type === 'discount').map(({ name }) => name))],
  }
}

function priced(order: Order, before: Quantities, pieces: Quantities): Extract['pieces'] {
  return [...pieces].flatMap(([position, quantity]) => {
    const line = order.lines[position]
    const from = before.get(position) ?? 0
    return line ? [{ position, quantity, gross: paidForQuantity(line, from, from + quantity) }] : []
  })
}

/** The pieces of a refund at the prices that `refundFor` gave them. */
function refundedQuantities(order: Order, refund: Refund, refunds: readonly Refund[]): Extract['pieces'] {
  const same = refunds.filter((one) => one.reason === refund.reason || (neverLeft(one) && neverLeft(refund)))
  const before = sumOfQuantities(
    same
      .slice(
        0,
        same.findIndex(({ id }) => id === refund.id),
      )
      .map(({ pieces }) => pieces),
  )
  if (refund.reason === 'returned') return priced(order, before, refund.pieces)
  return [...refund.pieces].flatMap(([position, quantity]): { position: number; quantity: number; gross: Cents }[] => {
    const line = order.lines[position]
    if (!line) return []
    const to = line.quantity - (before.get(position) ?? 0)
    return [{ position, quantity, gross: paidForQuantity(line, to - quantity, to) }]
  })
}
