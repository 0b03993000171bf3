import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Term|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

const rooms = ['kernel', 'database', 'shop', 'integrations', 'api', 'web', 'demo/catalogue', 'server']

const code = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|sql)$/.test(file))
      .map((file) => readFileSync(join(room, file), 'utf8')),
  )
  .join('\n')

test('each term is explained once, in one line', () => {
  expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([])
  const terms = rows.map(([term = '']) => term.trim().toLowerCase())
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
  expect(terms.length).toBeGreaterThan(50)
})

test('what stands in the code column exists: a path, or a name in the sources', () => {
  const names = rows.flatMap(([, , cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(names.filter((name) => !existsSync(name) && !code.includes(name))).toEqual([])
})
