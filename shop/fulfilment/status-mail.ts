import { addDays, localDay, writtenDay } from '#kernel/calendar.ts'
import { writtenDeliveryDate } from '#kernel/delivery-date.ts'
import { maskedCard } from '#kernel/masked-card.ts'
import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { withdrawalLabels } from '#kernel/withdrawal-labels.ts'
import { capturesLater, isGiftCard, nothingToPayId } from '../checkout/payment-methods.ts'
import {
  actionPart,
  composeLetter,
  linksPart,
  type Part,
  paragraphsPart,
  sectionPart,
  smallPrintPart,
} from '../mail/letter.ts'
import { itemTable, linePicture, type MailPicture, mailHeading } from '../mail/mail-html.ts'
import type { Mail, MailAttachment } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { addressLines } from '../orders/address-lines.ts'
import { type Order, orderReference, promisedDeliveryOf } from '../orders/order.ts'
import { confirmationMessages, sizeDetail } from '../orders/order-confirmation-messages.ts'
import type { Payment } from '../orders/payment.ts'
import { paymentName } from '../orders/payment-names.ts'
import { momentAt, pointTitle, storeLinks, storeOpening } from '../orders/pickup-facts.ts'
import { pickupMailMessages } from '../orders/pickup-mail-messages.ts'
import type { Store } from '../stores/store.ts'
import type { Parcel, Return } from './progress.ts'
import { isNone, orderedQuantities, type Quantities } from './quantities.ts'
import type { Refund } from './refund.ts'
import { type StatusMailMessages, statusMailMessages } from './status-mail-messages.ts'
import type { StorePickup } from './store-pickup.ts'

/** Mails about an order: of a parcel, of the whole order twice, of a refund, of a return. */
export const statusMailKinds = [
  'changed',
  'sent',
  'delivered',
  'ready',
  'collected',
  'cancelled',
  'refunded',
  'return',
  'payment-returned',
] as const
export type StatusMailKind = (typeof statusMailKinds)[number]

/** What a mail tells of an order. */
export type StatusMailFacts =
  /** What is to come of it after a change, piece by piece. */
  | { readonly kind: 'changed'; readonly pieces: Quantities }
  | { readonly kind: 'sent'; readonly parcel: Parcel; readonly moreToCome: boolean; readonly now: Date }
  /** @param returnUntil the last day of the period, `2026-12-10` */
  | { readonly kind: 'delivered'; readonly returnUntil: string | undefined }
  /** In one of our stores. */
  | { readonly kind: 'ready'; readonly pickup: StorePickup; readonly store: Store | undefined; readonly now: Date }
  | { readonly kind: 'collected'; readonly returnUntil: string | undefined }
  /** @param lapsed whether it was, since nobody collected it in time */
  | { readonly kind: 'cancelled'; readonly paid: boolean; readonly lapsed?: boolean }
  /** `exchange`: the number of the order that its money pays for. */
  | { readonly kind: 'refunded'; readonly refund: Refund; readonly exchange?: string | undefined }
  | { readonly kind: 'return'; readonly announced: Return; readonly isExchange?: boolean }
  /** A payment that must not be kept: the order was paid already, or could no longer be had. */
  | { readonly kind: 'payment-returned'; readonly payment: Payment }

type Written = {
  readonly key: string
  readonly lines: readonly string[]
  readonly action: readonly [messages: string, url: string]
  /** What stands out. */
  readonly code?: string
  readonly facts: readonly string[]
  readonly links?: readonly { readonly messages: string; readonly url: string }[]
  readonly pieces: Quantities
}

/** A mail about the way of an order, in the language in which it was placed. */
export function statusMail(
  order: Order,
  news: StatusMailFacts,
  senderDetails: SenderDetails,
  attachments: readonly MailAttachment[] = [],
): Mail {
  const { publicUrl } = senderDetails
  const storefront = storefrontOf(order.storefrontCode)
  const messages = statusMailMessages(storefront.contentLang)
  const {
    key,
    lines,
    action: [label, url],
    code,
    facts,
    links: others = [],
    pieces,
  } = written(order, news, messages, storefront, publicUrl, attachments.length > 0)
  const { contact, identity } = mailSender(storefront, senderDetails)
  const said = letterOf(news, messages, storefront)
  const greeting = messages.greeting(`${order.billingAddress.firstName} ${order.billingAddress.lastName}`)
  const items = isNone(pieces) ? [] : itemRows(order, pieces, publicUrl, messages)
  const withdrawal = {
    label: withdrawalLabels[storefront.language].start,
    url: `${publicUrl}${routePath(storefront, 'withdraw')}?order=${orderReference(order)}`,
  }
  return {
    key,
    to: order.email,
    subject: said.subject(order.number),
    ...(attachments.length > 0 ? { attachments } : {}),
    ...composeLetter(storefront, senderDetails, {
      title: said.title,
      preview: lines[0] ?? '',
      parts: [
        paragraphsPart(greeting),
        ...(code === undefined ? [] : [{ html: [mailHeading(code)], text: [code] }]),
        paragraphsPart(...lines),
        actionPart({ label, url }),
        ...(facts.length > 0 ? [smallPrintPart(facts)] : []),
        linksPart(others.map((one) => ({ label: one.messages, url: one.url }))),
        ...(items.length > 0 ? [itemSection(messages.items, items)] : []),
        sectionPart(messages.questions, contact),
        linksPart([withdrawal]),
        smallPrintPart(identity),
      ],
    }),
  }
}

