import { expect, test } from 'vitest'
import { counterpartPath } from './counterpart-path.ts'

test.each([
  ['/cart/', '/cart/'],
  ['/cart', '/cart/'],
  ['/customer/orders/', '/customer/orders/'],
  ['/streepjescode/', '/code-barres/'],
])('the Dutch %s is %s in French', (path, there) => {
  expect(counterpartPath(path, 'nl', 'fr')).toBe(there)
})

test.each(['/', '/order/', '/checkout/payment/', '/customer/orders/7/', '/retractation/', '/zwarte-laars/'])(
  '%s has no counterpart that is known by its path',
  (path) => {
    expect(counterpartPath(path, 'nl', 'fr')).toBeUndefined()
  },
)
