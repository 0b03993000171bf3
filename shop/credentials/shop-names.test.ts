import { expect, test } from 'vitest'
import { newPasswordError } from './passwords.ts'
import { shopWords } from './shop-names.ts'

const words = shopWords('Acme & Zoon', 'https://www.acmeschoenen.example')

test.each(['Acme & Zoon', 'acmezoon', 'AcmeZoon2026!', 'acmeschoenen', 'Acmeschoenen1', 'www.acmeschoenen.example'])(
  '%s is the shop’s own name',
  (password) => expect(newPasswordError(password, words)).toBe('password-too-common'),
)

test('a sentence with that name in it is none', () => {
  expect(newPasswordError('koop nooit bij acmeschoenen', words)).toBeUndefined()
})
