import { writtenDeliveryDate } from '#kernel/delivery-date.ts'
import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { withdrawalLabels } from '#kernel/withdrawal-labels.ts'
import {
  type Html,
  linePicture,
  mailButton,
  mailColumns,
  mailHeading,
  mailLink,
  mailPage,
  mailParagraph,
  mailTitle,
  mailWordmark,
  priceTable,
  type Row,
  smallLines,
} from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { longPromise, shortPromise } from '../stock/delivery-promise.ts'
import { isContactOnly } from './address.ts'
import { addressLines } from './address-lines.ts'
import { type Order, orderAdjustments, orderReference, promisedDeliveryOf } from './order.ts'
import { type ConfirmationMessages, confirmationMessages } from './order-confirmation-messages.ts'
import { paymentName } from './payment-names.ts'
import { type Collection, collectionNext, pointTitle, storeLinks, storeOpening } from './pickup-facts.ts'
import { pickupMailMessages } from './pickup-mail-messages.ts'
import { type WithdrawalMessages, withdrawalMessages } from './withdrawal-messages.ts'

export type OrderMailOptions = SenderDetails & {
  /** The storefront where the order was placed. */
  readonly storefront: Storefront
  /** Of an order that is collected in one of our stores. */
  readonly collection?: Collection | undefined
  readonly now?: Date | undefined
}

/**
 * The mail that confirms an order: what was bought, from whom, for how much, where it goes, and how to withdraw. All of it
 * stands in the mail itself, since a page behind a link is nothing that a shopper can keep (Directive 2011/83, article 8(7)).
 */
export function orderConfirmation(order: Order, { storefront, ...options }: OrderMailOptions): Mail {
  const messages = confirmationMessages(storefront)
  return orderMail(
    order,
    { storefront, ...options },
    {
      key: `order-confirmation:${order.id}`,
      subject: messages.subject(order.number),
      title: messages.title,
      received: messages.received(order.number, orderDateOf(order, storefront)),
    },
  )
}

/** How a mail about a whole order begins. */
type Introduction = {
  /** The same for every repetition of this mail. */
  readonly key: string
  readonly subject: string
  readonly title: string
  readonly received: string
  /** Where its one button leads; to the order where it is absent. */
  readonly button?: NamedLink
  /** What is left to be paid, in place of what happens next. */
  readonly pay?: {
    readonly heading: string
    readonly lines: readonly string[]
    readonly facts: readonly (readonly [string, string])[]
    readonly links: readonly NamedLink[]
  }
}

/** A mail about a whole order: what was bought, from whom, for how much, where it goes, and how to withdraw. */
export function orderMail(
  order: Order,
  { storefront, ...options }: OrderMailOptions,
  introduction: Introduction,
): Mail {
  const facts = { ...factsOf(order, options, storefront), ...introduction }
  return {
    key: introduction.key,
    to: order.email,
    subject: introduction.subject,
    html: htmlOf(facts, storefront),
    text: textOf(facts),
    language: storefront.language,
  }
}

export type NamedLink = { readonly messages: string; readonly url: string }

function orderDateOf({ createdAt }: Order, { iso, timeZone }: Storefront): string {
  return new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone }).format(createdAt)
}

/** Everything that the mail says, before it is drawn or written. */
type Facts = {
  readonly messages: ConfirmationMessages
  readonly withdrawal: WithdrawalMessages
  readonly greeting: string
  readonly about: readonly [string, string][]
  readonly view: NamedLink
  readonly home: string
  readonly tradeName: string
  readonly items: readonly Row[]
  readonly totals: readonly Row[]
  readonly total: string
  readonly addresses: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  /** When the store is open in which it is collected. */
  readonly opening: { readonly heading: string; readonly lines: readonly string[] } | undefined
  readonly storeLinks: readonly NamedLink[]
  readonly next: readonly string[]
  readonly withdrawalHow: string
  readonly formLines: readonly string[]
  readonly links: readonly NamedLink[]
  readonly contact: readonly string[]
  readonly service: NamedLink
  readonly identity: readonly string[]
}

