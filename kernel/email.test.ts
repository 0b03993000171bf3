import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailError, normalizedEmail } from './email.ts'

test.each([
  'sanne@example.com',
  ' sanne@example.com ',
  'o’neill+shoes@mail.example.co.uk',
  "o'neill@example.ie",
  'müller@schuhgröße.de',
  'a@b.nl',
  `${'a'.repeat(64)}@example.com`,
])('%s is an address', (typed) => {
  expect(emailError(typed)).toBeUndefined()
})

test.each(['', ' ', '\t'])('nothing typed is an address that is missing', (typed) => {
  expect(emailError(typed)).toBe('email-required')
})

test.each([
  'sanne',
  'sanne@',
  '@example.com',
  'sanne@example',
  'sanne@@example.com',
  'sanne@example..com',
  'sanne..b@example.com',
  'sanne @example.com',
  'sanne@-example.com',
  'sanne@example-.com',
  'sanne@example.c',
  'sanne@example.123',
  'Sanne <sanne@example.com>',
  'sanne@example.com, bram@example.com',
  'sanne@example.com\nBcc: bram@example.com',
  'a\ud800b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `sanne@${'a.'.repeat(130)}nl`,
])('%j is none', (typed) => {
  expect(emailError(typed)).toBe('email-invalid')
})

test('a long text is refused', () => {
  expect(emailError(`${'a'.repeat(50_000)}@`)).toBe('email-invalid')
  expect(emailError(`a@${'a-'.repeat(120)}`)).toBe('email-invalid')
})

test('the same address is stored alike, however it was typed', () => {
  expect(normalizedEmail(' Sanne.Van.Dam@Example.COM ')).toBe('sanne.van.dam@example.com')
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const stored = normalizedEmail(` ${email.toUpperCase()} `)
      expect(stored).toBe(normalizedEmail(email))
      expect(normalizedEmail(stored)).toBe(stored)
    }),
  )
})
