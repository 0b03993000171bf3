import { normalizedEmail } from '#kernel/email.ts'
import { isRefused, type Refused, refusedWith } from '#kernel/message-key.ts'
import { formatPrice } from '#kernel/money.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { isCancellable, type Parcel, type Progress, type Return, type ReturnWay } from '#shop/fulfilment/progress.ts'
import type { Quantities } from '#shop/fulfilment/quantities.ts'
import { type Refund, refundReasons } from '#shop/fulfilment/refund.ts'
import type { Invoice } from '#shop/invoices/invoice.ts'
import { isContactOnly } from '#shop/orders/address.ts'
import { deliveryDateOf } from '#shop/orders/order.ts'
import { type FollowedOrder, orderLabel } from '#shop/orders/order-history.ts'
import { builder, ImageType, imageView, PriceType } from './builder.ts'
import { DeliveryDateType } from './cart.ts'
import { type ApiContext, requireCustomer } from './context.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'
import { reportAccess } from './shopper-access.ts'

/** An order, and what happened to it since it was paid. */
export type FollowedView = { readonly order: FollowedOrder; readonly progress: Progress }

type PieceView = { readonly order: FollowedOrder; readonly position: number; readonly quantity: number }

export const OrderPieceType = builder.objectRef<PieceView>('OrderPiece').implement({
  description: 'Pieces of one line of an order.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'The line’s place in the order.' }),
    quantity: t.exposeInt('quantity'),
    name: t.string({ resolve: ({ order, position }) => order.lines[position]?.name ?? '' }),
    productSku: t.string({
      nullable: true,
      resolve: ({ order, position }) => order.lines[position]?.productSku ?? null,
    }),
    size: t.string({ nullable: true, resolve: ({ order, position }) => order.lines[position]?.size ?? null }),
    color: t.string({ nullable: true, resolve: ({ order, position }) => order.lines[position]?.color ?? null }),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: ({ order, position }, _, context) => {
        const line = order.lines[position]
        return line?.image ? imageView(line.image, line.name, context) : null
      },
    }),
  }),
})

const OrderParcelType = builder.objectRef<{ order: FollowedOrder; parcel: Parcel }>('OrderParcel').implement({
  fields: (t) => ({
    carrier: t.string({ resolve: ({ parcel }) => parcel.carrier }),
    trackingCode: t.string({ nullable: true, resolve: ({ parcel }) => parcel.trackingCode }),
    trackingUrl: t.string({ nullable: true, resolve: ({ parcel }) => parcel.trackingUrl }),
    shippedAt: t.field({ type: 'DateTime', resolve: ({ parcel }) => parcel.shippedAt }),
    deliveredAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ parcel }) => parcel.deliveredAt }),
    pieces: t.field({ type: [OrderPieceType], resolve: ({ order, parcel }) => orderPiecesOf(order, parcel.pieces) }),
  }),
})

export const ReturnWayEnum = builder.enumType('ReturnWay', {
  values: ['post', 'store'] as const satisfies readonly ReturnWay[],
})

export const OrderReturnType = builder.objectRef<{ order: FollowedOrder; announced: Return }>('OrderReturn').implement({
  fields: (t) => ({
    reference: t.string({ resolve: ({ announced }) => announced.reference }),
    way: t.field({ type: ReturnWayEnum, resolve: ({ announced }) => announced.way }),
    announcedAt: t.field({ type: 'DateTime', resolve: ({ announced }) => announced.announcedAt }),
    receivedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ announced }) => announced.receivedAt }),
    pieces: t.field({
      type: [OrderPieceType],
      resolve: ({ order, announced }) => orderPiecesOf(order, announced.received ?? announced.pieces),
    }),
  }),
})

const RefundReasonEnum = builder.enumType('RefundReason', {
  values: refundReasons,
})

