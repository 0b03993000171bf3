import { isRecord } from '#kernel/is-record.ts'
import { countryFacts } from './country-facts.ts'
import {
  legibleEntries,
  type PlacedEntry,
  partsOf,
  type StorefrontEntry,
  type StorefrontError,
} from './storefront-file.ts'
import { prefixErrors } from './storefront-prefixes.ts'

/** What contradicts itself or the shop, as far as the file can be read; what can't be read has a fault of its own. */
export function meaningErrors(value: unknown): StorefrontError[] {
  const entries = legibleEntries(value)
  const root = isRecord(value) && typeof value.root === 'string' ? value.root : undefined
  return [
    ...(root === undefined || entries.some(({ entry }) => entry.code === root) ? [] : [strangeRoot(root, entries)]),
    ...entries.flatMap(({ entry, at }) =>
      entryErrors(entry, root).map(({ path, message }) => ({ path: `storefronts.${at}.${path}`, message })),
    ),
    ...twice(entries),
    ...prefixErrors(firstOfEach(entries), root ?? ''),
  ]
}

function strangeRoot(root: string, entries: readonly PlacedEntry[]): StorefrontError {
  const codes = entries.map(({ entry }) => entry.code).join(', ')
  return { path: 'root', message: `must be one of the storefronts${codes && ` (${codes})`}, and is ${root}` }
}

function entryErrors(entry: StorefrontEntry, root: string | undefined): StorefrontError[] {
  const { country } = partsOf(entry.code)
  const { currency = countryFacts[country].currency, deliversTo = [country], timeZone, prefix } = entry
  const errors: StorefrontError[] = []
  if (entry.code === root && prefix !== undefined)
    errors.push({ path: 'prefix', message: 'must be left out: this storefront stands at the root' })
  if (currency === undefined)
    errors.push({
      path: 'currency',
      message: 'must be named, such as EUR: the shop counts in hundredths, which the krona of Iceland has none of',
    })
  if (deliversTo[0] !== country)
    errors.push({ path: 'deliversTo', message: `must begin with ${country}, the storefront’s own country` })
  if (new Set(deliversTo).size < deliversTo.length)
    errors.push({ path: 'deliversTo', message: 'names a country twice' })
  if (timeZone !== undefined && !isTimeZone(timeZone))
    errors.push({ path: 'timeZone', message: 'must be a time zone such as Europe/Vienna' })
  return errors
}

function twice(entries: readonly PlacedEntry[]): StorefrontError[] {
  return entries
    .filter((one) => !firstOfEach(entries).includes(one))
    .map(({ entry, at }) => ({ path: `storefronts.${at}.code`, message: `is there twice: ${entry.code}` }))
}

const firstOfEach = (entries: readonly PlacedEntry[]): readonly PlacedEntry[] =>
  entries.filter(({ entry }, index) => entries.findIndex((one) => one.entry.code === entry.code) === index)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
