import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { BarChart } from '../ui/bar-chart.tsx'
import { FiguresByDay } from '../ui/figures.tsx'
import { calendarDayText, moneyText } from '../ui/format.ts'
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
      <RevenueChart days={figuresByDay} />
      <FiguresByDay days={figuresByDay} />
      {reportTables(salesReport, words, language).map((table) => (
        <ReportSection key={table.name} table={table} days={days} />
      ))}
    </>
  )
}

function RevenueChart({ days }: { readonly days: Parameters<typeof FiguresByDay>[0]['days'] }) {
  const { words, language } = useScope()
  const [first] = days
  if (!first) return null
  const ofCurrency = days.filter(({ revenue }) => revenue.currency === first.revenue.currency).toReversed()
  const highest = ofCurrency.reduce((best, one) => (one.revenue.amount > best.revenue.amount ? one : best), first)
  const label = words.report.chart(
    first.revenue.currency,
    moneyText(highest.revenue, language),
    calendarDayText(highest.day, language),
  )
  return (
    <figure className="card">
      <BarChart values={ofCurrency.map(({ revenue }) => revenue.amount)} label={label} />
      <figcaption className="soft small">{label}</figcaption>
    </figure>
  )
}

function ReportSection({ table, days }: { readonly table: ReportTable; readonly days: number }) {
  const said = useScope().words.report
  return (
    <section className="stack wide" aria-labelledby={table.name}>
      <div className="row between">
        <h2 id={table.name}>{table.title}</h2>
        {table.rows.length === 0 ? null : (
          <a href={`/figures/${table.name}?days=${days}`} aria-label={`${table.title}: ${said.csv}`}>
            {said.csv}
          </a>
        )}
      </div>
      {table.name === 'running-out' ? <p className="soft">{said.runningOutAbout}</p> : null}
      {table.rows.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <DataTable
          caption={table.title}
          rows={table.rows}
          keyOf={({ key }) => key}
          columns={table.columns.map(({ label, isAmount }, at) => ({
            label,
            isAmount,
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
