import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

test('a text that comes again has a name from then on, always the same', () => {
  const names = new StatementNames()
  expect(names.nameOf('select 1')).toBeUndefined()
  const name = names.nameOf('select 1')
  expect(name).toMatch(/^\w{1,63}$/)
  expect(names.nameOf('select 1')).toBe(name)
  names.nameOf('select 2')
  expect(names.nameOf('select 2')).not.toBe(name)
})

test('texts that come once, or without end, take no names from others', () => {
  const names = new StatementNames({ most: 10 })
  for (let n = 0; n < 10_000; n++) names.nameOf(`insert ${n}`)
  expect(names.count).toBe(0)
  for (let n = 0; n < 100; n++) for (let times = 0; times < 3; times++) names.nameOf(`select ${n}`)
  expect(names.count).toBe(10)
  const long = `insert ${'x'.repeat(100_000)}`
  expect([names.nameOf(long), names.nameOf(long)]).toEqual([undefined, undefined])
})

test('after a renewal a text gets a name that no text had', () => {
  const names = new StatementNames()
  const twice = (text: string) => [names.nameOf(text), names.nameOf(text)][1]
  const before = [twice('select 1'), twice('select 2')]
  names.renew()
  const after = [twice('select 2'), twice('select 1')]
  expect(new Set([...before, ...after]).size).toBe(4)
})

test('once disabled, nothing has a name', () => {
  const names = new StatementNames()
  names.nameOf('select 1')
  names.nameOf('select 1')
  names.disable()
  for (let times = 0; times < 3; times++) expect(names.nameOf('select 1')).toBeUndefined()
})

test('a name means the same text in every process, since a pooler gives the session of one to another', () => {
  const [one, other] = [new StatementNames(), new StatementNames()]
  const twice = (names: StatementNames, text: string) => [names.nameOf(text), names.nameOf(text)][1]
  const before = twice(one, 'select 1')
  expect(twice(other, 'select 2')).not.toBe(before)
  expect(twice(other, 'select 1')).toBe(before)
})
