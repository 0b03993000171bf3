import { knownLanguages, storefrontByCode } from '#kernel/storefront.ts'
import type { SettingDifference } from './settings-diff.ts'

/** A part of a JSON Schema, as far as forms read it. `unit` is what our own values say of themselves. */
export type SettingSchema = {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, SettingSchema>>
  readonly type?: string
  readonly properties?: Readonly<Record<string, SettingSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SettingSchema | boolean
  readonly propertyNames?: SettingSchema
  readonly items?: SettingSchema
  readonly anyOf?: readonly SettingSchema[]
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
  readonly unit?: string
  readonly default?: unknown
}

/** What a field of a form holds. */
export const settingKinds = ['money', 'percent', 'number', 'yes-no', 'text', 'choice', 'choices', 'list'] as const
export type SettingKind = (typeof settingKinds)[number]

/** A value with the days between which it holds; the first of several holds always. */
export type SettingPeriod = {
  readonly from: string | null
  readonly until: string | null
  /** Null where nothing is said. */
  readonly value: unknown
}

/** A setting that a form changes. */
export type SettingField = {
  /** Names from the root on; entries of lists by their `id` or `key`. */
  readonly path: readonly string[]
  /** The same without what names an entry, a storefront, a country or a currency: what its label is found by. */
  readonly label: string
  readonly kind: SettingKind
  readonly currency: string | null
  readonly isDated: boolean
  /** Whether nothing may be said, which means something: never, always, as the software has it. */
  readonly isOptional: boolean
  readonly choices: readonly string[]
  readonly minimum: number | null
  readonly maximum: number | null
  readonly description: string | null
  readonly periods: readonly SettingPeriod[]
}

/** Where each form of settings begins. What isn't among them, or has no simple field, is changed as JSON. */
export const settingSubjects = {
  delivery: ['delivery.methods', 'delivery.pieceWeight'],
  extras: ['extras'],
  returns: ['returns', 'sizing', 'giftReceipts', 'reviews', 'passports', 'recommendations'],
  care: ['careReminders', 'repairs'],
  payment: ['checkout', 'payment', 'giftCards'],
  loyalty: ['loyalty'],
  approvals: ['approvals', 'imports'],
  vat: ['vat'],
  numbers: ['numbers'],
  search: ['search'],
  feeds: ['feeds', 'assistants'],
  devices: ['offline', 'push', 'stores', 'consent'],
  accounts: ['account'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type SettingSubject = keyof typeof settingSubjects

/**
 * The fields of a form, in the order of the schema.
 *
 * @param document the settings that hold, as JSON, with what the software decides where they say nothing
 */
export function settingFields(root: SettingSchema, document: unknown, subject: SettingSubject): SettingField[] {
  return settingSubjects[subject].flatMap((start) => {
    const path = start.split('.')
    const schema = path.reduce<SettingSchema | undefined>(
      (at, name) => at && resolved(root, at).properties?.[name],
      root,
    )
    return schema ? fieldsOf(root, schema, valueAt(document, path), { path, label: path, isOptional: false }) : []
  })
}

/** The settings with what the software decides where they say nothing about a subject: only a part of it can't be written. */
export function withUsualSettings(root: SettingSchema, document: unknown, subject: SettingSubject): unknown {
  const names = new Set(settingSubjects[subject].map((start) => start.split('.')[0] ?? ''))
  const properties = Object.entries(root.properties ?? {}).filter(([name]) => names.has(name))
  return withFilled(root, Object.fromEntries(properties), document)
}

function filledIn(root: SettingSchema, given: SettingSchema, value: unknown): unknown {
  const schema = resolved(root, given)
  return withFilled(root, schema.properties ?? {}, value === undefined ? schema.default : value)
}

/** The very same where nothing is missing. */
function withFilled(root: SettingSchema, properties: Readonly<Record<string, SettingSchema>>, known: unknown): unknown {
  if (!isRecord(known)) return known
  const filled = Object.entries(properties)
    .map(([name, part]) => [name, filledIn(root, part, at(known, name))] as const)
    .filter(([name, value]) => value !== at(known, name))
  return filled.length === 0 ? known : { ...known, ...Object.fromEntries(filled) }
}

type Place = { readonly path: readonly string[]; readonly label: readonly string[]; readonly isOptional: boolean }

function fieldsOf(root: SettingSchema, given: SettingSchema, value: unknown, place: Place): SettingField[] {
  const schema = resolved(root, given)
  const dated = datedValueOf(root, schema)
  const leaf = leafOf(root, dated ?? schema)
  if (leaf) return [fieldOf(leaf, value, place, { isDated: dated !== undefined, about: schema.description })]
  if (schema.items) return entriesOf(root, schema.items, value, place)
  const known = schema.properties ?? namedProperties(root, schema, value)
  return Object.entries(known).flatMap(([name, part]) => {
    const isName = isNameOfThing(name)
    const isOptional = !(schema.required ?? []).includes(name)
    // A country or currency that the shop doesn't have.
    if (isName && isOptional && at(value, name) === undefined) return []
    return fieldsOf(root, part, at(value, name), {
      path: [...place.path, name],
      label: isName ? place.label : [...place.label, name],
      isOptional,
    })
  })
}

/** Of the entries that are there: adding and removing one is done as JSON. */
function entriesOf(root: SettingSchema, items: SettingSchema, value: unknown, place: Place): SettingField[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => {
    const name = nameOfEntry(entry)
    if (name === undefined) return []
    const inside = { path: [...place.path, name], label: place.label, isOptional: false }
    // What an entry is called by doesn't change.
    return fieldsOf(root, items, entry, inside).filter(({ path }) => !['id', 'key'].includes(path.at(-1) ?? ''))
  })
}

function fieldOf(
  { schema, isNullable }: Leaf,
  value: unknown,
  { path, label, isOptional }: Place,
  { isDated, about }: { readonly isDated: boolean; readonly about: string | undefined },
): SettingField {
  const kind = kindOf(schema)
  return {
    path,
    label: label.join('.'),
    kind,
    currency: kind === 'money' ? currencyOf(path) : null,
    isDated,
    isOptional: isOptional || isNullable,
    choices: schema.enum ?? schema.items?.enum ?? [],
    minimum: schema.minimum ?? null,
    maximum: schema.maximum === Number.MAX_SAFE_INTEGER ? null : (schema.maximum ?? null),
    description: about ?? schema.description ?? null,
    periods: periodsOf(value, isDated),
  }
}

function periodsOf(value: unknown, isDated: boolean): SettingPeriod[] {
  // An empty list is the value of a list, and no list of periods.
  if (isDated && Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && 'value' in one))
    return value.map((one) => ({ from: textOf(one.from), until: textOf(one.until), value: one.value }))
  return [{ from: null, until: null, value: value ?? null }]
}

