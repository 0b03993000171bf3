import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOutsideTransaction, sqlStatements } from './sql-statements.ts'

const shapes = (sql: string) => sqlStatements(sql).map(({ shape }) => shape)

test('statements end where PostgreSQL ends them', () => {
  expect(shapes("select ';'; -- not; here\nselect 2; /* nor; here */ select $a$ ; $$ ; $a$;\n")).toEqual([
    "select ''",
    'select 2',
    "select ''",
  ])
  expect(shapes(`select "a;b", 'it''s;'; select 4 - 2 / 1`)).toEqual([`select a;b, ''`, 'select 4 - 2 / 1'])
  expect(shapes('-- nothing\n;;\n')).toEqual([])
})

test('a parameter, a sign and half a quote are read to the end', () => {
  expect(shapes("select $1; select 'half")).toEqual(['select $1', "select 'half"])
})

test('no sign of a file is lost but those that part statements', () => {
  const sign = fc.constantFrom("'", '"', '$', '$$', '-', '--', '/*', '*/', ';', '\n', 'a', ' ')
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const sql = signs.join('')
      const bare = (text: string) => text.replaceAll(/[\s;]/g, '')
      const kept = sqlStatements(`${sql}\nselect 1`)
        .map(({ text }) => text)
        .join('')
      expect(bare(`${sql}select1`).endsWith(bare(kept).slice(-7))).toBe(true)
      expect(bare(kept).length).toBeLessThanOrEqual(bare(`${sql}select1`).length)
    }),
  )
})

test.each([
  ['-- outside a transaction\nselect 1', true],
  ['-- outside a transaction\r\nselect 1', true],
  ['-- Something\n-- outside a transaction\nselect 1', false],
  ['-- outside a transaction, perhaps', false],
])('%j runs outside a transaction: %s', (sql, answer) => expect(isOutsideTransaction(sql)).toBe(answer))
