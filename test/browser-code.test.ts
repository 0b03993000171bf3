import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What browsers of 2022 and 2023 don't have; the build writes older syntax, and adds no functions. A look behind would stop a whole file. */
const tooNew =
  /\b(?:Map|Object)\.groupBy\(|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bIterator\.from\b|\(\?<[!=]/

const findings = (files: readonly (readonly [path: string, text: string])[]) =>
  files.flatMap(([path, text]) => (tooNew.test(text) ? [path] : []))

test('nothing that runs in a browser needs one of this or last year', () => {
  const paths = globSync('{backoffice,kernel,web}/**/*.{ts,tsx}').filter(
    (path) => !/\.(?:test|fixture|server)\.tsx?$/.test(path) && !path.startsWith('web/build/'),
  )
  expect(paths.length).toBeGreaterThan(400)
  expect(findings(paths.map((path) => [path, readFileSync(path, 'utf8')]))).toEqual([])
})

test('what is too new is found', () => {
  expect(findings([['web/a.ts', 'const a = Map.groupBy(b, c)']])).toEqual(['web/a.ts'])
})
