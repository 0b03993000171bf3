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

test.each([
  ['brown', 'moss', '#4C5547'],
  ['brown', 'charcoal', '#3C3A38'],
  ['grey', 'green', '#2F5142'],
  ['grey', 'blush', '#E3C6B8'],
  ['blue', 'green', '#2F5142'],
  ['yellow', 'blush', '#E3C6B8'],
  ['green', 'taupe', '#6F6354'],
] as const)('%s is not %s, which is as dark but of another hue', (word, _, hex) => expect(colorFit(word, hex)).toBe(0))

test('shades of one hue and what the eye takes for navy stay', () => {
  expect(colorFit('green', '#4C5547')).toBeGreaterThan(0)
  expect(colorFit('brown', '#6F6354')).toBeGreaterThan(0)
  expect(colorFit('navy', '#1F1D1D')).toBeGreaterThan(0)
  expect(colorFit('grey', '#8E9AA0')).toBeGreaterThan(0)
})
