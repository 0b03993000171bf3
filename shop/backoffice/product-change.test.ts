import { describe, expect, test } from 'vitest'
import { categoryRows, saleCells } from './product-change.ts'

const paths = new Map(
  [['women'], ['boots', 'women'], ['ankle', 'boots', 'women'], ['sale', 'women']].map((ids) => [
    ids[0] ?? '',
    { key: ids[0] ?? '', ids },
  ]),
)
const product = (...categories: string[]) => ({ product: 'P1', sku: 'P1-38', size: '38', categories })
const next = (kind: 'add-category' | 'move-to-category' | 'remove-category', category: string, ...own: string[]) =>
  categoryRows([product(...own)], { kind, category }, paths)[0]?.cells.categories

describe('a category', () => {
  test.each([
    ['add-category', 'sale', ['women', 'boots'], 'boots|sale'],
    ['add-category', 'ankle', ['women', 'boots'], 'ankle|boots'],
    ['move-to-category', 'sale', ['women', 'boots'], 'sale'],
    ['remove-category', 'sale', ['women', 'boots', 'sale'], 'boots'],
    ['remove-category', 'boots', ['women', 'boots', 'ankle', 'sale'], 'sale'],
    ['remove-category', 'boots', ['women', 'boots'], undefined],
    ['add-category', 'nowhere', ['women'], undefined],
  ] as const)('%s %s of %j leaves %s', (kind, category, own, left) => {
    expect(next(kind, category, ...own)).toBe(left)
  })
})

describe('a decision', () => {
  test('for later leaves a product as it is until then', () => {
    expect(saleCells({ kind: 'withdraw', at: '2026-12-01 09:00' })).toEqual({ on_sale_until: '2026-12-01 09:00' })
    expect(saleCells({ kind: 'publish', from: '2026-12-01 09:00', until: null })).toEqual({
      on_sale: 'yes',
      on_sale_from: '2026-12-01 09:00',
      on_sale_until: 'none',
    })
  })

  test('for now ends what was decided for later', () => {
    expect(saleCells({ kind: 'withdraw', at: null })).toEqual({
      on_sale: 'no',
      on_sale_from: 'none',
      on_sale_until: 'none',
    })
  })
})
