import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { givenUpFileName, givenUpNames } from './vocabulary.ts'

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'], { encoding: 'utf8' }).trim().split('\n')

/** The demo shop's own language, what shoppers read, what a vendor wrote, and what was true when it was written. */
const others =
  /^(demo|content|docs\/decisions|web\/messages|web\/graphql|test\/contract\/schemas|database\/migrations)\/|^CHANGELOG\.md$|^test\/vocabulary/

/** Where a word means what it always meant. */
const allowed: Readonly<Record<string, readonly string[]>> = { 'database/embedded/server.ts': ['Still'] }

/** Words that shoppers search for are words. */
const ofWords = /^(shop\/search|server)\/(search|price)-words/

test('no name is one that the project has given up', () => {
  const found = tracked
    .filter((path) => !others.test(path))
    .flatMap((path) =>
      givenUpNames(readFileSync(path, 'utf8'))
        .filter((name) => !allowed[path]?.includes(name))
        .map((name) => `${path}: ${name}`),
    )
  expect(found).toEqual([])
})

test('no file is named by a word that the project has given up', () => {
  expect(tracked.filter((path) => !others.test(path) && !ofWords.test(path) && givenUpFileName(path))).toEqual([])
})

test('the test sees what was given up, also at the end of a name, and nothing in the middle of another word', () => {
  expect(givenUpNames('const x = cartDesk(parts)')).toEqual(['cartDesk'])
  expect(givenUpNames('await payBack(refundId)')).toEqual(['payBack'])
  expect(givenUpNames('isDefault, Default, broadcast, desktop, forecast')).toEqual([])
  expect(givenUpFileName('shop/cart/cart-desk.ts')).toBe(true)
  expect(givenUpFileName('web/ui/desktop.ts')).toBe(false)
})
