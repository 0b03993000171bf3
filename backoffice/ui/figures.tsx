import type { FiguresFragment, FiguresOfTodayQuery } from '../graphql/graphql.ts'
import { BarChart } from './bar-chart.tsx'
import { calendarDayText, moneyText } from './format.ts'
import { useScope } from './page-scope.tsx'
import { DataTable } from './table.tsx'

type Compared = FiguresOfTodayQuery['figuresOfToday']

/** Today so far beside last week and last year, for each currency that was taken. */
export function FiguresOfToday({ figures }: { readonly figures: Compared }) {
  const { words, language } = useScope()
  const said = words.figures
  const periods = [figures.today, figures.lastWeek, figures.lastYear]
  const currencies = [...new Set(periods.flat().map(({ currency }) => currency))].sort()
  if (currencies.length === 0) return <p className="card">{said.nothingYet}</p>
  const measures: readonly (readonly [string, (one: FiguresFragment) => string])[] = [
    [said.revenue, ({ revenue }) => moneyText(revenue, language)],
    [said.orders, ({ orders }) => orders.toLocaleString(language)],
    [said.average, ({ average }) => (average ? moneyText(average, language) : '–')],
    [said.refunds, ({ refunds }) => moneyText(refunds, language)],
    [said.returns, ({ returns }) => returns.toLocaleString(language)],
  ]
  return currencies.map((currency) => {
    const of = (period: readonly FiguresFragment[], measure: (one: FiguresFragment) => string) => {
      const found = period.find((one) => one.currency === currency)
      return found ? measure(found) : '–'
    }
    return (
      <DataTable
        key={currency}
        caption={`${said.title} (${currency})`}
        rows={measures}
        keyOf={([label]) => label}
        columns={[
          { label: said.upToNow, isHeading: true, cell: ([label]) => label },
          { label: said.today, isAmount: true, cell: ([, measure]) => of(figures.today, measure) },
          { label: said.lastWeek, isAmount: true, cell: ([, measure]) => of(figures.lastWeek, measure) },
          { label: said.lastYear, isAmount: true, cell: ([, measure]) => of(figures.lastYear, measure) },
        ]}
      />
    )
  })
}

type Days = FiguresOfTodayQuery['figuresByDay']

/** The last four weeks: a picture, and behind it each day. */
export function FiguresByDay({ days }: { readonly days: Days }) {
  return (
    <>
      <RevenueChart days={days} />
      <DayTables days={days} />
    </>
  )
}

function RevenueChart({ days }: { readonly days: Days }) {
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

/** Each day, with a bar for who reads pictures faster than numbers. */
function DayTables({ days }: { readonly days: Days }) {
  const { words, language } = useScope()
  const said = words.figures
  const currencies = [...new Set(days.map(({ revenue }) => revenue.currency))]
  return currencies.map((currency) => {
    const ofCurrency = days.filter(({ revenue }) => revenue.currency === currency)
    const highest = Math.max(1, ...ofCurrency.map(({ revenue }) => revenue.amount))
    return (
      <details key={currency} className="card">
        <summary>
          <strong>
            {said.byDay} ({currency})
          </strong>
        </summary>
        <DataTable
          caption={`${said.byDay} (${currency})`}
          rows={ofCurrency}
          keyOf={({ day }) => day}
          columns={[
            { label: said.day, isHeading: true, cell: ({ day }) => calendarDayText(day, language) },
            { label: said.orders, isAmount: true, cell: ({ orders }) => orders.toLocaleString(language) },
            {
              label: said.revenue,
              isAmount: true,
              cell: ({ revenue }) => (
                <>
                  {moneyText(revenue, language)}
                  <meter className="bar" min="0" max={highest} value={revenue.amount} aria-hidden="true" />
                </>
              ),
            },
          ]}
        />
      </details>
    )
  })
}
