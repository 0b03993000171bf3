import { expect, test } from 'vitest'
import { type ImportCounts, noCounts } from './import.ts'
import { limitsOf, moveOf, needsSecondPerson, reasonsToWait } from './limits.ts'
import { importSentence } from './messages.ts'

const limits = limitsOf({ imports: { mostEnded: 1000, mostPriceMove: 3300, mostRefused: 1000 } })

const reasons = (counts: Partial<ImportCounts>, mode: 'full' | 'delta' = 'delta', planOnly = false) =>
  reasonsToWait({ kind: 'prices', mode, planOnly, counts: { ...noCounts, rows: 100, ...counts } }, limits).map(
    importSentence,
  )

test('a plan goes on by itself up to its limits', () => {
  expect(reasons({ ended: 10, endable: 100, refused: 10, changed: 80 })).toEqual([])
  expect(reasons({ withdrawn: 5, ended: 5, endable: 100 }, 'full')).toEqual([])
})

test.each([
  [{ ended: 11, endable: 100 }, 'delta', /would end 11 of 100 offers \(11 %\); up to 10 %/],
  [{ largeMoves: 1, firstLargeMove: 7 }, 'delta', /move a price by more than 33 %, the first in line 7/],
  [{ refused: 11 }, 'delta', /refused 11 of 100 rows \(11 %\)/],
  [{ refused: 1, withdrawn: 1 }, 'full', /1 rows can't be read: they may name some of that/],
] as const)('%o in a %s waits', (counts, mode, sentence) => {
  expect(reasons(counts, mode)).toEqual([expect.stringMatching(sentence)])
})

test('who asked for a plan gets it', () => {
  expect(reasons({}, 'delta', true)).toEqual(['Only its plan was asked for.'])
})

test('a price that is halved moves as far as one that is half as high again', () => {
  expect([moveOf(100, 50), moveOf(100, 150), moveOf(100, 100)]).toEqual([0.5, 0.5, 0])
})

test.each([
  [{ endable: 100, ended: 10 }, false],
  [{ endable: 100, ended: 11 }, true],
  [{ largeMoves: 1 }, true],
  [{ refused: 100 }, false],
])('what %j says is for a second person: %s', (counts, expected) => {
  expect(needsSecondPerson({ counts: { ...noCounts, rows: 100, ...counts } }, limits)).toBe(expected)
})
