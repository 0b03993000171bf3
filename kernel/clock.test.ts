import { expect, test } from 'vitest'
import { day, hour, minute, second, stoppedClock, systemClock } from './clock.ts'

test('a stopped clock stands still until it is moved', () => {
  const clock = stoppedClock('2026-11-21T09:00:00Z')
  expect(clock.now()).toEqual(clock.now())
  clock.advance(day + hour + minute + second)
  expect(clock.now().toISOString()).toBe('2026-11-22T10:01:01.000Z')
  clock.moveTo('2026-12-24T00:00:00Z')
  expect(clock.now().toISOString()).toBe('2026-12-24T00:00:00.000Z')
})

test('nobody turns the hands by changing a date that the clock gave', () => {
  const start = new Date('2026-11-21T09:00:00Z')
  const clock = stoppedClock(start)
  clock.now().setFullYear(1999)
  start.setFullYear(1999)
  expect(clock.now().toISOString()).toBe('2026-11-21T09:00:00.000Z')
})

test('the system clock goes', () => {
  const before = Date.now()
  const now = systemClock.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})
