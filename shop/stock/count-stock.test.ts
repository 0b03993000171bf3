import { describe, expect, test } from 'vitest'
import { type CountedShelf, freeOf, stillThere } from './count-stock.ts'

const at = (locationCode: string, pieces: number, variantId = 'boot'): CountedShelf => ({
  variantId,
  locationCode,
  pieces,
})

describe('what can be sold of a count', () => {
  test('is what nobody holds there', () =>
    expect(freeOf([at('DC', 5), at('AMS', 2)], [at('DC', 1), at('DC', 2), at('AMS', 1)])).toEqual([
      at('DC', 2),
      at('AMS', 1),
    ]))

  test('is nothing where more is held than was counted, and never less than nothing', () =>
    expect(freeOf([at('DC', 1)], [at('DC', 3)])).toEqual([at('DC', 0)]))

  test('of one size is no matter of another', () =>
    expect(freeOf([at('DC', 1)], [at('DC', 1, 'bag')])).toEqual([at('DC', 1)]))
})

describe('what an order holds of a count', () => {
  test('is all of it until it leaves', () =>
    expect(stillThere({ reservations: [at('DC', 2), at('AMS', 1)], left: 0 })).toEqual([at('DC', 2), at('AMS', 1)]))

  test('is the rest once a part has left', () =>
    expect(stillThere({ reservations: [at('DC', 2), at('AMS', 2)], left: 3 })).toEqual([at('AMS', 1)]))

  test('is nothing once all has left', () => expect(stillThere({ reservations: [at('DC', 2)], left: 2 })).toEqual([]))
})
