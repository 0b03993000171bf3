import type { CacheTag } from '#kernel/cache-tags.ts'
import type { Language } from '#kernel/storefront.ts'
import type { Repositories } from '../transact.ts'
import type { Cells, ImportKind, ImportRow, ImportRun, RowAction, RowPlan, RowProblem } from './import.ts'
import type { FileRow } from './import-file-port.ts'
import type { LeftOutCursor } from './left-out-writer.ts'
import type { LocalMoments } from './local-moments.ts'
import type { ImportMessage } from './messages.ts'

/** What names the thing that a row is about: a size by its SKU or EAN, or a product by its SKU; and where. */
export type RowKeys = { readonly sku: string; readonly ean: string; readonly place: string }

/** What was found for a key: a size, or all sizes of a product. */
export type RowTarget = { readonly productId: string; readonly variantId: string | null }

export type ImportRepositories = Pick<
  Repositories,
  'imports' | 'stock' | 'catalogImport' | 'invalidate' | 'jobs' | 'pictures' | 'promotions' | 'stores'
>

/** What the kinds of this department use. */
export const usedByGoods = [
  'imports',
  'stock',
  'catalogImport',
  'invalidate',
  'jobs',
  'pictures',
  'promotions',
  'stores',
] as const satisfies readonly (keyof ImportRepositories)[]

/** What rows did to the shop. */
export type Applied = {
  readonly plans: readonly RowPlan[]
  /** Products of which a page says something else now. */
  readonly changedProducts: readonly string[]
}

/** A row that an undo left, and why. */
export type LeftRow = { readonly position: number; readonly because: ImportMessage }

export type Undone = Omit<Applied, 'plans'> & { readonly left: readonly LeftRow[] }

/**
 * A kind of file: its columns, how its rows are read, and what they do. Everything else is the same for all kinds. One may stand in a
 * department below this one, which names the repositories that it is given.
 */
export type KindOfImport<Name extends keyof Repositories = keyof ImportRepositories> = {
  /** What its rows are checked by, and written to. */
  readonly uses: readonly Name[]
  readonly required: readonly string[]
  /** One of these has to be there, where there are some. */
  readonly oneOf: readonly string[]
  readonly optional: readonly string[]
  /** Whether rows with the same `place` are taken together. */
  readonly isGrouped: boolean
  /** Why a file never says everything that there is, where nothing may be ended by being left out. */
  readonly onlyDelta?: ImportMessage
  /** So many rows at most are written in one transaction, where each holds what somebody waits for. */
  readonly mostAtOnce?: number
  /** Columns that are dropped from the rows once they are applied. */
  readonly secretColumns?: readonly string[]
  /** Which rows of a plan are applied. */
  readonly appliedActions: readonly RowAction[]
  /**
   * Old or new values of a row, for people who read a language; as a file writes them where no place is given whose money and clock they
   * are in.
   */
  describe(values: unknown, language: Language, place?: string | null): string
  /** Columns whose times are read by the retailer's own clock, before rows are checked. */
  readonly localMoments?: LocalMoments
  /** Rows as they are checked, where they are not those of the file. */
  prepare?(rows: AsyncIterable<FileRow>): AsyncIterable<FileRow>
  /** Everything that is wrong with rows, and what they are about. */
  check(repositories: Pick<Repositories, Name>, rows: readonly FileRow[], now: Date): Promise<readonly ImportRow[]>
  /** Adds rows for what a full file leaves out, so many at once; answers where to go on. */
  stageLeftOut(
    repositories: Pick<Repositories, Name>,
    id: number,
    after: LeftOutCursor | undefined,
    most: number,
  ): Promise<LeftOutCursor | undefined>
  /** How many things a full file could end, where the rows don't say so. */
  countEndable?(repositories: Pick<Repositories, Name>): Promise<number>
  /** What is told of products that a batch changed; that anything of them may be another where nothing is said. */
  changed?(productIds: readonly string[]): readonly CacheTag[]
  /** Which pages say something else once it is over; lists where nothing is said. */
  tags?(): readonly CacheTag[]
  refuseDuplicates(repositories: Pick<Repositories, Name>, id: number): Promise<void>
  /** What rows would do now. */
  plan(
    repositories: Pick<Repositories, Name>,
    run: ImportRun,
    rows: readonly ImportRow[],
    now: Date,
  ): Promise<readonly RowPlan[]>
  /** Does it, under locks that hold off whoever sells the same. */
  apply(repositories: Pick<Repositories, Name>, run: ImportRun, rows: readonly ImportRow[], now: Date): Promise<Applied>
  undo(repositories: Pick<Repositories, Name>, run: ImportRun, rows: readonly ImportRow[], now: Date): Promise<Undone>
}

/** Every kind by its name, each with what it uses. */
export type KindsOfImport = Readonly<Record<ImportKind, KindOfImport<keyof Repositories>>>

export type TargetRow = ImportRow & { readonly productId: string; readonly place: string }

export const isTargetRow = (row: ImportRow): row is TargetRow => row.productId !== null && row.place !== null

/** How rows about sizes in places are checked: which column says where, and what is wrong with the cells by themselves. */
export type TargetColumns = {
  readonly placeColumn: string
  /** Whether a row may be about a product with all of its sizes. */
  readonly takesProducts: boolean
  problems(cells: Cells, now: Date): readonly RowProblem[]
}
