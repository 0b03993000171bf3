import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { seenStep } from './seen-step.ts'

const shop = 'https://shop.example'
const nl = storefrontOf('nl_NL')
const from = (referer: string | undefined, headers: Record<string, string> = {}, path = '/bag/') =>
  seenStep({ storefront: nl, path }, { headers: { ...headers, ...(referer !== undefined && { referer }) } }, shop)

test('a browser says itself from which page of the storefront it came', () => {
  expect(from(`${shop}${nl.basePath}/boot/?size=42#top`)).toEqual({
    storefrontCode: 'nl_NL',
    path: '/bag/',
    fromPath: '/boot/',
  })
})

test.each([
  ['nowhere', undefined],
  ['another site', 'https://elsewhere.example/nl/boot/'],
  ['a host that begins like the shop', 'https://shop.example.evil.test/nl/boot/'],
  ['another storefront', `${shop}${storefrontOf('de_DE').basePath}/stiefel/`],
  ['something that is no address', `${shop}/\u0000`.slice(0, 3)],
])('who comes from %s makes no step', (_, referer) => {
  expect(from(referer)).toBeUndefined()
})

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('who asks not to be counted is not: %j', (headers) => {
  expect(from(`${shop}${nl.basePath}/boot/`, headers)).toBeUndefined()
})
