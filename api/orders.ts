import { refusedWith } from '#kernel/message-key.ts'
import {
  amountDue,
  deliveryDateOf,
  type Order,
  type OrderLine,
  type OrderState,
  orderAdjustments,
  orderReference,
} from '#shop/orders/order.ts'
import { type OpenTransfer, openTransfer, type Payment } from '#shop/orders/payment.ts'
import { paymentName } from '#shop/orders/payment-names.ts'
import { PaymentProviderUnavailable } from '#shop/orders/payment-port.ts'
import { OrderProgressType } from './after-order.ts'
import { builder, ImageType, imageView, PriceType, priceView } from './builder.ts'
import { DeliveryDateType } from './cart.ts'
import { CartPriceType } from './cart-price.ts'
import type { ApiContext } from './context.ts'
import { customerOf, tokenOf } from './context.ts'
import { GiftCardPartType } from './gift-card-payment.ts'
import { OrderPickupType, pickupOf } from './order-pickup.ts'
import { RefusedType } from './refused.ts'

const OrderAddressType = builder.objectRef<Order>('OrderAddress').implement({
  fields: (t) => ({ zipcode: t.string({ resolve: (order) => order.billingAddress.zipcode }) }),
})
const OrderCustomerType = builder.objectRef<Order>('OrderCustomer').implement({
  fields: (t) => ({ email: t.string({ resolve: (order) => order.email }) }),
})
const PlacedOrderType = builder.objectRef<Order>('PlacedOrder').implement({
  description: 'An order as its placing answers it, to the one who placed it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    orderNumber: t.exposeString('number'),
    deepLinkCode: t.exposeString('deepLinkCode'),
    reference: t.string({
      description: 'What links to this order carry.',
      resolve: (order, _, { identity }) => orderReference(order, identity.visit),
    }),
    billingAddress: t.field({ type: OrderAddressType, resolve: (order) => order }),
    orderCustomer: t.field({ type: OrderCustomerType, resolve: (order) => order }),
    createdAt: t.field({ type: 'DateTime', resolve: (order) => order.createdAt }),
  }),
})
const PlaceOrderResultType = builder.unionType('PlaceOrderResult', {
  types: [PlacedOrderType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : PlacedOrderType),
})
const Ga4BrowserInput = builder.inputType('Ga4BrowserInput', {
  description: 'A browser as Google Analytics knows it.',
  fields: (t) => ({ clientId: t.string({ required: true }), sessionId: t.string() }),
})
const MetaBrowserInput = builder.inputType('MetaBrowserInput', {
  description: 'A browser as Meta knows it, by at least one of its two cookies.',
  fields: (t) => ({
    browserId: t.string({ description: 'The cookie _fbp.' }),
    clickId: t.string({ description: 'The cookie _fbc.' }),
    userAgent: t.string({ required: true }),
  }),
})
const MeasuredBrowserInput = builder.inputType('MeasuredBrowserInput', {
  description: 'A browser as those know it who count what is sold. Only of who agreed to be counted.',
  fields: (t) => ({ ga4: t.field({ type: Ga4BrowserInput }), meta: t.field({ type: MetaBrowserInput }) }),
})
const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  fields: (t) => ({
    termsAccepted: t.boolean({ required: true }),
    withdrawalRead: t.boolean({ required: true }),
    rivertyTermsAccepted: t.boolean(),
    comment: t.string(),
    newsletter: t.boolean(),
    giftReceipt: t.boolean({
      description: 'Whether a receipt without prices goes with it, where the shop offers that.',
    }),
    branchcode: t.string({ description: 'The store, when the order is placed on a tablet of its.' }),
    measured: t.field({
      type: MeasuredBrowserInput,
      description:
        'The browser, where it agreed to be counted: what becomes of the order is told to those who count. Kept only where the shop tells them.',
    }),
    expectedGiftCard: t.int({
      description: 'What the gift card was to pay of it, as the shopper saw it; another amount is refused.',
    }),
    expectedTotal: t.int({
      description:
        'The total that the shopper saw, in the smallest unit; another one is refused, so that nobody pays what they did not read.',
    }),
  }),
})

const PaymentRedirectType = builder.objectRef<{ redirectUrl: string }>('PaymentRedirect').implement({
  fields: (t) => ({ redirectUrl: t.exposeString('redirectUrl') }),
})
const HandlePaymentResultType = builder.unionType('HandlePaymentResult', {
  types: [PaymentRedirectType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : PaymentRedirectType),
})
const PaymentDataInput = builder.inputType('PaymentDataInput', {
  fields: (t) => ({
    rivertyTermsAccepted: t.boolean(),
    paymentMethodId: t.id(),
    walletToken: t.string({
      description:
        'What the wallet of the method handed over, as JSON. It pays once: sent again, it is the same payment, and a declined one stays declined.',
    }),
  }),
})

