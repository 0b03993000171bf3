import { emptyPeriods, nameOfField, shownValue } from '../../routes/settings-form-typed.ts'
import { useScope } from '../page-scope.tsx'
import { refusedText, wrongText } from './setting-expectation.ts'
import { refusedInput } from './settings-errors.tsx'
import type { FormResult, ShownSetting } from './shown-setting.ts'
import { choiceText, settingLabel } from './shown-setting.ts'

/** A setting with its value, and the values that it has for a time. */
export function SettingInput({
  field,
  result,
}: {
  readonly field: ShownSetting
  readonly result: FormResult | undefined
}) {
  const { words, language } = useScope()
  const said = words.settingsForm
  const label = settingLabel(said, field, language)
  const help =
    said.help[field.label as keyof typeof said.help] ??
    (isKnown({ ...said.labels, ...said.furtherLabels }, field.label) ? undefined : field.description)
  const rows = Array.from({ length: emptyPeriods }, (_, row) => field.periods.length + row)
  const others = field.periods.length - 1
  const later = [...Array(field.periods.length + emptyPeriods).keys()].slice(1)
  const isOpen = later.some((row) =>
    ['value', 'from', 'until'].some((part) => result?.typed[nameOfField(field, row, part)]),
  )
  return (
    <div className="setting field">
      <Value
        field={field}
        row={0}
        label={label}
        result={result}
        help={help ?? undefined}
        isHelpEnglish={!isKnown(said.help, field.label)}
      />
      {field.isDated ? (
        <details open={others > 0 || isOpen}>
          <summary>{others > 0 ? said.periods(others) : said.addPeriod}</summary>
          <p className="soft small">{said.periodHint}</p>
          {[...field.periods.keys()]
            .slice(1)
            .concat(rows)
            .map((row) => (
              <div className="period-row" key={row}>
                <Value
                  field={field}
                  row={row}
                  label={words.session.labelled(label, said.value)}
                  shown={said.value}
                  result={result}
                />
                {(['from', 'until'] as const).map((part) => (
                  <DayInput
                    key={part}
                    field={field}
                    row={row}
                    part={part}
                    label={words.session.labelled(label, said[part])}
                    shown={said[part]}
                    result={result}
                  />
                ))}
              </div>
            ))}
        </details>
      ) : null}
    </div>
  )
}

const isKnown = (texts: object, name: string) => Object.hasOwn(texts, name)

type InputOf = {
  readonly field: ShownSetting
  readonly row: number
  /** What it is called by who hears it without what stands around it. */
  readonly label: string
  /** What stands above it. */
  readonly shown?: string
  readonly result: FormResult | undefined
}

function Value({
  field,
  row,
  label,
  shown = label,
  result,
  help,
  isHelpEnglish = false,
}: InputOf & { readonly help?: string | undefined; readonly isHelpEnglish?: boolean }) {
  const { words, language } = useScope()
  const said = words.settingsForm
  const id = nameOfField(field, row)
  const problem = useProblemOf(id, result, field)
  const isWrong = problem !== undefined
  const value = result?.typed[id] ?? shownValue(field, field.periods[row]?.value, language)
  const described = [help ? `${id}-hint` : '', isWrong ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const common = { id, name: id, 'aria-describedby': described, 'aria-invalid': isWrong || undefined }
  const isChoice = field.kind === 'YES_NO' || field.kind === 'CHOICE'
  const isNumber = field.kind === 'MONEY' || field.kind === 'PERCENT'
  return (
    <div className="field">
      <label htmlFor={id} aria-label={shown === label ? undefined : label}>
        {shown}
        {unitOf(field) ? <span className="soft"> ({unitOf(field)})</span> : null}
      </label>
      {isChoice ? (
        <select {...common} defaultValue={value}>
          {field.isOptional || row > 0 ? <option value="">{said.nothingSaid}</option> : null}
          {field.kind === 'YES_NO' ? (
            <>
              <option value="true">{words.session.yes}</option>
              <option value="false">{words.session.no}</option>
            </>
          ) : (
            field.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceText(words, choice, language)}
              </option>
            ))
          )}
        </select>
      ) : (
        <input
          {...common}
          defaultValue={value}
          inputMode={isNumber ? 'decimal' : field.kind === 'NUMBER' ? 'numeric' : undefined}
          maxLength={2000}
        />
      )}
      {help ? (
        <span className="hint" id={`${id}-hint`} lang={isHelpEnglish ? 'en' : undefined}>
          {help}
        </span>
      ) : null}
      {field.kind === 'LIST' || field.kind === 'CHOICES' ? <span className="hint">{said.listHint}</span> : null}
      {isWrong ? (
        <span className="error" id={`${id}-error`}>
          {problem}
        </span>
      ) : null}
    </div>
  )
}

function DayInput({ field, row, part, label, shown, result }: InputOf & { readonly part: 'from' | 'until' }) {
  const id = nameOfField(field, row, part)
  const problem = useProblemOf(id, result, field)
  const isWrong = problem !== undefined
  const known = field.periods[row]?.[part] ?? ''
  // A moment with its offset can't be shown as a day, and stays as it is written.
  const isDay = known === '' || /^\d{4}-\d{2}-\d{2}$/.test(known)
  return (
    <div className="field">
      <label htmlFor={id} aria-label={label}>
        {shown}
      </label>
      <input
        id={id}
        name={id}
        type={isDay ? 'date' : 'text'}
        defaultValue={result?.typed[id] ?? known}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong ? (
        <span className="error" id={`${id}-error`}>
          {problem}
        </span>
      ) : null}
    </div>
  )
}

/** Why what was typed into an input can't hold: nothing where it can. */
function useProblemOf(id: string, result: FormResult | undefined, field: ShownSetting): string | undefined {
  const { words, language } = useScope()
  if (result?.wrong.includes(id)) return wrongText(id, field, words, language)
  const refused = result?.refused.find((error) => refusedInput(error) === id)
  return refused && refusedText(refused, field, words, language)
}

const unitOf = ({ kind, currency }: ShownSetting): string | null => (kind === 'PERCENT' ? '%' : currency)
