import { expect, test } from 'vitest'
import { linesText } from './lines-text.ts'

test.each([
  [[4], 'line 4'],
  [[4, 4], 'line 4'],
  [[4, 5, 6, 9], 'lines 4–6, 9'],
  [[2, 4, 6, 8, 10, 11], 'lines 2, 4, 6, 8 and 2 more'],
])('%j', (lines, text) => {
  expect(linesText(lines)).toBe(text)
})
