import { expect, test } from 'vitest'
import { storeReferences } from './store-reference.ts'

const store = (code: string, title: string, street = 'Kerkstraat', houseNumber = '1', country: 'NL' | 'DE' = 'NL') => ({
  code,
  title,
  street,
  houseNumber,
  country,
})
const references = (...stores: ReturnType<typeof store>[]) => [...storeReferences(stores).values()]

test('a store is called by its title', () => {
  expect(references(store('A', 'Amsterdam Kalverstraat'))).toEqual(['amsterdam-kalverstraat'])
  expect(references(store('A', "'s-Hertogenbosch"))).toEqual(['s-hertogenbosch'])
  expect(references(store('A', 'Café Düsseldorf'), store('B', 'Köln', 'Weg', '1', 'DE'))).toEqual([
    'cafe-dusseldorf',
    'koeln',
  ])
})

test('stores of one title are all told apart by street and number', () => {
  expect(
    references(
      store('A', 'Amsterdam', 'Kalverstraat', '12'),
      store('B', 'Utrecht'),
      store('C', 'Amsterdam', 'Haarlemmerstraat', '204 A'),
    ),
  ).toEqual(['amsterdam-kalverstraat-12', 'utrecht', 'amsterdam-haarlemmerstraat-204-a'])
})

test('two stores at one address are told apart by their code', () => {
  expect(references(store('A', 'Amsterdam'), store('B', 'Amsterdam'))).toEqual([
    'amsterdam-kerkstraat-1-a',
    'amsterdam-kerkstraat-1-b',
  ])
})

test('a title without letters still has an address', () => {
  expect(references(store('A', '…'))).toEqual(['kerkstraat-1'])
})
