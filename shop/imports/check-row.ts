import { readKey } from './cells.ts'
import type { Cells, ImportRow, RowProblem } from './import.ts'
import type { FileRow } from './import-file-port.ts'
import type { ImportRepositories, RowKeys, RowTarget, TargetColumns } from './import-kind.ts'

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
export function checkRow(row: FileRow, kind: TargetColumns, known: KnownTargets, now: Date): ImportRow {
  const keys = keysOf(row.cells, kind)
  const problems: RowProblem[] = []
  if (row.problem !== undefined) problems.push({ column: null, sentence: row.problem })
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

function placeProblem(told: string, column: string, places: ReadonlySet<string>): RowProblem {
  const codes = [...places].sort()
  const some = codes.length > 12 ? `${codes.slice(0, 12).join(', ')} and ${codes.length - 12} more` : codes.join(', ')
  const sentence =
    told === ''
      ? `The ${column} is empty: write one of ${some}`
      : `There is no ${column} '${told}': write one of ${some}`
  return { column, sentence }
}

function targetOf(
  { sku, ean }: RowKeys,
  { takesProducts }: Pick<TargetColumns, 'takesProducts'>,
  known: KnownTargets,
): RowTarget | { readonly problems: readonly RowProblem[] } {
  const problem = (column: string, sentence: string) => ({ problems: [{ column, sentence }] })
  if (sku === '' && ean === '')
    return problem('sku', 'Neither a SKU nor an EAN says which size it is: write one of them')
  const problems = [['sku', readKey(sku, 'sku')] as const, ['ean', readKey(ean, 'ean')] as const].flatMap(
    ([column, read]) => ('problem' in read ? [{ column, sentence: read.problem }] : []),
  )
  if (problems.length > 0) return { problems }
  const bySku = known.sizes.get(sku) ?? (takesProducts ? known.products.get(sku) : undefined)
  const byEan = known.eans.get(ean)
  if (sku !== '' && !bySku) {
    if (known.products.has(sku)) {
      return problem('sku', `'${sku}' is a product: pieces are counted by size, so write the SKU of a size`)
    }
    return problem('sku', `The shop has no size${takesProducts ? ' and no product' : ''} '${sku}'`)
  }
  if (ean !== '' && !byEan) return problem('ean', `The shop has no size with the EAN '${ean}'`)
  if (bySku && byEan && bySku.variantId !== byEan.variantId) {
    return problem('ean', `The EAN '${ean}' is that of another size than '${sku}'`)
  }
  return bySku ?? byEan ?? problem('sku', `The shop has no size '${sku}'`)
}
