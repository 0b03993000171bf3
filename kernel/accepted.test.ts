import { expect, test } from 'vitest'
import { wantedValues } from './accepted.ts'

const values = (header: string | undefined) => wantedValues(header).map(({ value }) => value)

test('the most wanted stands first, what is wanted alike in its order, and what is refused not at all', () => {
  expect(values('fr;q=0.5, nl-BE, nl;q=0.9, de;q=0, en')).toEqual(['nl-be', 'en', 'nl', 'fr'])
})

test.each([undefined, '', ',,', ';q=1', 'nl;q=x', 'nl;q=7'])('%j wants nothing', (header) =>
  expect(values(header)).toEqual([]),
)

test('a header without an end is read as far as anybody means it', () => {
  expect(values(Array(10_000).fill('nl').join(','))).toHaveLength(30)
})
