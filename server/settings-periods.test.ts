import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { watchSettings } from './settings-periods.ts'

const clock = { now: () => new Date() }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T22:59:58Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what was rendered is told to go within a second after a period begins and after it ends, and at no other time', () => {
  const days = [{ value: 14 }, { from: '2026-12-01', until: '2026-12-02', value: 60 }]
  const source = settingsSource(settingsOf({ ...demoSettingsFile, returns: { days } }))
  const told: number[] = []
  const end = watchSettings(source, clock, () => told.push(source.at(clock.now()).returns.days))
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual([60])
  vi.advanceTimersByTime(24 * 3_600_000 - 5_000)
  expect(told).toEqual([60])
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual([60, 14])
  end()
})

test('nobody is told of a second in which nothing changes, nor after the end', () => {
  const source = settingsSource(demoSettings)
  let told = 0
  const end = watchSettings(source, clock, () => told++)
  vi.advanceTimersByTime(60_000)
  expect(told).toBe(0)
  end()
  source.replace(settingsOf({ ...demoSettingsFile, returns: { days: 30 } }))
  vi.advanceTimersByTime(60_000)
  expect(told).toBe(0)
})
