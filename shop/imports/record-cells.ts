import { storefrontByCode } from '#kernel/storefront.ts'
import { type CellValue, readMoment, readPrice } from './cells.ts'
import { importMessage } from './messages.ts'
import type { RecordColumn } from './record-import.ts'

/** Reads `yes` and `no`, as spreadsheets and people write them, as `yes` or `no`. */
export function readYesOrNo(cell: string): CellValue<string> {
  const text = cell.toLowerCase()
  if (['yes', 'true', '1', 'y'].includes(text)) return { value: 'yes' }
  if (['no', 'false', '0', 'n'].includes(text)) return { value: 'no' }
  return { problem: importMessage('neither-yes-nor-no', { cell }) }
}

/** Reads a whole number within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (cell: string): CellValue<string> => {
    const number = /^-?\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN
    return number >= least && number <= most
      ? { value: `${number}` }
      : { problem: importMessage('number-out-of-bounds', { cell, least, most }) }
  }

/** Reads an amount as `12.95`. */
export function readAmount(cell: string): CellValue<string> {
  const read = readPrice(cell)
  return 'problem' in read ? read : { value: amountText(read.value) }
}

export const amountText = (cents: number): string => (cents / 100).toFixed(2)
export const centsInCell = (amount: string): number => Math.round(Number(amount) * 100)

/** Reads a day or a moment as a moment of the whole world, `2026-11-27T08:00:00.000Z`. */
export const momentCell =
  (timeZone: string, edge: 'begin' | 'end') =>
  (cell: string): CellValue<string> => {
    const read = readMoment(cell, timeZone, edge)
    return 'problem' in read ? read : { value: read.value.toISOString() }
  }

/** Reads a list with `|` between its values, each once. */
export const listCell =
  (read: (one: string) => CellValue<string> = (value) => ({ value })) =>
  (cell: string): CellValue<string> => {
    const values: string[] = []
    for (const one of cell.split('|')) {
      const value = read(one.trim())
      if ('problem' in value) return value
      if (value.value !== '' && !values.includes(value.value)) values.push(value.value)
    }
    return { value: values.join('|') }
  }

export function readStorefront(cell: string): CellValue<string> {
  const found = storefrontByCode(cell)
  return found ? { value: found.code } : { problem: importMessage('storefront-unknown', { cell }) }
}

/** Reads one of some words, in any capitals. */
export const oneOf =
  (words: readonly string[]) =>
  (cell: string): CellValue<string> => {
    const found = words.find((word) => word.toLowerCase() === cell.toLowerCase())
    return found === undefined
      ? { problem: importMessage('cell-unknown-word', { cell, choices: words.join(', ') }) }
      : { value: found }
  }

/** Reads a text of bounded length on one line. */
export const textUpTo =
  (most: number) =>
  (cell: string): CellValue<string> =>
    cell.length <= most
      ? { value: cell.replaceAll(/\s+/g, ' ') }
      : { problem: importMessage('cell-too-long', { most }) }

export const required = (read?: RecordColumn['read']): RecordColumn => ({ isRequired: true, ...(read && { read }) })
export const optional = (read?: RecordColumn['read']): RecordColumn => (read ? { read } : {})

/** Cells without the empty ones, which tell nothing. */
export const filled = (cells: Readonly<Record<string, string | null | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([column, cell]) =>
      cell === null || cell === undefined || cell === '' ? [] : [[column, cell]],
    ),
  )
