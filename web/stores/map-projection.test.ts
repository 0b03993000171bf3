import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barWithin, mapSize, metresAcross, pointOnMap, tilesOf, viewOf } from './map-projection.ts'

test('towns lie where the map has them', () => {
  const amsterdam = pointOnMap({ lat: 52.37, lng: 4.89 })
  expect(Math.round(amsterdam.x)).toBe(513)
  expect(Math.round(amsterdam.y)).toBe(230)
  expect(pointOnMap({ lat: 55.3, lng: -6.2 })).toEqual({ x: 0, y: 0 })
  const { x, y } = pointOnMap({ lat: 42.1, lng: 15.4 })
  expect([Math.round(x), Math.round(y)]).toEqual([mapSize.width, mapSize.height])
})

test('the north is above the south, and the east right of the west', () => {
  const [lille, marseille] = [pointOnMap({ lat: 50.63, lng: 3.06 }), pointOnMap({ lat: 43.3, lng: 5.37 })]
  expect(lille.y).toBeLessThan(marseille.y)
  expect(lille.x).toBeLessThan(marseille.x)
})

const point = fc.record({
  x: fc.double({ min: 0, max: mapSize.width, noNaN: true }),
  y: fc.double({ min: 0, max: mapSize.height, noNaN: true }),
})

test('a view shows its points, stays inside the map and keeps its shape', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
      const { x, y, width, height } = viewOf(points)
      expect(width / height).toBeCloseTo(mapSize.width / mapSize.height, 5)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(mapSize.width + 1e-6)
      expect(y + height).toBeLessThanOrEqual(mapSize.height + 1e-6)
      for (const one of points) {
        expect(one.x).toBeGreaterThanOrEqual(x - 1e-6)
        expect(one.x).toBeLessThanOrEqual(x + width + 1e-6)
        expect(one.y).toBeGreaterThanOrEqual(y - 1e-6)
        expect(one.y).toBeLessThanOrEqual(y + height + 1e-6)
      }
    }),
  )
})

test('without points the whole map is shown', () => {
  expect(viewOf([])).toEqual({ x: 0, y: 0, width: 1000, height: 933 })
})

test('the tiles of the web’s maps lie where the towns lie', () => {
  const utrecht = pointOnMap({ lat: 52.0907, lng: 5.1214 })
  const tiles = tilesOf(viewOf([utrecht]))
  const [first] = tiles
  const tile = tiles.find(
    ({ x, y, size }) => utrecht.x >= x && utrecht.x < x + size && utrecht.y >= y && utrecht.y < y + size,
  )
  // As everybody counts them: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
  const n = 2 ** (first?.z ?? 0)
  const lat = (52.0907 * Math.PI) / 180
  expect(tile?.column).toBe(Math.floor(((5.1214 + 180) / 360) * n))
  expect(tile?.row).toBe(Math.floor(((1 - Math.log(Math.tan(lat) + 1 / Math.cos(lat)) / Math.PI) / 2) * n))
})

test('tiles cover a view without a gap, and are not too many', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (points, at) => {
        const view = viewOf(points)
        const tiles = tilesOf(view)
        expect(tiles.length).toBeLessThan(64)
        const [x, y] = [view.x + view.width * at, view.y + view.height * (1 - at)]
        expect(
          tiles.some((tile) => x >= tile.x && x <= tile.x + tile.size && y >= tile.y && y <= tile.y + tile.size),
        ).toBe(true)
      },
    ),
  )
})

test('a view of a town is as close as its places allow, in the shape that was asked for', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (points) => {
      const { x, y, width, height } = viewOf(points, { least: 0.8, shape: 0.56 })
      expect(height / width).toBeCloseTo(0.56, 5)
      expect(width).toBeGreaterThanOrEqual(0.8)
      for (const one of points) {
        expect(one.x >= x - 1e-6 && one.x <= x + width + 1e-6).toBe(true)
        // A coast from end to end is lower than the map allows.
        if (width < mapSize.width) expect(one.y >= y - 1e-6 && one.y <= y + height + 1e-6).toBe(true)
      }
    }),
  )
})

test('its bar tells distances as they are', () => {
  const [amsterdam, haarlem] = [
    { lat: 52.37, lng: 4.9 },
    { lat: 52.37, lng: 4.64 },
  ]
  const width = pointOnMap(amsterdam).x - pointOnMap(haarlem).x
  expect(Math.round(metresAcross({ width }, 52.37) / 100)).toBe(177)
  expect([barWithin(730, false), barWithin(1999, false), barWithin(260, false)]).toEqual([500, 1000, 200])
  expect(barWithin(2 * 1609.344, true)).toBeCloseTo(2 * 1609.344)
})
