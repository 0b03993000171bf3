import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listedNumbers, waveAddress } from './wave-address.ts'

const numbers = fc.array(fc.stringMatching(/^[0-9]{6,9}$/))

test('what stands in an address of a wave is read from it again', () => {
  fc.assert(
    fc.property(numbers, (missing) => {
      expect(listedNumbers(new URL(waveAddress('w1', missing, '/labels'), 'https://office.example'))).toEqual(missing)
    }),
  )
  expect(waveAddress('w1', [])).toBe('/packing/w1')
})

test('what nobody’s order is called is not read', () => {
  expect(listedNumbers(new URL('https://office.example/?without=<b>1</b>,,100001'))).toEqual(['100001'])
})
