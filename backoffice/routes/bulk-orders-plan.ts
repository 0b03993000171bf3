import type { LabelPlanQuery } from '../graphql/graphql.ts'
import type { Scope } from '../scope.ts'
import { bulkOrderQuery, labelPlanQuery } from './bulk-orders-document.ts'
import { type BulkAction, type BulkOutcome, bulkOutcome, labelOutcome, type SeenOrder } from './bulk-orders-form.ts'

/** A chosen order as the preview shows it. */
export type PlannedOrder = Omit<LabelPlanQuery['labelPlan'][number]['order'], '__typename'> &
  SeenOrder & {
    readonly outcome: BulkOutcome
    /** Article numbers of which customs can't be told what they ask. */
    readonly customsLacks?: readonly string[]
  }

/** What would happen to each of the chosen orders. */
export async function plannedOrders(
  ask: Scope['ask'],
  action: BulkAction,
  numbers: readonly string[],
): Promise<PlannedOrder[]> {
  if (action === 'label') {
    const { labelPlan } = await ask(labelPlanQuery, { numbers: [...numbers] })
    return labelPlan.map((planned) => ({
      ...planned.order,
      seen: planned.parcels,
      outcome: labelOutcome(planned),
      customsLacks: planned.customsLacks,
    }))
  }
  const found = await Promise.all(numbers.map((number) => ask(bulkOrderQuery, { number })))
  return found.flatMap(({ order }) => {
    if (!order) return []
    const { number, storefront, placedAt, email, total, version } = order
    return [{ number, storefront, placedAt, email, total, seen: version, outcome: bulkOutcome(action, order) }]
  })
}
