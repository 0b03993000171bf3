import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault, passwordMaxLength, passwordMinLength } from './password.ts'

test('a password has 8 to 256 characters', () => {
  expect(passwordFault('')).toBe('password-required')
  expect(passwordFault('a'.repeat(7))).toBe('password-too-short')
  expect(passwordFault('a'.repeat(8))).toBeUndefined()
  expect(passwordFault('a'.repeat(256))).toBeUndefined()
  expect(passwordFault('a'.repeat(257))).toBe('password-too-long')
})

test('spaces are characters like all others, and any kind of character will do', () => {
  expect(passwordFault(' '.repeat(8))).toBeUndefined()
  expect(passwordFault('correct horse battery staple')).toBeUndefined()
  expect(passwordFault('пароль12')).toBeUndefined()
})

test('an emoji is one character, never two halves', () => {
  expect(passwordFault('👟'.repeat(4))).toBe('password-too-short')
  expect(passwordFault('👟'.repeat(8))).toBeUndefined()
  expect(passwordFault('👟'.repeat(256))).toBeUndefined()
})

test('length alone decides', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: passwordMinLength, maxLength: passwordMaxLength }),
      (password) => {
        expect(passwordFault(password)).toBeUndefined()
      },
    ),
  )
})
