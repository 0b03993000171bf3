import { expect, test } from 'vitest'
import { withInstants } from './local-moments.ts'

const row = (cells: Readonly<Record<string, string>>) => ({ line: 2, cells })

test.each([
  ['Europe/London', '2026-11-27T09:00:00.000Z'],
  ['Europe/Amsterdam', '2026-11-27T08:00:00.000Z'],
])('a time that belongs to no storefront is read by the clock of %s', (timeZone, instant) => {
  const read = withInstants(row({ from: '2026-11-27 09:00' }), { from: 'begin' }, timeZone)
  expect(read.cells.from).toBe(instant)
})

test('a day alone is its begin or its end, and an offset holds whatever the clock says', () => {
  const moments = { from: 'begin', to: 'end' } as const
  const read = withInstants(row({ from: '2026-11-27', to: '2026-11-27' }), moments, 'Europe/Amsterdam')
  expect(read.cells).toEqual({ from: '2026-11-26T23:00:00.000Z', to: '2026-11-27T23:00:00.000Z' })
  const told = withInstants(row({ from: '2026-11-27T09:00:00+05:00' }), moments, 'Europe/Amsterdam')
  expect(told.cells.from).toBe('2026-11-27T04:00:00.000Z')
})

test('what is no time stays as it is written', () => {
  const cells = { from: 'none', to: 'soon', name: '2026-11-27' }
  expect(withInstants(row(cells), { from: 'begin', to: 'end' }, 'Europe/Amsterdam').cells).toEqual(cells)
})