type OrderView = { readonly order: Order; readonly payments: readonly Payment[] }

const OrderStateValueEnum = builder.enumType('OrderStateValue', {
  values: ['open', 'paid', 'failed', 'cancelled'] as const satisfies readonly OrderState[],
})
const OrderLookupLineType = builder.objectRef<OrderLine>('OrderLookupLine').implement({
  fields: (t) => ({
    productSku: t.string({ nullable: true, resolve: (line) => line.productSku }),
    name: t.exposeString('name'),
    size: t.string({ nullable: true, resolve: (line) => line.size }),
    color: t.string({ nullable: true, resolve: (line) => line.color }),
    quantity: t.exposeInt('quantity'),
    taxRate: t.exposeInt('taxRate', { description: 'In hundredths of a percent: 2100 is 21 %.' }),
    total: t.field({ type: PriceType, resolve: (line, _, context) => priceView(line.total, context) }),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: (line, _, context) => (line.image === null ? null : imageView(line.image, line.name, context)),
    }),
  }),
})
const OrderLookupCustomerType = builder.objectRef<Order>('OrderLookupCustomer').implement({
  fields: (t) => ({ firstName: t.string({ resolve: (order) => order.billingAddress.firstName }) }),
})
const OpenTransferType = builder.objectRef<OpenTransfer>('OpenTransfer').implement({
  description: 'A bank transfer that an order waits for.',
  fields: (t) => ({
    payee: t.string({ nullable: true, resolve: ({ bankTransfer }) => bankTransfer.payee }),
    iban: t.string({ resolve: ({ bankTransfer }) => bankTransfer.iban }),
    bic: t.string({ nullable: true, resolve: ({ bankTransfer }) => bankTransfer.bic }),
    reference: t.string({
      description: 'What the transfer has to name.',
      resolve: ({ bankTransfer }) => bankTransfer.reference,
    }),
    amount: t.field({ type: PriceType, resolve: ({ amount }, _, context) => priceView(amount, context) }),
    payUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the items are kept.',
      resolve: ({ expiresAt }) => expiresAt,
    }),
  }),
})
const SwOrderType = builder.objectRef<OrderView>('SwOrder').implement({
  description: 'An order as its reference opens it: no address and no e-mail, since links get shared.',
  fields: (t) => ({
    id: t.id({ resolve: ({ order }) => order.id }),
    number: t.string({ resolve: ({ order }) => order.number }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.createdAt }),
    state: t.field({ type: OrderStateValueEnum, resolve: ({ order }) => order.state }),
    paymentStatus: t.string({
      description: 'How the newest payment stands.',
      resolve: ({ payments }) => payments[0]?.status ?? 'created',
    }),
    paymentMethod: t.string({
      description: 'What the way to pay is called.',
      resolve: ({ order }, _, { storefront }) => paymentName(order.paymentMethod, storefront),
    }),
    giftCard: t.field({
      type: GiftCardPartType,
      nullable: true,
      description: 'What a gift card pays of it.',
      resolve: ({ order }) => (order.giftCard ? { ...order.giftCard, toPay: amountDue(order) } : null),
    }),
    openTransfer: t.field({
      type: OpenTransferType,
      nullable: true,
      description: 'What has to be sent to which account, while the order waits for a bank transfer.',
      resolve: ({ order, payments }) => (order.state === 'open' ? openTransfer(payments) : undefined),
    }),
    price: t.field({
      type: CartPriceType,
      resolve: ({ order }) => ({
        net: order.total - order.taxTotal,
        total: order.total,
        subtotal: order.subtotal,
        shipping: order.shippingTotal,
        taxes: order.taxGroups,
        costs: order.costsTotal,
        discount: order.discountTotal,
        adjustments: orderAdjustments(order.lines).map(({ name, total }) => ({ name, amount: total })),
      }),
    }),
    shippingCosts: t.field({
      type: PriceType,
      resolve: ({ order }, _, context) => priceView(order.shippingTotal, context),
    }),
    deliveryDate: t.field({
      type: DeliveryDateType,
      nullable: true,
      description: 'As it was promised when ordering, unless it was paid too late for that.',
      resolve: ({ order }) => deliveryDateOf(order) ?? null,
    }),
    lines: t.field({
      type: [OrderLookupLineType],
      resolve: ({ order }) => order.lines.filter((line) => line.type === 'article'),
    }),
    customer: t.field({ type: OrderLookupCustomerType, resolve: ({ order }) => order }),
    pickup: t.field({
      type: OrderPickupType,
      nullable: true,
      description: 'Where it is collected; nothing when it comes to the door.',
      resolve: async ({ order }, _, { loaders }) =>
        pickupOf({ ...order, cancelled: order.state === 'cancelled' }, (await loaders.progress.load(order.id)).pickup),
    }),
    progress: t.field({
      type: OrderProgressType,
      nullable: true,
      description: 'Once it is paid.',
      resolve: async ({ order }, _, { shop, loaders }) => {
        const followed = await shop.followedOrder(order.id)
        return followed?.paidAt ? { order: followed, progress: await loaders.progress.load(order.id) } : null
      },
    }),
  }),
})

