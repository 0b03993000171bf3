import { expect, test } from 'vitest'
import { longestPhotoEdge } from '#kernel/photo-search.ts'
import { mostSide } from '#shop/similarity/picture-pixels-port.ts'
import { smallerSize } from './smaller-photograph.ts'

test.each([
  ['a photograph of a phone', [4032, 3024], [640, 480]],
  ['one that was held upright', [3024, 4032], [480, 640]],
  ['a square', [2000, 2000], [640, 640]],
  ['one of 48 megapixels', [8064, 6048], [640, 480]],
  ['edges that don’t divide', [1000, 333], [640, 213]],
  ['a strip, of which a pixel is left', [10_000, 3], [640, 1]],
])('%s keeps its shape', (_, [width = 0, height = 0], [wide, high]) => {
  expect(smallerSize({ width, height }, 640)).toEqual({ width: wide, height: high })
})

test.each([
  [640, 480],
  [480, 640],
  [1, 1],
  [0, 0],
])('%i × %i is small enough and goes as it is', (width, height) => {
  expect(smallerSize({ width, height }, 640)).toBeUndefined()
})

test('what is sent to search with holds several times what the shop looks at', () => {
  expect(longestPhotoEdge).toBeGreaterThanOrEqual(4 * mostSide)
})
