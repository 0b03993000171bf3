import { placeIn } from '#kernel/local-names.ts'
import { isRefused, type Refused, refusedWith } from '#kernel/message-key.ts'
import type { FollowedOrder } from '#shop/orders/order-history.ts'
import { isBeforeWork, type Repair, repairStates, repairWays } from '#shop/repairs/repair.ts'
import type { RepairChoice } from '#shop/repairs/repair-service.ts'
import type { RepairRequested } from '#shop/repairs/request-repair.ts'
import type { Store } from '#shop/stores/store.ts'
import { OrderPieceType, OrderProgressType, orderAmount, orderNotFound, orderOfLink } from './after-order.ts'
import { builder, PriceType } from './builder.ts'
import { CountryType } from './content.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'
import { regionName } from './region-names.ts'

const enumValues = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((value) => [value.toUpperCase().replaceAll('-', '_'), { value }])) as Record<
    string,
    { readonly value: Name }
  >
const RepairStateEnum = builder.enumType('RepairState', { values: enumValues(repairStates) })
const RepairWayEnum = builder.enumType('RepairWay', { values: repairWays })

type RepairView = { readonly order: FollowedOrder; readonly repair: Repair }

const OrderRepairType = builder.objectRef<RepairView>('OrderRepair').implement({
  description: 'A pair that comes back to be repaired: nothing of whoever ordered.',
  fields: (t) => ({
    code: t.string({ description: 'What is shown in the store: `S-7K3M9Q2X`.', resolve: ({ repair }) => repair.code }),
    piece: t.field({
      type: OrderPieceType,
      resolve: ({ order, repair: { position } }) => ({ order, position, quantity: 1 }),
    }),
    service: t.string({
      description: 'As it was called when it was asked for.',
      resolve: ({ repair }) => repair.serviceName,
    }),
    state: t.field({ type: RepairStateEnum, resolve: ({ repair }) => repair.state }),
    way: t.field({ type: RepairWayEnum, resolve: ({ repair }) => repair.way }),
    price: t.field({
      type: PriceType,
      description: 'What was agreed to. It is paid in the store.',
      resolve: ({ order, repair }) => orderAmount(repair.price, order),
    }),
    proposedPrice: t.field({
      type: PriceType,
      nullable: true,
      description: 'Another one, which waits for an answer: nobody begins before.',
      resolve: ({ order, repair: { proposedPrice } }) =>
        proposedPrice === null ? null : orderAmount(proposedPrice, order),
    }),
    days: t.int({
      description: 'So many days after the pair was received it is ready.',
      resolve: ({ repair }) => repair.days,
    }),
    reason: t.string({ nullable: true, description: 'Why it is refused.', resolve: ({ repair }) => repair.reason }),
    cancellable: t.boolean({ resolve: ({ repair }) => isBeforeWork(repair) }),
    requestedAt: t.field({ type: 'DateTime', resolve: ({ repair }) => repair.requestedAt }),
    store: t.field({
      type: RepairStoreType,
      nullable: true,
      description: 'Nothing for one that has closed meanwhile.',
      resolve: async ({ repair }, _, { shop }) =>
        (await shop.stores.all()).find(({ code }) => code === repair.locationCode) ?? null,
    }),
  }),
})

const RepairStoreType = builder.objectRef<Store>('RepairStore').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    reference: t.exposeString('reference', { description: 'Of its page.' }),
    title: t.string({ resolve: (store, _, { storefront }) => placeIn(store, storefront.language).title }),
    city: t.string({ resolve: (store, _, { storefront }) => placeIn(store, storefront.language).city }),
    country: t.field({
      type: CountryType,
      resolve: ({ country }, _, { storefront }) => ({ iso: country, name: regionName(country, storefront.iso) }),
    }),
  }),
})

type ServiceView = { readonly order: FollowedOrder; readonly service: RepairChoice['services'][number] }

const RepairServiceType = builder.objectRef<ServiceView>('RepairService').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ service }) => service.id }),
    name: t.string({ resolve: ({ service }) => service.name }),
    price: t.field({ type: PriceType, resolve: ({ order, service }) => orderAmount(service.price, order) }),
    days: t.int({
      description: 'So many days after the pair was received it is ready.',
      resolve: ({ service }) => service.days,
    }),
  }),
})

