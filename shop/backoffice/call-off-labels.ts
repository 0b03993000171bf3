import type { Clock } from '#kernel/clock.ts'
import { day } from '#kernel/clock.ts'
import type { ParcelLabelPort } from '../fulfilment/parcel-label-port.ts'
import type { parcelLabelReader } from '../fulfilment/parcel-label-store.ts'
import type { Transact } from '../transact.ts'

/** Carriers take back labels that did not travel for some weeks; what is older was paid for. */
const longest = 42 * day

/** So many in one turn of the job. */
const mostAtOnce = 50

export type CallOffDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly fulfilment: Pick<ReturnType<typeof parcelLabelReader>, 'idleLabels'>
  readonly labels: ParcelLabelPort | undefined
}

/**
 * Calls off labels of orders that were cancelled after their label was made, so that nobody pays for them. One that its carrier keeps, or
 * that could not be asked for, is tried again the day after, and staff see it on the page of its order until then.
 * @returns labels that are still there
 */
export async function callOffIdleLabels({
  transact,
  clock,
  fulfilment,
  labels,
}: CallOffDeps): Promise<readonly string[]> {
  if (!labels) return []
  const now = clock.now()
  const idle = await fulfilment.idleLabels({
    madeSince: new Date(now.getTime() - longest),
    triedBefore: new Date(now.getTime() - day),
    most: mostAtOnce,
  })
  const kept: string[] = []
  for (const { id, shipment, reference } of idle) {
    const mark = (at: 'cancelled' | 'tried') =>
      transact(['fulfilment'], (repositories) =>
        at === 'cancelled'
          ? repositories.fulfilment.cancelParcelLabel(id, now)
          : repositories.fulfilment.noteCancelTried(id, now),
      )
    // Before it is asked for: a process that dies meanwhile asks once more and no oftener.
    await mark('tried')
    // The adapter leaves a log line and a figure of each failure; the next label must not wait for it.
    const isOff = await labels.cancel(shipment).catch(() => false)
    if (isOff) await mark('cancelled')
    else kept.push(reference)
  }
  return kept
}
