import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { isOnSale, type ProductState } from '../catalog/product-state.ts'
import type { Transact } from '../transact.ts'
import { writeProducts } from './product-import.ts'

/** So many products in one transaction. */
const atOnce = 200

/**
 * Puts products on sale whose moment has come, and takes those off it whose time is over. Safe to repeat, at once and on several nodes.
 *
 * @returns how many there were
 */
export async function publishProducts(deps: { readonly transact: Transact; readonly clock: Clock }): Promise<number> {
  let done = 0
  for (;;) {
    const count = await deps.transact(['catalogImport', 'invalidate'], async ({ catalogImport, invalidate }) => {
      const now = deps.clock.now()
      const due = await catalogImport.lockDueProducts(now, atOnce)
      if (due.length === 0) return 0
      const known = await catalogImport.productStates(due)
      const states = [...known.values()].map(({ id: _, ...state }) => atMoment(state, now))
      await invalidate(changes.imported(await writeProducts(catalogImport, states, [])))
      return due.length
    })
    if (count === 0) break
    done += count
  }
  if (done > 0) await deps.transact(['invalidate'], ({ invalidate }) => invalidate(changes.lists()))
  return done
}

/** What a product is once its moment has come: what was decided for a moment is decided, and what is over stays off sale. */
export function atMoment(state: ProductState, now: Date): ProductState {
  const { onSaleFrom, onSaleUntil, ...kept } = state
  const isOver = onSaleUntil !== undefined && new Date(onSaleUntil) <= now
  const waits = onSaleFrom !== undefined && new Date(onSaleFrom) > now
  const next: ProductState = {
    ...kept,
    ...(waits ? { onSaleFrom } : {}),
    ...(isOver || onSaleUntil === undefined ? {} : { onSaleUntil }),
    ...(isOver ? { withdrawn: true as const } : {}),
  }
  return { ...next, active: isOnSale(next, now) }
}
