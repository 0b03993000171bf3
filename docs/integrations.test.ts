import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/integrations.md', 'utf8')

test('every file that the page names exists', () => {
  const named = [...page.matchAll(/`((?:integrations|server|test)\/[\w/.-]+\.ts)`/g)].flatMap(([, path]) => path ?? [])
  const linked = [...page.matchAll(/\]\((?!http)([^)#]+)/g)].flatMap(([, path]) => (path ? [join('docs', path)] : []))
  expect(named.length).toBeGreaterThan(20)
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([])
})

test('every sandbox is on the page, with whose it is', () => {
  const missing = globSync('integrations/*/*-sandbox.ts').filter((path) => !page.includes(`\`${path}\``))
  expect(missing).toEqual([])
})

test('every kept description says where it is from', () => {
  const folders = globSync('test/contract/schemas/**/*.json').map((file) => dirname(file))
  expect(folders.length).toBeGreaterThan(3)
  const told = (folder: string) => globSync(join(folder, '{README,SOURCE}.md')).length > 0
  expect(folders.filter((folder) => !told(folder))).toEqual([])
})
