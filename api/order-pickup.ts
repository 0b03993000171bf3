import { readServicePoint, servicePointLines } from '#kernel/service-point.ts'
import { type PickupState, pickupState, pickupStates, type StorePickup } from '#shop/fulfilment/store-pickup.ts'
import type { FollowedOrder } from '#shop/orders/order-history.ts'
import { ArrivalEnum, shownArrival } from './arrivals.ts'
import { builder } from './builder.ts'
import type { ApiContext } from './context.ts'
import { type PointView, ServicePointType } from './stores.ts'

/** Where an order is collected. Its lines name the place and nobody: links to orders get shared. */
type OrderPickupView = {
  readonly locationType: string
  readonly title: string
  readonly lines: readonly string[]
  readonly locationCode: string
  readonly isPaid: boolean
  /** In one of our stores. */
  readonly pickup: StorePickup | undefined
}

const PickupStateEnum = builder.enumType('PickupState', {
  values: pickupStates satisfies readonly PickupState[],
})

export const OrderPickupType = builder.objectRef<OrderPickupView>('OrderPickup').implement({
  description: 'Where an order is collected: in a store of ours, or where a carrier keeps it.',
  fields: (t) => ({
    locationType: t.exposeString('locationType', { description: 'store, servicepoint, packstation or postoffice.' }),
    title: t.exposeString('title'),
    lines: t.stringList({
      description: 'Street and town, line by line.',
      resolve: ({ lines }) => [...lines],
    }),
    store: t.field({
      type: ServicePointType,
      nullable: true,
      description: 'The store of ours, with its hours; nothing for one that has closed meanwhile.',
      resolve: async ({ locationType, locationCode }, _, { shop }): Promise<PointView | null> =>
        locationType === 'store' ? ((await shop.stores.all()).find(({ code }) => code === locationCode) ?? null) : null,
    }),
    state: t.field({
      type: PickupStateEnum,
      nullable: true,
      description: 'In a store of ours: how far it is.',
      resolve: ({ pickup }) => (pickup ? pickupState(pickup) : null),
    }),
    code: t.string({
      nullable: true,
      description: 'What is shown at the counter, while it waits there.',
      resolve: ({ pickup }) => (pickup && pickupState(pickup) === 'ready' ? pickup.code : null),
    }),
    expectedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'By when it is ready, once it is paid; nothing when that has passed.',
      resolve: ({ pickup, isPaid }, _, { now }) =>
        isPaid && pickup && pickup.expectedAt > now ? pickup.expectedAt : null,
    }),
    keptUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it waits, once it is ready.',
      resolve: ({ pickup }) => pickup?.keptUntil ?? null,
    }),
    arrival: t.field({
      type: ArrivalEnum,
      nullable: true,
      description: 'What the store was told today of somebody coming for it.',
      resolve: async (view, _, context) => (await arrivalAt(view, context)).arrival,
    }),
    canTellArrival: t.boolean({
      description: 'Whether the store can be told now: it is ready there, and the store is open.',
      resolve: async (view, _, context) => (await arrivalAt(view, context)).canTell,
    }),
    collectedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ pickup }) => pickup?.collectedAt ?? null }),
  }),
})

async function arrivalAt({ pickup }: OrderPickupView, context: ApiContext) {
  if (!pickup || pickupState(pickup) !== 'ready') return { arrival: null, canTell: false }
  const store = (await context.shop.stores.all()).find(({ code }) => code === pickup.locationCode)
  return shownArrival({ isReady: true, arrival: pickup.arrival, store }, context)
}

/** Where an order is collected; nothing for one that comes to the door. */
export function pickupOf(
  { shippingAddress, cancelled, paidAt }: Pick<FollowedOrder, 'shippingAddress' | 'cancelled' | 'paidAt'>,
  pickup: StorePickup | undefined,
): OrderPickupView | null {
  // Orders of before pickup points have no such fields.
  const point = readServicePoint(shippingAddress.customFields?.servicePoint)
  // What was cancelled waits nowhere, unless that is why.
  if (!point || (cancelled && !pickup?.lapsedAt)) return null
  const { locationType, title, providerId: locationCode } = point
  const [, ...lines] = servicePointLines({ ...point, dhlCustomerNumber: null })
  const isPaid = paidAt !== null
  return { locationType, title, lines, locationCode, isPaid, pickup: locationType === 'store' ? pickup : undefined }
}
