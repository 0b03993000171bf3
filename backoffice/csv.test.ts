import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table keeps its quotes, and no cell of it is a formula', () => {
  const rows = [
    ['=HYPERLINK("http://evil")', -5],
    ['<b>Boot</b>, "red"', 1.5],
    [' @SUM', 0],
  ] as const
  expect(csvOf(['Name', 'Pieces'], rows)).toBe(
    [
      '\uFEFF"Name","Pieces"',
      '"\'=HYPERLINK(""http://evil"")","-5"',
      '"<b>Boot</b>, ""red""","1.5"',
      '"\' @SUM","0"',
      '',
    ].join('\r\n'),
  )
})
