import { expect, test } from 'vitest'
import { translatedStorePath } from './store-path.ts'

test('the own word and the Dutch word answer as they are', () => {
  expect(translatedStorePath('/winkels/', 'nl')).toBeUndefined()
  expect(translatedStorePath('/filialen/koeln/', 'de')).toBeUndefined()
  expect(translatedStorePath('/winkels/koeln/', 'de')).toBeUndefined()
  expect(translatedStorePath('/winkels', 'en')).toBeUndefined()
})

test('every other word leads to the own one', () => {
  expect(translatedStorePath('/stores/', 'nl')).toBe('/winkels/')
  expect(translatedStorePath('/filialen/koeln/', 'fr')).toBe('/magasins/koeln/')
  expect(translatedStorePath('/magasins', 'en')).toBe('/stores/')
})

test('other paths are none of its business', () => {
  expect(translatedStorePath('/dames/', 'nl')).toBeUndefined()
  expect(translatedStorePath('/', 'nl')).toBeUndefined()
})
