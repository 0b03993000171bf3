import Holidays from 'date-holidays'
import { expect, test } from 'vitest'
import { addDays, type Day, weekdayOf } from './calendar.ts'
import { type Country, knownCountries } from './country.ts'
import { isPublicHoliday } from './public-holidays.ts'

test.each([
  ['2026-04-27', 'NL', true],
  // In 2025 King's Day fell on a Sunday, and was kept on the Saturday.
  ['2025-04-26', 'NL', true],
  ['2025-04-27', 'NL', false],
  ['2026-05-14', 'BE', true],
  ['2026-07-14', 'FR', true],
  ['2026-04-03', 'FR', false],
  ['2026-10-03', 'DE', true],
  ['2026-06-04', 'AT', true],
  ['2026-06-23', 'LU', true],
  // gov.uk/bank-holidays: Boxing Day 2026 is a Saturday, and 28 December stands in for it.
  ['2026-12-28', 'GB', true],
  ['2027-12-27', 'GB', true],
  ['2027-12-28', 'GB', true],
  ['2028-01-03', 'GB', true],
  ['2026-05-04', 'GB', true],
  ['2026-05-25', 'GB', true],
  ['2026-08-31', 'GB', true],
  ['2026-05-01', 'GB', false],
  ['2026-11-24', 'GB', false],
] as const)('%s in %s: %s', (day, country: Country, expected) => {
  expect(isPublicHoliday(day, country)).toBe(expected)
})

/**
 * Where the table follows the law that it cites, and not the library: the half days of Iceland, 24 December in Hungary since 2024,
 * 2 January in Romania, holidays on Saturdays and 26 December in Bulgaria, Liechtenstein's own, the Monday (and not Tuesday) 48 days before
 * Easter and the one after Pentecost in Cyprus, the Thursday after (and never on) 18 April in Iceland, days that stand in for others in Britain.
 */
const otherwise: Readonly<Partial<Record<Country, (day: Day) => boolean>>> = {
  IS: (day) => /-12-(?:24|31)$|-04-(?:18|25)$/.test(day),
  HU: (day) => day.endsWith('-12-24'),
  RO: (day) => day.endsWith('-01-02'),
  BG: (day) => weekdayOf(day) === 'saturday' || day.endsWith('-12-26'),
  LI: () => true,
  CY: (day) => /-0[23]-|-06-|-05-28$/.test(day),
  // The Netherlands and Britain are told apart above.
  NL: () => true,
  GB: (day) => day.slice(5, 7) === '08' || /-12-2[78]$|-01-03$/.test(day),
}

test.each(knownCountries)('the holidays of %s are those of the library date-holidays, from 2026 to 2030', (country) => {
  const library = new Holidays(country, { types: ['public'] })
  const known = [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
    library.getHolidays(year).flatMap(({ date, substitute }) => (substitute ? [] : [date.slice(0, 10)])),
  )
  const days = Array.from({ length: 5 * 365 }, (_, index) => addDays('2026-01-01', index))
  const differing = days.filter((day) => isPublicHoliday(day, country) !== known.includes(day))
  expect(differing.filter((day) => weekdayOf(day) !== 'sunday' && !otherwise[country]?.(day))).toEqual([])
})
