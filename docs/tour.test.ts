import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const tour = readFileSync('docs/tour.md', 'utf8')
const stops = tour.split(/^## /m).slice(1)

/** Files of this repository that a text links to, without the places inside them. */
const linkedIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => join('docs', target))

const sources = (files: readonly string[]) =>
  files.filter((file) => /\.tsx?$/.test(file) && existsSync(file)).map((file) => readFileSync(file, 'utf8'))

test('the tour has ten stops, numbered, and begins with a file each', () => {
  expect(stops.map((stop) => /^(\d+)\. [^:]+: \[(.+?)\]\(\.\.\/\2\)\n/.exec(stop)?.[1])).toEqual(
    Array.from({ length: 10 }, (_, at) => String(at + 1)),
  )
})

describe.each(stops.map((stop) => [stop.split('\n', 1)[0] ?? '', stop]))('%s', (_, stop) => {
  test('says what happens, why, and what comes next', () => {
    const parts = [...stop.matchAll(/^\*\*(.+?)\*\* \S/gm)].map(([, part]) => part)
    expect(parts).toEqual(['What happens.', 'Why.', 'Next.'])
  })

  test('links to files that exist', () => {
    expect(linkedIn(stop).filter((file) => !existsSync(file))).toEqual([])
  })

  test('names functions and fields that stand in the files that it links to, or in those of the stops beside it', () => {
    const names = [...stop.matchAll(/`([a-zA-Z]\w*(?:\.\w+)?)`/g)].map(([, name = '']) => name.split('.').at(-1) ?? '')
    const at = stops.indexOf(stop)
    const known = sources(stops.slice(Math.max(0, at - 1), at + 2).flatMap(linkedIn)).join('\n')
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([])
  })
})
