import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import { isAddable } from '#shop/backoffice/add-to-order.ts'
import { isAddressOpen } from '#shop/backoffice/change-order.ts'
import { isSizeOpen } from '#shop/backoffice/change-size.ts'
import { mailSubject } from '#shop/backoffice/mail-again.ts'
import type { OrderNote } from '#shop/backoffice/order-change.ts'
import type {
  OrderMail,
  OrderStory,
  PaymentAttempt,
  StoryLine,
  TimelineEvent,
  VoucherOfOrder,
} from '#shop/backoffice/order-story.ts'
import type { StaffLabel } from '#shop/backoffice/parcel-label.ts'
import { isRemovable } from '#shop/backoffice/remove-held-pieces.ts'
import type { SizeOfLine } from '#shop/backoffice/sizes-of.ts'
import type { Parcel, Return } from '#shop/fulfilment/progress.ts'
import { isCancellable } from '#shop/fulfilment/progress.ts'
import type { Quantities } from '#shop/fulfilment/quantities.ts'
import type { Refund } from '#shop/fulfilment/refund.ts'
import { pickupState, type StorePickup } from '#shop/fulfilment/store-pickup.ts'
import type { Invoice } from '#shop/invoices/invoice.ts'
import { writtenGiftCode } from '#shop/orders/gift-receipt.ts'
import { storeOf } from '#shop/orders/order.ts'
import { paymentName } from '#shop/orders/payment-names.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { DeliveryKindType, MoneyStateType, MoneyType, OrderAddressType } from './order-parts.ts'

/** A part of an order, with the order that says its currency and its lines. */
type Of<Part> = { readonly part: Part; readonly story: OrderStory }

const of =
  <Part>(story: OrderStory) =>
  (part: Part): Of<Part> => ({ part, story })

const money = (amount: number, { order }: OrderStory) => ({ amount, currency: order.currency })

const LineType = backofficeBuilder.objectRef<Of<StoryLine>>('StaffOrderLine').implement({
  description: 'A line of an order and what became of its pieces.',
  fields: (t) => ({
    position: t.int({
      description: 'Its place, by which parcels and returns name it.',
      resolve: ({ part }) => part.position,
    }),
    type: t.string({ resolve: ({ part }) => part.type }),
    sku: t.string({ resolve: ({ part }) => part.sku }),
    ean: t.string({ nullable: true, resolve: ({ part }) => part.ean }),
    brand: t.string({ nullable: true, resolve: ({ part }) => part.brand }),
    name: t.string({ resolve: ({ part }) => part.name }),
    size: t.string({ nullable: true, resolve: ({ part }) => part.size }),
    color: t.string({ nullable: true, resolve: ({ part }) => part.color }),
    image: t.string({
      nullable: true,
      description: 'The address of its picture on the storefront, without the host.',
      resolve: ({ part }, _, { shop }) => (part.image && shop.pictures.find(part.image)?.url) ?? null,
    }),
    quantity: t.int({ resolve: ({ part }) => part.quantity }),
    unitPrice: t.field({ type: MoneyType, resolve: ({ part, story }) => money(part.unitPrice, story) }),
    discount: t.field({ type: MoneyType, resolve: ({ part, story }) => money(part.discount, story) }),
    total: t.field({ type: MoneyType, resolve: ({ part, story }) => money(part.total, story) }),
    taxRate: t.int({ description: 'In hundredths of a percent.', resolve: ({ part }) => part.taxRate }),
    shipped: t.int({ resolve: ({ part }) => part.shipped }),
    returned: t.int({ resolve: ({ part }) => part.returned }),
    notDelivered: t.int({ description: 'Missing, or taken off the order.', resolve: ({ part }) => part.notDelivered }),
    returnable: t.int({ description: 'What can come back.', resolve: ({ part }) => part.returnable }),
    waiting: t.int({ description: 'What may still leave.', resolve: ({ part }) => part.waiting }),
  }),
})

