import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Mail } from './mail-port.ts'
import { type Order, orderReference } from './order.ts'
import { acknowledgementWords } from './order-acknowledgement-messages.ts'
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
  const words = acknowledgementWords[storefront.language]
  const day = new Intl.DateTimeFormat(storefront.iso, { dateStyle: 'long', timeZone: storefront.timeZone })
  const page = (name: 'checkoutPayment' | 'checkoutSuccess') =>
    `${publicUrl}${routePath(storefront, name)}?order=${orderReference(order)}`
  const otherwise = { words: transfer ? words.payOtherwise : words.payNow, url: page('checkoutPayment') }
  return orderMail(order, options, {
    key: transfer ? `order-acknowledgement:${order.id}:${transfer.id}` : `order-acknowledgement:${order.id}`,
    subject: words.subject(order.number),
    title: words.title,
    received: words.received(order.number, day.format(order.createdAt)),
    ...(transfer ? {} : { button: otherwise }),
    pay: transfer
      ? { heading: words.payHeading, ...transferInstructions(transfer, storefront), links: [otherwise] }
      : { heading: words.payHeading, lines: [words.unpaid], facts: [], links: [otherwise] },
  })
}

/** What to do with a bank transfer, in sentences and in what the bank's form asks for. */
function transferInstructions({ bankTransfer, amount, expiresAt }: OpenTransfer, storefront: Storefront) {
  const words = acknowledgementWords[storefront.language]
  const due =
    expiresAt &&
    new Intl.DateTimeFormat(storefront.iso, { dateStyle: 'long', timeZone: storefront.timeZone }).format(expiresAt)
  const price = formatPrice(amount, storefront)
  const { payee, iban, bic, reference } = bankTransfer
  const facts: readonly (readonly [string, string | null])[] = [
    [words.amount, price],
    [words.payee, payee],
    [words.iban, iban],
    [words.bic, bic],
    [words.reference, reference],
    [words.due, due],
  ]
  return {
    lines: [words.transfer(price, due ?? undefined), ...(due ? [words.kept(due)] : []), words.after],
    facts: facts.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  }
}
