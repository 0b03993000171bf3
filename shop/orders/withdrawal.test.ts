import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import {
  isLate,
  isWithdrawalReference,
  momentIn,
  newWithdrawalReference,
  orderNumbersIn,
  withdrawalDeadline,
} from './withdrawal.ts'

const zones = {
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  LU: 'Europe/Luxembourg',
  GB: 'Europe/London',
} as const
type Country = keyof typeof zones
const continent = ['NL', 'BE', 'FR', 'DE', 'AT', 'LU'] as const

const lastDay = (country: Country, ...received: readonly string[]) =>
  withdrawalDeadline(
    received.map((day) => new Date(`${day}T14:00:00Z`)),
    { country, timeZone: zones[country] },
  )

describe('the last day to withdraw', () => {
  test.each(continent)('in %s is 14 days after delivery, or the next working day', (country) => {
    expect(lastDay(country, '2026-11-26')).toBe('2026-12-10')
    expect(lastDay(country, '2026-12-11')).toBe('2026-12-28')
    expect(lastDay(country, '2026-12-13')).toBe('2026-12-28')
  })

  test('in Great Britain is the fourteenth, whatever day that is', () => {
    expect(lastDay('GB', '2026-11-26')).toBe('2026-12-10')
    expect(lastDay('GB', '2026-12-11')).toBe('2026-12-25')
    expect(lastDay('GB', '2026-12-13')).toBe('2026-12-27')
  })

  test('counts from the last parcel, in whatever order they came', () => {
    expect(lastDay('NL', '2026-11-20', '2026-11-25')).toBe('2026-12-09')
    expect(lastDay('NL', '2026-11-25', '2026-11-20')).toBe('2026-12-09')
  })

  test('is open as long as nobody knows of a delivery', () => {
    expect(lastDay('NL')).toBeUndefined()
    expect(isLate(new Date('2036-01-01T00:00:00Z'), undefined, zones.NL)).toBe(false)
  })

  // Easter Sunday is 28 March in 2027, 16 April in 2028, 1 April in 2029.
  test.each([
    ['NL', '2027-03-12', '2027-03-30', 'Good Friday to Easter Monday'],
    ['BE', '2027-03-12', '2027-03-26', 'Good Friday is a working day'],
    ['DE', '2027-04-22', '2027-05-07', 'Ascension'],
    ['FR', '2027-05-03', '2027-05-18', 'Whit Monday'],
    ['NL', '2027-04-13', '2027-04-28', 'King’s Day'],
    ['NL', '2027-04-21', '2027-05-07', 'Liberation Day, then Ascension'],
    ['BE', '2027-07-07', '2027-07-22', 'the national day of Belgium'],
    ['FR', '2027-06-30', '2027-07-15', 'the national day of France'],
    ['DE', '2028-09-19', '2028-10-04', 'the day of German unity'],
    ['AT', '2028-06-01', '2028-06-16', 'Corpus Christi'],
    ['LU', '2028-06-09', '2028-06-26', 'the national day of Luxembourg'],
  ] as const)('in %s after delivery on %s is %s (%s)', (country, received, expected, _why) => {
    expect(lastDay(country, received)).toBe(expected)
  })

  test('lasts until midnight by the clock of the contract', () => {
    const deadline = lastDay('NL', '2026-11-26')
    expect(isLate(new Date('2026-12-10T22:59:59Z'), deadline, zones.NL)).toBe(false)
    expect(isLate(new Date('2026-12-10T23:00:00Z'), deadline, zones.NL)).toBe(true)
    expect(isLate(new Date('2026-12-10T23:59:59Z'), lastDay('GB', '2026-11-26'), zones.GB)).toBe(false)
  })

  test('a parcel that comes before midnight counts for its own day there', () => {
    const at = (time: string) => withdrawalDeadline([new Date(time)], { country: 'NL', timeZone: zones.NL })
    expect(at('2026-11-26T22:59:59Z')).toBe('2026-12-10')
    expect(at('2026-11-26T23:00:00Z')).toBe('2026-12-11')
  })

  test('never comes before 14 whole days have passed', () => {
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.constantFrom(...continent, 'GB' as const), (received, country) => {
        const timeZone = zones[country]
        const deadline = withdrawalDeadline([received], { country, timeZone })
        // An hour less, for the night in which the clocks change.
        const fortnight = new Date(received.getTime() + (14 * 24 - 1) * 3_600_000)
        expect(isLate(fortnight, deadline, timeZone)).toBe(false)
      }),
    )
  })
})

test.each([
  ['100001', ['100001']],
  ['Order no. 100001, please', ['100001']],
  ['#100001 and 100002', ['100001', '100002']],
  ['the brown boots', []],
  ['1234567890123', []],
])('%s names the orders %j', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers)
})

test('references can be read out, and no two are the same', () => {
  const references = Array.from({ length: 1000 }, newWithdrawalReference)
  expect(references.every(isWithdrawalReference)).toBe(true)
  expect(new Set(references).size).toBe(1000)
  expect(isWithdrawalReference('W-00000-0000O')).toBe(false)
})

test.each([
  ['en_GB', '21 November 2026', '10:00:05 (UTC+00:00)'],
  ['nl_NL', '21 november 2026', '11:00:05 (UTC+01:00)'],
  ['de_DE', '21. November 2026', '11:00:05 (UTC+01:00)'],
  ['fr_FR', '21 novembre 2026', '11:00:05 (UTC+01:00)'],
] as const)('in %s a moment is its date and its time with the distance from UTC', (code, date, time) => {
  expect(momentIn(storefrontOf(code), new Date('2026-11-21T10:00:05Z'))).toEqual({ date, time })
})

test('summer time is another distance', () => {
  expect(momentIn(storefrontOf('nl_NL'), new Date('2026-07-01T10:00:05Z')).time).toBe('12:00:05 (UTC+02:00)')
})
