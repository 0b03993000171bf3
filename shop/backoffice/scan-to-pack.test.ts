import { describe, expect, test } from 'vitest'
import { type PackedLine, scanPiece } from './scan-to-pack.ts'

const lines: readonly PackedLine[] = [
  { position: 0, sku: 'A.38', ean: '8712345678906', waiting: 2, packed: 1 },
  { position: 1, sku: 'B.40', ean: null, waiting: 1, packed: 1 },
  // The same size once more: somebody changed a size.
  { position: 4, sku: 'A.38', ean: '8712345678906', waiting: 1, packed: 0 },
]

describe('a scan', () => {
  test.each([
    ['8712345678906', { position: 0 }],
    [' a.38 ', { position: 0 }],
    ['B.40', { problem: 'enough' }],
    ['8700000000001', { problem: 'not-in-order' }],
    ['', { problem: 'not-in-order' }],
  ])('%j', (typed, answer) => {
    expect(scanPiece(lines, typed)).toEqual(answer)
  })

  test('goes on with the next line of a size', () => {
    const filled = lines.map((line) => (line.position === 0 ? { ...line, packed: 2 } : line))
    expect(scanPiece(filled, 'A.38')).toEqual({ position: 4 })
  })
})
