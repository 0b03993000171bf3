import { expect, test } from 'vitest'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import { toldHoursAfter } from './told-hours.ts'

const hours = (monday: string, tuesday: string, exceptions: OpeningHours['exceptions'] = []): OpeningHours => ({
  timeZone: 'Europe/Amsterdam',
  days: {
    ...(monday && { monday: [{ opens: monday, closes: '18:00' }] }),
    ...(tuesday && { tuesday: [{ opens: tuesday, closes: '18:00' }] }),
  },
  exceptions,
})

test('what a file changed is what files tell from then on, and all else is what they told before', () => {
  const told = hours('09:00', '09:00')
  const byStaff = hours('10:00', '09:00')
  expect(toldHoursAfter(told, byStaff, hours('10:00', '11:00'))).toEqual(hours('09:00', '11:00'))
  expect(toldHoursAfter(told, byStaff, hours('', '09:00'))).toEqual(hours('', '09:00'))
  const holiday = [{ date: '2026-12-25', periods: [] }]
  expect(toldHoursAfter(told, byStaff, hours('10:00', '09:00', holiday))).toEqual(hours('09:00', '09:00', holiday))
})

test('nothing is remembered of a store whose hours staff never changed', () => {
  expect(toldHoursAfter(undefined, hours('09:00', ''), hours('10:00', ''))).toBeUndefined()
  expect(toldHoursAfter(hours('09:00', ''), hours('10:00', ''), undefined)).toBeUndefined()
})
