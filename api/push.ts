import { isRefused } from '#kernel/message-key.ts'
import type { PushRequest } from '#shop/push/push-request.ts'
import { orderNotFound, orderOfLink } from './after-order.ts'
import { builder } from './builder.ts'
import { customerOf } from './context.ts'
import { mayAsk, withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'
import { StockAlertResultType } from './stock-alerts.ts'

const PushRequestKindType = builder.enumType('PushRequestKind', {
  description: 'What a browser is told of: a size that is back, one that goes on sale, or how far an order is.',
  values: ['back_in_stock', 'coming_soon', 'order'] as const,
})

const PushRequestType = builder.objectRef<PushRequest>('PushRequest').implement({
  description: 'What a browser asked to be told of.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: PushRequestKindType, resolve: ({ kind }) => kind }),
    product: t.string({
      nullable: true,
      description: 'Brand and name of the product whose size is waited for.',
      resolve: ({ named }) => named && `${named.product.brand} ${named.product.name}`,
    }),
    size: t.string({ nullable: true, resolve: ({ named }) => named?.size.name }),
    url: t.string({
      nullable: true,
      description: 'Where its page is, without slashes around it.',
      resolve: ({ named }) => named?.product.url,
    }),
    order: t.string({
      nullable: true,
      description: 'The number of the order.',
      resolve: ({ orderNumber }) => orderNumber,
    }),
  }),
})

const BrowserSubscriptionInput = builder.inputType('BrowserSubscriptionInput', {
  description: 'What a browser says of itself when it subscribes, as `PushSubscription.toJSON()` has it.',
  fields: (t) => ({
    endpoint: t.string({ required: true, description: 'At the push service of the browser’s maker.' }),
    p256dh: t.string({ required: true, description: 'Its public key as base64url.' }),
    auth: t.string({ required: true, description: 'Its secret as base64url.' }),
  }),
})

const PushAlertInput = builder.inputType('PushAlertInput', {
  fields: (t) => ({
    sku: t.string({ required: true, description: 'Of the size.' }),
    skus: t.stringList({ description: 'Further sizes of the same product.' }),
    subscription: t.field({ type: BrowserSubscriptionInput, required: true }),
  }),
})

const OrderFollowedType = builder.objectRef<{ readonly reference: string }>('OrderFollowed').implement({
  description: 'The same whether the browser followed the order already or not.',
  fields: (t) => ({ reference: t.exposeString('reference') }),
})
const FollowOrderResultType = builder.unionType('FollowOrderResult', {
  types: [OrderFollowedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : OrderFollowedType),
})

/** What a limit counts of a browser: the end of its address tells it from others. */
const shortOf = (endpoint: string) => endpoint.slice(-64)

builder.queryFields((t) => ({
  pushKey: t.string({
    nullable: true,
    description:
      'The shop’s public key, by which a browser subscribes (RFC 8292); nothing where the shop tells no browser.',
    resolve: async (_, __, context) => {
      context.answer.personal = true
      return (await context.shop.pushKey()) ?? null
    },
  }),
  pushRequests: t.field({
    type: [PushRequestType],
    nullable: true,
    description:
      'What a browser is told of, the oldest first. It asks by its own address, which nobody else knows; nothing for one that was made up.',
    args: { endpoint: t.arg.string({ required: true }) },
    resolve: async (_, { endpoint }, context) => {
      context.answer.personal = true
      const requests = (await mayAsk(context, 'pushRequests')) && (await context.shop.pushRequests(endpoint))
      return requests ? [...requests] : null
    },
  }),
}))

builder.mutationFields((t) => ({
  addPushAlert: t.field({
    type: StockAlertResultType,
    description:
      'Promises a browser one message about one size: when it is back, or when it goes on sale. Asking again changes nothing.',
    args: { input: t.arg({ type: PushAlertInput, required: true }) },
    resolve: (_, { input: { sku, skus, subscription } }, context) =>
      withinLimits(context, 'addPushAlert', shortOf(subscription.endpoint), async () =>
        context.shop.addPushAlert(context.storefront, {
          sku,
          skus: skus ?? [],
          subscription,
          customerId: (await customerOf(context))?.id,
        }),
      ),
  }),
  followOrderByPush: t.field({
    type: FollowOrderResultType,
    description: 'Promises a browser a message when the order of a link leaves, and when it lies ready in a store.',
    args: {
      reference: t.arg.string({ required: true }),
      subscription: t.arg({ type: BrowserSubscriptionInput, required: true }),
    },
    resolve: async (_, { reference, subscription }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const answer = await withinLimits(context, 'addPushAlert', shortOf(subscription.endpoint), async () =>
        context.shop.addOrderPush(context.storefront, {
          orderId: order.id,
          subscription,
          customerId: (await customerOf(context))?.id,
        }),
      )
      return isRefused(answer) ? answer : { reference }
    },
  }),
  endPushRequests: t.field({
    type: [PushRequestType],
    nullable: true,
    description: 'Ends one of what a browser is told of, or all of it. Answers what is left.',
    args: {
      endpoint: t.arg.string({ required: true, description: 'The browser’s own address.' }),
      id: t.arg.id({ description: 'All when absent.' }),
    },
    resolve: async (_, { endpoint, id }, context) => {
      context.answer.personal = true
      const left = await context.shop.endPushRequests(
        endpoint,
        id === null || id === undefined ? undefined : String(id),
      )
      return left ? [...left] : null
    },
  }),
}))
