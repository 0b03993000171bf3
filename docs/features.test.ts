import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = { readonly feature: string; readonly file: string; readonly proof: string }

const rows = readFileSync('docs/features.md', 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, feature, file, proof] = /^\| (.+?) +\| `([^`]+)` +\| `([^`]+)` +\|$/.exec(line) ?? []
    return feature && file && proof ? [{ feature, file, proof }] : []
  })

test('every row of the feature list names a feature, a file and a test', () => {
  const lines = readFileSync('docs/features.md', 'utf8').match(/^\| (?!Feature |-)/gm)
  expect(rows).toHaveLength(lines?.length ?? 0)
  expect(rows.length).toBeGreaterThan(60)
})

test('every file and every test that the list names exists', () => {
  const missing = rows.flatMap(({ file, proof }) => [file, proof].filter((path) => !existsSync(path)))
  expect(missing).toEqual([])
})

test('a test is a test, and no feature is listed twice', () => {
  expect(rows.filter(({ proof }) => !/\.test\.tsx?$/.test(proof))).toEqual([])
  const features = rows.map(({ feature }) => feature)
  expect(features.filter((feature, index) => features.indexOf(feature) !== index)).toEqual([])
})
