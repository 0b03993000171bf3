import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { Words } from '../../messages/staff-language-messages.ts'
import { moneyText } from '../format.ts'
import { type RefusedSetting, settingsSentence } from './settings-errors.tsx'
import type { ShownSetting } from './shown-setting.ts'

type Bounded = Pick<ShownSetting, 'kind' | 'currency' | 'minimum' | 'maximum'>

/** What a field takes: its format, its smallest and its largest value, as `500` is read in the unit of the field. */
export function expectedText(field: Bounded, { settingsForm }: Words, language: StaffLanguage): string {
  const said = settingsForm.expected
  const least = valueText(field, field.minimum ?? 0, language)
  const most = typeof field.maximum === 'number' ? valueText(field, field.maximum, language) : undefined
  const example = (cents: number) => (cents / 100).toLocaleString(language, { minimumFractionDigits: 2 })
  switch (field.kind) {
    case 'MONEY':
      return most === undefined ? said.amount(example(495), least) : said.amountTo(example(495), least, most)
    case 'PERCENT':
      return most === undefined ? said.percent(example(550), least) : said.percentTo(example(550), least, most)
    case 'YES_NO':
      return said.yesNo
    default:
      return most === undefined ? said.number(least) : said.numberTo(least, most)
  }
}

/** A value of a setting as who reads writes it: `€ 4,95`, `5,5 %`. */
function valueText({ kind, currency }: Bounded, value: number, language: StaffLanguage): string {
  if (kind === 'MONEY')
    return currency ? moneyText({ amount: value, currency }, language) : (value / 100).toLocaleString(language)
  if (kind === 'PERCENT')
    return (value / 10_000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 })
  return value.toLocaleString(language)
}

const bounds: readonly RefusedSetting['problem'][] = ['AT_LEAST', 'AT_MOST', 'NEGATIVE', 'WHOLE_NUMBER', 'UNMEANT']

/** What the checks say of a field, without its name; of a number what it takes, in its unit. */
export function refusedText(
  error: RefusedSetting,
  field: ShownSetting | undefined,
  words: Words,
  language: StaffLanguage,
): string {
  const isNumber = field && ['MONEY', 'PERCENT', 'NUMBER'].includes(field.kind)
  if (isNumber && error.place.part === 'value' && bounds.includes(error.problem))
    return expectedText(field, words, language)
  return settingsSentence(words.settingsProblems, error)
}

/** Why what was typed into an input can't be meant, without the name of its field. */
export function wrongText(input: string, field: ShownSetting, words: Words, language: StaffLanguage): string {
  return input.endsWith('|value') ? expectedText(field, words, language) : words.settingsForm.expected.period
}
