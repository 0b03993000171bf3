import { type Weekday, weekdays } from '#kernel/calendar.ts'

export type Period = { readonly opens: string; readonly closes: string }
type Typed = Readonly<Record<string, string>>

/** So many periods a day has room for in the form. */
export const periodsOfDay = [0, 1] as const

/** What a field of time shows and says: midnight ends a day as 24:00, which such a field writes 00:00. */
export const shownTime = (time: string | undefined): string => (time === '24:00' ? '00:00' : (time ?? ''))
const closingTime = (time: string): string => (time === '00:00' ? '24:00' : time)

/** The periods whose fields begin with a name; one that is half empty stays, so that it is refused with a sentence. */
export function typedPeriods(typed: Typed, name: string): Period[] {
  return periodsOfDay.flatMap((index) => {
    const [opens = '', closes = ''] = [typed[`${name}-${index}-opens`], typed[`${name}-${index}-closes`]]
    return opens === '' && closes === '' ? [] : [{ opens, closes: closingTime(closes) }]
  })
}

export function typedWeek(typed: Typed): { day: Uppercase<Weekday>; periods: Period[] }[] {
  return weekdays.map((day) => ({ day: day.toUpperCase() as Uppercase<Weekday>, periods: typedPeriods(typed, day) }))
}

/** So many days that differ a form has room for beside those that are there. */
export const emptyRows = 4

/**
 * Days that differ, from `date-0` on. A row without a day is none, unless hours were typed into it.
 *
 * @returns them with the place of each, so that what is wrong stands beside its row
 */
export function typedExceptions(
  typed: Typed,
): { readonly row: number; readonly date: string; readonly periods: Period[] }[] {
  const rows = Object.keys(typed).flatMap((name) => {
    const [, row] = /^date-(\d{1,3})$/.exec(name) ?? []
    return row === undefined ? [] : [Number(row)]
  })
  return rows
    .toSorted((one, other) => one - other)
    .map((row) => ({ row, date: typed[`date-${row}`] ?? '', periods: typedPeriods(typed, `exception-${row}`) }))
    .filter(({ date, periods }) => date !== '' || periods.length > 0)
}
