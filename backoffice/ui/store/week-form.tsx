import { type Weekday, weekdays } from '#kernel/calendar.ts'
import { TextField } from '../field.tsx'
import { weekdayText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { type Problem, useProblem } from '../problems.tsx'
import { PeriodFields } from './period-fields.tsx'
import type { HoursResult, ShownHours } from './shown-hours.ts'

/** The week of a store, at once or from a day on. */
export function WeekForm({ hours, result }: { readonly hours: ShownHours; readonly result: HoursResult | undefined }) {
  const said = useScope().words.store
  const own = result?.did === 'week' ? result : undefined
  return (
    <form method="post" className="card stack" noValidate>
      <h2>{said.week}</h2>
      <p className="soft">{said.weekAbout}</p>
      <input type="hidden" name="do" value="week" />
      <input type="hidden" name="version" value={hours.version} />
      <div className="hours">
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            periods={hours.week.find((one) => one.day === day.toUpperCase())?.periods ?? []}
            typed={own?.typed}
            problems={own?.problems ?? []}
          />
        ))}
      </div>
      <TextField
        type="date"
        name="from"
        label={said.from}
        hint={said.fromHint}
        value={own?.typed.from}
        problems={own?.problems}
      />
      <button type="submit">{said.saveWeek}</button>
    </form>
  )
}

function DayRow({
  day,
  periods,
  typed,
  problems,
}: {
  readonly day: Weekday
  readonly periods: ShownHours['week'][number]['periods']
  readonly typed: HoursResult['typed'] | undefined
  readonly problems: readonly Problem[]
}) {
  const { language } = useScope()
  const error = useProblem(problems, day)
  const name = weekdayText(day, language)
  return (
    <div className="day field" id={day} tabIndex={-1}>
      <span className="name">{name}</span>
      <PeriodFields
        name={day}
        label={name}
        periods={periods}
        typed={typed}
        errorId={error === undefined ? undefined : `${day}-error`}
      />
      {error === undefined ? null : (
        <span className="error" id={`${day}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
