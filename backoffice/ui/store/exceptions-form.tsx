import { emptyRows } from '../../routes/store-hours-form.ts'
import { useScope } from '../page-scope.tsx'
import { type Problem, problemText } from '../problems.tsx'
import { PeriodFields } from './period-fields.tsx'
import type { HoursResult, ShownHours } from './shown-hours.ts'

/** Days that differ from their weekday: holidays, late nights. A day without hours is closed. */
export function ExceptionsForm({
  hours,
  result,
}: {
  readonly hours: ShownHours
  readonly result: HoursResult | undefined
}) {
  const said = useScope().words.store
  const own = result?.did === 'exceptions' ? result : undefined
  const typedRows = own ? Object.keys(own.typed).filter((name) => /^date-\d+$/.test(name)).length : 0
  const rows = Math.max(hours.exceptions.length + emptyRows, typedRows)
  return (
    <form method="post" className="card stack" noValidate>
      <h2>{said.exceptions}</h2>
      <p className="soft">{said.exceptionsAbout}</p>
      <input type="hidden" name="do" value="exceptions" />
      <input type="hidden" name="version" value={hours.version} />
      <div className="hours">
        {Array.from({ length: rows }, (_, row) => (
          <ExceptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
            key={row}
            row={row}
            exception={hours.exceptions[row]}
            typed={own?.typed}
            problems={own?.problems ?? []}
          />
        ))}
      </div>
      <button type="submit">{said.saveExceptions}</button>
    </form>
  )
}

function ExceptionRow({
  row,
  exception,
  typed,
  problems,
}: {
  readonly row: number
  readonly exception: ShownHours['exceptions'][number] | undefined
  readonly typed: HoursResult['typed'] | undefined
  readonly problems: readonly Problem[]
}) {
  const { words } = useScope()
  const said = words.store
  const problem = problems.find(({ field }) => field === `date-${row}` || field === `periods-${row}`)
  const errorId = problem && `${problem.field}-error`
  const label = said.exceptionRow(row + 1)
  return (
    <div className="day field">
      <input
        type="date"
        name={`date-${row}`}
        id={`date-${row}`}
        aria-label={words.session.labelled(label, said.day)}
        defaultValue={typed?.[`date-${row}`] ?? exception?.date ?? ''}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={errorId}
      />
      <span id={`periods-${row}`} tabIndex={-1}>
        <PeriodFields
          name={`exception-${row}`}
          label={label}
          periods={exception?.periods ?? []}
          typed={typed}
          errorId={errorId}
        />
      </span>
      {problem === undefined ? null : (
        <span className="error" id={errorId}>
          {problemText(words, problem)}
        </span>
      )}
    </div>
  )
}
