import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { writtenDate } from '#kernel/written-date.ts'
import type { Mail } from '../mail/mail-port.ts'
import { type Order, orderReference } from './order.ts'
import { acknowledgementMessages } from './order-acknowledgement-messages.ts'
import { type OrderMailOptions, orderMail } from './order-confirmation.ts'
import type { OpenTransfer } from './payment.ts'

type Options = OrderMailOptions & {
  /** The bank transfer that the order waits for, if it does. */
  readonly transfer?: OpenTransfer | undefined
}

/**
 * The mail that says that an order was received though it is not paid yet (Directive 2000/31/EC, article 11), with all that a
 * confirmation holds, and what has to be done until when.
 */
export function orderAcknowledgement(order: Order, { transfer, ...options }: Options): Mail {
  const { storefront, publicUrl } = options
  const messages = acknowledgementMessages(storefront.contentLang)
  const page = (name: 'checkoutPayment' | 'checkoutSuccess') =>
    `${publicUrl}${routePath(storefront, name)}?order=${orderReference(order)}`
  const otherwise = { messages: transfer ? messages.payOtherwise : messages.payNow, url: page('checkoutPayment') }
  return orderMail(order, options, {
    key: transfer ? `order-acknowledgement:${order.id}:${transfer.id}` : `order-acknowledgement:${order.id}`,
    subject: messages.subject(order.number),
    title: messages.title,
    received: messages.received(order.number, writtenDate(order.createdAt, storefront)),
    ...(transfer ? {} : { button: otherwise }),
    pay: transfer
      ? { heading: messages.payHeading, ...transferInstructions(transfer, storefront), links: [otherwise] }
      : { heading: messages.payHeading, lines: [messages.unpaid], facts: [], links: [otherwise] },
  })
}

/** What to do with a bank transfer, in sentences and in what the bank's form asks for. */
function transferInstructions({ bankTransfer, amount, expiresAt }: OpenTransfer, storefront: Storefront) {
  const messages = acknowledgementMessages(storefront.contentLang)
  const due = expiresAt && writtenDate(expiresAt, storefront)
  const price = formatPrice(amount, storefront)
  const { payee, iban, bic, reference } = bankTransfer
  const facts: readonly (readonly [string, string | null])[] = [
    [messages.amount, price],
    [messages.payee, payee],
    [messages.iban, iban],
    [messages.bic, bic],
    [messages.reference, reference],
    [messages.due, due],
  ]
  return {
    lines: [messages.transfer(price, due ?? undefined), ...(due ? [messages.kept(due)] : []), messages.after],
    facts: facts.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  }
}
