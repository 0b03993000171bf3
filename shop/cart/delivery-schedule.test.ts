import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDay, weekdayOf, weekdays } from '#kernel/calendar.ts'
import { day, hour, minute } from '#kernel/clock.ts'
import { isPublicHoliday } from '#kernel/public-holidays.ts'
import { storefronts } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import type { DeliverySchedule } from '../settings/delivery-settings.ts'
import { deliveryDate, supplyOf } from './delivery-schedule.ts'
import { shippingMethods } from './shipping-methods.ts'

const evening: DeliverySchedule = {
  from: 'NL',
  home: 'NL',
  timeZone: 'Europe/Amsterdam',
  cutOff: '17:00',
  dispatchDays: weekdays.slice(0, 5),
  transitDays: [1, 1],
  deliveryDays: weekdays.slice(0, 5),
  window: { from: '18:00', to: '22:00' },
}
const on = (at: string, schedule = evening) => deliveryDate(schedule, 'NL', 0, new Date(at)).earliest

describe('the day on which an order arrives', () => {
  test('is the next one before the cut-off, by the clock of the distribution centre', () => {
    expect(on('2026-11-23T15:59:00Z')).toBe('2026-11-24')
    expect(on('2026-11-23T16:00:00Z')).toBe('2026-11-25')
  })

  test('keeps to the wall clock when clocks change', () => {
    // The last Friday of summer time and the first Monday of winter time: 17:00 is another instant.
    expect(on('2026-10-23T14:59:00Z')).toBe('2026-10-26')
    expect(on('2026-10-23T15:00:00Z')).toBe('2026-10-27')
    expect(on('2026-10-26T15:59:00Z')).toBe('2026-10-27')
  })

  test('leaves out weekends and public holidays, of those who send and of those who receive', () => {
    expect(on('2026-11-27T10:00:00Z')).toBe('2026-11-30')
    // Christmas Day is a Friday, and Boxing Day a Saturday.
    expect(on('2026-12-24T10:00:00Z')).toBe('2026-12-28')
    expect(deliveryDate({ ...evening, home: 'FR' }, 'FR', 0, new Date('2026-07-13T10:00:00Z')).earliest).toBe(
      '2026-07-15',
    )
    expect(deliveryDate(evening, 'FR', 0, new Date('2026-04-27T10:00:00Z')).earliest).toBe('2026-04-29')
  })

  test('is later for what comes from a store, or from nowhere yet', () => {
    const now = new Date('2026-11-23T10:00:00Z')
    expect(deliveryDate(evening, 'NL', 2, now).earliest).toBe('2026-11-26')
    expect(deliveryDate(evening, 'NL', 4, now).earliest).toBe('2026-11-30')
  })

  test('takes longer abroad where the carrier says so', () => {
    const schedule = { ...evening, transitDaysAbroad: [2, 4] as const }
    const { earliest, latest } = deliveryDate(schedule, 'LU', 0, new Date('2026-11-23T10:00:00Z'))
    expect([earliest, latest]).toEqual(['2026-11-25', '2026-11-27'])
  })

  test('holds until the cut-off of the day on which the parcel leaves', () => {
    const friday = deliveryDate(evening, 'NL', 0, new Date('2026-11-27T18:00:00Z'))
    expect(friday.orderedBy).toBe('2026-11-30T16:00:00.000Z')
  })
})

const methods = storefronts.flatMap((storefront) =>
  shippingMethods(usualSettings, storefront).flatMap((method) =>
    method.schedule ? method.countries.map((country) => ({ id: method.id, schedule: method.schedule, country })) : [],
  ),
)
const offered = fc.constantFrom(...methods)
const supply = fc.integer({ min: 0, max: 4 })
const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })

describe('whatever the schedule, the country and the moment', () => {
  test('nothing arrives on a Sunday, on a holiday, or on a day on which the carrier does not come', () => {
    fc.assert(
      fc.property(offered, supply, moment, ({ schedule, country }, from, now) => {
        if (!schedule) return
        const { earliest, latest } = deliveryDate(schedule, country, from, now)
        for (const date of [earliest, latest]) {
          expect(schedule.deliveryDays).toContain(weekdayOf(date))
          expect(weekdayOf(date)).not.toBe('sunday')
          expect(isPublicHoliday(date, country)).toBe(false)
        }
        expect(earliest <= latest).toBe(true)
        expect(earliest > localDay(now, schedule.timeZone)).toBe(true)
      }),
    )
  })

  test('what is ordered later never arrives earlier', () => {
    fc.assert(
      fc.property(
        offered,
        supply,
        moment,
        fc.integer({ min: 0, max: 20 * day }),
        ({ schedule, country }, from, now, wait) => {
          if (!schedule) return
          const first = deliveryDate(schedule, country, from, now)
          const second = deliveryDate(schedule, country, from, new Date(now.getTime() + wait))
          expect(second.earliest >= first.earliest).toBe(true)
          expect(second.latest >= first.latest).toBe(true)
        },
      ),
    )
  })

  test('it is the same until the moment that it names, and later from then on, also when clocks change', () => {
    fc.assert(
      fc.property(offered, moment, ({ schedule, country }, now) => {
        if (!schedule) return
        const told = deliveryDate(schedule, country, 0, now)
        const end = Date.parse(told.orderedBy)
        expect(end).toBeGreaterThan(now.getTime())
        expect(deliveryDate(schedule, country, 0, new Date(end - minute))).toEqual(told)
        expect(deliveryDate(schedule, country, 0, new Date(end)).orderedBy > told.orderedBy).toBe(true)
        expect(end - now.getTime()).toBeLessThan(6 * day + hour)
      }),
    )
  })
})

test('every method that a carrier brings has a schedule', () => {
  const carried = storefronts.flatMap((storefront) =>
    shippingMethods(usualSettings, storefront).filter(({ pickup }) => pickup?.source !== 'store'),
  )
  expect(carried.filter(({ schedule }) => !schedule)).toEqual([])
  for (const { schedule } of carried) expect(schedule?.transitDays[0]).toBeGreaterThan(0)
})

test('an order comes from where its slowest part lies', () => {
  const item = (atCentre: number, availableStock: number, deliveryTime: string | null = null) => ({
    quantity: 2,
    variant: { atCentre, availableStock },
    product: { deliveryTime },
  })
  expect(supplyOf([item(2, 2), item(5, 9)])).toBe('centre')
  expect(supplyOf([item(2, 2), item(1, 4)])).toBe('stores')
  expect(supplyOf([item(2, 2), item(0, 1)])).toBe('supplier')
  expect(supplyOf([item(2, 2, '2 weeks')])).toBeUndefined()
  expect(supplyOf([])).toBeUndefined()
})
