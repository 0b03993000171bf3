import { describe, expect, test } from 'vitest'
import { birthdayDate, splitBirthday } from './birthday.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('a birthday', () => {
  test('is split on its hyphens', () => {
    expect(splitBirthday('1990-05-21')).toEqual({ year: 1990, month: 5, day: 21 })
  })

  test('that is no date has no parts', () => {
    for (const typed of ['', '1990', '1990-05', '21 May 1990', '1990-05-21-3', 'a-b-c', '1990-05-2.5'])
      expect(splitBirthday(typed)).toBeUndefined()
  })

  test('is a day that exists, in the past', () => {
    expect(birthdayDate({ year: 1990, month: 5, day: 21 }, now)).toBe('1990-05-21')
    expect(birthdayDate({ year: 2000, month: 2, day: 29 }, now)).toBe('2000-02-29')
    for (const day of [
      { year: 2001, month: 2, day: 29 },
      { year: 1990, month: 13, day: 1 },
      { year: 2027, month: 1, day: 1 },
      { year: 1890, month: 1, day: 1 },
      { year: 1990, month: 0, day: 10 },
    ])
      expect(birthdayDate(day, now)).toBeUndefined()
  })
})