function factsOf(order: Order, options: Omit<OrderMailOptions, 'storefront'>, storefront: Storefront): Facts {
  const { company, publicUrl, collection, now = order.createdAt } = options
  const messages = confirmationMessages(storefront)
  const withdrawal = withdrawalMessages[storefront.language]
  const sender = mailSender(storefront, company)
  const price = (amount: number) => formatPrice(amount, storefront)
  const page = (uid: string) => `${publicUrl}${storefront.basePath}/${uid}/`
  const orderDate = orderDateOf(order, storefront)
  const reference = orderReference(order)
  const carrier = order.lines.find((line) => line.type === 'delivery')?.name
  const pickup = pickupMailMessages[storefront.language]
  const arrives = promisedDeliveryOf(order, now)

  return {
    messages,
    withdrawal,
    greeting: messages.greeting(`${order.billingAddress.firstName} ${order.billingAddress.lastName}`),
    about: [
      [messages.orderNumber, order.number],
      [messages.orderDate, orderDate],
      [messages.payment, paymentName(order.paymentMethod, storefront)],
    ],
    view: {
      messages: messages.viewOrder,
      url: `${publicUrl}${routePath(storefront, 'order')}?order=${reference}`,
    },
    home: publicUrl + routePath(storefront, 'home'),
    tradeName: company.tradeName,
    items: order.lines
      .filter((line) => line.type === 'article')
      .map((line) => ({
        label: line.name,
        picture: linePicture(line, publicUrl),
        details: [
          ...(line.brand === null ? [] : [line.brand]),
          ...(line.color === null ? [] : [`${messages.color}${messages.colon}${line.color}`]),
          ...(line.size === null ? [] : [`${messages.size}${messages.colon}${line.size}`]),
          `${messages.quantity}${messages.colon}${line.quantity} × ${price(line.unitPrice)}`,
          ...(order.taxGroups.length > 1 ? [messages.lineVat(percent(line.taxRate, storefront.iso))] : []),
        ],
        value: price(line.total),
      })),
    totals: [
      { label: messages.subtotal, value: price(order.subtotal) },
      ...orderAdjustments(order.lines).map((line) => ({ label: line.name, value: price(line.total) })),
      {
        label: collection ? pickup.inStore : carrier ? `${messages.delivery} (${carrier})` : messages.delivery,
        value: order.shippingTotal === 0 ? messages.freeDelivery : price(order.shippingTotal),
      },
      { label: messages.total, value: price(order.total), strong: true },
      ...order.taxGroups.map((group) => ({
        label: messages.vat(percent(group.rate, storefront.iso), price(group.gross)),
        value: price(group.tax),
      })),
    ],
    total: price(order.total),
    addresses: [
      {
        heading: pointTitle(order) === undefined ? messages.deliveryAddress : pickup.pickedUpAt,
        lines: addressLines(order.shippingAddress, storefront),
      },
      // Who collects need not say where they live.
      ...(isContactOnly(order.billingAddress)
        ? []
        : [{ heading: messages.billingAddress, lines: addressLines(order.billingAddress, storefront) }]),
    ],
    opening: storeOpening(collection?.store, storefront, now),
    storeLinks: storeLinks(collection?.store, storefront, publicUrl),
    // A paid order holds its stock, so it comes from the distribution centre or from a store: the longest promise is moot.
    next: collectionNext(order, carrier ?? messages.carrier, collection, storefront, now) ?? [
      messages.packing(carrier ?? messages.carrier),
      ...(arrives
        ? [messages.deliveredOn(writtenDeliveryDate(arrives, storefront))]
        : [
            messages.delivered(shortPromise.min, shortPromise.max),
            messages.fromStore(longPromise.min, longPromise.max),
          ]),
    ],
    withdrawalHow: withdrawal.how(sender.email),
    formLines: withdrawal.formLines(`${sender.seat}, ${sender.email}`),
    links: [
      {
        messages: withdrawalLabels[storefront.language].start,
        url: `${publicUrl}${routePath(storefront, 'withdraw')}?order=${reference}`,
      },
      { messages: withdrawal.information, url: page(messages.pages.withdrawal) },
      { messages: messages.terms, url: page(messages.pages.terms) },
      { messages: messages.guarantee, url: page(messages.pages.guarantee) },
    ],
    contact: sender.contact,
    service: { messages: messages.customerService, url: page(messages.pages.customerService) },
    identity: sender.identity,
  }
}

