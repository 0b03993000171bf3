import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownSize, writtenSize } from './written-size.ts'

describe('a size for people', () => {
  test.each([
    ['37.5', 'nl', '37,5'],
    ['37.5', 'nl-BE', '37,5'],
    ['37.5', 'de-AT', '37,5'],
    ['37.5', 'fr-FR', '37,5'],
    ['37.5', 'es-ES', '37,5'],
    ['37.5', 'pl', '37,5'],
    ['37.5', 'en-GB', '37.5'],
    ['37.5', 'en-IE', '37.5'],
    ['37.5-38', 'nl-NL', '37,5-38'],
    ['36.5 – 37.5', 'nl-NL', '36,5 – 37,5'],
    ['UK 4.5 / EU 37.5', 'de-DE', 'UK 4,5 / EU 37,5'],
    ['38', 'nl-NL', '38'],
    ['M', 'nl-NL', 'M'],
    ['38 2/3', 'nl-NL', '38 2/3'],
    ['W32/L34', 'nl-NL', 'W32/L34'],
    ['Gr.38', 'nl-NL', 'Gr.38'],
    ['one size.', 'nl-NL', 'one size.'],
    ['37,5', 'nl-NL', '37,5'],
    ['37,5', 'en-GB', '37,5'],
    ['', 'nl-NL', ''],
  ])('%j in %s is %j', (size, iso, written) => {
    expect(writtenSize(size, iso)).toBe(written)
  })

  test.each([['ONE'], [null], [undefined], ['']])('there is nothing to tell of %j', (size) => {
    expect(shownSize(size, 'nl-NL')).toBeUndefined()
  })

  test('what has sizes is told as it is written', () => {
    expect(shownSize('37.5', 'nl-NL')).toBe('37,5')
    expect(shownSize('ONE-TWO', 'nl-NL')).toBe('ONE-TWO')
  })

  const places = fc.constantFrom('nl-NL', 'nl-BE', 'de-DE', 'de-AT', 'fr-FR', 'fr-BE', 'es-ES', 'en-GB', 'en-IE')
  const sizes = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('37', '.', '5', ',', ' ', '-', '/', 'W', 'M', '½')).map((parts) => parts.join('')),
  )

  test('English writes it as the catalogue does', () => {
    fc.assert(fc.property(sizes, (size) => writtenSize(size, 'en-GB') === size))
  })

  test('what is written already stays as it is', () => {
    fc.assert(
      fc.property(sizes, places, (size, iso) => {
        const written = writtenSize(size, iso)
        expect(writtenSize(written, iso)).toBe(written)
      }),
    )
  })

  test('nothing but a point between two digits changes, and nothing moves', () => {
    fc.assert(
      fc.property(sizes, places, (size, iso) => {
        const written = writtenSize(size, iso)
        expect(written).toHaveLength(size.length)
        for (let at = 0; at < size.length; at++) {
          const isDecimal = size[at] === '.' && /\d/.test(size[at - 1] ?? '') && /\d/.test(size[at + 1] ?? '')
          const allowed = isDecimal ? ['.', ','] : [size[at]]
          expect(allowed).toContain(written[at])
        }
      }),
    )
  })
})
