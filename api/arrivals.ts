import { isRefused, type Refused, refusedWith } from '#kernel/message-key.ts'
import { type ArrivalStage, arrivals, arrivalToday, hearsArrivals, type ToldArrival } from '#shop/stores/arrival.ts'
import type { Store } from '#shop/stores/store.ts'
import { orderNotFound, orderOfLink } from './after-order.ts'
import { builder } from './builder.ts'
import type { ApiContext } from './context.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

export const ArrivalEnum = builder.enumType('Arrival', {
  description: 'What whoever fetches something tells its store: on the way, or there.',
  values: arrivals satisfies readonly ArrivalStage[],
})

type Waiting = {
  readonly isReady: boolean
  readonly arrival: ToldArrival | undefined
  readonly store: Store | undefined
}

/** What a store was told of somebody's coming today, and whether it can be told now. */
export function shownArrival({ isReady, arrival, store }: Waiting, { now, settings, storefront }: ApiContext) {
  const timeZone = store?.openingHours?.timeZone ?? storefront.timeZone
  return {
    arrival: arrivalToday(arrival, timeZone, now)?.arrival ?? null,
    canTell: isReady && settings.stores.arrivals && hearsArrivals(store?.openingHours, now),
  }
}

const ArrivalToldType = builder.objectRef<{ readonly arrival: ArrivalStage | null }>('ArrivalTold').implement({
  fields: (t) => ({
    arrival: t.field({ type: ArrivalEnum, nullable: true, resolve: ({ arrival }) => arrival }),
  }),
})
const ArrivalResultType = builder.unionType('ArrivalResult', {
  types: [ArrivalToldType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : ArrivalToldType),
})

const arrivalArg = { type: ArrivalEnum, description: 'Nothing takes back what was told.' } as const

builder.mutationFields((t) => ({
  tellPickupArrival: t.field({
    type: ArrivalResultType,
    description:
      'Tells the store, while it is open, that whoever fetches an order comes. Saying it again changes nothing.',
    args: { reference: t.arg.string({ required: true }), arrival: t.arg(arrivalArg) },
    resolve: async (_, { reference, arrival }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const tell = () => context.shop.tellPickupArrival(order.id, arrival ?? null)
      return told(await withinLimits(context, 'tellArrival', order.id, tell), arrival)
    },
  }),
  tellReservationArrival: t.field({
    type: ArrivalResultType,
    description: 'The same of a pair that a store keeps apart.',
    args: {
      hash: t.arg.string({ required: true, description: 'From the mailed link.' }),
      arrival: t.arg(arrivalArg),
    },
    resolve: async (_, { hash, arrival }, context) => {
      const tell = () => context.shop.reservations.arrive(hash, arrival ?? null)
      return told(await withinLimits(context, 'tellArrival', hash.slice(0, 64), tell), arrival)
    },
  }),
}))

const told = (answer: object | Refused, arrival: ArrivalStage | null | undefined) =>
  isRefused(answer) ? refusedWith(...answer.refusals) : { arrival: arrival ?? null }
