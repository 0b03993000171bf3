import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ExportedName, exportedNames, namesOfOneWord, namesOfTwoThings } from './exported-names.ts'

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')

/**
 * Generated code and what generates it, tests, React Router's route modules, whose exports it names itself, and messages,
 * which say the same in each language.
 */
const others =
  /^(demo\/studio|web\/(graphql|routes|messages)|backoffice\/(graphql|routes\/)|shop\/search\/languages|database\/(tables|generate-tables)\.ts)|\.test\.tsx?$|\.d\.m?ts$/

const exported: readonly ExportedName[] = files
  .filter((file) => !others.test(file))
  .flatMap((file) => exportedNames(file, readFileSync(file, 'utf8')))

/** What React Router or React expects under this name, and what is the same thing on both sides of a wall. */
const allowed = new Set(['ErrorBoundary', 'Layout', 'clientMiddleware', 'handleError', 'StoredAddress'])

/** Short names of helpers that are used on every screen. */
const shortNames = new Set(['cx', 'decompress'])

test('no exported name stands for two things', () => {
  expect(namesOfTwoThings(exported).filter(({ name }) => !allowed.has(name))).toEqual([])
})

test('no exported function is one word that only its file explains', () => {
  expect(namesOfOneWord(exported).filter(({ name }) => !shortNames.has(name))).toEqual([])
})

test('the test sees both', () => {
  const planted = [
    ...exportedNames('a.ts', 'export function send() {}\nexport type Route = string'),
    ...exportedNames('b.ts', 'export const Route = 1\nexport async function sendPage() {}\nfunction put() {}'),
  ]
  expect(namesOfTwoThings(planted)).toEqual([{ name: 'Route', files: ['a.ts', 'b.ts'] }])
  expect(namesOfOneWord(planted).map(({ name }) => name)).toEqual(['send'])
})
