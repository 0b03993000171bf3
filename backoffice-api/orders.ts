import type { StaffReach } from '#kernel/staff-reach.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import type {
  ListedOrder,
  OrderListFilter,
  OrderListPage,
  OrderListView,
  ViewCount,
} from '#shop/backoffice/order-list.ts'
import { orderListViews } from '#shop/backoffice/order-list.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import {
  DeliveryKindType,
  FulfilmentStateType,
  MoneyStateType,
  MoneyType,
  OrderLabelType,
  OrderViewType,
} from './order-parts.ts'
import { StaffOrderType } from './order-story.ts'

export const ListedOrderType = backofficeBuilder.objectRef<ListedOrder>('ListedOrder').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    placedAt: t.field({ type: 'DateTime', resolve: (order) => order.placedAt }),
    storefront: t.exposeString('storefrontCode'),
    customerName: t.exposeString('customerName', { description: 'Empty where its buyer was forgotten.' }),
    email: t.exposeString('email'),
    total: t.field({ type: MoneyType, resolve: ({ total, currency }) => ({ amount: total, currency }) }),
    money: t.field({ type: MoneyStateType, resolve: ({ money }) => money }),
    fulfilment: t.field({ type: FulfilmentStateType, resolve: ({ fulfilment }) => fulfilment }),
    delivery: t.field({ type: DeliveryKindType, resolve: ({ delivery }) => delivery }),
    paymentMethod: t.exposeString('paymentMethod'),
    pieces: t.exposeInt('pieces'),
    version: t.exposeInt('version'),
  }),
})

const OrderPageType = backofficeBuilder.objectRef<OrderListPage>('OrderPage').implement({
  fields: (t) => ({
    orders: t.field({ type: [ListedOrderType], resolve: ({ orders }) => [...orders] }),
    next: t.string({
      nullable: true,
      description: 'Where the next page begins; null on the last one.',
      resolve: ({ next }) => next ?? null,
    }),
  }),
})

type NamedCount = ViewCount & { readonly view: OrderListView }

const OrderViewCountType = backofficeBuilder.objectRef<NamedCount>('OrderViewCount').implement({
  fields: (t) => ({
    view: t.field({ type: OrderViewType, resolve: ({ view }) => view }),
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore', { description: 'Whether there are more than were counted.' }),
  }),
})

const OrderFilterInput = backofficeBuilder.inputType('OrderFilter', {
  fields: (t) => ({
    view: t.field({ type: OrderViewType }),
    storefront: t.string({ required: false }),
    label: t.field({ type: OrderLabelType, required: false }),
    delivery: t.field({ type: DeliveryKindType, required: false }),
    store: t.string({ required: false }),
    paymentMethod: t.string({ required: false }),
    placedFrom: t.field({ type: 'DateTime', required: false }),
    placedUntil: t.field({
      type: 'DateTime',
      required: false,
      description: 'The first moment that is no longer in it.',
    }),
  }),
})

/** Of which storefronts and stores whoever asks sees orders and customers. */
export function reachOf({ actor }: BackofficeContext): StaffReach {
  const { storefronts = [], stores = [] } = actor?.member ?? {}
  return { storefronts, stores }
}

backofficeBuilder.queryFields((t) => ({
  orders: t.field({
    type: OrderPageType,
    args: { filter: t.arg({ type: OrderFilterInput }), after: t.arg.string({ required: false }) },
    resolve: (_, { filter, after }, context) =>
      context.shop.staffOrders.listOrders(listFilter(filter), reachOf(context), after ?? undefined),
  }),
  orderViews: t.field({
    type: [OrderViewCountType],
    description: 'How many orders each list with a name has.',
    resolve: async (_, _args, context) => {
      const counts = await context.shop.staffOrders.countOrderViews(reachOf(context))
      return orderListViews.map((view) => ({ view, ...counts[view] }))
    },
  }),
  searchOrders: t.field({
    type: [ListedOrderType],
    description: 'By number, e-mail, telephone, postcode, last name, article, tracking code or payment; at most 20.',
    args: { text: t.arg.string() },
    resolve: (_, { text }, context) => context.shop.staffOrders.searchOrders(text, reachOf(context)),
  }),
  order: t.field({
    type: StaffOrderType,
    nullable: true,
    description: 'Everything of one order; null also for one of a storefront that is not seen.',
    args: {
      number: t.arg.string(),
      returnReference: t.arg.string({
        required: false,
        description: 'Of a return that somebody brings to a store: whoever has it sees the order, in whatever store.',
      }),
    },
    resolve: async (_, { number, returnReference }, context) =>
      (await context.shop.staffOrders.orderStory(number, reachOf(context), returnReference ?? undefined)) ?? null,
  }),
}))

type GivenFilter = typeof OrderFilterInput.$inferInput

function listFilter(given: GivenFilter): OrderListFilter {
  const { view, storefront, label, delivery, store, paymentMethod, placedFrom, placedUntil } = given
  return {
    view,
    storefront: storefrontByCode(storefront ?? '')?.code,
    label: label ?? undefined,
    delivery: delivery ?? undefined,
    store: store ?? undefined,
    paymentMethod: paymentMethod ?? undefined,
    placedFrom: placedFrom ?? undefined,
    placedUntil: placedUntil ?? undefined,
  }
}