/** The schema of the value, where it may be a list of periods instead. */
function datedValueOf(root: SettingSchema, { anyOf = [] }: SettingSchema): SettingSchema | undefined {
  const [value, periods, ...others] = anyOf.map((one) => resolved(root, one))
  const isPeriods = periods?.items && 'value' in (resolved(root, periods.items).properties ?? {})
  return value && isPeriods && others.length === 0 ? value : undefined
}

type Leaf = { readonly schema: SettingSchema; readonly isNullable: boolean }

/** What one input can hold; nothing for what is made of parts. */
function leafOf(root: SettingSchema, given: SettingSchema): Leaf | undefined {
  const schema = resolved(root, given)
  if (schema.anyOf) {
    const parts = schema.anyOf.map((one) => resolved(root, one))
    const [other, ...more] = parts.filter(({ type }) => type !== 'null')
    const leaf = other && more.length === 0 ? leafOf(root, other) : undefined
    return leaf && { ...leaf, isNullable: true }
  }
  if (schema.type === 'array') {
    const items = schema.items && resolved(root, schema.items)
    return items?.type === 'string' ? { schema: { ...schema, items }, isNullable: false } : undefined
  }
  const isPlain = ['integer', 'number', 'boolean', 'string'].includes(schema.type ?? '')
  return isPlain ? { schema, isNullable: false } : undefined
}

function kindOf({ type, unit, enum: choices, items }: SettingSchema): SettingKind {
  if (type === 'array') return items?.enum ? 'choices' : 'list'
  if (type === 'boolean') return 'yes-no'
  if (type === 'string') return choices ? 'choice' : 'text'
  return unit === 'cents' ? 'money' : unit === 'basis-points' ? 'percent' : 'number'
}

