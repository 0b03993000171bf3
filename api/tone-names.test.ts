import { expect, test } from 'vitest'
import { isTone } from '#kernel/color-wheel.ts'
import { storefronts } from '#kernel/storefront.ts'
import { toneHex, tones } from '#kernel/tones.ts'
import { toneNames } from './catalog-messages.ts'

test('each colour of the wheel is in one ring, is a colour, and fits into an address', () => {
  expect(new Set(tones).size).toBe(47)
  expect(new Set(tones.map(toneHex)).size).toBe(47)
  for (const tone of tones) {
    expect(tone).toMatch(/^[a-z-]{3,20}$/)
    expect(toneHex(tone)).toMatch(/^#[0-9A-F]{6}$/)
    expect(isTone(tone)).toBe(true)
  }
  for (const other of ['', 'Navy', 'light', 'toString', 'constructor', '__proto__']) expect(isTone(other)).toBe(false)
})

test.each(storefronts.map(({ code, contentLang }) => [code, contentLang] as const))(
  'each has a name of its own in %s',
  (_, contentLang) => {
    const names = toneNames(contentLang)
    expect(Object.keys(names)).toEqual([...tones])
    expect(new Set(Object.values(names)).size).toBe(47)
  },
)
