import { type Country, needsCustoms } from '#kernel/country.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { FulfilmentReader } from '../fulfilment/fulfilment-store.ts'
import { storeOf } from '../orders/order.ts'
import type { CustomsLackReader } from './customs-lack-store.ts'
import type { LabelPlanReader } from './label-plan-store.ts'
import type { ListedOrder } from './order-list.ts'
import type { OrderListReader } from './order-list-store.ts'
import { mostInWave } from './packing-wave.ts'
import { type StaffLabel, staffLabelsOf } from './parcel-label.ts'

/** What decides whether a label is made for an order when many are labelled at once. */
export type PlannedLabel = {
  readonly order: ListedOrder
  readonly isPaid: boolean
  /** Whether nothing of it is left to pack. */
  readonly isPacked: boolean
  readonly isCollected: boolean
  /** Article numbers of which customs can't be told what they ask; none where they ask nothing. */
  readonly customsLacks: readonly string[]
  /** How many of its parcels have left. */
  readonly parcels: number
  readonly label: StaffLabel | undefined
}

type Deps = {
  readonly labelPlans: LabelPlanReader
  readonly orderLists: Pick<OrderListReader, 'listed'>
  readonly fulfilment: Pick<FulfilmentReader, 'openLabels'>
  readonly customsLacks: CustomsLackReader
  /** Where parcels leave. */
  readonly company: { readonly country: Country }
}

/** As many orders as a wave holds, as they are named; a few statements, however many they are. */
export async function planLabels(
  deps: Deps,
  numbers: readonly string[],
  reach: StaffReach,
): Promise<readonly PlannedLabel[]> {
  const wanted = [...new Set(numbers)].slice(0, mostInWave)
  const rows = await deps.labelPlans.rows(wanted, reach)
  const ids = rows.map(({ id }) => id)
  const abroad = rows.filter((row) => needsCustoms(deps.company.country, row.shippingAddress.country))
  const [listed, labels, lacks] = await Promise.all([
    deps.orderLists.listed(ids, reach),
    staffLabelsOf(deps, ids),
    deps.customsLacks.customsLacks(abroad.map(({ id }) => id)),
  ])
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const orders = new Map(listed.map((order) => [order.id, order]))
  return wanted.flatMap((number) => {
    const row = byNumber.get(number)
    const order = row && orders.get(row.id)
    if (!row || !order) return []
    const { isPaid, isPacked, parcels } = row
    return [
      {
        order,
        isPaid,
        isPacked,
        parcels,
        isCollected: storeOf(row) !== undefined,
        customsLacks: lacks.get(row.id) ?? [],
        label: labels.get(row.id),
      },
    ]
  })
}
