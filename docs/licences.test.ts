import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const page = readFileSync('docs/security/licences.md', 'utf8')

/** The cells of the rows below a heading that begin with a name in backticks. */
function rowsBelow(heading: string): string[][] {
  const [, after = ''] = page.split(`\n## ${heading}\n`)
  return (after.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

const allowed = new Set(rowsBelow('Licences that may be').map(([licence = '']) => licence))
const named = rowsBelow('Packages that differ').map(([pattern = '', licence = '']) => ({ pattern, licence }))

const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dev: z.boolean().optional(),
        license: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const entries = Object.entries(lockfile.packages).filter(([folder]) => folder !== '')
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Whether an SPDX expression of single licences, OR and AND can be fulfilled by allowed ones. */
function isAllowed(expression: string, licences: ReadonlySet<string>): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ')
  return alternatives.some((parts) => parts.split(' AND ').every((licence) => licences.has(licence)))
}

/** What a package is licensed under: by its manifest, or by the lockfile where this machine doesn't install it. */
function licenceOf(folder: string, locked: string | undefined): string | undefined {
  if (!existsSync(folder)) return locked
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return z.object({ license: z.string().optional() }).parse(manifest).license
}

const isNamed = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

describe('licences of what runs in production', () => {
  const packages = entries.filter(([, { dev }]) => !dev)

  test('are allowed ones, or stand by name with a reason', () => {
    expect(packages.length).toBeGreaterThan(150)
    const others = packages.flatMap(([folder, { license }]) => {
      const licence = licenceOf(folder, license)
      const own = named.find(({ pattern }) => isNamed(nameOf(folder), pattern))
      const licences = own ? new Set([...allowed, own.licence]) : allowed
      const isFine = licence === undefined ? own !== undefined : isAllowed(licence, licences)
      return isFine ? [] : [`${nameOf(folder)}: ${licence}`]
    })
    expect(others).toEqual([])
  })

  test('no name stands there without a package, and no licence without one under it', () => {
    const names = packages.map(([folder]) => nameOf(folder))
    expect(named.filter(({ pattern }) => !names.some((name) => isNamed(name, pattern)))).toEqual([])
    const used = packages.map(([folder, { license }]) => licenceOf(folder, license) ?? '').join(' ')
    expect([...allowed].filter((licence) => !used.includes(licence))).toEqual([])
  })

  test('a package without a word of its licence has the text that the page says', () => {
    const silent = packages.filter(([folder, { license }]) => licenceOf(folder, license) === undefined)
    const texts = silent.map(([folder]) => {
      const file = readdirSync(folder).find((name) => /^licen[sc]e/i.test(name)) ?? ''
      return [nameOf(folder), readFileSync(join(folder, file), 'utf8').split('\n', 1)[0]]
    })
    expect(texts).toEqual([['png-js', 'MIT License']])
  })
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
])('%s is allowed: %s', (expression, answer) => {
  expect(isAllowed(expression, new Set(['MIT', 'Apache-2.0']))).toBe(answer)
})

describe('scripts that run while a package is installed', () => {
  const rows = rowsBelow('Scripts that run while a package is installed')
  const withScript = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder))

  test('each package that has one stands on the page with its reason, and no other', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual([...new Set(withScript)].toSorted())
    expect(rows.filter(([, , reason = '']) => reason.length < 8)).toEqual([])
  })

  test('those that run are those that package.json lets run', () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.literal(true)) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const running = rows.filter(([, runs]) => runs === 'yes').map(([name]) => name)
    expect(running.toSorted()).toEqual(Object.keys(allowScripts).toSorted())
  })
})
