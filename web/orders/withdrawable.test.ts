import { expect, test } from 'vitest'
import { isWithdrawable } from './withdrawable.ts'

test.each([
  ['delivered', false, true],
  ['delivered', true, false],
  ['cancelled', false, false],
] as const)(
  'an order that is %s, with its period over (%s), offers a withdrawal: %s',
  (label, returnsOver, offered) => {
    expect(isWithdrawable({ label, returnsOver })).toBe(offered)
  },
)
