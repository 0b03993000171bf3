import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { personalPrefixes, routePaths } from '#kernel/routes.ts'
import { Router } from '../route.ts'
import { pagePattern, routePatternOf } from './route-pattern.ts'

const router = new Router({ has: () => false })
const patternOf = (target: string) => routePatternOf(router.route(target), target)
const token = 'A'.repeat(43)

describe('the pattern of a path', () => {
  test.each([
    ['/nl/', '/'],
    ['/nl/cart/', '/cart/'],
    ['/nl/cart', '/cart/'],
    ['/nl/cart/shared/?items=1', '/cart/shared/'],
    [`/nl/nieuwsbrief/instellingen/${token}/`, '/nieuwsbrief/instellingen/:hash/'],
    [`/nl/account/finish/${token}/`, '/account/finish/:hash/'],
    [`/nl/account/finish/${token}/more/`, '/account/*'],
    ['/nl/customer/orders/100001/', '/customer/orders/:id/'],
    [`/nl/order/?token=${token}`, '/order/'],
    ['/nl/sneaker-court-wit/', '/*'],
    ['/nl/search/?q=anna', '/search/'],
    ['/graphql?documentId=1', '/graphql'],
    ['/webhooks/mollie', '/webhooks/*'],
    ['/nl/feeds/products.xml', '/*'],
    ['/images/boot.12345678/400.avif', '/images/*'],
  ])('%s is %s', (target, pattern) => {
    expect(patternOf(target)).toBe(pattern)
  })

  test('is one of a closed list, whatever somebody asks for', () => {
    const known = new Set([
      '/*',
      ...Object.values(routePaths).flatMap((path) => (typeof path === 'string' ? path : Object.values(path))),
      ...personalPrefixes.map((prefix) => `${prefix}*`),
    ])
    const part = fc.oneof(
      fc.webSegment(),
      fc.constantFrom('account', 'order', 'finish', 'customer', 'orders', 'herroepen'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        expect(known.has(pagePattern(`/${parts.join('/')}`))).toBe(true)
      }),
    )
  })
})