const SizeType = backofficeBuilder.objectRef<SizeOfLine>('SizeOfLine').implement({
  description: 'Another size of what stands on a line.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    sku: t.exposeString('sku'),
    size: t.exposeString('size'),
    available: t.exposeInt('available'),
  }),
})

const PaymentType = backofficeBuilder.objectRef<Of<PaymentAttempt>>('PaymentAttempt').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ part }) => part.id }),
    attempt: t.int({ resolve: ({ part }) => part.attempt }),
    method: t.string({ description: 'The provider’s id of the way to pay.', resolve: ({ part }) => part.method }),
    methodName: t.string({
      description: 'What it is called in the language of who looks.',
      resolve: ({ part }, _, { actor }) => paymentName(part.method, { contentLang: actor?.member.language ?? 'en' }),
    }),
    providerId: t.string({ nullable: true, resolve: ({ part }) => part.providerId }),
    status: t.string({ resolve: ({ part }) => part.status }),
    amount: t.field({ type: MoneyType, resolve: ({ part, story }) => money(part.amount, story) }),
    failureReason: t.string({ nullable: true, resolve: ({ part }) => part.failureReason }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ part }) => part.createdAt }),
    refundDue: t.boolean({ description: 'Whether the money must not be kept.', resolve: ({ part }) => part.refundDue }),
    refundedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ part }) => part.refundedAt }),
  }),
})

type PieceCount = { readonly position: number; readonly quantity: number; readonly name: string }

const PieceCountType = backofficeBuilder.objectRef<PieceCount>('PieceCount').implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    quantity: t.exposeInt('quantity'),
    name: t.exposeString('name', {
      description: 'Of the article and its size, as the language of who looks writes it.',
    }),
  }),
})

function piecesOf(quantities: Quantities, { order }: OrderStory, { actor }: BackofficeContext): PieceCount[] {
  return [...quantities].map(([position, quantity]) => {
    const line = order.lines[position]
    const size = shownSize(line?.size, actor?.member.language ?? 'en')
    return { position, quantity, name: [line?.name, size].filter(Boolean).join(' · ') }
  })
}

const ParcelType = backofficeBuilder.objectRef<Of<Parcel>>('StaffParcel').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ part }) => part.id }),
    key: t.string({ description: 'By which a delivery names it.', resolve: ({ part }) => part.key }),
    carrier: t.string({ resolve: ({ part }) => part.carrier }),
    trackingCode: t.string({ nullable: true, resolve: ({ part }) => part.trackingCode }),
    trackingUrl: t.string({ nullable: true, resolve: ({ part }) => part.trackingUrl }),
    shippedAt: t.field({ type: 'DateTime', resolve: ({ part }) => part.shippedAt }),
    deliveredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ part }) => part.deliveredAt }),
    pieces: t.field({
      type: [PieceCountType],
      resolve: ({ part, story }, _, context) => piecesOf(part.pieces, story, context),
    }),
  }),
})

const ReturnType = backofficeBuilder.objectRef<Of<Return>>('StaffReturn').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ part }) => part.id }),
    reference: t.string({ resolve: ({ part }) => part.reference }),
    way: t.string({ resolve: ({ part }) => part.way }),
    announcedAt: t.field({ type: 'DateTime', resolve: ({ part }) => part.announcedAt }),
    receivedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ part }) => part.receivedAt }),
    pieces: t.field({
      type: [PieceCountType],
      resolve: ({ part, story }, _, context) => piecesOf(part.pieces, story, context),
    }),
    received: t.field({
      type: [PieceCountType],
      nullable: true,
      description: 'What of it arrived; null until it was looked at.',
      resolve: ({ part, story }, _, context) => (part.received ? piecesOf(part.received, story, context) : null),
    }),
  }),
})

