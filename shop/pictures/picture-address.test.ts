import { describe, expect, test } from 'vitest'
import { addressProblem, isPictureAddress } from './picture-address.ts'
import { nextAttemptAt } from './picture-retry.ts'

test('an address is told from a file’s name', () => {
  expect(['https://a.example/1.jpg', 'HTTP://a.example', 'ftp://a.example'].map(isPictureAddress)).toEqual([
    true,
    true,
    true,
  ])
  expect(['packshots/boot-1', 'boot.jpg', 'c:/boot.jpg', ''].map(isPictureAddress)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

describe('what is wrong with an address', () => {
  test.each([
    ['https://a.example/boot%201.jpg?v=2', undefined],
    ['ftp://a.example/1.jpg', 'picture-address-unreachable'],
    ['file:///etc/passwd', 'picture-address-unreachable'],
    ['https://', 'picture-address-unreadable'],
    ['https://ada:secret@a.example/1.jpg', 'picture-address-with-password'],
    [`https://a.example/${'x'.repeat(2000)}`, 'picture-address-too-long'],
  ])('of %s', (address, key) => expect(addressProblem(address)?.key).toBe(key))
})

test('a picture is asked for six times within fifteen hours', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const hours = [1, 2, 3, 4, 5, 6].map((attempts) => {
    const at = nextAttemptAt(attempts, now)
    return at && (at.getTime() - now.getTime()) / 3_600_000
  })
  expect(hours).toEqual([1 / 60, 5 / 60, 0.5, 2, 12, undefined])
})
