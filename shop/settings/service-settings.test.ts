import { describe, expect, test } from 'vitest'
import { openState } from '#kernel/opening-hours.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { serviceHoursText } from './service-hours-text.ts'
import { serviceHours } from './service-settings.ts'
import { settingsAt } from './settings.ts'

const noon = new Date('2026-11-23T11:00:00Z')

const hoursOf = (service: object | undefined, code: StorefrontCode = 'nl_NL') => {
  const settings = service ? settingsOf({ ...demoSettingsFile, service }) : demoSettings
  return serviceHours(settingsAt(settings, noon).value.service, storefrontOf(code))
}
const textOf = (service: object | undefined, code: StorefrontCode) =>
  serviceHoursText(hoursOf(service, code), storefrontOf(code))

const withSaturday = {
  hours: {
    tuesday: [
      { opens: '08:30', closes: '12:00' },
      { opens: '13:00', closes: '18:00' },
    ],
    saturday: [{ opens: '10:00', closes: '16:00' }],
  },
  exceptions: [{ date: '2026-12-26', periods: [] }],
}

describe('the line that says when customer service is there', () => {
  test.each([
    ['nl_NL', 'Maandag t/m vrijdag 09:00–17:00 uur'],
    ['de_DE', 'Montag bis Freitag 09:00–17:00 Uhr'],
    ['fr_FR', 'Du lundi au vendredi de 9 h à 17 h'],
    ['en_GB', 'Monday to Friday 09:00–17:00'],
  ] as const)('is in the words of %s', (code, text) => {
    expect(textOf(undefined, code)).toBe(text)
  })

  test.each([
    ['nl_BE', 'Dinsdag 08:30–12:00, 13:00–18:00 uur, zaterdag 10:00–16:00 uur'],
    ['fr_BE', 'Le mardi de 8 h 30 à 12 h, 13 h à 18 h, le samedi de 10 h à 16 h'],
    ['de_DE', 'Dienstag 08:30–12:00, 13:00–18:00 Uhr, Samstag 10:00–16:00 Uhr'],
  ] as const)('leaves closed days out and names breaks: %s', (code, text) => {
    expect(textOf(withSaturday, code)).toBe(text)
  })
})

describe('somebody is there', () => {
  test.each([
    ['2026-12-19T09:30:00Z', { open: true, until: '16:00' }],
    ['2026-12-26T09:30:00Z', { open: false, opens: { date: '2026-12-29', time: '08:30' } }],
    ['2026-12-22T11:30:00Z', { open: false, opens: { date: '2026-12-22', time: '13:00' } }],
  ])('by the clock of the storefront, but for days that differ: %s', (now, state) => {
    expect(openState(hoursOf(withSaturday), new Date(now))).toEqual(state)
  })
})

describe('hours that make no sense', () => {
  const monday = (...periods: object[]) => ({ hours: { monday: periods }, exceptions: [] })
  test.each([
    [
      'close before they open',
      monday({ opens: '17:00', closes: '09:00' }),
      /^service\.hours\.monday\.0\.closes must be later/,
    ],
    [
      'overlap',
      monday({ opens: '09:00', closes: '13:00' }, { opens: '12:00', closes: '17:00' }),
      /^service\.hours\.monday must stand/,
    ],
    ['are no times', monday({ opens: '9', closes: '17:00' }), /^service\.hours\.monday\.0\.opens must be a time/],
    ['are none', { hours: {}, exceptions: [] }, /^service\.hours must have a day/],
    [
      'name a day twice',
      { hours: withSaturday.hours, exceptions: [...withSaturday.exceptions, ...withSaturday.exceptions] },
      /^service\.exceptions must name no day twice/,
    ],
  ])('since they %s are refused with their place', (_, service, sentence) => {
    expect(() => settingsOf({ ...demoSettingsFile, service })).toThrow(sentence)
  })
})
