import type { ColumnMapping } from './mapping.ts'
import type { KeptMessage } from './messages.ts'

/** What a file is about. */
export const importKinds = [
  'products',
  'prices',
  'costs',
  'passports',
  'stock',
  'stores',
  'redirects',
  'promotions',
  'customers',
  'reviews',
] as const
export type ImportKind = (typeof importKinds)[number]

/** A full file withdraws what it leaves out, in the locations or storefronts that it names; a delta says what changed. */
export const importModes = ['full', 'delta'] as const
export type ImportMode = (typeof importModes)[number]

/**
 * How far an import is. One that is `waiting` needs an approval; `refused` and `undone` ones have changed nothing that is left; the
 * others go on by themselves after whatever cut them off.
 */
export type ImportStatus =
  | 'staging'
  | 'planning'
  | 'waiting'
  | 'applying'
  | 'applied'
  | 'refused'
  | 'undoing'
  | 'undone'

/** In these somebody works, or was cut off. */
export const runningStatuses = ['staging', 'planning', 'applying', 'undoing'] as const satisfies readonly ImportStatus[]

export type RowAction = 'created' | 'changed' | 'unchanged' | 'withdrawn' | 'refused'

/** What an import counts as it goes. */
export type ImportCounts = {
  readonly rows: number
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly withdrawn: number
  readonly refused: number
  /** Shelves that the plan empties, or offers that it ends. */
  readonly ended: number
  /** Of so many: filled shelves of the locations, or offers in the storefronts, that the file names. */
  readonly endable: number
  /** Prices that move further than goes without asking. */
  readonly largeMoves: number
  /** The first of them, as a line of the file. */
  readonly firstLargeMove: number
  /** Rows that an undo left as they are. */
  readonly left: number
}

export const noCounts: ImportCounts = {
  rows: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: 0,
  ended: 0,
  endable: 0,
  largeMoves: 0,
  firstLargeMove: 0,
  left: 0,
}

/**
 * Who of the staff pressed for what an import does, with what, as the books on staff call it. Their first row says that it began, and is
 * written before; what came of it stands in a second one, since an import takes many transactions and goes on where another process left it.
 */
export type PressForImport = {
  readonly memberId: string
  readonly memberName: string
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  readonly objectName: string
  readonly device: string
  readonly address: string | null
}

export type ImportRun = {
  readonly id: number
  readonly kind: ImportKind
  readonly mode: ImportMode
  readonly status: ImportStatus
  readonly fileName: string
  readonly filePath: string
  readonly sha256: string
  readonly countedAt: Date
  /** How the columns of the file become the shop's own; null for the shop's own. */
  readonly mapping: ColumnMapping | null
  readonly planOnly: boolean
  readonly cursor: number
  readonly counts: ImportCounts
  /** Why it waits, or was refused. */
  readonly reasons: readonly KeptMessage[]
  readonly startedBy: string
  /** Of the staff who began it in the back office; nothing for a command or the clock. */
  readonly startedByMember: string | null
  readonly approvedBy: string | null
  readonly undoneBy: string | null
  /** Whoever waits for its result in the books on staff. */
  readonly pressed: PressForImport | null
  readonly startedAt: Date
  readonly plannedAt: Date | null
  readonly appliedAt: Date | null
  readonly undoneAt: Date | null
}

/** What is wrong with a row; without a column it is about the whole row. */
export type RowProblem = KeptMessage & { readonly column: string | null }

/** The cells of a row by their column; empty ones are empty texts. */
export type Cells = Readonly<Record<string, string>>

/** A row of a file with what was found for it; without cells it is something that a full file leaves out. */
export type ImportRow = {
  readonly position: number
  /** Where it stands in the file; nowhere for what a full file leaves out. */
  readonly line: number | null
  readonly cells: Cells | null
  readonly problems: readonly RowProblem[] | null
  readonly productId: string | null
  /** Null for all sizes of the product. */
  readonly variantId: string | null
  readonly place: string | null
  readonly action: RowAction | null
  readonly before: unknown
  readonly after: unknown
  /** Why an undo left it. */
  readonly leftBecause: KeptMessage | null
}

/** What a row does, or would do; old and new values as its kind writes them. */
export type RowPlan = {
  readonly position: number
  readonly action: RowAction
  readonly before: unknown
  readonly after: unknown
  readonly problems?: readonly RowProblem[]
  /** Whether a shelf is emptied by it, or an offer ended. */
  readonly ends?: boolean
  /** How far a price moves: 0.5 for one that is halved, or half as high again. */
  readonly moves?: number
}
