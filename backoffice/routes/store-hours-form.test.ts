import { expect, test } from 'vitest'
import { shownTime, typedExceptions, typedPeriods, typedWeek } from './store-hours-form.ts'

test('a day has the periods that were typed, and midnight ends one', () => {
  const typed = {
    'monday-0-opens': '10:00',
    'monday-0-closes': '12:30',
    'monday-1-opens': '13:30',
    'monday-1-closes': '00:00',
    'tuesday-0-opens': '',
    'tuesday-0-closes': '',
  }
  const [monday, tuesday, ...others] = typedWeek(typed)
  expect(monday).toEqual({
    day: 'MONDAY',
    periods: [
      { opens: '10:00', closes: '12:30' },
      { opens: '13:30', closes: '24:00' },
    ],
  })
  expect(tuesday?.periods).toEqual([])
  expect(others).toHaveLength(5)
  expect(shownTime('24:00')).toBe('00:00')
})

test('a period that is half empty is not lost: the shop refuses it beside its day', () => {
  expect(typedPeriods({ 'friday-0-opens': '10:00', 'friday-0-closes': '' }, 'friday')).toEqual([
    { opens: '10:00', closes: '' },
  ])
})

test('days that differ keep their rows; a row of nothing is none, and a day without hours is closed', () => {
  const typed = {
    'date-0': '2026-12-25',
    'date-1': '',
    'date-2': '2026-12-24',
    'exception-2-0-opens': '10:00',
    'exception-2-0-closes': '16:00',
    'date-3': '',
    'exception-3-0-opens': '10:00',
    'exception-3-0-closes': '12:00',
    'date-x': '2026-01-01',
  }
  expect(typedExceptions(typed)).toEqual([
    { row: 0, date: '2026-12-25', periods: [] },
    { row: 2, date: '2026-12-24', periods: [{ opens: '10:00', closes: '16:00' }] },
    { row: 3, date: '', periods: [{ opens: '10:00', closes: '12:00' }] },
  ])
})
