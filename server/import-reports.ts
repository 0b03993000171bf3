import { rm } from 'node:fs/promises'
import { guardedForeignCell } from '#integrations/import-files/csv-rows.ts'
import type { ImportKind, ImportRun } from '#shop/imports/import.ts'
import type { ImportService, ListedRow } from '#shop/imports/import-service.ts'
import { linesText } from './lines-text.ts'
import { writeCsv } from './table-file.ts'

/**
 * Writes the rows that were refused beside their file, as they were and with what is wrong with each, ready to be mended and sent
 * again.
 *
 * @returns its path; nothing when no row was refused
 */
export async function writeErrors(
  imports: Pick<ImportService, 'rows'>,
  run: ImportRun,
): Promise<{ readonly path: string; readonly first: readonly string[] } | undefined> {
  const path = `${run.filePath}.errors.csv`
  const [sample] = await firstOf(imports.rows(run.id, 'refused'), 1)
  if (!sample) {
    await rm(path, { force: true })
    return undefined
  }
  const columns = Object.keys(sample.cells ?? {}).filter((column) => column !== 'problem')
  const first = new Map<
    string,
    { readonly column: string | null; readonly sentence: string; readonly lines: number[] }
  >()
  async function* rows() {
    for await (const row of imports.rows(run.id, 'refused')) {
      const problems = row.problems ?? []
      for (const { column, sentence } of problems) {
        const key = `${column}: ${sentence}`
        const known = first.get(key)
        if (known) known.lines.push(Number(row.line))
        else if (first.size < 10) first.set(key, { column, sentence, lines: [Number(row.line)] })
      }
      yield [...columns.map((column) => row.cells?.[column] ?? ''), problemText(row)]
    }
  }
  await writeCsv(path, [...columns, 'problem'], rows(), guardedForeignCell)
  const told = [...first.values()].map(
    ({ column, sentence, lines }) =>
      `${run.fileName}, ${linesText(lines)}${column === null ? '' : `, ${column}`}: ${sentence}.`,
  )
  return { path, first: told }
}

const problemText = ({ line: at, problems }: ListedRow) =>
  `Line ${at}: ${(problems ?? []).map(({ column, sentence }) => (column === null ? sentence : `${column}: ${sentence}`)).join('. ')}`

const placeNames = {
  stock: 'location',
  prices: 'storefront',
  costs: 'cost',
  passports: 'passport',
  products: 'product',
  stores: 'store',
  redirects: 'redirect',
  promotions: 'promotion',
  customers: 'email',
  reviews: 'review',
} as const satisfies Record<ImportKind, string>

/** Writes what an import does, or did, row by row beside its file. */
export async function writePlan(imports: Pick<ImportService, 'rows' | 'describe'>, run: ImportRun): Promise<string> {
  const path = `${run.filePath}.plan.csv`
  async function* rows() {
    for await (const row of imports.rows(run.id)) {
      yield [
        `${row.line ?? ''}`,
        row.action ?? '',
        row.sku ?? row.cells?.sku ?? row.cells?.ean ?? '',
        row.place ?? '',
        imports.describe(run.kind, row.before),
        imports.describe(run.kind, row.after),
        row.problems === null ? '' : problemText(row),
      ]
    }
  }
  await writeCsv(path, ['line', 'action', 'sku', placeNames[run.kind], 'old', 'new', 'problem'], rows())
  return path
}

/** Writes the rows that an undo left, each with why. */
export async function writeLeft(imports: Pick<ImportService, 'rows' | 'describe'>, run: ImportRun): Promise<string> {
  const path = `${run.filePath}.left.csv`
  async function* rows() {
    for await (const row of imports.rows(run.id, 'left')) {
      yield [
        `${row.line ?? ''}`,
        row.sku ?? '',
        row.place ?? '',
        imports.describe(run.kind, row.before),
        row.leftBecause?.sentence ?? '',
      ]
    }
  }
  await writeCsv(path, ['line', 'sku', placeNames[run.kind], 'old', 'left because'], rows())
  return path
}

/**
 * Writes which products of an import lack something beside its file, and whether they are sold all the same.
 *
 * @returns how many can't be sold, and the path; nothing when none lacks anything
 */
export async function writeIncomplete(
  imports: Pick<ImportService, 'rows' | 'lacksOf'>,
  run: ImportRun,
): Promise<{ readonly path: string; readonly incomplete: number; readonly unsold: number } | undefined> {
  const path = `${run.filePath}.incomplete.csv`
  let incomplete = 0
  let unsold = 0
  async function* rows() {
    for await (const row of imports.rows(run.id)) {
      const { isSold, columns } = imports.lacksOf(row.after)
      if (columns.length === 0) continue
      incomplete += 1
      unsold += isSold ? 0 : 1
      yield [row.place ?? '', isSold ? 'yes' : 'no', columns.join(' ')]
    }
  }
  await writeCsv(path, ['product', 'on sale', 'missing'], rows())
  if (incomplete > 0) return { path, incomplete, unsold }
  await rm(path, { force: true })
  return undefined
}

async function firstOf<T>(items: AsyncIterable<T>, most: number): Promise<T[]> {
  const first: T[] = []
  for await (const item of items) {
    first.push(item)
    if (first.length === most) break
  }
  return first
}