const OrderRefundType = builder.objectRef<{ order: FollowedOrder; refund: Refund }>('OrderRefund').implement({
  fields: (t) => ({
    reason: t.field({ type: RefundReasonEnum, resolve: ({ refund }) => refund.reason }),
    amount: t.field({ type: PriceType, resolve: ({ order, refund }) => orderAmount(refund.amount, order) }),
    exchangeNumber: t.string({
      nullable: true,
      description: 'The number of the order that its money pays for: then nothing goes back.',
      resolve: async ({ refund: { exchangeOrderId } }, _, { shop }) =>
        exchangeOrderId === null ? null : ((await shop.order(exchangeOrderId))?.number ?? null),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ refund }) => refund.createdAt }),
    dueAt: t.field({
      type: 'DateTime',
      description: 'By then the law wants it paid.',
      resolve: ({ refund }) => refund.dueAt,
    }),
    refundedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ refund }) => refund.refundedAt }),
    byProvider: t.field({
      type: PriceType,
      description: 'What of it goes back the way it came.',
      resolve: ({ order, refund }) => orderAmount(refund.amount - refund.byHand, order),
    }),
    byHand: t.field({
      type: PriceType,
      description: 'What of it customer service gives back: a gift card paid it.',
      resolve: ({ order, refund }) => orderAmount(refund.byHand, order),
    }),
    byHandDoneAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ refund }) => refund.byHandDoneAt }),
  }),
})

export const OrderProgressType = builder.objectRef<FollowedView>('OrderProgress').implement({
  description:
    'What happened to an order since it was paid, and what can be done about it: nothing of whoever ordered.',
  fields: (t) => ({
    label: t.string({
      description: 'received, incorporated, sent, en-route, delivered or cancelled.',
      resolve: ({ order }) => orderLabel(order),
    }),
    cancellable: t.boolean({
      description: 'For as long as nothing has left.',
      resolve: ({ order, progress }) => isCancellable({ state: stateOf(order) }, progress),
    }),
    deliveryDate: t.field({
      type: DeliveryDateType,
      nullable: true,
      description:
        'As it was promised when ordering; nothing once it has arrived, or for what is collected in a store.',
      resolve: ({ order, progress }) =>
        order.cancelled || order.deliveredAt || progress.pickup ? null : (deliveryDateOf(order) ?? null),
    }),
    returnsUntil: t.string({
      nullable: true,
      description: 'The last day of the period; nothing while something is on its way.',
      resolve: ({ order, progress }, _, { shop }) =>
        progress.parcels.length === 0 ? null : (shop.returnsUntil(order, progress) ?? null),
    }),
    returnsByPost: t.boolean({
      description: 'Whether there can be a label: one names its sender’s address.',
      resolve: ({ order }) => !isContactOnly(order.billingAddress),
    }),
    returnable: t.field({
      type: [OrderPieceType],
      description: 'What can be sent back: once it has arrived, until the period is over.',
      resolve: async ({ order, progress }, _, { shop }) =>
        order.cancelled ? [] : orderPiecesOf(order, (await shop.returnOffer(order, progress)).pieces),
    }),
    returnsOver: t.boolean({
      description: 'Whether the period has ended.',
      resolve: async ({ order, progress }, _, { shop }) => (await shop.returnOffer(order, progress)).isOver,
    }),
    invoices: t.field({
      type: [OrderInvoiceType],
      description: 'Invoices and credit notes, by number; what they say is for whoever ordered.',
      resolve: ({ order }, _, { loaders }) => loaders.invoices.load(order.id),
    }),
    parcels: t.field({
      type: [OrderParcelType],
      resolve: ({ order, progress }) => progress.parcels.map((parcel) => ({ order, parcel })),
    }),
    returns: t.field({
      type: [OrderReturnType],
      resolve: ({ order, progress }) => progress.returns.map((announced) => ({ order, announced })),
    }),
    refunds: t.field({
      type: [OrderRefundType],
      resolve: ({ order, progress }) => progress.refunds.map((refund) => ({ order, refund })),
    }),
  }),
})

export const OrderInvoiceType = builder.objectRef<Invoice>('OrderInvoice').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    kind: t.string({ description: 'invoice or credit-note.', resolve: ({ kind }) => kind }),
    issuedAt: t.field({ type: 'DateTime', resolve: ({ issuedAt }) => issuedAt }),
  }),
})

const PrintedInvoiceType = builder.objectRef<{ name: string; pdf: Uint8Array }>('PrintedInvoice').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the file.' }),
    pdf: t.string({ description: 'base64', resolve: ({ pdf }) => Buffer.from(pdf).toString('base64') }),
  }),
})

const OrderCancelledType = builder.objectRef<{ reference: string }>('OrderCancelled').implement({
  fields: (t) => ({ reference: t.exposeString('reference') }),
})
const CancelOrderResultType = builder.unionType('CancelOrderResult', {
  types: [OrderCancelledType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : OrderCancelledType),
})