const RefundType = backofficeBuilder.objectRef<Of<Refund>>('StaffRefund').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ part }) => part.id }),
    reason: t.string({ resolve: ({ part }) => part.reason }),
    returnId: t.id({ nullable: true, description: 'Of what came back.', resolve: ({ part }) => part.returnId }),
    paysForExchange: t.boolean({
      description: 'Whether it pays for the size in its place, and nothing of it is sent back.',
      resolve: ({ part }) => part.exchangeOrderId !== null,
    }),
    amount: t.field({ type: MoneyType, resolve: ({ part, story }) => money(part.amount, story) }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ part }) => part.createdAt }),
    dueAt: t.field({ type: 'DateTime', resolve: ({ part }) => part.dueAt }),
    refundedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ part }) => part.refundedAt }),
    byHand: t.field({
      type: MoneyType,
      description: 'What no provider sends back, so that customer service has to.',
      resolve: ({ part, story }) => money(part.byHand, story),
    }),
    byHandDoneAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ part }) => part.byHandDoneAt }),
  }),
})

const PickupType = backofficeBuilder.objectRef<StorePickup>('StaffStorePickup').implement({
  fields: (t) => ({
    store: t.exposeString('locationCode'),
    state: t.string({ resolve: (pickup) => pickupState(pickup) }),
    expectedAt: t.field({ type: 'DateTime', resolve: ({ expectedAt }) => expectedAt }),
    keptUntil: t.field({ type: 'DateTime', nullable: true, resolve: ({ keptUntil }) => keptUntil }),
  }),
})

const PaperType = backofficeBuilder.objectRef<Of<Invoice>>('Paper').implement({
  description: 'An invoice or a credit note.',
  fields: (t) => ({
    number: t.string({ resolve: ({ part }) => part.number }),
    kind: t.string({ resolve: ({ part }) => part.kind }),
    issuedAt: t.field({ type: 'DateTime', resolve: ({ part }) => part.issuedAt }),
    total: t.field({ type: MoneyType, resolve: ({ part, story }) => money(part.total, story) }),
  }),
})

const MailType = backofficeBuilder.objectRef<OrderMail>('OrderMail').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key'),
    kind: t.exposeString('kind'),
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    sentAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ sentAt }) => sentAt }),
    lastError: t.exposeString('lastError', { nullable: true }),
    text: t.exposeString('text', { nullable: true, description: 'Without the secrets of its links.' }),
    isErased: t.exposeBoolean('isErased'),
    isRepeatable: t.boolean({
      description: 'Whether it can be sent again.',
      resolve: ({ key }) => mailSubject(key) !== undefined,
    }),
  }),
})

const VoucherType = backofficeBuilder.objectRef<Of<VoucherOfOrder>>('VoucherOfOrder').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ part }) => part.id }),
    number: t.string({ resolve: ({ part }) => part.number }),
    amount: t.field({ type: MoneyType, resolve: ({ part, story }) => money(part.amount, story) }),
    status: t.string({ resolve: ({ part }) => part.status }),
    use: t.string({ description: 'paid-with or given.', resolve: ({ part }) => part.use }),
  }),
})

const NoteType = backofficeBuilder.objectRef<OrderNote>('OrderNote').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    author: t.string({ resolve: ({ author }) => author.name }),
    text: t.exposeString('text'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
})

const TimelineType = backofficeBuilder.objectRef<Of<TimelineEvent>>('TimelineEvent').implement({
  description: 'Something that happened to an order; which fields say more depends on its kind.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', resolve: ({ part }) => part.at }),
    kind: t.string({ resolve: ({ part }) => part.kind }),
    about: t.string({ description: 'The id of what it tells of.', resolve: ({ part }) => part.about }),
    amount: t.field({
      type: MoneyType,
      nullable: true,
      resolve: ({ part, story }) => ('amount' in part ? money(part.amount, story) : null),
    }),
    detail: t.string({
      nullable: true,
      description: 'A method, a carrier, a store, a number, the kind of a mail or change: as it stands in the books.',
      resolve: ({ part }) => detailOf(part),
    }),
    author: t.string({ nullable: true, resolve: ({ part }) => ('author' in part ? part.author : null) }),
    why: t.string({
      nullable: true,
      description: 'What staff wrote for each other of money that they gave.',
      resolve: ({ part }) => (part.kind === 'changed' ? part.reason : null),
    }),
  }),
})

