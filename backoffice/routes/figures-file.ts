import { csvFile } from '../csv.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { reportTables } from '../ui/report-tables.ts'
import { daysIn, salesReportQuery } from './report-document.ts'

/** A table of figures as a file. */
export async function loader({ context, params, request }: RouteArgs<'table'>) {
  const { ask, words, language } = scopeOf(context)
  const { salesReport } = await ask(salesReportQuery, { days: daysIn(request.url) })
  const table = reportTables(salesReport, words, language).find(({ name }) => name === params.table)
  if (!table) return new Response(null, { status: 404 })
  return csvFile(
    `${table.name}-${salesReport.days}`,
    table.columns.map(({ label }) => label),
    table.rows.map(({ cells }) => cells.map(({ plain }) => plain)),
  )
}
