import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type ArrivalStage, type CountArrival, reasonAgainstTelling } from '../stores/arrival.ts'
import type { Transact } from '../transact.ts'
import { pickupState } from './store-pickup.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  /** Whether the retailer wants it. */
  readonly offersArrivals: () => boolean
  readonly countArrival: CountArrival
}

/**
 * Tells the store that whoever fetches an order comes or is there, or takes that back. Saying the same again changes nothing, and nobody
 * waits longer for it. The order is locked: what is handed over or cancelled at the same moment has nobody waiting for it afterwards.
 */
export async function tellPickupArrival(
  { transact, clock, offersArrivals, countArrival }: Deps,
  orderId: string,
  arrival: ArrivalStage | null,
): Promise<Refused | object> {
  let isNews = false
  const answer = await transact(['orders', 'storePickups', 'stores'], async ({ orders, storePickups, stores }) => {
    const now = clock.now()
    const order = await orders.lock(orderId)
    const [pickup] = await storePickups.ofOrders([orderId])
    if (order?.state !== 'paid' || !pickup || pickupState(pickup) !== 'ready')
      return refusedWith(refusalOf('arrival-not-ready'))
    const store = (await stores.all()).find(({ code }) => code === pickup.locationCode)
    const reason = reasonAgainstTelling(arrival, { isOffered: offersArrivals(), hours: store?.openingHours, now })
    if (reason) return refusedWith(refusalOf(reason))
    isNews = await storePickups.arrive(orderId, arrival, now)
    return {}
  })
  if (isNews && arrival) countArrival({ of: 'order', arrival })
  return answer
}
