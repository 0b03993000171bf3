import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [446, 'nl-NL', '450 m'],
  [1234, 'de-DE', '1,2 km'],
  [1234, 'fr-FR', '1,2 km'],
  [480, 'en-GB', '0.3 miles'],
])('%d metres in %s are %j', (metres, iso, words) => {
  expect(distanceText(metres, iso).replaceAll(/\s/gu, ' ')).toBe(words)
})
