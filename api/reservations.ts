import { reservationStates, type StoreReservation } from '#shop/reservations/reservation.ts'
import { ArrivalEnum, shownArrival } from './arrivals.ts'
import { builder } from './builder.ts'
import { namedSizeFields } from './named-size-fields.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'
import { ServicePointType } from './stores.ts'

const ReservationState = builder.enumType('ReservationState', {
  description: 'A pair is kept apart until it is fetched, given up or no longer waited for.',
  values: reservationStates,
})

const isReady = ({ state, putAsideAt }: StoreReservation) => state === 'held' && putAsideAt !== null

const ReservationType = builder.objectRef<StoreReservation>('Reservation').implement({
  description: 'A pair of one size that a store keeps apart for somebody.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'What the shopper names at the counter.' }),
    state: t.field({ type: ReservationState, resolve: ({ state }) => state }),
    heldUntil: t.field({ type: 'DateTime', resolve: ({ heldUntil }) => heldUntil }),
    ready: t.boolean({
      description: 'Whether staff have it at hand; until then it is being put aside.',
      resolve: ({ putAsideAt }) => putAsideAt !== null,
    }),
    arrival: t.field({
      type: ArrivalEnum,
      nullable: true,
      description: 'What the store was told today of its holder coming.',
      resolve: (one, _, context) => shownArrival({ ...one, isReady: isReady(one) }, context).arrival,
    }),
    canTellArrival: t.boolean({
      description: 'Whether the store can be told now: the pair is ready there, and the store is open.',
      resolve: (one, _, context) => shownArrival({ ...one, isReady: isReady(one) }, context).canTell,
    }),
    store: t.field({ type: ServicePointType, resolve: ({ store }) => store }),
    ...namedSizeFields(t),
    hash: t.string({ description: 'Opens it without a login.', resolve: ({ token }) => token }),
  }),
})
const ReservationResultType = builder.unionType('ReservationResult', {
  types: [ReservationType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : ReservationType),
})

const ReservationInput = builder.inputType('ReservationInput', {
  fields: (t) => ({
    key: t.id({ required: true, description: 'A UUID of the form: the same form twice is one reservation.' }),
    sku: t.string({ required: true, description: 'Of the size.' }),
    location: t.string({ required: true, description: 'The code of the store.' }),
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  reservationUntil: t.field({
    type: 'DateTime',
    description: 'Until when a store would keep a pair that is reserved now; its opening hours are counted.',
    args: { location: t.arg.string({ required: true, description: 'The code of the store.' }) },
    resolve: (_, { location }, { shop }) => shop.reservations.wouldHoldUntil(location),
  }),
  reservation: t.field({
    type: ReservationType,
    nullable: true,
    description: 'What the link in the mail of a reservation opens; nothing for one that was made up.',
    args: { hash: t.arg.string({ required: true }) },
    resolve: async (_, { hash }, context) => {
      context.answer.personal = true
      return (await context.shop.reservations.byToken(hash)) ?? null
    },
  }),
}))

builder.mutationFields((t) => ({
  reserveInStore: t.field({
    type: ReservationResultType,
    description:
      'Has a store keep one pair apart for some of its opening hours. It leaves the stock at once. The same form again answers what it made.',
    args: { input: t.arg({ type: ReservationInput, required: true }) },
    resolve: (_, { input }, context) =>
      // A mail goes to an address that anybody can type, and a pair off the shelf.
      withinLimits(context, 'reserveInStore', input.email, () =>
        context.shop.reservations.reserve(context.storefront, { ...input, key: String(input.key) }),
      ),
  }),
  cancelReservation: t.field({
    type: ReservationResultType,
    description: 'Gives a reserved pair up. Repeating it changes nothing.',
    args: { hash: t.arg.string({ required: true, description: 'From the mailed link.' }) },
    resolve: (_, { hash }, context) =>
      withinLimits(context, 'newsletterSettings', hash.slice(0, 64), () => context.shop.reservations.cancel(hash)),
  }),
}))
