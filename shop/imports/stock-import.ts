import { changes } from '#kernel/cache-table.ts'
import type { CountedShelf } from '../stock/count-stock.ts'
import type { ShelfChange } from '../stock/stock-store.ts'
import { readMoment, readPieces } from './cells.ts'
import { checkTargetRows } from './check-row.ts'
import type { Cells, ImportRun, RowPlan, RowProblem } from './import.ts'
import {
  isTargetRow,
  type KindOfImport,
  type LeftRow,
  type TargetColumns,
  type TargetRow,
  usedByGoods,
} from './import-kind.ts'
import { stagedZone } from './local-moments.ts'
import { importMessage } from './messages.ts'
import { rowProblem } from './row-problem.ts'
import { touchedBy } from './touched.ts'

/** Old and new pieces of a shelf, as its row keeps them. */
type StockValues = { readonly pieces: number | null; readonly countedAt?: string }

/**
 * How many pieces lie where: what was counted, whosever they are. The shop takes off by itself what orders and reservations hold
 * (docs/decisions/065-catalogue-imports.md).
 */
export const stockImport: KindOfImport = {
  uses: usedByGoods,
  required: ['location', 'quantity'],
  oneOf: ['sku', 'ean'],
  optional: ['counted_at'],
  // A day alone is its begin, since an early count never sells a pair twice.
  localMoments: { counted_at: 'begin' },
  isGrouped: false,
  // A count that confirms what is known is one all the same: an older one can't replace it any more.
  appliedActions: ['created', 'changed', 'unchanged', 'withdrawn'],
  changed: changes.importedStock,

  describe: (values) => {
    const { pieces } = (values ?? {}) as Partial<StockValues>
    return pieces === undefined || pieces === null ? '' : `${pieces}`
  },

  check: async (repositories, rows, now) =>
    checkTargetRows(repositories, stockColumns, new Set(await repositories.stores.locationCodes()), rows, now),
  stageLeftOut: ({ imports }, ...asked) => imports.stageLeftOutShelves(...asked),
  refuseDuplicates: ({ imports }, id) => imports.refuseDuplicates(id),

  async plan({ stock }, run, all, now) {
    const rows = all.filter(isTargetRow)
    const plans: RowPlan[] = []
    for (const { at, counted } of byCount(rows, run, now)) {
      const changes = await stock.previewCount(counted.map(shelfOf), at)
      for (const [index, row] of counted.entries()) {
        const change = changes[index]
        if (!change) continue
        const problem = olderThanKnown(row, change, at)
        plans.push(problem ? refused(row, problem) : planOf(row, change, at))
      }
    }
    return plans
  },

  async apply({ stock }, run, all, now) {
    const rows = all.filter(isTargetRow)
    const plans: RowPlan[] = []
    const changedProducts: string[] = []
    const counts = byCount(rows, run, now)
    // Shelves of several counts are locked together, so that they are locked in the one order.
    if (counts.length > 1) await stock.lockShelves(rows.map(shelfOf))
    for (const { at, counted } of counts) {
      const changes = new Map(
        (await stock.takeCount(counted.map(shelfOf), at, run.id)).map((one) => [placeKey(one), one]),
      )
      for (const row of counted) {
        const change = changes.get(placeKey(shelfOf(row)))
        if (!change) continue
        plans.push(planOf(row, change, at))
        if ((change.before ?? 0) !== change.after) changedProducts.push(row.productId)
      }
    }
    return { plans, changedProducts }
  },

  /** Takes off what was put there, and puts there what was taken off: what was sold meanwhile stays sold. */
  async undo({ imports, stock }, run, all) {
    const rows = all.filter(isTargetRow)
    const shelves = rows.map(shelfOf)
    await stock.lockShelves(shelves)
    const counts = await stock.countsOf(shelves)
    const touched = touchedBy(await imports.touchedSince(run, [...new Set(rows.map(({ productId }) => productId))]))
    const left: LeftRow[] = []
    const moved: { variantId: string; locationCode: string; by: number; productId: string }[] = []
    for (const row of rows) {
      const { variantId, place: locationCode, position, productId } = row
      const [before, after] = [row.before, row.after] as [StockValues | null, StockValues | null]
      if (variantId === null || !after) continue
      const later = touched(row)
      const countedAt = counts.get(`${variantId} ${locationCode}`)
      if (later !== undefined) left.push({ position, because: importMessage('left-counted-by', { id: later }) })
      else if (countedAt?.toISOString() !== after.countedAt)
        left.push({ position, because: importMessage('left-counted') })
      else moved.push({ variantId, locationCode, productId, by: (before?.pieces ?? 0) - (after.pieces ?? 0) })
    }
    await stock.adjust(moved, run.id)
    return { left, changedProducts: moved.map(({ productId }) => productId) }
  },
}

const stockColumns: TargetColumns = {
  placeColumn: 'location',
  takesProducts: false,
  problems(cells) {
    const quantity = quantityOf(cells)
    const counted = countedAtOf(cells)
    return [
      ...('problem' in quantity ? [rowProblem('quantity', quantity.problem)] : []),
      ...(counted && 'problem' in counted ? [rowProblem('counted_at', counted.problem)] : []),
    ]
  },
}

const quantityOf = (cells: Cells) => readPieces(cells.quantity ?? '')

function countedAtOf(cells: Cells) {
  const told = cells.counted_at?.trim() ?? ''
  return told === '' ? undefined : readMoment(told, stagedZone, 'begin')
}

/** Rows by the moment at which they were counted. A clock ahead of ours is taken to mean now. */
function byCount(rows: readonly TargetRow[], run: ImportRun, now: Date) {
  const moments = Map.groupBy(rows, ({ cells }) => {
    const told = cells && countedAtOf(cells)
    const at = told && 'value' in told ? told.value : run.countedAt
    return Math.min(at.getTime(), now.getTime())
  })
  return [...moments].map(([at, counted]) => ({ at: new Date(at), counted }))
}

/** What a full file leaves out lies nowhere. */
function shelfOf({ variantId, place, cells }: TargetRow): CountedShelf {
  const quantity = cells ? quantityOf(cells) : { value: 0 }
  return { variantId: variantId ?? '', locationCode: place, pieces: 'value' in quantity ? quantity.value : 0 }
}

function olderThanKnown({ cells }: TargetRow, { lastCountedAt }: ShelfChange, at: Date): RowProblem | undefined {
  if (!cells || !countedAtOf(cells) || !lastCountedAt || lastCountedAt <= at) return undefined
  return rowProblem('counted_at', importMessage('count-outdated', { moment: lastCountedAt.toISOString() }))
}

const refused = ({ position }: TargetRow, problem: RowProblem): RowPlan => ({
  position,
  action: 'refused',
  before: null,
  after: null,
  problems: [problem],
})

function planOf({ position, cells }: TargetRow, { before, after }: ShelfChange, at: Date): RowPlan {
  const isSame = (before ?? 0) === after
  const values: StockValues = { pieces: after, countedAt: at.toISOString() }
  return {
    position,
    action: isSame ? 'unchanged' : cells === null ? 'withdrawn' : before === null ? 'created' : 'changed',
    before: { pieces: before } satisfies StockValues,
    after: values,
    ends: (before ?? 0) > 0 && after === 0,
  }
}

const placeKey = ({ variantId, locationCode }: Pick<CountedShelf, 'variantId' | 'locationCode'>) =>
  `${variantId} ${locationCode}`
