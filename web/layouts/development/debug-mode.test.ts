import { expect, test } from 'vitest'
import { debugModeOf } from './debug-mode.ts'

test('an address switches debug mode on and off, any other leaves it as it is', () => {
  expect(debugModeOf('?debugmode=true', false)).toBe(true)
  expect(debugModeOf('?debugmode=false', true)).toBe(false)
  expect(debugModeOf('?q=boots', true)).toBe(true)
  expect(debugModeOf('', false)).toBe(false)
  expect(debugModeOf('?debugmode=perhaps', false)).toBe(false)
})
