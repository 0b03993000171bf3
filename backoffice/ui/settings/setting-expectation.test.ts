import { expect, test } from 'vitest'
import { wordsIn } from '../../messages/staff-language-messages.ts'
import { expectedText, refusedText, wrongText } from './setting-expectation.ts'
import { settingPathText } from './setting-path.ts'
import type { RefusedSetting } from './settings-errors.tsx'
import type { ShownSetting } from './shown-setting.ts'

const words = wordsIn('nl')

const field = (given: Partial<ShownSetting>): ShownSetting => ({
  path: ['push', 'mostPerBrowser'],
  label: 'push.mostPerBrowser',
  kind: 'NUMBER',
  currency: null,
  isDated: false,
  isOptional: false,
  choices: [],
  minimum: 1,
  maximum: 500,
  description: null,
  periods: [],
  ...given,
})

test.each([
  [{}, 'moet een geheel getal van 1 tot en met 500 zijn'],
  [{ minimum: null, maximum: null }, 'moet een geheel getal van ten minste 0 zijn'],
  [
    { kind: 'MONEY', currency: 'EUR', minimum: 100, maximum: 100_000 },
    'moet een bedrag zijn zoals 4,95, van €\u00a01,00 tot en met €\u00a01.000,00',
  ],
  [{ kind: 'PERCENT', minimum: 0, maximum: 10_000 }, 'moet een percentage zijn zoals 5,50, van 0% tot en met 100%'],
  [{ kind: 'YES_NO' }, 'moet ja of nee zijn'],
] as const)('a field %j says what it takes', (given, text) => {
  expect(expectedText(field(given), words, 'nl')).toBe(text)
})

test('a row for a time lacks its days, whatever its value is', () => {
  expect(wrongText('push/mostPerBrowser|1|from', field({}), words, 'nl')).toBe(words.settingsForm.expected.period)
  expect(wrongText('push/mostPerBrowser|0|value', field({}), words, 'nl')).toContain('500')
})

test('what the checks say of an amount is said in its unit, and of another rule by that rule', () => {
  const place = { path: ['giftCards', 'least'], row: 0, part: 'value' }
  const money = field({ kind: 'MONEY', currency: 'EUR', minimum: 100, maximum: 100_000 })
  const error = { path: 'giftCards.least', problem: 'AT_LEAST', values: ['100'], place } satisfies RefusedSetting
  expect(refusedText(error, money, words, 'nl')).toContain('€\u00a01,00')
  const twice = { ...error, problem: 'TWICE', values: ['dhl'] } satisfies RefusedSetting
  expect(refusedText(twice, money, words, 'nl')).toBe(words.settingsProblems.TWICE('dhl'))
})

test.each([
  ['push.mostPerBrowser', words.settingsForm.labels['push.mostPerBrowser']],
  ['vat.standard.BE', 'Algemeen tarief (België)'],
  ['delivery.methods.nl_NL.0.price.1.until', 'Prijs (Nederland)'],
  ['what.nobody.knows', 'what.nobody.knows'],
])('%s is called %s', (path, text) => {
  expect(settingPathText(words, 'nl', path)).toBe(text)
})
