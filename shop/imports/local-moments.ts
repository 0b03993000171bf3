import { readMoment } from './cells.ts'
import type { FileRow } from './import-file-port.ts'

/** Columns with times that belong to no storefront, and whether a day alone means its begin or its end. */
export type LocalMoments = Readonly<Record<string, 'begin' | 'end'>>

/** A moment in a row that was staged: it has its offset since `withInstants`. */
export const stagedZone = 'UTC'

/** A row whose times without an offset are read by the retailer's own clock; what is no time stays, to be refused by its column. */
export function withInstants(row: FileRow, moments: LocalMoments, timeZone: string): FileRow {
  const read = Object.entries(moments).flatMap(([column, edge]) => {
    const cell = row.cells[column]?.trim() ?? ''
    const moment = cell === '' ? undefined : readMoment(cell, timeZone, edge)
    return moment && 'value' in moment ? [[column, moment.value.toISOString()] as const] : []
  })
  return read.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(read) } }
}
