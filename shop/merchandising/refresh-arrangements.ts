import { changes } from '#kernel/cache-table.ts'
import type { Transact } from '../transact.ts'

/**
 * Has every node read again what was sold, where lists go by it: sales move all the time, and lists an hour behind them serve as well.
 *
 * @returns how many categories there are
 */
export async function refreshArrangements({ transact }: { readonly transact: Transact }): Promise<number> {
  return transact(['arrangements', 'invalidate'], async ({ arrangements, invalidate }) => {
    const categories = await arrangements.soldByCategories()
    await invalidate(changes.arranged(categories))
    return categories.length
  })
}
