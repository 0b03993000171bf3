import { type Day, instantOf } from '#kernel/calendar.ts'
import type { Cents } from '#kernel/money.ts'
import { type ImportMessage, importMessage } from './messages.ts'

/** What a cell says, or why it can't be read and how to write it. */
export type CellValue<T> = { readonly value: T } | { readonly problem: ImportMessage }

const highestPrice = 100_000_000
const mostPieces = 1_000_000
const longestSku = 64

/**
 * Reads a price. A point or a comma may stand before the cents, the other one between thousands. One separator before three
 * digits may be either, so it is refused: `1.234` is 1234 euros to one system and 1.23 to another.
 */
export function readPrice(text: string): CellValue<Cents> {
  const written = compact(text)
  if (/[a-z€£$]/i.test(written) && /\d/.test(written) && !isScientific(written)) {
    const digits = written.replaceAll(/[^\d.,]/g, '')
    return { problem: importMessage('price-names-currency', { cell: text, example: digits || '49.95' }) }
  }
  if (/^-\d/.test(written)) return { problem: importMessage('price-negative', { cell: text }) }
  if (isAmbiguous(written)) {
    const digits = written.replaceAll(/[.,]/g, '')
    const [whole, decimal] = [`${digits}.00`, asDecimal(written)]
    return { problem: importMessage('price-ambiguous', { cell: text, whole, decimal }) }
  }
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(written)
  const [, whole = '', mark, fraction = ''] = match ?? []
  if (!match || (mark !== undefined && whole.includes(mark))) {
    return { problem: importMessage('price-unreadable', { cell: text }) }
  }
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  if (cents === 0) return { problem: importMessage('price-zero') }
  if (cents > highestPrice) return { problem: importMessage('price-too-high', { cell: text }) }
  return { value: cents }
}

const isAmbiguous = (written: string) => /^\d{1,3}[.,]\d{3}$/.test(written)
const asDecimal = (written: string) => Number(written.replace(',', '.')).toFixed(2)

/** Reads how many pieces lie somewhere. Spreadsheets write whole numbers with `.0` behind them, which does no harm. */
export function readPieces(text: string): CellValue<number> {
  const written = compact(text)
  if (/^-\d/.test(written)) return { problem: importMessage('pieces-negative', { cell: text }) }
  if (isAmbiguous(written)) {
    return { problem: importMessage('pieces-ambiguous', { cell: text }) }
  }
  const [, whole] = /^(\d+)(?:[.,]0{1,2})?$/.exec(written) ?? []
  if (whole === undefined) return { problem: importMessage('pieces-unreadable', { cell: text }) }
  const pieces = Number(whole)
  return pieces > mostPieces ? { problem: importMessage('pieces-too-many', { cell: text }) } : { value: pieces }
}

/** Other systems write the first day that they know, or the last one, for none at all: neither can be counted from. */
const years = { first: 1900, last: 2199 } as const

/**
 * Reads a moment. A time without a zone is one on the clock of `timeZone`.
 *
 * @param edge which end of the day a day without a time stands for: a reduction until 30 November holds on that day
 */
export function readMoment(text: string, timeZone: string, edge: 'begin' | 'end'): CellValue<Date> {
  const [, date = '', time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(
      text.trim(),
    ) ?? []
  if (!isDay(date)) {
    return { problem: importMessage('day-unreadable', { cell: text }) }
  }
  const year = Number(date.slice(0, 4))
  if (year < years.first || year > years.last) {
    return { problem: importMessage('day-too-far', { cell: text, ...years }) }
  }
  if (time === undefined) return { value: instantOf(date, edge === 'begin' ? '00:00' : '24:00', timeZone) }
  if (zone === undefined) return { value: instantOf(date, time, timeZone) }
  return {
    value: new Date(
      text
        .trim()
        .replace(' ', 'T')
        .replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
    ),
  }
}

/** Whether such a day exists: 31 April doesn't. */
export function isDay(date: Day): boolean {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === date
}

/** Reads what names a size or a product. Spreadsheets spoil long numbers, and what they spoiled names something else or nothing. */
export function readKey(text: string, column: string): CellValue<string> {
  const written = text.trim()
  if (isScientific(written)) {
    return { problem: importMessage('key-spoiled', { cell: text, column }) }
  }
  if (written.length > longestSku) {
    return { problem: importMessage('key-too-long', { column, length: written.length, most: longestSku }) }
  }
  return { value: written }
}

const isScientific = (text: string) => /^\d+([.,]\d+)?e[+-]?\d+$/i.test(text)

/** Without what stands between thousands: spaces, narrow and unbreakable ones too, and the apostrophes of the Swiss. */
const compact = (text: string) =>
  text
    .trim()
    .replaceAll(/(?<=\d)[\s’'](?=\d{3}(?!\d))/gu, '')
    .replace('−', '-')