function detailOf(event: TimelineEvent): string | null {
  switch (event.kind) {
    case 'payment-started':
      return event.method
    case 'payment-failed':
      return event.reason ?? event.method
    case 'parcel-sent':
      return [event.carrier, event.trackingCode].filter(Boolean).join(' ')
    case 'ready-in-store':
    case 'collected':
    case 'pickup-lapsed':
      return event.store
    case 'withdrawn':
    case 'return-announced':
    case 'returned':
      return event.reference
    case 'refund-decided':
    case 'refunded':
      return event.reason
    case 'invoice':
    case 'credit-note':
      return event.number
    case 'mail-sent':
    case 'mail-waiting':
      return event.mail
    case 'points':
      return String(event.points)
    case 'changed':
      return event.what
    default:
      return null
  }
}

export const ParcelLabelType = backofficeBuilder.objectRef<StaffLabel>('ParcelLabel').implement({
  description: 'A label that was made and that no parcel has taken along yet.',
  fields: (t) => ({
    id: t.exposeID('id'),
    carrier: t.exposeString('carrier'),
    trackingCode: t.exposeString('trackingCode'),
    trackingUrl: t.exposeString('trackingUrl', { nullable: true }),
    madeAt: t.field({ type: 'DateTime', resolve: ({ madeAt }) => madeAt }),
    isOutdated: t.exposeBoolean('isOutdated', {
      description: 'Whether the order goes somewhere else by now than the label says.',
    }),
  }),
})