const RepairableType = builder.objectRef<{ order: FollowedOrder; choice: RepairChoice }>('RepairablePiece').implement({
  fields: (t) => ({
    piece: t.field({
      type: OrderPieceType,
      resolve: ({ order, choice: { position } }) => ({ order, position, quantity: 1 }),
    }),
    services: t.field({
      type: [RepairServiceType],
      description: 'What can be done with it, in the order of the shop.',
      resolve: ({ order, choice }) => choice.services.map((service) => ({ order, service })),
    }),
  }),
})

builder.objectFields(OrderProgressType, (t) => ({
  repairs: t.field({
    type: [OrderRepairType],
    description: 'What was asked for, the newest first.',
    resolve: async ({ order }, _, { shop }) => (await shop.repairsOf(order.id)).map((repair) => ({ order, repair })),
  }),
  repairable: t.field({
    type: [RepairableType],
    description: 'Pairs that arrived, that a service fits and that are not being repaired already.',
    resolve: async ({ order, progress }, _, { shop }) =>
      order.cancelled ? [] : (await shop.repairChoices(order, progress)).map((choice) => ({ order, choice })),
  }),
  repairStores: t.field({
    type: [RepairStoreType],
    description: 'Where a pair can be brought, those of the storefront’s country first.',
    resolve: async (_, __, { shop, storefront }) =>
      shop.repairRules().offered
        ? (await shop.stores.all()).toSorted(
            (a, b) => Number(b.country === storefront.country) - Number(a.country === storefront.country),
          )
        : [],
  }),
  repairsByPost: t.boolean({
    description: 'Whether a pair may be sent to the store.',
    resolve: (_, __, { shop }) => shop.repairRules().sendIn,
  }),
}))

const RepairRequestedType = builder.objectRef<RepairRequested>('RepairRequested').implement({
  fields: (t) => ({ code: t.exposeString('code', { description: 'What is shown in the store.' }) }),
})
const RepairResultType = builder.unionType('RepairResult', {
  types: [RepairRequestedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : RepairRequestedType),
})
const RequestRepairInput = builder.inputType('RequestRepairInput', {
  fields: (t) => ({
    position: t.int({ required: true, description: 'The line’s place in the order.' }),
    service: t.id({ required: true }),
    location: t.string({ required: true, description: 'The code of a store.' }),
    way: t.field({ type: RepairWayEnum, required: true }),
    text: t.string({ required: true }),
    price: t.int({
      description: 'What was seen that it costs, in the smallest unit: refused where it costs something else by now.',
    }),
    idempotencyKey: t.string({ required: true, description: 'Made anew for each form.' }),
  }),
})

const answered = (answer: { readonly code: string } | Refused) =>
  isRefused(answer) ? refusedWith(...answer.refusals) : { code: answer.code }

builder.mutationFields((t) => ({
  requestRepair: t.field({
    type: RepairResultType,
    description: 'Asks for a repair, at the price that is shown; its code is mailed to whoever ordered.',
    args: {
      reference: t.arg.string({ required: true }),
      input: t.arg({ type: RequestRepairInput, required: true }),
    },
    resolve: async (_, { reference, input }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const asked = { ...input, service: String(input.service), orderId: order.id }
      return answered(
        await withinLimits(context, 'requestRepair', order.email, () => context.shop.requestRepair(asked)),
      )
    },
  }),
  acceptRepairPrice: t.field({
    type: RepairResultType,
    description: 'Agrees to another price, which is the one that was seen.',
    args: {
      reference: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      price: t.arg.int({ required: true, description: 'In the smallest unit of the currency.' }),
    },
    resolve: async (_, { reference, code, price }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const work = () => context.shop.acceptRepairPrice({ orderId: order.id, code, price })
      return answered(await withinLimits(context, 'answerRepair', order.email, work))
    },
  }),
  cancelRepair: t.field({
    type: RepairResultType,
    description: 'Calls a repair off that nobody has begun.',
    args: { reference: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    resolve: async (_, { reference, code }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const work = () => context.shop.cancelRepair({ orderId: order.id, code })
      return answered(await withinLimits(context, 'answerRepair', order.email, work))
    },
  }),
}))
