import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder).filter((name) => name !== 'README.md')
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const [table = '', unused = ''] = index.split('## Numbers that were never used')

type Decision = { readonly number: string; readonly title: string; readonly date: string; readonly status: string }

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** What stands below a heading, up to the next one of its kind. */
function section(text: string, heading: string): string {
  const [, after = ''] = text.split(`\n## ${heading}\n`)
  return (after.split(/^## /m)[0] ?? '').trim()
}

function decisionOf(file: string): Decision {
  const text = textOf(file)
  const title = /^# \d{3} (.+)$/m.exec(text)?.[1] ?? ''
  return { number: file.slice(0, 3), title, date: section(text, 'Date'), status: section(text, 'Status') }
}

const rows = [...table.matchAll(/^\| (\d{3}) \| \[(.+?)\]\((.+?)\) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number = '', title = '', file = '', date = '', status = '', sentence = '']) => ({
    decision: { number, title, date, status: status.replace(/\[(\d{3})\]\(.+?\)/, '$1') },
    file,
    sentence,
  }),
)

describe.each(files)('%s', (file) => {
  const text = textOf(file)

  test('has a name of its number and plain words, and its number in the title', () => {
    expect(file).toMatch(/^\d{3}(-[a-z0-9]+)+\.md$/)
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 3)} [A-Z]`))
  })

  test('has the headings of every decision, in their order, with something below each', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
    expect(headings.filter((heading) => heading !== 'Alternatives')).toEqual([
      'Status',
      'Date',
      'Context',
      'Decision',
      'Consequences',
    ])
    if (headings.includes('Alternatives')) expect(headings.indexOf('Alternatives')).toBe(4)
    expect(headings.filter((heading) => section(text, heading) === '')).toEqual([])
  })

  test('has a status and a date that can be read', () => {
    const { status, date } = decisionOf(file)
    expect(status).toMatch(/^(Accepted|Superseded by \[\d{3}\]\(\S+\.md\))$/)
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([])
  })
})

test('a number is given once', () => {
  const numbers = files.map((file) => file.slice(0, 3))
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

test('the index has every decision in the order of its number, as the page says it', () => {
  expect(rows.map(({ file }) => file)).toEqual(files.toSorted())
  expect(rows.map(({ decision }) => decision)).toEqual(
    files.toSorted().map((file) => {
      const decision = decisionOf(file)
      return { ...decision, status: decision.status.replace(/\[(\d{3})\]\(.+?\)/, '$1') }
    }),
  )
})

test('the index says each in one sentence', () => {
  expect(rows.filter(({ sentence }) => !/^[A-Z].{20,140}\.$/.test(sentence))).toEqual([])
})

test('the index names the numbers that no decision has', () => {
  const named = [...unused.matchAll(/\b(\d{3})(?:–(\d{3}))?\b/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => Number(from) + step),
  )
  const given = files.map((file) => Number(file.slice(0, 3)))
  const gaps = Array.from({ length: Math.max(...given) }, (_, at) => at + 1).filter((number) => !given.includes(number))
  expect(named).toEqual(gaps)
})
