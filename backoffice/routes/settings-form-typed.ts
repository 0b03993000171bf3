import type { StaffLanguage } from '#kernel/staff-language.ts'
import { amountIn, typedAmount, typedPercent } from '../typed-amount.ts'

/** What of a field a form needs. */
export type FormField = {
  readonly path: readonly string[]
  readonly kind: string
  readonly isDated: boolean
  readonly isOptional: boolean
  readonly minimum?: number | null
  readonly maximum?: number | null
  readonly periods: readonly FormPeriod[]
}
export type FormPeriod = { readonly from?: string | null; readonly until?: string | null; readonly value?: unknown }

type Typed = Readonly<Record<string, string>>

/** The name of the input of a setting; `row` 0 is the value that holds always. */
export const nameOfField = ({ path }: Pick<FormField, 'path'>, row = 0, part = 'value'): string =>
  `${path.join('/')}|${row}|${part}`

/** Rows for a time that a field has beside those that are there. */
export const emptyPeriods = 1

/** How a value stands in its input. */
export function shownValue({ kind }: Pick<FormField, 'kind'>, value: unknown, language: StaffLanguage): string {
  if (value === null || value === undefined) return ''
  if (kind === 'MONEY' && typeof value === 'number') return typedAmount(value, language)
  if (kind === 'PERCENT' && typeof value === 'number') return typedPercent(value, language)
  if (Array.isArray(value)) return value.join(', ')
  return String(value)
}

/**
 * What was typed into a field.
 *
 * @returns the value, `null` for nothing; `undefined` where it can't be meant
 */
export function typedValue(field: FormField, typed: string): unknown {
  const { kind, isOptional } = field
  const text = typed.trim()
  if (kind === 'LIST' || kind === 'CHOICES')
    return text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  if (text === '') return isOptional ? null : kind === 'TEXT' ? '' : undefined
  if (kind === 'YES_NO') return text === 'true' ? true : text === 'false' ? false : undefined
  if (kind === 'TEXT' || kind === 'CHOICE') return text
  return numberWithin(field, text)
}

/** The number that was typed, in the unit of the setting; nothing for what is none, or lies beyond its bounds. */
function numberWithin({ kind, minimum, maximum }: FormField, typed: string): number | undefined {
  const number = numberOf(kind, typed)
  return number !== undefined && number >= (minimum ?? 0) && number <= (maximum ?? number) ? number : undefined
}

function numberOf(kind: string, text: string): number | undefined {
  if (kind === 'MONEY') return amountIn(text)
  if (kind === 'PERCENT') {
    const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
    return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  }
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

export type TypedField = { readonly path: readonly string[]; readonly periods: readonly Required<FormPeriod>[] }

/**
 * All that was typed into the fields of a form. A field that was not sent stays as it is; a row for a time without a value is taken away.
 *
 * @returns what was typed, and the names of the inputs that can't be meant
 */
export function typedFields(
  fields: readonly FormField[],
  typed: Typed,
): { readonly typed: readonly TypedField[]; readonly wrong: readonly string[] } {
  const wrong: string[] = []
  const read = fields.flatMap((field): TypedField[] => {
    if (typed[nameOfField(field)] === undefined) return []
    const rows = field.isDated ? field.periods.length + emptyPeriods : 1
    const periods = Array.from({ length: rows }, (_, row) => periodOf(field, row)).filter(
      (period) => period !== undefined,
    )
    return [{ path: field.path, periods }]
  })
  return { typed: read, wrong }

  function periodOf(field: FormField, row: number): Required<FormPeriod> | undefined {
    const text = typed[nameOfField(field, row)] ?? ''
    const [from = '', until = ''] = [typed[nameOfField(field, row, 'from')], typed[nameOfField(field, row, 'until')]]
    if (row > 0 && text.trim() === '' && !(field.isOptional && from !== '')) return undefined
    const value = typedValue(field, text)
    if (value === undefined) wrong.push(nameOfField(field, row))
    if (row > 0 && from === '' && until === '') wrong.push(nameOfField(field, row, 'from'))
    return { from: from || null, until: until || null, value: value ?? null }
  }
}
