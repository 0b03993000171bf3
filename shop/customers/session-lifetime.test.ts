import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour } from '#kernel/clock.ts'
import { isToBeNoted, oldestSeen } from './session-lifetime.ts'

const begun = new Date('2026-11-21T10:00:00Z')
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const isOver = (seenAt: Date, idleDays: number, now: Date) => seenAt < oldestSeen(idleDays, now)

/** A session whose use is noted as the shop does, with pauses between one use and the next. */
const uses = fc
  .integer({ min: 1, max: 7 })
  .chain((idleDays) => fc.record({ idleDays: fc.constant(idleDays), pauses: fc.array(fc.nat(idleDays * day)) }))

test('a session is over a set time after its last use, and never sooner than the setting says', () => {
  fc.assert(
    fc.property(uses, fc.nat(day), ({ idleDays, pauses }, more) => {
      let used = begun
      let seenAt = begun
      for (const pause of pauses) {
        used = later(used, pause)
        expect(isOver(seenAt, idleDays, used)).toBe(false)
        if (isToBeNoted(seenAt, used)) seenAt = used
      }
      expect(isOver(seenAt, idleDays, later(used, idleDays * day))).toBe(false)
      expect(isOver(seenAt, idleDays, later(used, idleDays * day + hour + 1 + more))).toBe(true)
    }),
  )
})
