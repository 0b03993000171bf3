import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const [, atRunTime = '', forDevelopment = ''] = readFileSync('docs/decisions/010-dependencies.md', 'utf8').split(
  /^### (?:At run time|For development)$/m,
)

/** Packages of a table that have a reason. */
const named = (table: string) =>
  [...table.matchAll(/^\| `([^`]+)` +\| \S.* \|$/gm)].map(([, name = '']) => name).toSorted()

describe('every package has its reason, and every reason its package', () => {
  test.each([
    ['at run time', atRunTime, manifest.dependencies],
    ['for development', forDevelopment, manifest.devDependencies],
  ] as const)('%s', (_, table, packages) => {
    expect(named(table)).toEqual(Object.keys(packages).toSorted())
  })

  test('its version is exact', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })
})