function percent(rate: number, iso: string): string {
  return new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
}

function htmlOf(facts: Facts & Introduction, storefront: Storefront): string {
  const { messages, withdrawal } = facts
  const pair = ([label, value]: readonly [string, string]) => label + messages.colon + value
  const body: Html[] = [
    mailWordmark(facts.tradeName, facts.home),
    mailTitle(facts.title),
    mailParagraph(facts.greeting),
    mailParagraph(`${facts.received} ${messages.keep}`),
    ...(facts.pay ? payHtml(facts.pay, pair) : []),
    mailButton((facts.button ?? facts.view).messages, (facts.button ?? facts.view).url),
    smallLines(facts.about.map(pair)),
    mailHeading(messages.items),
    priceTable({ head: [messages.item, messages.price], items: facts.items, totals: facts.totals }),
    mailColumns(facts.addresses),
    ...(facts.opening ? [mailHeading(facts.opening.heading), smallLines(facts.opening.lines)] : []),
    ...(facts.storeLinks.length > 0
      ? [smallLines(facts.storeLinks.map((one) => mailLink(one.messages, one.url)))]
      : []),
    ...(facts.pay ? [] : [mailHeading(messages.next), mailParagraph(facts.next.join(' '))]),
    mailHeading(messages.questions),
    mailParagraph(mailLink(facts.service.messages, facts.service.url)),
    smallLines(facts.contact),
    mailHeading(withdrawal.heading),
    mailParagraph(withdrawal.right),
    mailParagraph(facts.withdrawalHow),
    smallLines(facts.links.map((one) => mailLink(one.messages, one.url))),
    mailHeading(withdrawal.form),
    smallLines([withdrawal.formIntro]),
    smallLines(facts.formLines.map((line) => `– ${line}`)),
    smallLines([withdrawal.formNote]),
    smallLines(facts.identity),
  ]
  return mailPage({ lang: storefront.iso, title: facts.title, preview: `${facts.received} ${facts.total}`, body })
}

function payHtml(
  { heading: caption, lines, facts, links }: NonNullable<Introduction['pay']>,
  pair: (fact: readonly [string, string]) => string,
): Html[] {
  return [
    mailHeading(caption),
    ...lines.map((line) => mailParagraph(line)),
    ...(facts.length > 0
      ? [smallLines(facts.map(pair)), smallLines(links.map((one) => mailLink(one.messages, one.url)))]
      : []),
  ]
}

function textOf(facts: Facts & Introduction): string {
  const { messages, withdrawal } = facts
  const pair = ([label, value]: readonly [string, string]) => label + messages.colon + value
  const named = (one: NamedLink) => pair([one.messages, one.url])
  const row = (one: Row) => [pair([one.label, one.value]), ...(one.details ?? []).map((detail) => `  ${detail}`)]
  const block = (title: string, lines: readonly string[]) => [title.toUpperCase(), ...lines].join('\n')
  return `${[
    facts.greeting,
    `${facts.received} ${messages.keep}`,
    ...(facts.pay
      ? [block(facts.pay.heading, [...facts.pay.lines, ...facts.pay.facts.map(pair), ...facts.pay.links.map(named)])]
      : []),
    [...facts.about.map(pair), named(facts.view)].join('\n'),
    block(messages.items, facts.items.flatMap(row)),
    facts.totals.flatMap(row).join('\n'),
    ...facts.addresses.map((address) => block(address.heading, address.lines)),
    ...(facts.opening ? [block(facts.opening.heading, facts.opening.lines)] : []),
    ...(facts.storeLinks.length > 0 ? [facts.storeLinks.map(named).join('\n')] : []),
    ...(facts.pay ? [] : [block(messages.next, facts.next)]),
    block(messages.questions, [named(facts.service), ...facts.contact]),
    block(withdrawal.heading, [withdrawal.right, facts.withdrawalHow, '', ...facts.links.map(named)]),
    block(withdrawal.form, [
      withdrawal.formIntro,
      '',
      ...facts.formLines.map((line) => `- ${line}`),
      '',
      withdrawal.formNote,
    ]),
    facts.identity.join('\n'),
  ].join('\n\n')}\n`
}
