import { readKey } from './cells.ts'
import type { Cells, ImportRow, RowProblem } from './import.ts'
import type { FileRow } from './import-file-port.ts'
import type { ImportRepositories, RowKeys, RowTarget, TargetColumns } from './import-kind.ts'
import { type ImportMessage, importMessage } from './messages.ts'
import { rowProblem } from './row-problem.ts'

/** What the shop knows of the keys of some rows. */
export type KnownTargets = {
  readonly places: ReadonlySet<string>
  readonly sizes: ReadonlyMap<string, RowTarget>
  readonly eans: ReadonlyMap<string, RowTarget>
  readonly products: ReadonlyMap<string, RowTarget>
}

/** The keys of a row, as they are looked for. */
export function keysOf(cells: Cells, { placeColumn }: Pick<TargetColumns, 'placeColumn'>): RowKeys {
  const key = (column: string) => cells[column]?.trim() ?? ''
  return { sku: key('sku'), ean: key('ean'), place: key(placeColumn) }
}

/** Checks rows about sizes in places. */
export async function checkTargetRows(
  { catalogImport }: Pick<ImportRepositories, 'catalogImport'>,
  columns: TargetColumns,
  places: ReadonlySet<string>,
  rows: readonly FileRow[],
  now: Date,
): Promise<readonly ImportRow[]> {
  const keys = rows.map(({ cells }) => keysOf(cells, columns))
  const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')
  const found = await catalogImport.findKeys(distinct(keys.map(({ sku }) => sku)), distinct(keys.map(({ ean }) => ean)))
  return rows.map((row) => checkRow(row, columns, { ...found, places }, now))
}

/** Checks a row for everything at once: whoever mends a file wants to do it once. */
function checkRow(row: FileRow, kind: TargetColumns, known: KnownTargets, now: Date): ImportRow {
  const keys = keysOf(row.cells, kind)
  const problems: RowProblem[] = []
  if (row.problem !== undefined) problems.push(rowProblem(null, row.problem))
  const target = targetOf(keys, kind, known)
  if ('problems' in target) problems.push(...target.problems)
  const place = placeOf(keys.place, known.places)
  if (place === undefined) problems.push(placeProblem(keys.place, kind.placeColumn, known.places))
  problems.push(...kind.problems(row.cells, now))
  const found = 'problems' in target ? undefined : target
  return {
    position: row.position ?? row.line,
    line: row.line,
    cells: row.cells,
    problems: problems.length > 0 ? problems : null,
    productId: found?.productId ?? null,
    variantId: found?.variantId ?? null,
    place: place ?? null,
    action: problems.length > 0 ? 'refused' : null,
    before: null,
    after: null,
    leftBecause: null,
  }
}

/** Codes are told apart whatever their capitals; none of the shop's differ in them alone. */
const placeOf = (told: string, places: ReadonlySet<string>) =>
  places.has(told) ? told : [...places].find((code) => code.toLowerCase() === told.toLowerCase().replace('-', '_'))

/** So many places are named to whoever wrote another one. */
const namedCodes = 12

function placeProblem(told: string, column: string, places: ReadonlySet<string>): RowProblem {
  const codes = [...places].sort()
  const some = { column, codes: codes.slice(0, namedCodes).join(', '), more: Math.max(0, codes.length - namedCodes) }
  return rowProblem(
    column,
    told === '' ? importMessage('place-missing', some) : importMessage('place-unknown', { ...some, cell: told }),
  )
}

function targetOf(
  { sku, ean }: RowKeys,
  { takesProducts }: Pick<TargetColumns, 'takesProducts'>,
  known: KnownTargets,
): RowTarget | { readonly problems: readonly RowProblem[] } {
  const problem = (column: string, message: ImportMessage) => ({ problems: [rowProblem(column, message)] })
  if (sku === '' && ean === '') return problem('sku', importMessage('size-unnamed'))
  const problems = [['sku', readKey(sku, 'sku')] as const, ['ean', readKey(ean, 'ean')] as const].flatMap(
    ([column, read]) => ('problem' in read ? [rowProblem(column, read.problem)] : []),
  )
  if (problems.length > 0) return { problems }
  const bySku = known.sizes.get(sku) ?? (takesProducts ? known.products.get(sku) : undefined)
  const byEan = known.eans.get(ean)
  if (sku !== '' && !bySku) {
    if (known.products.has(sku)) return problem('sku', importMessage('size-is-product', { sku }))
    return problem('sku', importMessage(takesProducts ? 'size-and-product-unknown' : 'size-unknown', { sku }))
  }
  if (ean !== '' && !byEan) return problem('ean', importMessage('ean-unknown', { ean }))
  if (bySku && byEan && bySku.variantId !== byEan.variantId) {
    return problem('ean', importMessage('ean-of-other-sku', { ean, sku }))
  }
  return bySku ?? byEan ?? problem('sku', importMessage('size-unknown', { sku }))
}
