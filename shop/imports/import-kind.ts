import type { Repositories } from '../transact.ts'
import type { Cells, ImportRow, ImportRun, RowAction, RowPlan, RowProblem } from './import.ts'

/** What names the thing that a row is about: a size by its SKU or EAN, or a product by its SKU; and where. */
export type RowKeys = { readonly sku: string; readonly ean: string; readonly place: string }

/** What was found for a key: a size, or all sizes of a product. */
export type RowTarget = { readonly productId: string; readonly variantId: string | null }

export type ImportRepositories = Pick<
  Repositories,
  'imports' | 'stock' | 'catalogImport' | 'invalidate' | 'jobs' | 'stores'
>

/** What rows did to the shop. */
export type Applied = {
  readonly plans: readonly RowPlan[]
  /** Products of which a page says something else now. */
  readonly changedProducts: readonly string[]
  /** Whether lists may show other products, or in another order. */
  readonly changesLists: boolean
}

/** A row that an undo left, and why. */
export type LeftRow = { readonly position: number; readonly because: string }

export type Undone = Omit<Applied, 'plans'> & { readonly left: readonly LeftRow[] }

/** A kind of file: its columns, how its rows are read, and what they do. Everything else is the same for all kinds. */
export type KindOfImport = {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** The column that says where: a location or a storefront. */
  readonly placeColumn: string
  /** Whether a row may be about a product with all of its sizes. */
  readonly takesProducts: boolean
  /** Which rows of a plan are applied. */
  readonly appliedActions: readonly RowAction[]
  /** Old or new values of a row, for people. */
  describe(values: unknown): string
  /** Where rows can be about. */
  places(repositories: ImportRepositories): Promise<ReadonlySet<string>>
  /** Everything that is wrong with the cells by themselves. */
  problems(cells: Cells, now: Date): readonly RowProblem[]
  /** What rows would do now. They are without problems and have a target. */
  plan(
    repositories: ImportRepositories,
    run: ImportRun,
    rows: readonly TargetRow[],
    now: Date,
  ): Promise<readonly RowPlan[]>
  /** Does it, under locks that hold off whoever sells the same. */
  apply(repositories: ImportRepositories, run: ImportRun, rows: readonly TargetRow[], now: Date): Promise<Applied>
  undo(repositories: ImportRepositories, run: ImportRun, rows: readonly TargetRow[], now: Date): Promise<Undone>
}

export type TargetRow = ImportRow & { readonly productId: string; readonly place: string }

export const isTargetRow = (row: ImportRow): row is TargetRow => row.productId !== null && row.place !== null
