import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/security/threat-model.md', 'utf8')

const borders = page
  .split(/^### /m)
  .slice(1)
  .map((part) => ({
    border: part.split('\n', 1)[0] ?? '',
    rows: [...part.matchAll(/^\| ([STRIDE]) \| (.+?) \| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(
      ([, letter = '', threat = '', answer = '', file = '', proof = '']) => ({ letter, threat, answer, file, proof }),
    ),
    lines: part.split('\n').filter((line) => /^\| [^|-]/.test(line)).length,
  }))

test('every border of the drawing has its table', () => {
  const drawn = new Set([...(page.split('```')[1] ?? '').matchAll(/─(\d)─/g)].map(([, number]) => number))
  expect(borders.map(({ border }) => border[0])).toEqual([...drawn].toSorted())
})

describe.each(borders)('$border', ({ rows, lines }) => {
  test('is asked by all six letters, in their order', () => {
    // The first line is the head of the table.
    expect(rows).toHaveLength(lines)
    const letters = rows.map(({ letter }) => letter)
    expect([...new Set(letters)].join('')).toBe('STRIDE')
    expect(letters).toEqual(letters.toSorted((one, other) => 'STRIDE'.indexOf(one) - 'STRIDE'.indexOf(other)))
  })

  test('names files and tests that exist', () => {
    expect(rows.flatMap(({ file, proof }) => [file, proof]).filter((path) => !existsSync(path))).toEqual([])
    expect(rows.filter(({ proof }) => !/\.test\.tsx?$/.test(proof))).toEqual([])
  })
})

test('links to pages that exist', () => {
  const targets = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => `docs/security/${target}`)
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})
