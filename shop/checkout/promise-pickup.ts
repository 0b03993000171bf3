import { newCounterCode } from '#kernel/ids.ts'
import { type PickupTimes, readyAt } from '../stores/pickup-time.ts'
import type { Repositories } from '../transact.ts'

/** As often as a code that somebody has already is drawn again: of a thousand million. */
const draws = 5

/**
 * Writes down in which store an order is collected, under which code, and by when it is ready there.
 *
 * @param from where its stock lies
 */
export async function promisePickup(
  { stores, storePickups }: Pick<Repositories, 'stores' | 'storePickups'>,
  times: PickupTimes,
  orderId: string,
  locationCode: string,
  from: readonly string[],
  now: Date,
): Promise<void> {
  const expectedAt = await expected({ stores }, times, locationCode, from, now)
  for (let draw = 0; draw < draws; draw++) {
    if (await storePickups.add({ orderId, locationCode, code: newCounterCode(), expectedAt })) return
  }
  throw new Error(`No code is free for the pickup of order ${orderId}`)
}

/** The order is paid: its store is asked to prepare it, and its time begins anew, since a bank transfer takes its days. */
export async function promiseFromPayment(
  { stores, storePickups, stock, jobs }: Pick<Repositories, 'stores' | 'storePickups' | 'stock' | 'jobs'>,
  times: PickupTimes,
  orderId: string,
  now: Date,
): Promise<void> {
  const [pickup] = await storePickups.ofOrders([orderId])
  if (!pickup) return
  const from = await stock.reservedFrom(orderId)
  await storePickups.expect(orderId, await expected({ stores }, times, pickup.locationCode, from, now))
  await jobs.mailStore('prepare', orderId)
}

async function expected(
  { stores }: Pick<Repositories, 'stores'>,
  times: PickupTimes,
  locationCode: string,
  from: readonly string[],
  now: Date,
): Promise<Date> {
  const store = (await stores.all()).find(({ code }) => code === locationCode)
  const hasAll = from.every((code) => code === locationCode)
  return readyAt({ openingHours: store?.openingHours }, now, hasAll, times)
}
