import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import {
  type ArrangedList,
  type Arrangement,
  arrangementError,
  isPlain,
  type StoredArrangement,
  tidyArrangement,
} from './arrangement.ts'
import { type MerchandisingRefused, merchandisingRefused } from './merchandising-refusal.ts'

export type ArrangementInput = {
  readonly list: ArrangedList
  readonly arrangement: Arrangement
  /** The version that it was made of; 0 where there was none. */
  readonly seen: number
  /** Who publishes it, by name. */
  readonly by: string
}

/** What was published, and what held before. */
export type PublishedArrangement = {
  readonly before: StoredArrangement | undefined
  readonly after: Arrangement
}

/**
 * Lets shoppers see the products of a category in this order, on every node within seconds. One that decides nothing is taken away: then
 * the list is ordered as everywhere, or, in a storefront, as for all of them.
 */
export async function publishArrangement(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  { list, arrangement, seen, by }: ArrangementInput,
): Promise<PublishedArrangement | MerchandisingRefused> {
  return transact(['arrangements', 'invalidate'], async ({ arrangements, invalidate }) => {
    const category = await arrangements.category(list.category)
    if (!category) return merchandisingRefused('category-unknown')
    const before = await arrangements.lock(list)
    if ((before?.version ?? 0) !== seen) return merchandisingRefused('list-changed-meanwhile')
    const error = arrangementError(arrangement, await arrangements.brandSlugs())
    if (error) return merchandisingRefused(error, { field: fieldOf[error] })
    const after = tidyArrangement(arrangement)
    if (isPlain(after)) await arrangements.remove(list)
    else await arrangements.put(list, after, { version: seen + 1, changedAt: clock.now(), changedBy: by })
    await invalidate(changes.arranged([category.id]))
    return { before, after }
  })
}

const fieldOf = {
  'arrangement-too-many-steps': 'steps',
  'arrangement-step-twice': 'steps',
  'arrangement-brand-unknown': 'steps',
  'arrangement-too-many-pins': 'sku',
  'arrangement-place-invalid': 'place',
  'arrangement-too-many-buried': 'sku',
} as const
