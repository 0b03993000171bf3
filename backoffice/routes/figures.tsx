import type { ReactNode } from 'react'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { FiguresByDay } from '../ui/figures.tsx'
import { Funnel } from '../ui/funnel.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { type ReportTable, reportTables } from '../ui/report-tables.ts'
import { DataTable } from '../ui/table.tsx'
import { daysIn, reportPeriods, salesReportQuery } from './report-document.ts'

export async function loader({ context, request }: RouteArgs) {
  return scopeOf(context).ask(salesReportQuery, { days: daysIn(request.url) })
}

export default function Figures({ loaderData }: PageProps<typeof loader>) {
  const { words, language, shopName } = useScope()
  const said = words.report
  const { salesReport, figuresByDay } = loaderData
  const { days } = salesReport
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <nav className="tabs" aria-label={said.title}>
        {reportPeriods.map((one) => (
          <a key={one} href={`/figures?days=${one}`} aria-current={one === days ? 'page' : undefined}>
            {said.days(one)}
          </a>
        ))}
      </nav>
      <p className="soft">{said.about}</p>
      {salesReport.isIncomplete ? <p className="notice">{said.isIncomplete}</p> : null}
      <FiguresByDay days={figuresByDay} />
      {reportTables(salesReport, words, language).map((table) => (
        <ReportSection
          key={table.name}
          table={table}
          days={days}
          chart={table.name === 'funnel' ? <Funnel funnel={salesReport.funnel} /> : null}
        />
      ))}
    </>
  )
}

function ReportSection({
  table,
  days,
  chart,
}: {
  readonly table: ReportTable
  readonly days: number
  readonly chart: ReactNode
}) {
  const { report: said, session } = useScope().words
  return (
    <section className="stack wide" aria-labelledby={table.name}>
      <div className="row between">
        <h2 id={table.name}>{table.title}</h2>
        {table.rows.length === 0 ? null : (
          <a href={`/figures/${table.name}?days=${days}`} aria-label={session.labelled(table.title, said.csv)}>
            {said.csv}
          </a>
        )}
      </div>
      {table.name === 'funnel' ? <p className="soft">{said.funnelAbout}</p> : null}
      {table.hasMargins ? <p className="soft">{said.marginAbout}</p> : null}
      {table.name === 'running-out' ? <p className="soft">{said.runningOutAbout}</p> : null}
      {table.name === 'sizes' ? <p className="soft">{said.sizesAbout}</p> : null}
      {chart}
      {table.rows.length === 0 ? (
        <p className="card">{table.name === 'funnel' ? said.nothingCounted : said.none}</p>
      ) : (
        <DataTable
          caption={table.title}
          rows={table.rows}
          keyOf={({ key }) => key}
          columns={table.columns.map(({ label, isAmount }, at) => ({
            label,
            isAmount,
            isHeading: at === 0,
            cell: ({ cells }: ReportTable['rows'][number]) => {
              const cell = cells[at]
              return cell?.href ? <a href={cell.href}>{cell.text}</a> : (cell?.text ?? '–')
            },
          }))}
        />
      )}
    </section>
  )
}
