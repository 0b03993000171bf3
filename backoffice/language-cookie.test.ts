import { expect, test } from 'vitest'
import { languageCookie, languageInCookie } from './language-cookie.ts'

test('the language that a browser last showed is read from what was set', () => {
  const [pair = ''] = languageCookie('de', true).split(';')
  expect(languageInCookie(`staff=abc; ${pair}`)).toBe('de')
  expect(languageInCookie(`${pair}; staff=abc`)).toBe('de')
})

test.each([null, '', 'staff-language=xx', 'staff-language=german', 'other-staff-language=de'])(
  'a browser with %j is known by no language',
  (header) => {
    expect(languageInCookie(header)).toBeUndefined()
  },
)
