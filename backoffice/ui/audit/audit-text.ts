import type { StaffLanguage } from '#kernel/staff-language.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import type { PromotionBenefitKind } from '../../graphql/graphql.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { modelKey } from '../content/model-labels.ts'
import { languageText, longDayText, moneyText, ownMomentText, storefrontName } from '../format.ts'
import { mailKindText } from '../mail-kind-text.ts'
import { benefitText } from '../merchandising/promotion-text.ts'
import { settingPathText } from '../settings/setting-path.ts'
import type { AuditReading } from './audit-facts.ts'

type Values = Readonly<Record<string, unknown>>
type Reading = AuditReading & { readonly among: Values }
type Teller = (value: unknown, reading: Reading) => string

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const valuesIn = (value: unknown): readonly Values[] => listOf(value).filter(isValues)

/** The word for a value that the code chose, `too-small` or `orders.read`, of words whose names are written in capitals or not. */
function wordFor(value: unknown, ...tables: readonly Readonly<Record<string, unknown>>[]): string {
  const own = String(value)
  for (const name of [own, own.replaceAll(/[-.]/g, '_').toUpperCase()])
    for (const table of tables) {
      const word = Object.hasOwn(table, name) ? table[name] : undefined
      if (typeof word === 'string') return word
    }
  return own
}

const fromWords =
  (...tablesOf: readonly ((words: Words) => Readonly<Record<string, unknown>>)[]): Teller =>
  (value, { words }) =>
    listOf(value)
      .map((one) => wordFor(one, ...tablesOf.map((of) => of(words))))
      .join(', ')

/** What something may be in, by what it is. */
const statesOf = (words: Words): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  member: words.staff.states,
  review: words.reviews.states,
  repair: words.repairs.states,
  content: words.content.states,
  order: words.orders.money,
})

const money: Teller = (value, reading) => {
  const currency = currencyOf(reading)
  if (typeof value !== 'number') return String(value)
  return currency ? moneyText({ amount: value, currency }, reading.language) : decimalText(value, reading.language)
}

/** Of the amount, of the storefronts that it is for where they have the same, of the storefront that it is about. */
function currencyOf({ currency, among, objectType, objectId }: Reading): string | undefined {
  if (currency) return currency
  const codes = Array.isArray(among.storefronts) ? among.storefronts : objectType === 'storefront' ? [objectId] : []
  const currencies = new Set(codes.map((code) => storefrontByCode(String(code))?.currency))
  return currencies.size === 1 ? [...currencies][0] : undefined
}

const decimalText = (hundredths: number, language: StaffLanguage) =>
  (hundredths / 100).toLocaleString(language, { minimumFractionDigits: 2 })

const amounts: Teller = (value, { language }) =>
  Object.entries(isValues(value) ? value : {})
    .map(([currency, amount]) => moneyText({ amount: Number(amount), currency }, language))
    .join(' / ')

/** Of each storefront, in its own currency. */
const pricesByStorefront: Teller = (value, { language, words }) =>
  Object.entries(isValues(value) ? value : {})
    .map(([code, prices]) => {
      const currency = storefrontByCode(code)?.currency ?? 'EUR'
      const told = listOf(prices).map((price) => moneyText({ amount: Number(price), currency }, language))
      return words.session.labelled(storefrontName(code), told.join(' / '))
    })
    .join('; ')

const pieces: Teller = (value, { words }) =>
  valuesIn(value)
    .map(({ quantity, position, article, sku, reason, condition, restockAt, exchangeSku }) => {
      const { audit, returns } = words
      const other = exchangeSku ?? (article === undefined ? undefined : sku)
      const what = article ?? (sku as string | undefined) ?? audit.values.line(Number(position) + 1)
      const about = [
        reason && wordFor(reason, returns.reasons),
        condition && wordFor(condition, returns.conditions),
        restockAt && audit.values.toShelf(String(restockAt)),
      ].filter(Boolean)
      return `${quantity} × ${what}${other ? ` → ${other}` : ''}${about.length > 0 ? ` (${about.join(', ')})` : ''}`
    })
    .join('; ')

const moment: Teller = (value, { words, language, timeZone }) => {
  const text = String(value)
  if (text === 'now') return words.audit.values.now
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return longDayText(text, language)
  // A time without an offset is by the clock of a storefront, whichever it is: it stays that time.
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text))
    return `${longDayText(text.slice(0, 10), language)}, ${text.slice(11)}`
  return /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? ownMomentText(text, { language, timeZone }) : text
}

const benefit: Teller = (value, { words, language }) => {
  if (!isValues(value)) return String(value)
  const { kind, rate, amounts: of, pieces: count, reduced } = value
  const told = Object.entries(isValues(of) ? of : {}).map(([currency, amount]) => ({
    amount: Number(amount),
    currency,
  }))
  return benefitText(
    {
      kind: String(kind).replaceAll('-', '_').toUpperCase() as PromotionBenefitKind,
      rate: Number(rate ?? 0),
      amounts: told,
      pieces: Number(count ?? 0),
      reduced: Number(reduced ?? 0),
    },
    words,
    language,
  )
}

const priceStep: Teller = (value, { words, language }) => {
  if (!isValues(value)) return String(value)
  const { by, change, price } = value
  if (by === 'percent')
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
      Number(change) / 10_000,
    )
  return by === 'regular' ? words.productGrid.steps.REGULAR : decimalText(Number(change ?? price), language)
}

const arrangementSteps: Teller = (value, { words }) =>
  valuesIn(value)
    .map(({ kind, brand }) => [wordFor(kind, words.merchandising.steps), brand].filter(Boolean).join(': '))
    .join('; ')

