import { periodsOfDay, shownTime } from '../../routes/store-hours-form.ts'
import { useScope } from '../page-scope.tsx'

type Period = { readonly opens: string; readonly closes: string }

/** The hours of one day: from and until, twice where the store closes at noon. */
export function PeriodFields({
  name,
  label,
  periods,
  typed,
  errorId,
}: {
  readonly name: string
  /** The day, for who hears a field and doesn’t see its row. */
  readonly label: string
  readonly periods: readonly Period[]
  readonly typed: Readonly<Record<string, string>> | undefined
  /** Of the sentence that says what is wrong; nothing where nothing is. */
  readonly errorId: string | undefined
}) {
  const { store: said, session } = useScope().words
  const field = (index: number, which: keyof Period) => {
    const id = `${name}-${index}-${which}`
    const names = index === 0 ? said.firstPeriod : said.secondPeriod
    return (
      <input
        key={id}
        type="time"
        name={id}
        aria-label={session.labelled(label, names[which])}
        defaultValue={typed?.[id] ?? shownTime(periods[index]?.[which])}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
      />
    )
  }
  return (
    <span className="periods">
      {periodsOfDay.map((index) => (
        <span key={index} className="period">
          {field(index, 'opens')} <span aria-hidden="true">–</span> {field(index, 'closes')}
        </span>
      ))}
    </span>
  )
}
