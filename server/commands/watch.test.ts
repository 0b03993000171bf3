import { expect, test } from 'vitest'
import { isServerSource } from './watch.ts'

test('the shop opens anew for what it runs, not for tests, pictures and the studio', () => {
  for (const file of ['cart/cart.ts', 'migrations/002-more.sql', 'catalogue/products/boots.json']) {
    expect(isServerSource(file)).toBe(true)
  }
  for (const file of [
    'cart/cart.test.ts',
    'renderer.fixture.ts',
    'pictures/boot.jpg',
    'commands/bootstrap.mjs',
    'studio/film.ts',
  ]) {
    expect(isServerSource(file)).toBe(false)
  }
})
