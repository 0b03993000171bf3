import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobNames } from '#shop/jobs.ts'

test('the table of jobs names every one, once', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('## How a job flows')
  const rows = section.split('\n## ')[0]?.match(/^\| `.+?(?= \|)/gm) ?? []
  const named = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(Object.values(jobNames).toSorted())
})
