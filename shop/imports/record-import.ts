import { isDeepStrictEqual } from 'node:util'
import type { CacheTag } from '#kernel/cache-tags.ts'
import type { CellValue } from './cells.ts'
import type { Cells, ImportRow, RowPlan, RowProblem } from './import.ts'
import type { FileRow } from './import-file-port.ts'
import { type ImportRepositories, type KindOfImport, type LeftRow, usedByGoods } from './import-kind.ts'
import type { LocalMoments } from './local-moments.ts'
import { importMessage } from './messages.ts'
import { readYesOrNo } from './record-cells.ts'
import { rowProblem } from './row-problem.ts'

/** A column of a record: how a cell is written down, whatever way a file wrote it. */
export type RecordColumn = {
  /** Whether a new record needs it. */
  readonly isRequired?: boolean
  /** The cell as an export writes it; one that is left as it is where nothing is said. */
  readonly read?: (cell: string) => CellValue<string>
}

/**
 * Things that are few and whose rows are whole by themselves: a redirect, a promotion, a store. A record is its cells as an export writes
 * them, so that what goes out comes in again unchanged.
 */
export type RecordKind = {
  readonly columns: Readonly<Record<string, RecordColumn>>
  /** The columns that name a record. */
  readonly keyColumns: readonly string[]
  /** Columns whose times are read by the retailer's own clock. */
  readonly localMoments?: LocalMoments
  /** A column in which a row of any file says that its record is gone: `yes`. No export has it. */
  readonly endColumn?: string
  /** What is wrong with whole records, beside what is wrong with their cells. */
  problemsOf(
    repositories: ImportRepositories,
    records: readonly Cells[],
  ): Promise<(record: Cells) => readonly RowProblem[]>
  /** A record as it is read again once it is written: with what is taken for granted. */
  canonical(record: Cells): Cells
  /** Records by their keys; all of them where none are named. */
  find(repositories: RecordRepositories, keys?: readonly string[]): Promise<ReadonlyMap<string, Cells>>
  write(repositories: ImportRepositories, records: readonly Cells[]): Promise<void>
  end(repositories: ImportRepositories, keys: readonly string[]): Promise<void>
  /**
   * What files told, by the keys of records, before somebody changed it in the back office. A file that tells it again has no news, and
   * leaves what was decided since.
   */
  toldBefore?(repositories: RecordRepositories, keys: readonly string[]): Promise<ReadonlyMap<string, Cells>>
  /** Records that stay when a full file leaves them out, by their keys. */
  stays?(repositories: ImportRepositories): Promise<ReadonlySet<string>>
  /** Refuses rows of a file that contradict each other, beside those that say the same thing twice. */
  refuseContradictions?(repositories: ImportRepositories, importId: number): Promise<void>
  /** Which pages say something else once a record changed. */
  tags(): readonly CacheTag[]
}

/** What it takes to find records. */
export type RecordRepositories = Pick<ImportRepositories, 'catalogImport' | 'promotions'>

/** The cells that name a record, with a blank between them. */
export const keyOfRecord = ({ keyColumns }: Pick<RecordKind, 'keyColumns'>, record: Cells): string =>
  keyColumns.map((column) => record[column] ?? '').join(' ')

/** An import of records. */
export function recordImport(kind: RecordKind): KindOfImport {
  const columns = Object.keys(kind.columns)
  return {
    uses: usedByGoods,
    required: kind.keyColumns,
    oneOf: [],
    optional: [
      ...columns.filter((column) => !kind.keyColumns.includes(column)),
      ...(kind.endColumn === undefined ? [] : [kind.endColumn]),
    ],
    isGrouped: false,
    localMoments: kind.localMoments ?? {},
    appliedActions: ['created', 'changed', 'withdrawn'],
    describe: (values) => (values ? describedCells(values as Cells, columns) : ''),
    tags: kind.tags,

    async check(repositories, rows) {
      const read = rows.map((row) => readRecordRow(kind, row))
      const known = await kind.find(
        repositories,
        read.map(({ key }) => key),
      )
      const whole = read.map(({ key, told }) => ({ ...known.get(key), ...told }))
      const problemsOf = await kind.problemsOf(repositories, whole)
      return read.map(({ row, key, told, isEnd, problems }, at) => {
        // What else is said of something that is gone is nobody's business.
        const record = isEnd ? told : (whole[at] ?? told)
        const unread = new Set(problems.map(({ column }) => column))
        const missing = missingIn(kind, record).filter(
          ({ column }) => !unread.has(column) && (!isEnd || (column !== null && kind.keyColumns.includes(column))),
        )
        const all = [...problems, ...missing, ...(isEnd || problems.length > 0 ? [] : problemsOf(record))]
        return stagedRow(row, kind.keyColumns.every((column) => told[column]) ? key : null, all)
      })
    },

    async stageLeftOut(repositories, id) {
      await repositories.imports.stageLeftOutPlaces(id, await endable(kind, repositories))
      return undefined
    },
    countEndable: async (repositories) => (await endable(kind, repositories)).length,

    async refuseDuplicates(repositories, id) {
      await repositories.imports.refuseSamePlaces(id, kind.keyColumns.at(-1) ?? '')
      await kind.refuseContradictions?.(repositories, id)
    },

    plan: (repositories, _run, rows) => plansOf(kind, repositories, rows),

    async apply(repositories, _run, rows) {
      const plans = await plansOf(kind, repositories, rows)
      await kind.write(
        repositories,
        plans.flatMap(({ action, after }) => (action === 'created' || action === 'changed' ? [after as Cells] : [])),
      )
      const leaving = plans.flatMap(({ action, before }) => (action === 'withdrawn' && before ? [before as Cells] : []))
      await kind.end(
        repositories,
        leaving.map((record) => keyOfRecord(kind, record)),
      )
      return { plans, changedProducts: [] }
    },

    async undo(repositories, _run, rows) {
      const now = await kind.find(
        repositories,
        rows.flatMap(({ place }) => place ?? []),
      )
      const left: LeftRow[] = []
      const again: Cells[] = []
      const ended: string[] = []
      const olds = rows.flatMap(({ before }) => (before ? [before as Cells] : []))
      // What it was may contradict what others are by now.
      const problemsOf = olds.length > 0 ? await kind.problemsOf(repositories, olds) : () => []
      for (const { position, place, before, after } of rows) {
        const current = now.get(place ?? '') ?? null
        const isContradicted = before !== null && problemsOf(before as Cells).length > 0
        if (!isDeepStrictEqual(current, after) || isContradicted)
          left.push({ position, because: importMessage('left-changed') })
        else if (before) again.push(before as Cells)
        else ended.push(place ?? '')
      }
      await kind.write(repositories, again)
      await kind.end(repositories, ended)
      return { left, changedProducts: [] }
    },
  }
}

