import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isForward, isOpen, staffMessageStates, stateAt } from './staff-message.ts'

const state = fc.constantFrom(...staffMessageStates)
const moment = fc.integer({ min: 0, max: 1_000_000 }).map((at) => new Date(at))

test('what is over stays over, and nothing goes back', () => {
  fc.assert(
    fc.property(state, state, (from, to) => {
      if (!isOpen(from)) expect(isForward(from, to)).toBe(false)
      if (isForward(from, to)) expect(isForward(to, from)).toBe(false)
    }),
  )
})

test('nobody is expected to come once the time is over', () => {
  fc.assert(
    fc.property(state, moment, moment, (written, endsAt, now) => {
      const told = stateAt({ state: written, endsAt }, now)
      if (!isOpen(written)) expect(told).toBe(written)
      else expect(told).toBe(endsAt <= now ? 'expired' : written)
    }),
  )
})
