import { knownLanguages } from '#kernel/language.ts'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { SettingsFormQuery } from '../../graphql/graphql.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { countryText, languageText, storefrontName } from '../format.ts'
import type { RefusedSetting } from './settings-errors.tsx'

export type ShownSetting = Omit<NonNullable<SettingsFormQuery['settingsForm']>['fields'][number], 'currency'> & {
  readonly currency: string | null
}

/** What was typed, and the inputs that can't be meant. */
export type FormResult = {
  readonly typed: Readonly<Record<string, string>>
  readonly wrong: readonly string[]
  /** What the checks of the settings say against it. */
  readonly refused: readonly RefusedSetting[]
}

const isName = (part: string) => /^[A-Z]{2,3}$|^[a-z]{2}_[A-Z]{2}$/.test(part) || isLanguage(part)

// A window of delivery goes from one time to another, and `to` is no language of the shop.
const isLanguage = (part: string) => (knownLanguages as readonly string[]).includes(part)

/** The setting by its own words, or by the last part of its path, with whose it is: 'Standard rate (Belgium)'. */
export function settingLabel(
  said: Words['settingsForm'],
  { label, path }: ShownSetting,
  language: StaffLanguage,
): string {
  const known: Readonly<Record<string, string>> = { ...said.labels, ...said.furtherLabels }
  const own = known[label] ?? label.split('.').slice(-2).join(' · ')
  const last = path.at(-1) ?? ''
  // A currency stands behind the field already.
  if (!isName(last) || /^[A-Z]{3}$/.test(last)) return own
  const whose = /^[A-Z]{2}$/.test(last) ? countryNamed(last, language) : languageText(last, language)
  return `${own} (${whose})`
}

// Series of numbers are of the Union and of Great Britain, which is no country's code.
const countryNamed = (code: string, language: StaffLanguage) => (code === 'EU' ? 'EU' : countryText(code, language))

/** A value that is chosen, in words where it has some. */
export function choiceText({ settingsForm, productEditing }: Words, choice: string, language: StaffLanguage): string {
  const known: Readonly<Record<string, string>> = { ...settingsForm.choices, ...productEditing.materials }
  if (Object.hasOwn(known, choice)) return known[choice] ?? choice
  return /^[A-Z]{2}$/.test(choice) ? countryText(choice, language) : choice
}

/** Whose a group of settings is: a method of a storefront, an extra. Nothing where it is the subject's own. */
export function settingGroup({ path, label }: ShownSetting): string {
  const said = new Set(label.split('.'))
  const names = path.filter((part, index) => !said.has(part) && !(index === path.length - 1 && isName(part)))
  return names.map((name) => (/^[a-z]{2}_[A-Z]{2}$/.test(name) ? storefrontName(name) : name)).join(' · ')
}