export const StaffOrderType = backofficeBuilder.objectRef<OrderStory>('StaffOrder').implement({
  description: 'Everything of one order.',
  fields: (t) => ({
    id: t.id({ resolve: ({ order }) => order.id }),
    number: t.string({ resolve: ({ order }) => order.number }),
    version: t.exposeInt('version', {
      description: 'Raised by each change of staff; a change names the one it was made of.',
    }),
    storefront: t.string({ resolve: ({ order }) => order.storefrontCode }),
    language: t.string({ resolve: ({ order }) => order.language }),
    email: t.string({ resolve: ({ order }) => order.email }),
    customerNumber: t.string({ nullable: true, resolve: ({ customer }) => customer?.number ?? null }),
    comment: t.exposeString('comment', { nullable: true, description: 'What the shopper wrote when ordering.' }),
    placedAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.createdAt }),
    paidAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ order }) => order.paidAt }),
    state: t.string({ description: 'open, paid, failed or cancelled.', resolve: ({ order }) => order.state }),
    money: t.field({ type: MoneyStateType, resolve: ({ money: state }) => state }),
    delivery: t.field({ type: DeliveryKindType, resolve: ({ delivery }) => delivery }),
    shippingMethod: t.string({ resolve: ({ order }) => order.shippingMethod }),
    paymentMethod: t.string({ resolve: ({ order }) => order.paymentMethod }),
    billingAddress: t.field({ type: OrderAddressType, resolve: ({ order }) => order.billingAddress }),
    shippingAddress: t.field({ type: OrderAddressType, resolve: ({ order }) => order.shippingAddress }),
    subtotal: t.field({ type: MoneyType, resolve: (story) => money(story.order.subtotal, story) }),
    discountTotal: t.field({ type: MoneyType, resolve: (story) => money(story.order.discountTotal, story) }),
    costsTotal: t.field({ type: MoneyType, resolve: (story) => money(story.order.costsTotal, story) }),
    shippingTotal: t.field({ type: MoneyType, resolve: (story) => money(story.order.shippingTotal, story) }),
    total: t.field({ type: MoneyType, resolve: (story) => money(story.order.total, story) }),
    taxTotal: t.field({ type: MoneyType, resolve: (story) => money(story.order.taxTotal, story) }),
    refunded: t.field({ type: MoneyType, resolve: (story) => money(story.refunded, story) }),
    refundable: t.field({
      type: MoneyType,
      description: 'What can be paid back still.',
      resolve: (story) => money(story.refundable, story),
    }),
    isCancellable: t.boolean({
      resolve: ({ order, progress }) =>
        isCancellable(order, progress) || order.state === 'open' || order.state === 'failed',
    }),
    isSizeOpen: t.boolean({
      description: 'Whether its sizes can be changed still.',
      resolve: ({ order, progress }) => isSizeOpen(order, progress),
    }),
    isRemovable: t.boolean({
      description: 'Whether pieces can be taken off it.',
      resolve: ({ order, progress }) => isRemovable(order, progress),
    }),
    sizes: t.field({
      type: [SizeType],
      description: 'Other sizes of its articles.',
      resolve: (story, _, { shop }) => shop.staffOrders.sizesOf(story),
    }),
    giftCode: t.string({
      nullable: true,
      description: 'Of its gift receipt, as it is printed: the slip on top names neither prices nor whoever ordered.',
      resolve: ({ giftCode }) => giftCode && writtenGiftCode(giftCode),
    }),
    giftPath: t.string({
      nullable: true,
      description: 'Where the code opens what was given, on the storefront.',
      resolve: ({ giftCode, order }) =>
        giftCode && `${routePath(storefrontOf(order.storefrontCode), 'gift')}?code=${writtenGiftCode(giftCode)}`,
    }),
    exchangeOf: t.exposeString('exchangeOf', {
      nullable: true,
      description: 'The number of the order of which it takes the place of a piece.',
    }),
    exchanges: t.stringList({
      description: 'Numbers of the orders that take the place of its pieces.',
      resolve: ({ exchanges }) => [...exchanges],
    }),
    additionTo: t.exposeString('additionTo', {
      nullable: true,
      description: 'The number of the order that it leaves together with.',
    }),
    additions: t.stringList({
      description: 'Numbers of the orders that were placed for something more of it.',
      resolve: ({ additions }) => [...additions],
    }),
    isAddable: t.boolean({
      description: 'Whether something more can be added to it.',
      resolve: ({ order, progress }) => isAddable(order, progress),
    }),
    isAddressOpen: t.boolean({
      description: 'Whether its address can be changed still.',
      resolve: ({ order, progress }) => isAddressOpen(order, progress),
    }),
    packedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ packedAt }) => packedAt }),
    makesLabels: t.boolean({
      description: 'Whether a label can be had for what leaves.',
      resolve: ({ order }, _, { shop }) => shop.staffOrders.makesLabels() && storeOf(order) === undefined,
    }),
    label: t.field({
      type: ParcelLabelType,
      nullable: true,
      description: 'The label that waits for its parcel.',
      resolve: async (story, _, { shop }) => (await shop.staffOrders.labelOf(story)) ?? null,
    }),
    lines: t.field({ type: [LineType], resolve: (story) => story.lines.map(of(story)) }),
    payments: t.field({ type: [PaymentType], resolve: (story) => story.payments.map(of(story)) }),
    parcels: t.field({ type: [ParcelType], resolve: (story) => story.progress.parcels.map(of(story)) }),
    returns: t.field({ type: [ReturnType], resolve: (story) => story.progress.returns.map(of(story)) }),
    refunds: t.field({ type: [RefundType], resolve: (story) => story.progress.refunds.map(of(story)) }),
    pickup: t.field({ type: PickupType, nullable: true, resolve: ({ progress }) => progress.pickup ?? null }),
    papers: t.field({ type: [PaperType], resolve: (story) => story.invoices.map(of(story)) }),
    mails: t.field({ type: [MailType], resolve: ({ mails }) => [...mails] }),
    vouchers: t.field({ type: [VoucherType], resolve: (story) => story.vouchers.map(of(story)) }),
    notes: t.field({ type: [NoteType], resolve: ({ notes }) => [...notes] }),
    timeline: t.field({ type: [TimelineType], resolve: (story) => story.timeline.map(of(story)) }),
  }),
})
