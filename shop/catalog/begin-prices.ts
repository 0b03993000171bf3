import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import type { CatalogWriter } from './catalog-writer.ts'
import { priceChange } from './price-changes.ts'
import type { HistoryRow } from './price-history-writer.ts'
import type { PriceRow } from './price-writer.ts'

/** So many products in one transaction. */
const atOnce = 200

/**
 * Begins the prices whose moment has come, and tells the pages that show them. Safe to repeat, at once and on several nodes.
 *
 * @returns how many products cost something else now
 */
export async function beginPrices(deps: { readonly transact: Transact; readonly clock: Clock }): Promise<number> {
  let begun = 0
  for (;;) {
    const products = await deps.transact(
      ['catalogImport', 'invalidate'],
      async ({ catalogImport: catalog, invalidate }) => {
        const now = deps.clock.now()
        const due = await catalog.lockDuePrices(now, atOnce)
        await begin(
          catalog,
          due.flatMap(({ rows }) => rows),
          now,
        )
        await invalidate(changes.price(due.map(({ productId }) => productId)))
        return due.length
      },
    )
    if (products === 0) break
    begun += products
  }
  // What is reduced stands on lists on which it didn't stand before.
  if (begun > 0) await deps.transact(['invalidate'], ({ invalidate }) => invalidate(changes.lists()))
  return begun
}

type Due = Awaited<ReturnType<CatalogWriter['lockDuePrices']>>[number]['rows']

async function begin(catalog: CatalogWriter, due: Due, now: Date): Promise<void> {
  const ids = [...new Set(due.map((row) => row.variant_id))]
  const rows = new Map((await catalog.pricesOf(ids)).map((row) => [keyOf(row), row]))
  const history = Map.groupBy(await catalog.historyOf(ids), (row) => `${row.variantId} ${row.storefrontCode}`)
  const changed = new Map<string, PriceRow>()
  const added: HistoryRow[] = []
  for (const row of due) {
    const key = keyOf(row)
    const size = { variantId: row.variant_id, storefrontCode: row.store_code, currency: row.currency }
    const step = { at: row.starts_at, price: row.price, regularPrice: row.regular_price }
    const known = history.get(key) ?? []
    const change = priceChange(size, step, rows.get(key), known, now)
    rows.set(key, change.row)
    changed.set(key, change.row)
    history.set(key, [...known, ...change.added])
    added.push(...change.added)
  }
  await catalog.addHistory(added)
  await catalog.prices([...changed.values()])
  await catalog.endPlans(ids, now)
}

const keyOf = (row: { readonly variant_id: string; readonly store_code: string }) =>
  `${row.variant_id} ${row.store_code}`
