import { expect, test } from 'vitest'
import { colorFit } from './color-fit.ts'

test('a word for a colour means its shades, the closer the surer', () => {
  expect(colorFit('black', '#1F1D1D')).toBe(1)
  expect(colorFit('blue', '#273552')).toBeGreaterThan(0.9)
  expect(colorFit('blue', '#8CA7B8')).toBeGreaterThan(0.5)
  expect(colorFit('green', '#7D9471')).toBeGreaterThan(0.9)
  expect(colorFit('brown', '#9A5A32')).toBeGreaterThan(0.4)
})

test('and no others', () => {
  expect(colorFit('red', '#2F5142')).toBe(0)
  expect(colorFit('white', '#1F1D1D')).toBe(0)
  expect(colorFit('blue', '#9A2A2B')).toBe(0)
  expect(colorFit('black', 'none')).toBe(0)
})
