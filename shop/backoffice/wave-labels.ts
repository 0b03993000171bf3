import type { FulfilmentReader } from '../fulfilment/fulfilment-store.ts'
import type { LabelJoinerPort } from '../fulfilment/label-joiner-port.ts'
import type { LabelledWaveOrder } from './packing-wave.ts'

/** The labels of a wave in one file. */
export type WaveLabels = {
  /** In the order in which it is packed; nothing where no label can be printed. */
  readonly pdf: Uint8Array | undefined
  /** Numbers of orders that leave, and whose labels are not in it. */
  readonly missing: readonly string[]
}

/**
 * So many bytes of labels are joined at once, 32 MB. A carrier's label has 20 to 100 KB, the largest wave some 10 MB; what a broken one would
 * add to the memory that shoppers share is left out, and named.
 */
export const mostLabelBytes = 32 * 1024 * 1024

/** Whether its label can be printed: one that goes elsewhere by now, or was erased, is called off where its order is packed. */
export const isPrintable = ({ label }: Pick<LabelledWaveOrder, 'label'>): boolean =>
  label !== undefined && !label.isOutdated && label.hasFile

/** Whether a carrier still has to take something of it along. */
const isLeaving = ({ isPacked, isCollected }: LabelledWaveOrder): boolean => !isPacked && !isCollected

type Deps = { readonly fulfilment: Pick<FulfilmentReader, 'labelFiles'>; readonly labelJoiner: LabelJoinerPort }

/** Joins the labels of all that leaves, as long as they are not too much to be joined at once. */
export async function joinWaveLabels(
  { fulfilment, labelJoiner }: Deps,
  orders: readonly LabelledWaveOrder[],
): Promise<WaveLabels> {
  const leaving = orders.filter(isLeaving)
  const labelled = leaving.flatMap(({ number, label, ...order }) =>
    label && isPrintable({ ...order, label }) ? [{ number, id: label.id }] : [],
  )
  const files = await fulfilment.labelFiles(
    labelled.map(({ id }) => id),
    mostLabelBytes,
  )
  const found = labelled.flatMap(({ number, id }) => {
    const file = files.get(id)
    return file ? [{ number, file }] : []
  })
  const { pdf, unreadable } = await labelJoiner.join(found.map(({ file }) => file))
  const printed = new Set(found.filter((_, place) => !unreadable.has(place)).map(({ number }) => number))
  return { pdf, missing: leaving.map(({ number }) => number).filter((number) => !printed.has(number)) }
}