const ReturnAnnouncedType = builder.objectRef<{ reference: string }>('ReturnAnnounced').implement({
  fields: (t) => ({ reference: t.exposeString('reference', { description: 'What the shopper shows: `R-7K3M9Q2X`.' }) }),
})
export const AnnounceReturnResultType = builder.unionType('AnnounceReturnResult', {
  types: [ReturnAnnouncedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : ReturnAnnouncedType),
})
const ReturnPieceInput = builder.inputType('ReturnPieceInput', {
  fields: (t) => ({ position: t.int({ required: true }), quantity: t.int({ required: true }) }),
})
export const AnnounceReturnInput = builder.inputType('AnnounceReturnInput', {
  fields: (t) => ({
    pieces: t.field({ type: [ReturnPieceInput], required: true }),
    way: t.field({ type: ReturnWayEnum, required: true }),
    idempotencyKey: t.string({ required: true, description: 'Made anew for each form.' }),
  }),
})

builder.queryFields((t) => ({
  orderInvoice: t.field({
    type: PrintedInvoiceType,
    nullable: true,
    description:
      'An invoice or credit note of one’s own order, as PDF: for whoever is logged in, or holds the link of the order and knows the address that it was ordered with.',
    args: { number: t.arg.string({ required: true }), reference: t.arg.string(), email: t.arg.string() },
    resolve: async (_, { number, reference, email }, context) => {
      if (reference && email) return guestInvoice(context, number, reference, email)
      const customer = await requireCustomer(context)
      const invoice = await context.shop.invoice(number)
      const own = invoice && (await context.shop.ordersOf(customer)).some(({ id }) => id === invoice.orderId)
      return invoice && own ? context.shop.printInvoice(invoice) : null
    },
  }),
}))

builder.mutationFields((t) => ({
  cancelOrder: t.field({
    type: CancelOrderResultType,
    description: 'Takes a paid order back before it leaves: its money goes back the way it came. Safe to repeat.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_, { reference }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const answer = await context.shop.cancelOrder(order.id)
      return isRefused(answer) ? refusedWith(...answer.refusals) : { reference }
    },
  }),
  announceReturn: t.field({
    type: AnnounceReturnResultType,
    description: 'Announces that something comes back; its label or number is mailed to whoever ordered.',
    args: {
      reference: t.arg.string({ required: true }),
      input: t.arg({ type: AnnounceReturnInput, required: true }),
    },
    resolve: async (_, { reference, input }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const answer = await withinLimits(context, 'announceReturn', order.email, () =>
        context.shop.announceReturn({ orderId: order.id, ...input }),
      )
      return isRefused(answer) ? refusedWith(...answer.refusals) : { reference: answer.reference }
    },
  }),
}))

export const orderNotFound: Refused = refusedWith({ refused: true, messageKey: 'order-not-found' })

/** Nothing for a link that was made up, another address, or too many tries. */
async function guestInvoice(context: ApiContext, number: string, reference: string, email: string) {
  const order = await orderOfLink(context, reference)
  if (!order) return null
  const invoice = await withinLimits(context, 'orderInvoice', order.email, async () => {
    const isTheirs = normalizedEmail(order.email) === normalizedEmail(email)
    return (isTheirs && (await context.shop.invoicesOf([order.id])).find((one) => one.number === number)) || null
  })
  return invoice === null || isRefused(invoice) ? null : context.shop.printInvoice(invoice)
}

/** The order of a link, in the storefront where it was placed. */
export async function orderOfLink(context: ApiContext, reference: string) {
  context.answer.personal = true
  const order = await context.shop.orderByReference(reference, context.identity.visit)
  if (order?.storefrontCode === context.storefront.code) return order
  reportAccess(context, { access: 'order-refused' })
  return undefined
}

function stateOf({ cancelled, paidAt }: FollowedOrder) {
  if (cancelled) return 'cancelled' as const
  return paidAt === null ? ('open' as const) : ('paid' as const)
}

export function orderPiecesOf(order: FollowedOrder, pieces: Quantities): PieceView[] {
  return [...pieces].sort(([a], [b]) => a - b).map(([position, quantity]) => ({ order, position, quantity }))
}

export function orderAmount(value: number, { storefrontCode, currency }: FollowedOrder) {
  return { amount: value, currency, label: formatPrice(value, storefrontOf(storefrontCode)) }
}
