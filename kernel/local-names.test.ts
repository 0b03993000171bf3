import { expect, test } from 'vitest'
import { placeIn, titleIn } from './local-names.ts'

const brussels = {
  title: 'Cordwainer Brussel',
  street: 'Antoine Dansaertstraat',
  city: 'Brussel',
  localNames: { fr: { city: 'Bruxelles', street: 'rue Antoine Dansaert' }, en: { city: 'Brussels' } },
}

test('a place is told as its reader calls it: town, street and the town in its title', () => {
  expect(placeIn(brussels, 'fr')).toMatchObject({
    title: 'Cordwainer Bruxelles',
    street: 'rue Antoine Dansaert',
    city: 'Bruxelles',
  })
})

test('where a language has no name of its own for something, the official one is shown', () => {
  expect(placeIn(brussels, 'en')).toMatchObject({ title: 'Cordwainer Brussels', street: 'Antoine Dansaertstraat' })
  expect(placeIn(brussels, 'nl')).toBe(brussels)
  const unnamed = { title: 'X', street: 'Y', city: 'Z' }
  expect(placeIn(unnamed, 'de')).toBe(unnamed)
})

test('a title without the town stays', () => {
  expect(titleIn('Dépôt', brussels, 'fr')).toBe('Dépôt')
})
