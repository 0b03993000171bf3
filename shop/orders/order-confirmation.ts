import { writtenDeliveryDate } from '#kernel/delivery-date.ts'
import { maskedCard } from '#kernel/masked-card.ts'
import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { withdrawalLabels } from '#kernel/withdrawal-labels.ts'
import { writtenDate } from '#kernel/written-date.ts'
import { composeLetter, type Part, paragraphsPart, sectionPart, smallPrintPart } from '../mail/letter.ts'
import {
  type Html,
  linePicture,
  mailButton,
  mailColumns,
  mailHeading,
  mailLink,
  mailParagraph,
  priceTable,
  type Row,
  smallLines,
} from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { longPromise, shortPromise } from '../stock/delivery-promise.ts'
import { isContactOnly } from './address.ts'
import { addressLines } from './address-lines.ts'
import { amountDue, type Order, orderAdjustments, orderReference, promisedDeliveryOf } from './order.ts'
import { type ConfirmationMessages, confirmationMessages, sizeDetail } from './order-confirmation-messages.ts'
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
    ...composeLetter(storefront, options, {
      title: facts.title,
      preview: `${facts.received} ${facts.total}`,
      parts: partsOf(facts),
    }),
  }
}

export type NamedLink = { readonly messages: string; readonly url: string }

function orderDateOf({ createdAt }: Order, storefront: Storefront): string {
  return writtenDate(createdAt, storefront)
}

/** Everything that the mail says, before it is drawn or written. */
type Facts = {
  readonly messages: ConfirmationMessages
  readonly withdrawal: WithdrawalMessages
  readonly greeting: string
  readonly about: readonly [string, string][]
  readonly view: NamedLink
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
  const { publicUrl, collection, now = order.createdAt } = options
  const messages = confirmationMessages(storefront)
  const withdrawal = withdrawalMessages(storefront.contentLang)
  const sender = mailSender(storefront, options)
  const price = (amount: number) => formatPrice(amount, storefront)
  const page = (uid: string) => `${publicUrl}${storefront.basePath}/${uid}/`
  const orderDate = orderDateOf(order, storefront)
  const reference = orderReference(order)
  const carrier = order.lines.find((line) => line.type === 'delivery')?.name
  const pickup = pickupMailMessages(storefront.contentLang)
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
    items: order.lines
      .filter((line) => line.type === 'article')
      .map((line) => ({
        label: line.name,
        picture: linePicture(line, publicUrl),
        details: [
          ...(line.brand === null ? [] : [line.brand]),
          ...(line.color === null ? [] : [`${messages.color}${messages.colon}${line.color}`]),
          ...sizeDetail(line, messages, storefront),
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
      ...(order.giftCard
        ? [
            { label: messages.paidWithCard(maskedCard(order.giftCard.ending)), value: price(-order.giftCard.amount) },
            { label: messages.leftToPay, value: price(amountDue(order)), strong: true },
          ]
        : []),
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

/** All of the letter, part by part, each for the page and for the text. */
function partsOf(facts: Facts & Introduction): readonly Part[] {
  const { messages, addresses, opening, pay } = facts
  const pair = ([label, value]: Fact) => label + messages.colon + value
  const button = facts.button ?? facts.view
  return [
    paragraphsPart(facts.greeting, `${facts.received} ${messages.keep}`),
    ...(pay ? [payPart(pay, pair)] : []),
    {
      html: [mailButton(button.messages, button.url), smallLines(facts.about.map(pair))],
      text: [[...facts.about.map(pair), named(facts.view, pair)].join('\n')],
    },
    itemsPart(facts, pair),
    { html: [mailColumns(addresses)], text: addresses.map(({ heading, lines }) => block(heading, lines)) },
    ...(opening ? [sectionPart(opening.heading, opening.lines)] : []),
    ...(facts.storeLinks.length > 0 ? [namedLinksPart(facts.storeLinks, pair)] : []),
    ...(pay ? [] : [nextPart(facts)]),
    {
      html: [mailHeading(messages.questions), mailParagraph(linkTo(facts.service)), smallLines(facts.contact)],
      text: [block(messages.questions, [named(facts.service, pair), ...facts.contact])],
    },
    ...withdrawalParts(facts, pair),
    smallPrintPart(facts.identity),
  ]
}

type Fact = readonly [label: string, value: string]
type Pair = (fact: Fact) => string

const named = ({ messages, url }: NamedLink, pair: Pair): string => pair([messages, url])
const linkTo = ({ messages, url }: NamedLink): Html => mailLink(messages, url)
const block = (title: string, lines: readonly string[]): string => [title.toUpperCase(), ...lines].join('\n')

function namedLinksPart(links: readonly NamedLink[], pair: Pair): Part {
  return { html: [smallLines(links.map(linkTo))], text: [links.map((one) => named(one, pair)).join('\n')] }
}

function payPart({ heading: caption, lines, facts, links }: NonNullable<Introduction['pay']>, pair: Pair): Part {
  const ways = facts.length > 0 ? [smallLines(facts.map(pair)), smallLines(links.map(linkTo))] : []
  return {
    html: [mailHeading(caption), ...lines.map((line) => mailParagraph(line)), ...ways],
    text: [block(caption, [...lines, ...facts.map(pair), ...links.map((one) => named(one, pair))])],
  }
}

function itemsPart({ messages, items, totals }: Facts, pair: Pair): Part {
  const row = (one: Row) => [pair([one.label, one.value]), ...(one.details ?? []).map((detail) => `  ${detail}`)]
  return {
    html: [mailHeading(messages.items), priceTable({ head: [messages.item, messages.price], items, totals })],
    text: [block(messages.items, items.flatMap(row)), totals.flatMap(row).join('\n')],
  }
}

function nextPart({ messages, next }: Facts): Part {
  return { html: [mailHeading(messages.next), mailParagraph(next.join(' '))], text: [block(messages.next, next)] }
}

function withdrawalParts({ withdrawal, withdrawalHow, links, formLines }: Facts, pair: Pair): readonly Part[] {
  const { heading, right, form, formIntro, formNote } = withdrawal
  return [
    {
      html: [mailHeading(heading), mailParagraph(right), mailParagraph(withdrawalHow), smallLines(links.map(linkTo))],
      text: [block(heading, [right, withdrawalHow, '', ...links.map((one) => named(one, pair))])],
    },
    {
      html: [
        mailHeading(form),
        smallLines([formIntro]),
        smallLines(formLines.map((line) => `– ${line}`)),
        smallLines([formNote]),
      ],
      text: [block(form, [formIntro, '', ...formLines.map((line) => `- ${line}`), '', formNote])],
    },
  ]
}