async function endable(kind: RecordKind, repositories: ImportRepositories): Promise<readonly string[]> {
  const staying = await kind.stays?.(repositories)
  return [...(await kind.find(repositories)).keys()].filter((key) => !staying?.has(key))
}

export type RecordRow = {
  readonly row: FileRow
  readonly key: string
  readonly told: Cells
  /** Whether it says that its record is gone. */
  readonly isEnd: boolean
  readonly problems: readonly RowProblem[]
}

/** What empties a cell of a record: an empty one leaves it as it is. */
export const emptied = 'none'

/** What a row tells; an empty cell tells nothing. Of a record that is gone only what names it is read. */
export function readRecordRow(kind: Pick<RecordKind, 'columns' | 'keyColumns' | 'endColumn'>, row: FileRow): RecordRow {
  const told: Record<string, string> = {}
  const problems: RowProblem[] = row.problem === undefined ? [] : [rowProblem(null, row.problem)]
  const end = endIn(kind, row)
  if ('problem' in end) problems.push(rowProblem(kind.endColumn ?? null, end.problem))
  const isEnd = 'value' in end && end.value
  for (const [column, { read, isRequired }] of Object.entries(kind.columns)) {
    if (isEnd && !kind.keyColumns.includes(column)) continue
    const cell = row.cells[column]?.trim() ?? ''
    if (cell === '') continue
    if (!isRequired && cell.toLowerCase() === emptied) {
      told[column] = ''
      continue
    }
    const value = read?.(cell) ?? { value: cell }
    if ('problem' in value) problems.push(rowProblem(column, value.problem))
    else told[column] = value.value
  }
  return { row, key: keyOfRecord(kind, told), told, isEnd, problems }
}

function endIn({ endColumn }: Pick<RecordKind, 'endColumn'>, { cells }: FileRow): CellValue<boolean> {
  const cell = (endColumn === undefined ? '' : cells[endColumn])?.trim() ?? ''
  if (cell === '') return { value: false }
  const read = readYesOrNo(cell)
  return 'problem' in read ? read : { value: read.value === 'yes' }
}

const missingIn = ({ columns, keyColumns }: RecordKind, record: Cells): readonly RowProblem[] =>
  Object.entries(columns).flatMap(([column, { isRequired }]) =>
    (isRequired || keyColumns.includes(column)) && (record[column] ?? '') === ''
      ? [rowProblem(column, importMessage('record-needs-column', { column }))]
      : [],
  )

/** A row as it is staged: refused where there is a problem. */
export function stagedRow(row: FileRow, key: string | null, problems: readonly RowProblem[]): ImportRow {
  const isRefused = problems.length > 0
  return {
    position: row.position ?? row.line,
    line: row.line,
    cells: row.cells,
    problems: isRefused ? problems : null,
    productId: null,
    variantId: null,
    place: key,
    action: isRefused ? 'refused' : null,
    before: null,
    after: null,
    leftBecause: null,
  }
}

async function plansOf(
  kind: RecordKind,
  repositories: ImportRepositories,
  rows: readonly ImportRow[],
): Promise<readonly RowPlan[]> {
  const keys = rows.flatMap(({ place }) => place ?? [])
  const known = await kind.find(repositories, keys)
  const old = await kind.toldBefore?.(repositories, keys)
  return rows.map(({ position, line, place, cells }) => {
    const before = known.get(place ?? '') ?? null
    const read = cells && readRecordRow(kind, { line: line ?? position, cells })
    if (!read || read.isEnd)
      return { position, action: before ? 'withdrawn' : 'unchanged', before, after: null, ends: before !== null }
    const after = kind.canonical({ ...before, ...newsIn(read.told, old?.get(place ?? '')) })
    const action = !before ? 'created' : isDeepStrictEqual(before, after) ? 'unchanged' : 'changed'
    return { position, action, before, after: action === 'unchanged' ? null : after }
  })
}

/** What a row tells that files didn't tell before. */
const newsIn = (told: Cells, old: Cells = {}): Cells =>
  Object.fromEntries(Object.entries(told).filter(([column, cell]) => cell !== old[column]))

/** Cells in the order of their columns, for people. */
export const describedCells = (record: Cells, columns: readonly string[]) =>
  columns.flatMap((column) => (record[column] ? [`${column} ${record[column]}`] : [])).join(', ')
