import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '#kernel/calendar.ts'
import { hour, minute } from '#kernel/clock.ts'
import { type OpeningHours, openState } from '#kernel/opening-hours.ts'
import { heldUntil, longestHold } from './held-until.ts'

const usual = [{ opens: '10:00', closes: '18:00' }]
const hours: OpeningHours = {
  timeZone: 'Europe/Amsterdam',
  days: { monday: [{ opens: '13:00', closes: '18:00' }], tuesday: usual, friday: usual, saturday: usual },
  exceptions: [{ date: '2026-12-25', periods: [] }],
}
const until = (from: string, openHours: number, of: OpeningHours | undefined = hours) =>
  heldUntil(of, new Date(from), openHours).toISOString()

describe('a pair is kept for as many hours as the store is open', () => {
  test('within a day', () => expect(until('2026-11-24T10:00:00Z', 4)).toBe('2026-11-24T14:00:00.000Z'))

  test('over the night', () => expect(until('2026-11-20T15:00:00Z', 4)).toBe('2026-11-21T11:00:00.000Z'))

  test('not lost on a Sunday: who reserves on Saturday evening has Monday', () =>
    expect(until('2026-11-21T17:30:00Z', 4)).toBe('2026-11-23T16:00:00.000Z'))

  test('not lost on a holiday', () => expect(until('2026-12-24T20:00:00Z', 4)).toBe('2026-12-26T13:00:00.000Z'))

  test('by the wall clock on the weekend on which clocks change', () => {
    const early = { ...hours, days: { sunday: [{ opens: '00:00', closes: '24:00' }] } }
    // 25 October 2026 has 25 hours.
    expect(until('2026-10-24T12:00:00Z', 25, early)).toBe('2026-10-25T23:00:00.000Z')
    expect(until('2026-03-28T12:00:00Z', 23, early)).toBe('2026-03-29T22:00:00.000Z')
  })

  test('by the clock where nobody has said when the store opens', () =>
    expect(heldUntil(undefined, new Date('2026-11-24T10:00:00Z'), 16).toISOString()).toBe('2026-11-25T02:00:00.000Z'))

  test('never for ever: a store that does not open keeps it for sixty days', () => {
    const from = new Date('2026-11-24T10:00:00Z')
    const never = { timeZone: 'Europe/Berlin', days: {}, exceptions: [] }
    expect(heldUntil(never, from, 16).getTime() - from.getTime()).toBe(longestHold)
  })
})

/** Stores that open on some days, at whole and half hours, with a break or without. */
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  timeZone: fc.constantFrom('Europe/Amsterdam', 'Europe/London', 'Europe/Paris'),
  days: fc
    .array(
      fc.record({
        day: fc.constantFrom(...weekdays),
        opens: fc.integer({ min: 12, max: 30 }),
        open: fc.integer({ min: 1, max: 8 }),
        again: fc.option(fc.integer({ min: 1, max: 4 })),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((list) =>
      Object.fromEntries(
        list.map(({ day, opens, open, again }) => [
          day,
          [
            { opens: clockTime(opens), closes: clockTime(opens + open) },
            ...(again ? [{ opens: clockTime(opens + open + 1), closes: clockTime(opens + open + 1 + again) }] : []),
          ],
        ]),
      ),
    ),
  exceptions: fc.array(
    fc.record({
      date: fc.constantFrom('2026-10-24', '2026-10-26', '2026-11-02', '2026-11-11'),
      periods: fc.constantFrom([], usual),
    }),
    { maxLength: 3 },
  ),
})
const anyMinute = fc
  .integer({ min: 0, max: 30 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-10-20T00:00:00Z') + minutes * minute))
const anyHold = fc.integer({ min: 1, max: 12 })

test('whatever the hours, the store is open for exactly the time that was promised, and open when it ends', () => {
  fc.assert(
    fc.property(anyHours, anyMinute, anyHold, (of, from, openHours) => {
      const end = heldUntil(of, from, openHours)
      fc.pre(end.getTime() - from.getTime() < longestHold)
      // Counted by another rule: one half hour after the other, is it open?
      const step = 30 * minute
      const isOpen = (at: number) => openState(of, new Date(at)).open
      let open = 0
      let at = from.getTime()
      while (at < end.getTime()) {
        const next = Math.min(end.getTime(), (Math.floor(at / step) + 1) * step)
        if (isOpen(at)) open += next - at
        at = next
      }
      expect(open).toBe(openHours * hour)
      expect(isOpen(end.getTime() - minute)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('who reserves later is never waited for less long, and more hours never end sooner', () => {
  fc.assert(
    fc.property(anyHours, anyMinute, anyHold, fc.integer({ min: 0, max: 3000 }), (of, from, openHours, later) => {
      const end = heldUntil(of, from, openHours).getTime()
      expect(heldUntil(of, new Date(from.getTime() + later * minute), openHours).getTime()).toBeGreaterThanOrEqual(end)
      expect(heldUntil(of, from, openHours + 1).getTime()).toBeGreaterThanOrEqual(end)
    }),
    { numRuns: 60 },
  )
})

function clockTime(halfHours: number): string {
  const minutes = halfHours * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
