import { expect, test } from 'vitest'
import { type ChaosResult, chaosTable, lostNothing } from './table.ts'

const result: ChaosResult = {
  seed: 7,
  shoppers: 100,
  happened: [
    { failure: 'kill-node', lane: 'node', target: '0', afterShoppers: 3, lastsMs: 2000 },
    { failure: 'kill-node', lane: 'node', target: '1', afterShoppers: 30, lastsMs: 1500 },
  ],
  counts: { 'orders told of': 99 },
  findings: [],
  waiting: {},
  seconds: 60,
}

test('the table says what was tried how often and for how long, and that nothing was lost', () => {
  const table = chaosTable(result)
  expect(table).toContain('Seed 7, 100 shoppers, 2 failures, 60 s')
  expect(table).toMatch(/2 × +4 s {2}A node killed/)
  expect(table).toMatch(/0 × +0 s {2}A mail server/)
  expect(table).toContain('99 orders told of')
  expect(table).toContain('Lost: nothing.')
  expect(lostNothing(result)).toBe(true)
})

test('what was lost, and what waits still, is named', () => {
  const lost: ChaosResult = { ...result, findings: [{ kind: 'order-lost', what: '100001' }], waiting: { mails: 2 } }
  expect(chaosTable(lost)).toContain('LOST  order-lost: 100001')
  expect(chaosTable(lost)).toContain('WAITS STILL  2 mails')
  expect(chaosTable(lost)).not.toContain('Lost: nothing')
  expect(lostNothing(lost)).toBe(false)
  expect(lostNothing({ ...result, waiting: { mails: 2 } })).toBe(false)
})
