import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAt, codeStep, looksLikeRecoveryCode, newRecoveryCodes, recoveryCodeHash } from './one-time-codes.ts'

/** '12345678901234567890' as base32: the secret of RFC 6238's own examples. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of the app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is what RFC 6238 says for second %i', (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code)
    expect(codeStep(secret, code, at(seconds), null)).toBe(Math.floor(seconds / 30))
  })

  test('is taken a step before and after, and no earlier or later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 2_000_000_000 }), fc.integer({ min: -5, max: 5 }), (now, off) => {
        const step = codeStep(secret, codeAt(secret, at(now + 30 * off)), at(now), null)
        // Two steps may have the same code by chance, once in a million.
        if (Math.abs(off) <= 1) expect(step).toBeDefined()
        else expect(step === undefined || step !== Math.floor(now / 30) + off).toBe(true)
      }),
    )
  })

  test('is worth nothing after it, or a later one, was taken', () => {
    const code = codeAt(secret, at(6000))
    expect(codeStep(secret, code, at(6000), 199)).toBe(200)
    expect(codeStep(secret, code, at(6000), 200)).toBeUndefined()
    expect(codeStep(secret, code, at(6000), 201)).toBeUndefined()
  })

  test.each(['', '12345', '1234567', 'abcdef', '12 34 5x'])('is not %j', (typed) => {
    expect(codeStep(secret, typed, at(59), null)).toBeUndefined()
  })
})

describe('recovery codes', () => {
  test('are ten that differ, and are told from codes of the app', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) {
      expect(code).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){5}$/)
      expect(recoveryCodeHash(` ${code.toUpperCase().replaceAll('-', '')} `)).toEqual(recoveryCodeHash(code))
    }
    expect(looksLikeRecoveryCode('123 456')).toBe(false)
    expect(looksLikeRecoveryCode('k7m2-9qxt-4hcp')).toBe(true)
  })
})
