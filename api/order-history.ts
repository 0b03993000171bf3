import { formatPrice } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { orderType } from '#shop/fulfilment/progress.ts'
import type { Address } from '#shop/orders/address.ts'
import { type OrderLine, orderAdjustments, orderReference } from '#shop/orders/order.ts'
import { type FollowedOrder, orderLabel, orderSummary } from '#shop/orders/order-history.ts'
import { paymentName } from '#shop/orders/payment-names.ts'
import { AddressCustomFieldsType } from './address-types.ts'
import { OrderInvoiceType, OrderProgressType } from './after-order.ts'
import { builder, ImageType, imageView, PriceType } from './builder.ts'
import { CountryType } from './content.ts'
import { requireCustomer } from './context.ts'
import { OrderPickupType, pickupOf } from './order-pickup.ts'
import { regionName } from './region-names.ts'

const HistoryItemTypeEnum = builder.enumType('OrderHistoryItemType', {
  values: ['article', 'delivery', 'transaction_costs', 'discount'] as const satisfies readonly OrderLine['type'][],
})
type HistoryLine = { readonly line: OrderLine; readonly order: FollowedOrder }
const HistoryItemType = builder.objectRef<HistoryLine>('OrderHistoryItem').implement({
  fields: (t) => ({
    sku: t.string({ resolve: ({ line }) => line.sku }),
    barcode: t.string({ nullable: true, resolve: ({ line }) => line.ean }),
    name: t.string({ resolve: ({ line }) => line.name }),
    productNo: t.string({ nullable: true, resolve: ({ line }) => line.productSku }),
    size: t.string({ nullable: true, resolve: ({ line }) => line.size }),
    color: t.string({ nullable: true, resolve: ({ line }) => line.color }),
    regularPrice: t.field({
      type: PriceType,
      resolve: ({ line, order }, _, { storefront }) => amount(line.regularPrice, order, storefront),
    }),
    salePrice: t.field({
      type: PriceType,
      resolve: ({ line, order }, _, { storefront }) => amount(line.unitPrice, order, storefront),
    }),
    total: t.field({
      type: PriceType,
      resolve: ({ line, order }, _, { storefront }) => amount(line.total, order, storefront),
    }),
    quantity: t.int({ resolve: ({ line }) => line.quantity }),
    taxRate: t.int({
      description: 'In hundredths of a percent: 2100 is 21 %.',
      resolve: ({ line }) => line.taxRate,
    }),
    type: t.field({ type: HistoryItemTypeEnum, resolve: ({ line }) => line.type }),
    image: t.field({
      type: ImageType,
      nullable: true,
      resolve: ({ line }, _, context) => (line.image === null ? null : imageView(line.image, line.name, context)),
    }),
  }),
})
type Adjusted = { readonly name: string; readonly total: number; readonly order: FollowedOrder }
const HistoryAdjustmentType = builder.objectRef<Adjusted>('OrderHistoryAdjustment').implement({
  description:
    'An extra or, with a minus, a discount, whole: its parts of several rates of VAT are items of their own.',
  fields: (t) => ({
    name: t.exposeString('name'),
    total: t.field({
      type: PriceType,
      resolve: ({ total, order }, _, { storefront }) => amount(total, order, storefront),
    }),
  }),
})
const HistoryAddressType = builder.objectRef<Address>('OrderHistoryAddress').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    street: t.exposeString('street'),
    additionalAddressLine1: t.string({ nullable: true, resolve: (address) => address.additionalAddressLine1 }),
    additionalAddressLine2: t.string({ nullable: true, resolve: (address) => address.additionalAddressLine2 }),
    zipcode: t.exposeString('zipcode'),
    city: t.exposeString('city'),
    customFields: t.field({ type: AddressCustomFieldsType, resolve: (address) => address.customFields }),
    country: t.field({
      type: CountryType,
      resolve: ({ country }, _, { storefront }) => ({ iso: country, name: regionName(country, storefront.iso) }),
    }),
  }),
})
const HistoryOrderType = builder.objectRef<FollowedOrder>('OrderHistoryOrder').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    reference: t.string({
      description: 'What links to this order carry.',
      resolve: (order, _, { identity }) => orderReference(order, identity.visit),
    }),
    label: t.string({
      description: 'received, incorporated, sent, en-route, delivered or cancelled.',
      resolve: (order) => orderLabel(order),
    }),
    summary: t.string({
      description: 'processing, shipped, cancelled, or return once all of it came back.',
      resolve: async (order, _, { loaders }) =>
        orderSummary(order, orderType(order, await loaders.progress.load(order.id))),
    }),
    approvalStatus: t.string({ resolve: ({ cancelled }) => (cancelled ? 'declined' : 'approved') }),
    allocationStatus: t.string({ resolve: ({ allocatedAt }) => (allocatedAt ? 'allocated' : 'open') }),
    pickStatus: t.string({ resolve: ({ pickedAt }) => (pickedAt ? 'picked' : 'open') }),
    shipmentStatus: t.string({
      resolve: ({ shippedAt, deliveredAt }) => (deliveredAt ? 'delivered' : shippedAt ? 'shipped' : 'open'),
    }),
    shipmentMethod: t.string({ resolve: (order) => order.shippingMethod }),
    shipmentDate: t.field({ type: 'DateTime', nullable: true, resolve: (order) => order.shippedAt }),
    deliveredDate: t.field({ type: 'DateTime', nullable: true, resolve: (order) => order.deliveredAt }),
    trackTraceUrl: t.string({ nullable: true, resolve: (order) => order.trackTraceUrl }),
    orderDate: t.field({ type: 'DateTime', resolve: (order) => order.createdAt }),
    storeCode: t.string({ resolve: (order) => order.storefrontCode }),
    orderType: t.string({
      description: 'sale, or return once all of it came back.',
      resolve: async (order, _, { loaders }) => orderType(order, await loaders.progress.load(order.id)),
    }),
    paymentMethod: t.string({
      description: 'What the way to pay is called.',
      resolve: (order, _, { storefront }) => paymentName(order.paymentMethod, storefront),
    }),
    totalAmount: t.field({
      type: PriceType,
      resolve: (order, _, { storefront }) => amount(order.total, order, storefront),
    }),
    shippingAmount: t.field({
      type: PriceType,
      resolve: (order, _, { storefront }) => amount(order.shippingTotal, order, storefront),
    }),
    invoiceAddress: t.field({ type: HistoryAddressType, resolve: (order) => order.billingAddress }),
    deliveryAddress: t.field({ type: HistoryAddressType, resolve: (order) => order.shippingAddress }),
    pickup: t.field({
      type: OrderPickupType,
      nullable: true,
      description: 'Where it is collected; nothing when it comes to the door.',
      resolve: async (order, _, { loaders }) => pickupOf(order, (await loaders.progress.load(order.id)).pickup),
    }),
    progress: t.field({
      type: OrderProgressType,
      resolve: async (order, _, { loaders }) => ({ order, progress: await loaders.progress.load(order.id) }),
    }),
    invoices: t.field({
      type: [OrderInvoiceType],
      resolve: (order, _, { loaders }) => loaders.invoices.load(order.id),
    }),
    items: t.field({ type: [HistoryItemType], resolve: (order) => order.lines.map((line) => ({ line, order })) }),
    adjustments: t.field({
      type: [HistoryAdjustmentType],
      resolve: (order) => orderAdjustments(order.lines).map(({ name, total }) => ({ name, total, order })),
    }),
  }),
})
const OrderHistoryType = builder.objectRef<readonly FollowedOrder[]>('OrderHistory').implement({
  fields: (t) => ({
    count: t.int({ resolve: (orders) => orders.length }),
    orders: t.field({ type: [HistoryOrderType], resolve: (orders) => [...orders] }),
  }),
})

/** An amount in the currency of the order, as the storefront that shows it writes amounts. */
function amount(value: number, { currency }: FollowedOrder, storefront: Storefront) {
  return { amount: value, currency, label: formatPrice(value, { ...storefront, currency }) }
}

builder.queryFields((t) => {
  const history = () =>
    t.field({
      type: OrderHistoryType,
      description: 'The orders of the one logged in; the token has to be their own.',
      args: { emailToken: t.arg.string({ required: true }) },
      resolve: async (_, { emailToken }, context) => {
        const customer = await requireCustomer(context)
        return emailToken === customer.emailToken ? context.shop.ordersOf(customer) : []
      },
    })
  // The specification's spelling, and the one that fields of a query usually have.
  return { GetOrderHistory: history(), getOrderHistory: history() }
})
