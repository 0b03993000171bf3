import { expect, test } from 'vitest'
import { readTariffCode } from './tariff-code.ts'

test.each([
  ['640399', '640399'],
  ['6403.99.96', '64039996'],
  [' 6403 99 9650\u00A0', '6403999650'],
])('%j is %s', (typed, code) => expect(readTariffCode(typed)).toBe(code))

test.each(['', '64039', '64039996501', '6403-99', 'HS 640399'])('%j is none', (typed) =>
  expect(readTariffCode(typed)).toBeUndefined(),
)
