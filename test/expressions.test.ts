import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import type { SourceFile } from './architecture.ts'
import { composedIn, expressionsOf, growthOf } from './expressions.ts'

/** Everything that runs while the shop is open. The build, the tests and the studio read what we wrote ourselves. */
const rooms = ['kernel', 'database', 'shop', 'integrations', 'api', 'server', 'web', 'demo', 'content']
const notRunning = /^web\/build\/|^server\/commands\/|\.test\.tsx?$|\.fixture\.tsx?$/

function sources(folder: string): SourceFile[] {
  if (folder === 'demo/studio') return []
  return readdirSync(folder).flatMap((name): SourceFile[] => {
    const path = posix.join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.tsx?$/.test(name) && !notRunning.test(path) ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}

const files = rooms.flatMap(sources)

/** Expressions whose work grows faster than their text, and why that text can't be long. */
const bounded: Readonly<Record<string, string>> = {
  'integrations/geocoder/geocoder.ts /^\\s*(\\w+)(?:-(\\w+))?\\s+(.+?)\\s*$/s': 'a table of our own',
  'kernel/service-point.ts /^(.*\\D)\\s+(\\d+\\s?[a-zA-Z]?(?:[-/]\\d+\\w?)?)$/': 'longer streets are not looked at',
  'server/json-text.ts /"(?:[^"\\\\]|\\\\.)*"|[{}[\\],]/g': 'JSON that was read before: each text in it ends',
  'server/new-shop/starter-page.ts /\\*\\*([^*]{1,2000})\\*\\*|\\[([^\\]]{1,500})\\]\\(([^)\\s]{1,500})\\)/g':
    'pages of our own',
  'server/new-shop/starter-page.ts /\\[([^\\]]{1,200})\\]\\(([^)\\s]{1,200})\\)/g': 'pages of our own',
  'web/guards.ts /\\d+x\\d+/g': 'part of a path, which has at most 2048 characters',
}

/** Files that put expressions together, from words of our own alone. */
const composed: Readonly<Record<string, number>> = {
  'integrations/pdf/print-document.ts': 1,
  'kernel/postcode.ts': 2,
  'server/tablet.ts': 1,
}

test('no text from outside keeps an expression at work for longer than it is long', async () => {
  const expressions = files.flatMap(expressionsOf)
  expect(expressions.length).toBeGreaterThan(200)
  const growths = new Map<string, Promise<string | undefined>>()
  const errors: string[] = []
  for (const expression of expressions) {
    const literal = `/${expression.source}/${expression.flags}`
    const growth = growths.get(literal) ?? growthOf(expression, `${expression.path} ${literal}` in bounded)
    growths.set(literal, growth)
    const found = await growth
    if (found) errors.push(`${expression.path} ${literal}`)
  }
  expect([...new Set(errors)].sort()).toEqual(Object.keys(bounded).sort())
}, 300_000)

test('expressions are put together while the shop runs only where that was looked at', () => {
  const found = files.flatMap((file) => (composedIn(file) > 0 ? [[file.path, composedIn(file)] as const] : []))
  expect(Object.fromEntries(found)).toEqual(composed)
})

test.each([
  ['/[^\\s@]+@[^\\s@]+\\.[a-z]{2,}/giu', true],
  ['/\\s+$/', true],
  ['/(a+)+b/', true],
  ['/^[a-z]{1,20}$/', false],
  ['/[^a-z0-9]+/g', false],
])('%s grows too fast: %s', async (literal, expected) => {
  const [expression] = expressionsOf({ path: 'x.ts', text: `const x: RegExp = ${literal} as RegExp` })
  expect(expression && (await growthOf(expression)) !== undefined).toBe(expected)
})
