import { expect, test } from 'vitest'
import { wordsIn } from '../../messages/staff-language-messages.ts'
import { choiceText, settingLabel } from './shown-setting.ts'

const words = wordsIn('de')

const labelOf = (label: string, path: string) =>
  settingLabel(words.settingsForm, { label, path: path.split('.') } as Parameters<typeof settingLabel>[1], 'de')

test('a setting is called by its own words, with whose it is', () => {
  expect(labelOf('vat.standard', 'vat.standard.BE')).toMatch(/\(Belgien\)$/)
  expect(labelOf('extras.name', 'extras.gift.name.fr')).toMatch(/\(Französisch\)$/)
})

test('the end of a window of delivery is no language', () => {
  const label = 'delivery.methods.schedule.window.to'
  expect(labelOf(label, 'delivery.methods.de_DE.dhl.schedule.window.to')).toBe(words.settingsForm.furtherLabels[label])
})

test.each([
  ['pickup', 'zum Abholen'],
  ['nowhere', 'nirgends'],
  ['coated-leather', 'Beschichtetes Leder'],
  ['DE', 'Deutschland'],
  ['sendcloud', 'sendcloud'],
])('the choice %s is told as %s', (choice, text) => {
  expect(choiceText(words, choice, 'de')).toBe(text)
})
