import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '#kernel/storefront.ts'
import { AddressLookupUnavailable, type AddressQuestion, type KnownAddress } from './address-lookup-port.ts'
import { addressLookup, addressQuestion, isPlausibleAddress } from './look-up-address.ts'

const typed = { zipcode: '', houseNumber: '', line: '' }
const damrak = { street: 'Damrak', houseNumber: '12', zipcode: '1012LG', city: 'Amsterdam' }
const door = { zipcode: '1012 LG', houseNumber: '12' }

describe('a register is asked', () => {
  test('in the Netherlands by postcode and number, however they are written', () => {
    for (const houseNumber of ['12', ' 12 ', '12A', '12-II', '012'])
      expect(addressQuestion('NL', { ...typed, zipcode: '1012lg', houseNumber })).toEqual(door)
  })

  test.each([
    [{ zipcode: '1012', houseNumber: '12' }],
    [{ zipcode: '1012 LG', houseNumber: '' }],
    [{ zipcode: '1012 LG', houseNumber: 'A' }],
    [{ zipcode: '1012 LG', houseNumber: '123456' }],
  ])('nothing while that is too little: %j', (some) => {
    expect(addressQuestion('NL', { ...typed, ...some })).toBeUndefined()
  })

  test('elsewhere by the beginning of a line', () => {
    expect(addressQuestion('FR', { ...typed, line: ' 12  rue de ' })).toEqual({ line: '12 rue de', zipcode: undefined })
    expect(addressQuestion('FR', { ...typed, line: '12 r' })).toBeUndefined()
  })
})

describe('an answer is believed', () => {
  test('where it is what was asked for, in the written form of its country', () => {
    expect(isPlausibleAddress([damrak, damrak], 'NL', door)).toEqual([{ ...damrak, zipcode: '1012 LG' }])
  })

  test.each<[string, Partial<KnownAddress>]>([
    ['another postcode', { zipcode: '3511AP' }],
    ['a postcode of another country', { zipcode: '75002' }],
    ['another number', { houseNumber: '13' }],
    ['markup', { street: '<b>Damrak</b>' }],
    ['no name', { city: '  ' }],
    ['a novel', { city: 'x'.repeat(10_000) }],
    ['a line break', { street: 'Dam\nrak' }],
  ])('not with %s', (_, lie) => {
    expect(isPlausibleAddress([{ ...damrak, ...lie }], 'NL', door)).toEqual([])
  })

  test('whatever it says, only short names of the right country come of it', () => {
    const answer = fc.record({
      street: fc.string(),
      houseNumber: fc.string(),
      zipcode: fc.oneof(fc.string(), fc.constant('75002')),
      city: fc.string(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.array(answer), (country, answers) => {
        const found = isPlausibleAddress(answers, country, {})
        expect(found.length).toBeLessThanOrEqual(5)
        for (const { street, city } of found) expect(`${street}${city}`).not.toMatch(/[<>\p{Cc}]/u)
      }),
    )
  })
})

describe('what is known', () => {
  const clock = { now: () => new Date('2026-11-23T10:00:00Z') }
  const asking = (answer: () => Promise<readonly KnownAddress[]>) => {
    const asked: AddressQuestion[] = []
    const find = (question: AddressQuestion) => {
      asked.push(question)
      return answer()
    }
    return { asked, lookUp: addressLookup({ lookups: { NL: { find } }, clock }) }
  }

  test('is asked for once, by whoever asks', async () => {
    const { asked, lookUp } = asking(async () => [damrak])
    for (const zipcode of ['1012LG', '1012 lg'])
      expect(await lookUp('NL', { ...typed, ...door, zipcode })).toHaveLength(1)
    expect(asked).toEqual([door])
  })

  test('is nothing where nobody can be asked, and asked for again', async () => {
    const { asked, lookUp } = asking(() => Promise.reject(new AddressLookupUnavailable('away')))
    expect(await lookUp('NL', { ...typed, ...door })).toBeUndefined()
    expect(await lookUp('NL', { ...typed, ...door })).toBeUndefined()
    expect(asked).toHaveLength(2)
    expect(await lookUp('DE', { ...typed, ...door })).toBeUndefined()
  })

  test('is an empty list where the register knows no such door', async () => {
    expect(await asking(async () => []).lookUp('NL', { ...typed, ...door })).toEqual([])
  })
})