/** Who announced a return has fourteen days to send or bring it (Directive 2011/83, article 14(1)). */
function handInBy({ announcedAt }: Return, storefront: Storefront): string {
  return writtenDay(addDays(localDay(announcedAt, storefront.timeZone), 14), storefront)
}

function letterOf(news: StatusMailFacts, messages: StatusMailMessages, { contentLang }: Storefront) {
  const { kind } = news
  if (kind === 'refunded' && news.exchange) return messages.exchanged
  if (kind === 'ready' || kind === 'collected') return pickupMailMessages(contentLang)[kind]
  return messages[kind === 'payment-returned' ? 'refunded' : kind]
}

function written(
  order: Order,
  news: StatusMailFacts,
  messages: StatusMailMessages,
  storefront: Storefront,
  publicUrl: string,
  hasAttachment: boolean,
): Written {
  const price = (amount: number) => formatPrice(amount, storefront)
  const confirmation = confirmationMessages(storefront)
  const { colon } = confirmation
  const page = `${publicUrl}${routePath(storefront, 'order')}?order=${orderReference(order)}`
  const method = paymentName(order.paymentMethod, storefront)
  const view = [messages.view, page] as const
  const pickup = pickupMailMessages(storefront.contentLang)
  const point = pointTitle(order)
  /** No provider sends anything back to a gift card: what it sends was paid in another way. */
  const sentBack = (amount: string, paidWith: string) =>
    isGiftCard(paidWith)
      ? [messages.restRefunded(order.number, amount)]
      : messages.refunded.lines(order.number, amount, paymentName(paidWith, storefront))
  switch (news.kind) {
    case 'changed':
      return {
        key: `order-changed:${order.id}:${order.version ?? 1}`,
        lines: messages.changed.lines(order.number),
        action: view,
        facts: [],
        pieces: news.pieces,
      }
    case 'sent': {
      const { parcel } = news
      // A parcel at a pickup point is there on its own day.
      const arrives = point === undefined ? promisedDeliveryOf(order, news.now) : undefined
      return {
        key: `order-sent:${parcel.id}`,
        lines: [
          ...(point === undefined
            ? messages.sent.lines(order.number, parcel.carrier)
            : [pickup.sentToPoint(order.number, parcel.carrier, point)]),
          ...(arrives && !news.moreToCome ? [confirmation.deliveredOn(writtenDeliveryDate(arrives, storefront))] : []),
          ...(news.moreToCome ? [messages.sentInPart] : []),
          ...(hasAttachment ? [messages.invoiceAttached] : []),
        ],
        action: parcel.trackingUrl === null ? view : [messages.follow, parcel.trackingUrl],
        facts: [
          `${messages.parcel}${colon}${parcel.carrier}`,
          ...(parcel.trackingCode === null ? [] : [`${messages.code}${colon}${parcel.trackingCode}`]),
          `${point === undefined ? messages.goesTo : pickup.pickedUpAt}${colon}${addressLines(order.shippingAddress, storefront).join(', ')}`,
        ],
        pieces: parcel.pieces,
      }
    }
    case 'delivered': {
      const until = news.returnUntil && messages.returnUntil(writtenDay(news.returnUntil, storefront))
      const back = `${publicUrl}${routePath(storefront, 'orderReturn')}?order=${orderReference(order)}`
      return {
        key: `order-delivered:${order.id}`,
        lines: [
          ...(point === undefined ? messages.delivered.lines(order.number) : [pickup.pickedUp(order.number, point)]),
          ...(until ? [until] : []),
        ],
        action: [messages.sendBack, back],
        facts: [],
        pieces: new Map(),
      }
    }
    case 'ready': {
      const { store, now } = news
      const opening = storeOpening(store, storefront, now)
      const until = momentAt(news.pickup.keptUntil ?? now, storefront, store)
      return {
        key: `order-ready:${order.id}`,
        code: pickup.code(news.pickup.code),
        lines: [...pickup.ready.lines(order.number, point ?? '', until), pickup.showCode, pickup.notInTime],
        action: view,
        facts: [
          `${pickup.pickedUpAt}${colon}${addressLines(order.shippingAddress, storefront).slice(1).join(', ')}`,
          ...(opening ? [`${opening.heading}${colon}`, ...opening.lines] : []),
        ],
        links: storeLinks(store, storefront, publicUrl),
        pieces: orderedQuantities(order.lines),
      }
    }
    case 'collected': {
      const until = news.returnUntil && messages.returnUntil(writtenDay(news.returnUntil, storefront))
      const back = `${publicUrl}${routePath(storefront, 'orderReturn')}?order=${orderReference(order)}`
      return {
        key: `order-collected:${order.id}`,
        lines: [
          ...pickup.collected.lines(order.number, point ?? ''),
          ...(until ? [until] : []),
          ...(hasAttachment ? [messages.invoiceAttached] : []),
        ],
        action: [messages.sendBack, back],
        facts: [],
        pieces: new Map(),
      }
    }
    case 'cancelled': {
      const free = order.paymentMethod === nothingToPayId || order.total === 0 || order.paidAt === null
      const paidBack = order.giftCard
        ? messages.comesBackToCard(price(order.total), maskedCard(order.giftCard.ending))
        : isGiftCard(order.paymentMethod)
          ? messages.comesBackOnCard(price(order.total))
          : messages.comesBack(price(order.total), method)
      const money = news.paid ? paidBack : messages.nothingOwed(method)
      return {
        key: `order-cancelled:${order.id}`,
        lines: [
          ...(news.lapsed ? [pickup.lapsed(order.number, point ?? '')] : messages.cancelled.lines(order.number)),
          ...(free ? [] : [money]),
        ],
        action: view,
        facts: [],
        pieces: new Map(),
      }
    }
    case 'refunded': {
      const { refund, exchange } = news
      if (exchange)
        return {
          key: `order-refunded:${refund.id}`,
          lines: [
            ...messages.exchanged.lines(order.number, exchange, price(refund.amount)),
            ...(hasAttachment ? [messages.creditNoteAttached] : []),
          ],
          action: view,
          facts: [],
          pieces: refund.pieces,
        }
      const sent = refund.providerAmount
      const onCard = refund.cardAmount
      const never = refund.amount - sent - onCard - refund.byHand
      const byHand = capturesLater(order.paymentMethod) ? messages.byTransfer : messages.byHand
      return {
        key: `order-refunded:${refund.id}`,
        lines: [
          ...(refund.reason === 'missing' ? [messages.missing] : []),
          ...(sent > 0 ? sentBack(price(sent), order.paymentMethod) : []),
          ...(onCard > 0 ? [messages.backOnCard(price(onCard), maskedCard(order.giftCard?.ending ?? ''))] : []),
          ...(never > 0 ? [messages.released(price(never))] : []),
          ...(refund.byHand > 0 ? [byHand(price(refund.byHand))] : []),
          ...(hasAttachment ? [messages.creditNoteAttached] : []),
        ],
        action: view,
        facts: [],
        pieces: refund.pieces,
      }
    }
    case 'payment-returned': {
      const { id, amount, refundByHand, method: paidWith, status } = news.payment
      const paidBy = paymentName(paidWith, storefront)
      const sent = amount - refundByHand
      const back = status === 'authorized' ? [messages.nothingOwed(paidBy)] : sentBack(price(sent), paidWith)
      return {
        key: `payment-returned:${id}`,
        lines: [
          order.state === 'paid' ? messages.paidTwice(order.number) : messages.paidTooLate(order.number),
          ...(sent > 0 ? back : []),
          ...(refundByHand > 0 ? [messages.byHand(price(refundByHand))] : []),
        ],
        action: view,
        facts: [],
        pieces: new Map(),
      }
    }
    case 'return': {
      const { announced } = news
      return {
        key: `return-announced:${announced.id}`,
        lines: [
          ...messages.return.lines(order.number, announced.reference),
          announced.way === 'post' ? messages.labelAttached : messages.takeToStore(announced.reference),
          ...(news.isExchange ? [] : [messages.refundAfter]),
          messages.noStatement,
        ],
        action: announced.way === 'post' ? view : [messages.stores, publicUrl + routePath(storefront, 'stores')],
        facts: [
          `${messages.handIn}${colon}${handInBy(announced, storefront)}`,
          ...(news.isExchange ? [] : [messages.moneyBack]),
        ],
        pieces: announced.pieces,
      }
    }
  }
}

type Item = { readonly label: string; readonly details: readonly string[]; readonly picture: MailPicture | undefined }

function itemSection(name: string, items: readonly Item[]): Part {
  return { html: [mailHeading(name), itemTable(items)], text: [[name.toUpperCase(), ...items.map(asLine)].join('\n')] }
}

const asLine = ({ label, details }: Item) => [label, ...details].join(', ')

function itemRows(order: Order, pieces: Quantities, publicUrl: string, messages: StatusMailMessages): Item[] {
  const storefront = storefrontOf(order.storefrontCode)
  const said = confirmationMessages(storefront)
  return [...pieces].flatMap(([position, quantity]) => {
    const line = order.lines[position]
    if (!line) return []
    const told = [
      line.brand,
      line.color,
      ...sizeDetail(line, said, storefront),
      quantity > 1 ? messages.quantity(quantity) : null,
    ]
    return [
      {
        label: line.name,
        details: told.filter((detail) => detail !== null),
        picture: linePicture(line, publicUrl),
      },
    ]
  })
}
