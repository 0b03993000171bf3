import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { demoSearchWords } from '#demo/search-words.ts'
import { languages } from '#kernel/storefront.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from './catalog-index.ts'
import { isKnownFact } from './fact-sets.ts'
import { readSearchWords } from './search-words.ts'

const index = await CatalogIndex.of(searchableFeed(demoCatalog(new Date('2026-11-21T10:00:00Z'))))

test('the demo shop explains its words by what its catalogue has', () => {
  const unknown = demoSearchWords.flatMap(({ key, best, good }) =>
    [...best, ...good].flatMap((line) =>
      line.flatMap(({ values }) => values.filter((value) => !isKnownFact(value, index.columns)).map((v) => [key, v])),
    ),
  )
  expect(unknown).toEqual([])
  expect(demoSearchWords.filter((meaning) => index.meant(meaning) === undefined)).toEqual([])
})

test('each language has a thousand words and more, and no meaning twice', () => {
  for (const language of languages) {
    const words = new Set(demoSearchWords.flatMap(({ words }) => words[language]))
    expect(words.size, language).toBeGreaterThan(1000)
  }
  const keys = demoSearchWords.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a file is read: values of one attribute after its name, and lines of which one has to hold', () => {
  const meaning = {
    kind: 'occasion',
    words: { en: 'wedding, wedding guest' },
    best: ['women-pumps heel:mid,high', 'men-derbies'],
    good: '-leather:suede',
  }
  expect(readSearchWords({ wedding: meaning })).toMatchObject([
    {
      key: 'wedding',
      words: { en: ['wedding', 'wedding guest'], nl: [] },
      best: [
        [
          { values: ['women-pumps'], not: false },
          { values: ['heel:mid', 'heel:high'], not: false },
        ],
        [{ values: ['men-derbies'], not: false }],
      ],
      good: [[{ values: ['leather:suede'], not: true }]],
      strength: 1,
    },
  ])
})

test('what is wrong with a file is said by name', () => {
  const read = readSearchWords({ rain: { kind: 'weather', words: {}, best: 'heel: high' } })
  expect(read).toMatchObject({
    problems: [expect.stringContaining('rain.kind'), expect.stringContaining('rain.best')],
  })
})
