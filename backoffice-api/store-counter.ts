import { seesStore } from '#kernel/staff-reach.ts'
import { shownSize } from '#kernel/written-size.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import { pickupState } from '#shop/fulfilment/store-pickup.ts'
import type { PickupAtStore } from '#shop/fulfilment/store-pickup-store.ts'
import type { CollectedReservation } from '#shop/reservations/end-reservation.ts'
import type { PutAside } from '#shop/reservations/put-aside.ts'
import type { StoreReservation } from '#shop/reservations/reservation.ts'
import { arrivalToday, byArrival, minutesSince, type ToldArrival } from '#shop/stores/arrival.ts'
import { backofficeBuilder } from './builder.ts'
import { changedTo } from './change-order.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, OutcomeType, outcomeOf } from './outcome.ts'
import { retailersZone } from './retailers-zone.ts'
import { actorOf } from './session.ts'

const PickupType = backofficeBuilder.objectRef<PickupAtStore>('PickupAtStore').implement({
  description: 'An order that a store prepares or keeps.',
  fields: (t) => ({
    number: t.exposeString('number'),
    name: t.exposeString('name'),
    state: t.string({ description: 'preparing or ready.', resolve: (pickup) => pickupState(pickup) }),
    expectedAt: t.field({ type: 'DateTime', resolve: ({ expectedAt }) => expectedAt }),
    keptUntil: t.field({ type: 'DateTime', nullable: true, resolve: ({ keptUntil }) => keptUntil }),
  }),
})

const ReservationType = backofficeBuilder.objectRef<StoreReservation>('ReservationAtStore').implement({
  description: 'A pair that a store keeps for somebody who tries it on.',
  fields: (t) => ({
    number: t.exposeString('number'),
    name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}` }),
    article: t.string({ resolve: ({ product }) => `${product.brand} ${product.name}` }),
    size: t.string({ nullable: true, resolve: ({ size }) => size.name ?? null }),
    sku: t.string({ resolve: ({ size }) => size.sku }),
    isPutAside: t.boolean({ resolve: ({ putAsideAt }) => putAsideAt !== null }),
    heldUntil: t.field({ type: 'DateTime', resolve: ({ heldUntil }) => heldUntil }),
  }),
})

/** Somebody who said today that they come for what lies ready. */
type ComingForIt = {
  readonly kind: 'pickup' | 'reservation'
  readonly number: string
  readonly name: string
  /** What they show or name. */
  readonly code: string
  readonly article: string | null
  readonly told: ToldArrival
}

const ComingForItType = backofficeBuilder.objectRef<ComingForIt>('ComingForIt').implement({
  description: 'Somebody who told the store today that they are on the way or there, for what lies ready.',
  fields: (t) => ({
    kind: t.string({
      description: 'pickup for an order, reservation for a pair to try on.',
      resolve: ({ kind }) => kind,
    }),
    number: t.exposeString('number'),
    name: t.exposeString('name'),
    code: t.exposeString('code', { description: 'What they show or name at the counter.' }),
    article: t.exposeString('article', { nullable: true }),
    isHere: t.boolean({
      description: 'Otherwise they are on their way.',
      resolve: ({ told }) => told.arrival === 'here',
    }),
    minutes: t.int({
      description: 'For so long it has been so.',
      resolve: ({ told }, _, { shop }) => minutesSince(told.at, shop.clock.now()),
    }),
  }),
})

async function comingTo({ shop, actor }: BackofficeContext, location: string): Promise<ComingForIt[]> {
  const now = shop.clock.now()
  if (!shop.settings.at(now).stores.arrivals) return []
  const store = (await shop.stores.all()).find(({ code }) => code === location)
  const timeZone = store?.openingHours?.timeZone ?? retailersZone({ shop })
  const pickups = (await shop.pickupsAt(location)).filter((pickup) => pickupState(pickup) === 'ready')
  const pairs = (await shop.reservations.heldAt(location)).filter(({ putAsideAt }) => putAsideAt !== null)
  const today = (arrival: ToldArrival | undefined) => arrivalToday(arrival, timeZone, now)
  return [
    ...pickups.flatMap(({ number, name, code, arrival }) => {
      const told = today(arrival)
      return told ? [{ kind: 'pickup' as const, number, name, code, article: null, told }] : []
    }),
    ...pairs.flatMap(({ number, firstName, lastName, product, size, arrival }) => {
      const told = today(arrival)
      const article = [`${product.brand} ${product.name}`, shownSize(size.name, actor?.member.language ?? 'en')]
        .filter(Boolean)
        .join(', ')
      const name = `${firstName} ${lastName}`
      return told ? [{ kind: 'reservation' as const, number, name, code: number, article, told }] : []
    }),
  ].sort((a, b) => byArrival(a.told, b.told))
}

backofficeBuilder.queryFields((t) => ({
  comingToStore: t.field({
    type: [ComingForItType],
    description:
      'Who said today that they come for what lies ready: those who are there first, then by how long they wait.',
    args: { location: t.arg.string() },
    resolve: async (_, { location }, context) =>
      seesStore(reachOf(context), location) ? comingTo(context, location) : [],
  }),
  storePickups: t.field({
    type: [PickupType],
    description: 'What a store prepares and keeps now, those that were promised first at the top.',
    args: { location: t.arg.string() },
    resolve: (_, { location }, context) =>
      seesStore(reachOf(context), location) ? context.shop.pickupsAt(location) : [],
  }),
  storeReservations: t.field({
    type: [ReservationType],
    description: 'Pairs that a store keeps apart now.',
    args: { location: t.arg.string() },
    resolve: async (_, { location }, context) =>
      seesStore(reachOf(context), location) ? [...(await context.shop.reservations.heldAt(location))] : [],
  }),
  orderOfPickupCode: t.string({
    nullable: true,
    description: 'The number of the order that waits under the code which its shopper shows.',
    args: { code: t.arg.string() },
    resolve: async (_, { code }, context) => {
      const number = await context.shop.orderOfPickupCode(code.trim().toUpperCase())
      const story = number && (await context.shop.staffOrders.orderStory(number, reachOf(context)))
      return story ? story.order.number : null
    },
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  putReservationAside: t.field({
    type: OutcomeType,
    description: 'Staff have the pair at hand.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) =>
      onReservation(context, number, 'reservation.put-aside', () => context.shop.reservations.putAside(number)),
  }),
  collectReservation: t.field({
    type: OutcomeType,
    description: 'It was handed over.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) =>
      onReservation(context, number, 'reservation.collect', () => context.shop.reservations.collect(number)),
  }),
}))

/** Books what a store did with a pair, with the row of who did it. */
async function onReservation(
  context: BackofficeContext,
  number: string,
  action: string,
  work: () => Promise<PutAside | CollectedReservation>,
): Promise<ChangeOutcome> {
  const answer = await context.shop.staff.perform(actorOf(context), {
    permission: 'orders.fulfil',
    action,
    object: { type: 'reservation', id: number, name: number },
    work: async () => {
      const location = await context.shop.reservations.locationOf(number)
      if (location !== undefined && !seesStore(reachOf(context), location))
        return staffOrderRefused('reservation-not-held')
      const done = await work()
      return done === 'unknown' || done === 'over'
        ? staffOrderRefused('reservation-not-held')
        : changedTo({ came: done })
    },
  })
  return outcomeOf(answer)
}
