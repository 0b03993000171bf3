import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const text = readFileSync('CHANGELOG.md', 'utf8')
const groups = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']

/** A version's heading and what stands below it. */
const versions = text
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    heading: part.split('\n', 1)[0] ?? '',
    groups: part
      .split(/^### /m)
      .slice(1)
      .map((group) => ({ name: group.split('\n', 1)[0] ?? '', entries: entriesOf(group) })),
  }))

function entriesOf(group: string): string[] {
  return group
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
}

test('what is unreleased comes first, then the versions with their dates, newest first', () => {
  const [first, ...released] = versions.map(({ heading }) => heading)
  expect(first).toBe('[Unreleased]')
  const dated = released.map((heading) => /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(heading))
  expect(dated).not.toContain(null)
  const dates = dated.map((match) => match?.[2] ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('the newest version is the one that package.json says', () => {
  expect(versions[1]?.heading).toContain(`[${JSON.parse(readFileSync('package.json', 'utf8')).version}]`)
})

describe.each(versions)('$heading', (version) => {
  test('has the groups of Keep a Changelog, in their order, each once and with entries', () => {
    const names = version.groups.map(({ name }) => name)
    expect(names).toEqual(groups.filter((group) => names.includes(group)))
    expect(version.groups.filter(({ entries }) => entries.length === 0)).toEqual([])
  })

  test('has entries that are sentences and short enough to be read', () => {
    const entries = version.groups.flatMap((group) => group.entries)
    expect(entries.filter((entry) => !/^\S.*\.$/.test(entry) || entry.length > 420)).toEqual([])
  })
})

test('nothing is told twice', () => {
  const entries = versions.flatMap((version) => version.groups.flatMap((group) => group.entries))
  expect(entries.filter((entry, place) => entries.indexOf(entry) !== place)).toEqual([])
})

test('the decisions that it names exist', () => {
  const named = [...text.matchAll(/\]\((docs\/[^)]+)\)/g)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})