/** Names that a shop chooses, such as its currencies, where the schema says what belongs to each. */
function namedProperties(root: SettingSchema, schema: SettingSchema, value: unknown): Record<string, SettingSchema> {
  const { additionalProperties: each, propertyNames } = schema
  if (!each || typeof each === 'boolean') return {}
  const names = (propertyNames && resolved(root, propertyNames).enum) ?? []
  const present = isRecord(value) ? Object.keys(value) : []
  return Object.fromEntries(names.filter((name) => present.includes(name)).map((name) => [name, each]))
}

/** Whether a name says whose something is, and not what: a country, a currency, a storefront or a language. */
export const isNameOfThing = (name: string): boolean =>
  /^[A-Z]{2,3}$|^[a-z]{2}_[A-Z]{2}$/.test(name) || (knownLanguages as readonly string[]).includes(name)

function currencyOf(path: readonly string[]): string | null {
  const named = path.findLast((name) => /^[A-Z]{3}$/.test(name))
  return named ?? path.map((name) => storefrontByCode(name)?.currency).find((found) => found !== undefined) ?? null
}

/** A value that was typed into a field, with the days between which it holds. */
export type TypedSetting = { readonly path: readonly string[]; readonly periods: readonly SettingPeriod[] }

/**
 * The settings with what was typed in its places. Everything else stays as it is, whoever writes it.
 *
 * @param fields those that there are: what is typed into any other is left alone, and what says the same as before too
 */
export function withTypedSettings(
  document: unknown,
  fields: readonly SettingField[],
  typed: readonly TypedSetting[],
): unknown {
  return typed.reduce((known, { path, periods }) => {
    const field = fields.find((one) => one.path.join('/') === path.join('/'))
    if (!field || JSON.stringify(field.periods) === JSON.stringify(periods)) return known
    return replaced(known, path, writtenPeriods(periods))
  }, document)
}

/**
 * The settings that hold with what was typed. Of what the software decides no more is written down than the rest of a section of which nothing
 * was said before, since one that is begun has to be whole.
 *
 * @param held as they were written down
 * @param known the same with what the software decides, of which the fields were made
 */
export function withDecidedSettings(
  held: unknown,
  known: unknown,
  fields: readonly SettingField[],
  typed: readonly TypedSetting[],
): unknown {
  const whole = withTypedSettings(known, fields, typed)
  if (whole === known || !isRecord(held) || !isRecord(whole)) return whole === known ? held : whole
  const own = withTypedSettings(held, fields, typed)
  return Object.fromEntries(
    Object.entries(whole).flatMap(([name, section]) => {
      if (Object.hasOwn(held, name)) return [[name, at(own, name)]]
      return section === at(known, name) ? [] : [[name, section]]
    }),
  )
}

/**
 * What a form changes, value by value as its fields show them. Of a section that nothing was said of before, which is written whole, it is
 * only the value that was typed.
 */
export function fieldChanges(before: readonly SettingField[], after: readonly SettingField[]): SettingDifference[] {
  const shown = new Map(before.map(({ path, periods }) => [path.join('/'), writtenPeriods(periods)]))
  return after.flatMap(({ path, periods }) => {
    const [was, is] = [shown.get(path.join('/')), writtenPeriods(periods)]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ path: path.join('.'), before: was, after: is }]
  })
}

/** A value by itself, or a list of periods; `undefined` where nothing is said. */
function writtenPeriods(periods: readonly SettingPeriod[]): unknown {
  const [first, ...others] = periods
  if (others.length === 0) return first?.value ?? undefined
  return periods.map(({ from, until, value }) => ({ ...(from && { from }), ...(until && { until }), value }))
}

function replaced(part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(part))
    return part.map((entry) => (nameOfEntry(entry) === name ? replaced(entry, rest, value) : entry))
  const known = isRecord(part) ? part : {}
  const next = replaced(known[name], rest, value)
  if (next !== undefined) return { ...known, [name]: next }
  const { [name]: _, ...others } = known
  return others
}

function resolved(root: SettingSchema, schema: SettingSchema): SettingSchema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...own } = schema
  const found = root.$defs?.[$ref.replace('#/$defs/', '')]
  return { ...(found && resolved(root, found)), ...own }
}

const valueAt = (value: unknown, path: readonly string[]): unknown => path.reduce(at, value)

function at(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** What an entry of a list is called by. */
export function nameOfEntry(entry: unknown): string | undefined {
  return textOf(at(entry, 'id')) ?? textOf(at(entry, 'key')) ?? undefined
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
