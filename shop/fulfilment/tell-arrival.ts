import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type ArrivalStage, reasonAgainstTelling } from '../stores/arrival.ts'
import type { Transact } from '../transact.ts'
import { pickupState } from './store-pickup.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  /** Whether the retailer wants it. */
  readonly offersArrivals: () => boolean
}

/**
 * Tells the store that whoever fetches an order comes or is there, or takes that back. Saying the same again changes nothing, and nobody
 * waits longer for it.
 */
export function tellPickupArrival(
  { transact, clock, offersArrivals }: Deps,
  orderId: string,
  arrival: ArrivalStage | null,
): Promise<Refused | object> {
  return transact(['storePickups', 'stores'], async ({ storePickups, stores }) => {
    const now = clock.now()
    const [pickup] = await storePickups.ofOrders([orderId])
    if (!pickup || pickupState(pickup) !== 'ready') return refusedWith(refusalOf('arrival-not-ready'))
    const store = (await stores.all()).find(({ code }) => code === pickup.locationCode)
    const reason = reasonAgainstTelling(arrival, { isOffered: offersArrivals(), hours: store?.openingHours, now })
    if (reason) return refusedWith(refusalOf(reason))
    await storePickups.arrive(orderId, arrival, now)
    return {}
  })
}
