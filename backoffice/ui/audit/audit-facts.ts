import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { columnLabel } from '../column-label.ts'
import { settingPathText } from '../settings/setting-path.ts'
import { auditText, isOfStructure } from './audit-text.ts'
import { hoursFacts } from './hours-facts.ts'

/** What says how the values of a row are read. */
export type AuditReading = {
  readonly words: Words
  readonly language: StaffLanguage
  /** By whose clock its moments are told. */
  readonly timeZone: string
  /** What the change was about, and which one of them. */
  readonly objectType?: string | undefined
  readonly objectId?: string | undefined
  /** Of the amounts that stand beside each other. */
  readonly currency?: string | undefined
}

/** A value by its label; several where it is made of others. */
export type AuditFact = {
  readonly name: string
  readonly label: string
  readonly value: string | readonly AuditFact[]
}

/** What says nothing to who reads: keys of the database, and what another value is told with. Reasons of an import stand on its page. */
const untold = new Set(['currency', 'id', 'note', 'wave', 'photograph', 'parcelsSeen', 'reasons', 'press'])
const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of a change, in words of the reader’s language; what is not there is left out. */
export function auditFacts(values: unknown, reading: AuditReading): readonly AuditFact[] {
  if (!isObject(values)) return []
  const { currency = reading.currency } = values
  const inside = { ...reading, currency: typeof currency === 'string' ? currency : undefined }
  const order = Object.keys(reading.words.approvals.fields)
  return (
    Object.entries(values)
      .filter(([name, value]) => !untold.has(name) && !isUuid(value) && value !== null && value !== undefined)
      // The database keeps no order of names; what was before stands before what is after.
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([name, value]) => ({
        name,
        label: auditLabel(name, reading) ?? name,
        value: factValue(name, value, { ...inside, ...currencyOfPath(name), among: values }),
      }))
  )
}

function factValue(
  name: string,
  value: unknown,
  reading: AuditReading & { readonly among: Readonly<Record<string, unknown>> },
): AuditFact['value'] {
  if (name === 'hours') return hoursFacts(value, reading)
  if (isObject(value) && !isOfStructure(name)) return auditFacts(value, reading)
  return auditText(name, value, reading)
}

/** Amounts of settings stand under their currency: `approvals.refundsAbove.EUR`. */
function currencyOfPath(name: string): { readonly currency?: string } {
  const [, currency] = /\.([A-Z]{3})$/.exec(name) ?? []
  return currency === undefined ? {} : { currency }
}

/** What a value is called; nothing for one that nobody has named. */
export function auditLabel(name: string, { words, language }: AuditReading): string | undefined {
  const known: Readonly<Record<string, string>> = { ...words.approvals.fields, ...words.audit.fields }
  if (Object.hasOwn(known, name)) return known[name]
  if (name.includes('.')) return settingPathText(words, language, name)
  const column = columnLabel(words, language, name)
  return column === name ? undefined : column
}

/** The facts of each side that the other hasn't: what a change left as it was is not told. */
export function differingFacts(before: readonly AuditFact[], after: readonly AuditFact[]) {
  const differing = { before: factsBeside(before, after), after: factsBeside(after, before) }
  return differing.before.length + differing.after.length > 0 ? differing : { before, after }
}

function factsBeside(facts: readonly AuditFact[], others: readonly AuditFact[]): readonly AuditFact[] {
  return facts.flatMap((fact) => {
    const other = others.find(({ name }) => name === fact.name)
    if (!other) return [fact]
    if (typeof fact.value === 'string' || typeof other.value === 'string')
      return fact.value === other.value ? [] : [fact]
    const value = factsBeside(fact.value, other.value)
    return value.length === 0 && fact.value.length > 0 ? [] : [{ ...fact, value }]
  })
}
