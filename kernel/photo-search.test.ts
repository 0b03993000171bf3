import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostFoundByPhoto, photoAnswer, photoProblems, photoQuery } from './photo-search.ts'

const read = (query: string) => photoAnswer(new URLSearchParams(query))

test('an address says what was found, or why nothing was looked for', () => {
  const sku = fc.stringMatching(/^[\w.-]{1,40}$/)
  fc.assert(
    fc.property(fc.array(sku, { maxLength: mostFoundByPhoto }), (found) => {
      expect(read(photoQuery({ found }))).toEqual({ found })
    }),
  )
  for (const problem of photoProblems) expect(read(photoQuery({ problem }))).toEqual({ problem })
})

test('what nobody wrote is left out', () => {
  expect(read('')).toBeUndefined()
  expect(read('?problem=made-up')).toBeUndefined()
  expect(read('?found=')).toEqual({ found: [] })
  expect(read(`?found=${encodeURIComponent('<b>,10001.001,"; drop')}`)).toEqual({ found: ['10001.001'] })
  expect(read(`?found=${Array.from({ length: 99 }, (_, at) => at).join()}`)).toHaveProperty(
    'found.length',
    mostFoundByPhoto,
  )
})
