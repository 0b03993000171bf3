import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings, settingsTable } from '#server/config/environment.ts'

const manual = readFileSync('docs/operating.md', 'utf8')

test('the operator’s manual lists every setting as the shop reads it', () => {
  expect(manual).toContain(`\n${settingsTable()}\n`)
  expect(manual.match(/^\| Setting \|/gm)).toHaveLength(1)
})

/** Written like settings of the shop, and none. */
const others = new Set([
  'CHAOS_SEEDS',
  'CHAOS_SHOPPERS',
  'CHROMIUM',
  'MALLOC_ARENA_MAX',
  'NODE_OPTIONS',
  'SEED',
  'STORIES',
])

test('no page tells an operator of a setting that does not exist', () => {
  for (const page of ['README.md', 'CONTRIBUTING.md', 'docs/operating.md']) {
    const named = [...readFileSync(page, 'utf8').matchAll(/`([A-Z]{2,}(?:_[A-Z]+)*)(?:=[^`]*)?`/g)].map(
      ([, name]) => name,
    )
    const unknown = named.filter((name = '') => !(name in settings) && !others.has(name))
    expect(unknown, page).toEqual([])
  }
})
