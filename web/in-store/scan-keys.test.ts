import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scanKeys } from './scan-keys.ts'

/** Presses keys so many milliseconds apart, and says what came of the last one. */
function typed(text: string, apart: number, keys = scanKeys(), from = 1000) {
  let code: string | undefined
  for (const [at, key] of [...text, 'Enter'].entries()) code = keys.press(key, from + at * apart)
  return code
}

describe('a scanner that acts as a keyboard', () => {
  test('is told from fingers by its speed', () => {
    expect(typed('8712345678901', 8)).toBe('8712345678901')
    expect(typed('8712345678901', 120)).toBeUndefined()
    expect(typed('12345', 8)).toBeUndefined()
  })

  test('is heard right after somebody typed by hand', () => {
    const keys = scanKeys()
    keys.press('a', 0)
    keys.press('b', 300)
    expect(typed('10412.003.38', 10, keys, 900)).toBe('10412.003.38')
  })

  test('ends with Enter alone, and begins anew after it', () => {
    const keys = scanKeys()
    expect(typed('8712345678901', 8, keys, 0)).toBe('8712345678901')
    expect(keys.press('Enter', 200)).toBeUndefined()
    expect(typed('8712345678918', 8, keys, 400)).toBe('8712345678918')
  })

  test('gives back any code as it stands on the label', () => {
    const code = fc.stringMatching(/^[0-9A-Z.-]{6,30}$/)
    fc.assert(
      fc.property(code, fc.integer({ min: 0, max: 50 }), (text, apart) => {
        expect(typed(text, apart)).toBe(text)
      }),
    )
  })

  test('never takes what is typed slowly for a code', () => {
    const slow = fc.integer({ min: 51, max: 2000 })
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), slow, (text, apart) => {
        expect(typed(text, apart)).toBeUndefined()
      }),
    )
  })
})
