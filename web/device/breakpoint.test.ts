import { expect, test } from 'vitest'
import { breakpointOf } from './breakpoint.ts'

test.each([
  [39.9, 'mobile'],
  [40, 'phablet'],
  [48, 'tablet'],
  [64, 'desktop'],
  [79.9, 'desktop'],
  [80, 'wide'],
])('a window of %f em is %s', (width, breakpoint) => {
  const matches = (query: string) => width >= Number(/([\d.]+)em/.exec(query)?.[1])
  expect(breakpointOf(matches)).toBe(breakpoint)
})