builder.queryFields((t) => {
  const order = () =>
    t.field({
      type: SwOrderType,
      nullable: true,
      args: { reference: t.arg.string({ required: true }) },
      resolve: (_, { reference }, context) => orderView(context, reference),
    })
  // The specification's spelling, and the one that fields of a query usually have.
  return { SwOrder: order(), swOrder: order() }
})

builder.mutationFields((t) => {
  const payment = () =>
    t.field({
      type: HandlePaymentResultType,
      description: 'Sends the shopper to the provider to pay their order; asking again leads to the same payment.',
      args: {
        orderId: t.arg.id({ required: true }),
        finishUrl: t.arg.string({ required: true }),
        errorUrl: t.arg.string({ required: true }),
        additionalData: t.arg({ type: PaymentDataInput }),
      },
      resolve: (_, { orderId, finishUrl, errorUrl, additionalData }, { shop }) =>
        shop.payOrder({
          orderId,
          finishUrl,
          errorUrl,
          paymentMethodId: additionalData?.paymentMethodId ?? null,
          rivertyTermsAccepted: additionalData?.rivertyTermsAccepted ?? false,
          walletToken: additionalData?.walletToken,
        }),
    })
  return {
    placeOrder: t.field({
      type: PlaceOrderResultType,
      description: 'Turns the cart into an order and claims its stock. Safe to repeat: a cart becomes one order.',
      args: { token: t.arg.string(), input: t.arg({ type: PlaceOrderInput, required: true }) },
      resolve: async (_, { token, input }, context) => {
        const answer = await context.shop.placeOrder(context.storefront, tokenOf(context, token), {
          termsAccepted: input.termsAccepted,
          withdrawalRead: input.withdrawalRead,
          rivertyTermsAccepted: input.rivertyTermsAccepted ?? false,
          giftReceipt: input.giftReceipt ?? false,
          comment: input.comment ?? null,
          newsletter: input.newsletter ?? false,
          branchcode: input.branchcode,
          measured: input.measured,
          expectedTotal: input.expectedTotal ?? null,
          expectedGiftCard: input.expectedGiftCard,
          customerId: (await customerOf(context))?.id ?? null,
        })
        return 'refused' in answer ? refusedWith(...answer.refusals) : answer
      },
    }),
    handlePayment: payment(),
    processPayment: payment(),
    settlePayment: t.field({
      type: SwOrderType,
      nullable: true,
      description:
        'Asks the provider what became of the payments of an order, and answers with the order as it stands then.',
      args: { reference: t.arg.string({ required: true }) },
      resolve: async (_, { reference }, context) => {
        context.answer.personal = true
        const order = await context.shop.orderByReference(reference, context.identity.visit)
        if (!order || order.storefrontCode !== context.storefront.code) return null
        try {
          const payments = await context.shop.settleOrder(order.id)
          // Nothing has moved: it stands as it was read.
          if (payments) return { order, payments }
        } catch (error) {
          // The order waits; the shopper is shown how it stands so far.
          if (!(error instanceof PaymentProviderUnavailable)) throw error
        }
        return orderView(context, reference)
      },
    }),
  }
})

async function orderView(context: ApiContext, reference: string): Promise<OrderView | null> {
  context.answer.personal = true
  const order = await context.shop.orderByReference(reference, context.identity.visit)
  // Labels are in the currency of the storefront that asks, so another storefront's order is not shown there.
  if (!order || order.storefrontCode !== context.storefront.code) return null
  return { order, payments: await context.shop.paymentsOf(order.id) }
}
