import { knownLanguages } from '#kernel/language.ts'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { countryText, languageText, storefrontName } from '../format.ts'

/**
 * A setting by the words of its form, with whose it is: 'Price (cordwainer.nl, dhl)' of `delivery.methods.nl_NL.dhl.price`. A path that no form
 * has words for stays as it is written.
 */
export function settingPathText({ settingsForm }: Words, language: StaffLanguage, path: string): string {
  const parts = path.split('.')
  const known = Object.entries({ ...settingsForm.labels, ...settingsForm.furtherLabels })
    .map(([name, label]) => ({ names: name.split('.'), label }))
    .filter(({ names }) => names[0] === parts[0] && names.at(-1) === lastNamed(parts, names))
    .toSorted((one, other) => other.names.length - one.names.length)
    .find(({ names }) => isWithin(names, parts))
  if (!known) return path
  const whose = parts
    .filter((part) => !known.names.includes(part) && !isPlace(part))
    .map((part) => nameOf(part, language))
  return whose.length === 0 ? known.label : `${known.label} (${whose.join(', ')})`
}

/** The last part of a path that isn't the name of an entry, a storefront, a country, a place in a list or part of a period. */
const lastNamed = (parts: readonly string[], names: readonly string[]) => parts.findLast((part) => names.includes(part))

/** A place in a list, or a part of a period. */
const isPlace = (part: string) => /^(?:\d+|from|until|value)$/.test(part)

function isWithin(names: readonly string[], parts: readonly string[]): boolean {
  let at = 0
  for (const part of parts) if (part === names[at]) at++
  return at === names.length
}

function nameOf(part: string, language: StaffLanguage): string {
  if (/^[a-z]{2}_[A-Z]{2}$/.test(part)) return storefrontName(part)
  if (/^[A-Z]{2}$/.test(part) && part !== 'EU') return countryText(part, language)
  return (knownLanguages as readonly string[]).includes(part) ? languageText(part, language) : part
}
