import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordError, passwordMaxLength, passwordMinLength } from './password.ts'

test('a password has 8 to 256 characters', () => {
  expect(passwordError('')).toBe('password-required')
  expect(passwordError('a'.repeat(7))).toBe('password-too-short')
  expect(passwordError('a'.repeat(8))).toBeUndefined()
  expect(passwordError('a'.repeat(256))).toBeUndefined()
  expect(passwordError('a'.repeat(257))).toBe('password-too-long')
})

test('spaces are characters like all others, and any kind of character will do', () => {
  expect(passwordError(' '.repeat(8))).toBeUndefined()
  expect(passwordError('correct horse battery staple')).toBeUndefined()
  expect(passwordError('пароль12')).toBeUndefined()
})

test('an emoji is one character, never two halves', () => {
  expect(passwordError('👟'.repeat(4))).toBe('password-too-short')
  expect(passwordError('👟'.repeat(8))).toBeUndefined()
  expect(passwordError('👟'.repeat(256))).toBeUndefined()
})

/** Any character at all, but no half of one. The same as fast-check's unit 'binary', which takes seconds to list them first. */
const character = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800))

test('length alone decides', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: character, minLength: passwordMinLength, maxLength: passwordMaxLength }),
      (password) => {
        expect(passwordError(password)).toBeUndefined()
      },
    ),
  )
})
