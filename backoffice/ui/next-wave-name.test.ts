import { expect, test } from 'vitest'
import { nextWaveName } from './next-wave-name.ts'

test.each([
  { open: [], next: '1' },
  { open: ['1', '2'], next: '3' },
  { open: ['7', 'Before noon', '12'], next: '13' },
  { open: ['Before noon', '99999999999'], next: '1' },
])('after $open comes $next', ({ open, next }) => {
  expect(nextWaveName(open.map((name) => ({ name })))).toBe(next)
})
