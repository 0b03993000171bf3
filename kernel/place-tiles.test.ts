import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeTiles } from './place-tiles.ts'

const at = (place?: number) => ({ place })
const places = (tiles: readonly { place: number | undefined }[], products: number) =>
  placeTiles(tiles, products).map(({ before }) => before)

describe('tiles among products', () => {
  test('stand on every 9th place unless an editor chose another', () => {
    expect(places([at(), at()], 24)).toEqual([8, 16])
    expect(places([at(5)], 24)).toEqual([4])
  })

  test('come in the order of their places', () => {
    expect(places([at(18), at(9)], 24)).toEqual([8, 16])
  })

  test('are left out where the products behind them end too soon', () => {
    expect(places([at()], 11)).toEqual([])
    expect(places([at()], 12)).toEqual([8])
    expect(places([at(12)], 15)).toEqual([])
    expect(places([at(12)], 16)).toEqual([11])
    expect(places([at()], 0)).toEqual([])
  })

  test('keep their distance', () => {
    expect(places([at(9), at(10)], 24)).toEqual([8, 12])
  })
})

/** The cells of a grid as browsers fill it densely: what doesn't fit is moved on, and what follows fills the gap. */
function gridOf(columns: number, products: number, befores: readonly number[]): boolean[][] {
  const cells: boolean[][] = []
  const taken = (row: number, column: number) => cells[row]?.[column] ?? false
  const put = (wide: number, tall: number, from = 0) => {
    for (let row = 0; ; row++) {
      for (let column = from; column + wide <= columns; column++) {
        const spots = Array.from(
          { length: wide * tall },
          (_, n) => [row + Math.floor(n / wide), column + (n % wide)] as const,
        )
        if (spots.some(([y, x]) => taken(y, x))) continue
        for (const [y, x] of spots) {
          cells[y] ??= []
          const line = cells[y]
          if (line) line[x] = true
        }
        return
      }
    }
  }
  for (let product = 0; product < products; product++) {
    if (befores.includes(product))
      columns === 4 ? put(2, 2, befores.indexOf(product) % 2 === 0 ? 0 : 2) : put(columns, 1)
    put(1, 1)
  }
  return cells
}

test.each([2, 3, 4])('leave no hole in a grid of %i columns but at its end, wherever they stand', (columns) => {
  const tile = fc.record({ place: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(tile, { maxLength: 4 }), fc.integer({ min: 0, max: 60 }), (tiles, products) => {
      const rows = gridOf(columns, products, places(tiles, products))
      const full = rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? false))
      const cells = full.flat()
      const end = cells.lastIndexOf(true)
      expect(cells.slice(0, end + 1).every(Boolean)).toBe(true)
    }),
  )
})
