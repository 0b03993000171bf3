import { expect, test } from 'vitest'
import { createLog, withoutPeople } from './log.ts'

function logged(bindings: object): Record<string, Record<string, string>> {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).info(bindings, 'said')
  return JSON.parse(lines[0] ?? '{}')
}

test.each([
  ['to anna@example.com.', 'to [hidden]'],
  ['/nl/?email=anna%40example.com', '[hidden]'],
  ['a@b@example.nl', '[hidden]'],
  ['anna@localhost', 'anna@localhost'],
  ['@kernel and a@', '@kernel and a@'],
  ['node_modules/.pnpm/pg@8.23.1/lib', 'node_modules/.pnpm/pg@8.23.1/lib'],
])('%s is logged as %s', (text, told) => {
  expect(withoutPeople(text)).toBe(told)
})

test('what somebody sends at length is cut before it is looked through, and not through an address', () => {
  const { err } = logged({
    err: new Error(`${'x '.repeat(990)}quirijn.zwaluwstaart@example.com ${'a'.repeat(60_000)}`),
  })
  expect(err?.message?.length).toBeLessThan(2_100)
  expect(err?.message).toContain('… (')
  expect(err?.stack?.length).toBeLessThan(12_100)
  expect(JSON.stringify(err)).not.toContain('zwaluw')
  expect(logged({ err: new Error('a'.repeat(60_000)) }).err?.message).toBe(' … (60000 characters)')
})

test('a line of a million characters without a space is scrubbed in one pass', () => {
  const text = `${'a@'.repeat(250_000)}${'.'.repeat(250_000)}${'a.'.repeat(125_000)}`
  expect(withoutPeople(text).length).toBeLessThanOrEqual(text.length)
})