/** The address of a list of orders, in the words of its filters. */
const query: Teller = (value, { words, language }) => {
  const { orders } = words
  const told = [...new URLSearchParams(String(value))].map(([name, one]) => {
    if (name === 'storefront') return storefrontName(one)
    if (name === 'from' || name === 'until') return `${orders[name]} ${longDayText(one, language)}`
    return wordFor(one, orders.views, orders.labels, orders.deliveries)
  })
  return told.filter((one) => one !== '').join(', ') || orders.views.ALL
}

const contentFields: Teller = (value, { words }) =>
  listOf(value)
    .map((name) => {
      const { labels } = words.contentModel
      const own = String(name)
      const key = [modelKey(own), modelKey(own.replace(/^page_/, ''))].find((one) => Object.hasOwn(labels, one))
      return key === undefined ? own.replaceAll('_', ' ') : labels[key as keyof typeof labels]
    })
    .join(', ')

const count = (value: unknown, language: StaffLanguage) =>
  typeof value === 'number' ? value.toLocaleString(language) : ''

/** Of a setting whose path ends with a currency. */
const beforeOrAfter: Teller = (value, reading) =>
  typeof value === 'number' && reading.currency ? money(value, reading) : auditText('', value, reading)

/** How a value is told that its kind alone doesn't say, by its name. */
const tellers: Readonly<Record<string, Teller>> = {
  amount: money,
  total: money,
  price: money,
  regularPrice: money,
  owed: money,
  prices: pricesByStorefront,
  minimum: amounts,
  benefit,
  pieces,
  insteadOf: pieces,
  step: priceStep,
  steps: arrangementSteps,
  pins: (value, { words }) =>
    valuesIn(value)
      .map(({ place, sku }) => words.session.labelled(String(place), String(sku)))
      .join('; '),
  counts: (value, { words }) =>
    valuesIn(value)
      .map(({ sku, location, quantity }) => words.session.labelled(`${sku}, ${location}`, String(quantity)))
      .join('; '),
  query,
  from: moment,
  until: moment,
  to: moment,
  at: moment,
  publishAt: moment,
  takeOffAt: moment,
  roles: fromWords(({ staff }) => staff.roleNames),
  scopes: fromWords(({ integrations }) => integrations.permissions),
  storefronts: (value, { words }) =>
    value === 'all'
      ? words.staff.all
      : listOf(value)
          .map((code) => storefrontName(String(code)))
          .join(', '),
  storefront: (value) => storefrontName(String(value)),
  stores: (value, { words }) => (value === 'all' ? words.staff.allStores : listOf(value).join(', ')),
  language: (value, { language }) => languageText(String(value), language),
  lang: (value, { language }) => languageText(String(value), language),
  state: (value, { words, objectType = '' }) =>
    wordFor(value, statesOf(words)[objectType] ?? {}, words.audit.values, words.orders.money),
  status: fromWords(
    ({ machine }) => machine.imports.statuses,
    ({ audit }) => audit.values,
  ),
  mention: fromWords(({ audit }) => audit.values),
  pickup: fromWords(({ audit }) => audit.values),
  came: fromWords(({ audit }) => audit.values),
  parcel: fromWords(({ audit }) => audit.values),
  otherSessions: (_, { words }) => words.audit.values.loggedOut,
  way: fromWords(({ orders }) => orders.ways),
  mail: (value, { words }) => mailKindText(words, String(value).split(':')[0] ?? ''),
  reason: (value, { words, objectType }) =>
    objectType === 'review' ? wordFor(value, words.reviews.reasons) : String(value),
  kind: fromWords(
    ({ machine }) => machine.imports.kinds,
    ({ exports }) => exports.kinds,
    ({ productGrid }) => productGrid.decisions,
  ),
  mode: fromWords(({ machine }) => machine.imports.modes),
  ending: (value, { words }) => wordFor(`ENDS_${String(value).toUpperCase()}`, words.productGrid.endings),
  type: fromWords(({ content }) => content.types),
  types: (value, { words }) => listOf(value).join(', ') || words.integrations.allTypes,
  fields: contentFields,
  action: fromWords(
    ({ approvals }) => approvals.kinds,
    ({ staff }) => staff.actions,
  ),
  changed: (value, { words, language }) =>
    count(value, language) ||
    listOf(value)
      .map((path) => settingPathText(words, language, String(path)))
      .join('; '),
  bytes: (value, { language }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(
      Number(value) / 1000,
    ),
  gender: fromWords(({ productEditing }) => productEditing.genders),
  tax_class: fromWords(({ productEditing }) => productEditing.taxClasses),
  before: beforeOrAfter,
  after: beforeOrAfter,
  name: (value, { language }) =>
    isValues(value) ? String(value[language] ?? value.en ?? Object.values(value)[0] ?? '') : String(value),
}

/** Values with a shape that one line tells. */
const ofStructure = new Set(['prices', 'minimum', 'benefit', 'step', 'name'])
export const isOfStructure = (name: string): boolean => ofStructure.has(name)

/** A value in words: of its name where that says how it is read, else by its kind. */
export function auditText(name: string, value: unknown, reading: Reading): string {
  const { words, language } = reading
  const isNothing = value === '' || value === null || (Array.isArray(value) && value.length === 0 && name !== 'types')
  if (isNothing || (name === 'minimum' && isValues(value) && Object.keys(value).length === 0))
    return words.audit.values.nothing
  const teller = Object.hasOwn(tellers, name) ? tellers[name] : undefined
  if (teller) return teller(value, reading)
  if (typeof value === 'boolean') return value ? words.session.yes : words.session.no
  if (Array.isArray(value)) return value.map((one) => auditText('', one, reading)).join(', ')
  if (isValues(value))
    return Object.values(value)
      .map((one) => auditText('', one, reading))
      .join(', ')
  return count(value, language) || String(value)
}
