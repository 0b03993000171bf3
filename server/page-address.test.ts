import { describe, expect, test } from 'vitest'
import { isDataTarget, readPageAddress } from './page-address.ts'

const target = (url: string) => {
  const address = readPageAddress(url)
  return address.kind === 'public' || address.kind === 'personal' ? address.target : address
}

describe('the address of a page', () => {
  test('campaign tags are dropped and the order of filters does not matter', () => {
    expect(target('/nl/dames/?utm_source=mail&size=38&color=red&gclid=1&color=blue')).toBe(
      '/nl/dames/?color=blue&color=red&size=38',
    )
    expect(target('/nl/dames/?color=red&color=blue&size=38')).toBe('/nl/dames/?color=blue&color=red&size=38')
  })

  test('a store and the two fields of a price, sent without scripts, are part of a list', () => {
    expect(target('/nl/products/?price_to=&store=AMS1&price_from=60')).toBe(
      '/nl/products/?price_from=60&price_to=&store=AMS1',
    )
  })

  test('a redirect can pass the campaign tags on', () => {
    expect(readPageAddress('/old/?utm_source=mail&page=2')).toMatchObject({
      kind: 'public',
      dropped: 'utm_source=mail',
    })
  })

  test('a personal page keeps its whole query', () => {
    expect(readPageAddress('/nl/checkout/success/?order=abc')).toMatchObject({
      kind: 'personal',
      storefront: { code: 'nl_NL' },
      path: '/checkout/success/',
      target: '/nl/checkout/success/?order=abc',
    })
  })

  test.each(['/CART/', '/nl/%63art/', '/nl/Checkout/%73hipment/'])('%s is as personal as its usual spelling', (url) => {
    expect(readPageAddress(url).kind).toBe('personal')
  })

  test('a null character in a filter is no filter', () => {
    expect(target('/search/?q=%00ab&page=2')).toBe('/search/?page=2')
  })

  test('the data of a page is as personal as the page', () => {
    expect(readPageAddress('/nl/cart/_.data')).toMatchObject({ kind: 'personal', path: '/cart/' })
    expect(readPageAddress('/cart.data')).toMatchObject({ kind: 'personal', path: '/cart' })
    expect(readPageAddress('/nl.data')).toMatchObject({ kind: 'public', path: '/', storefront: { code: 'nl_NL' } })
    expect(readPageAddress('/nl/_.data?_routes=root')).toMatchObject({
      kind: 'public',
      path: '/',
      target: '/nl/_.data?_routes=root',
    })
    expect(isDataTarget('/nl/_.data?page=2')).toBe(true)
    expect(isDataTarget('/nl/?page=2.data')).toBe(false)
  })

  test('other spellings of a storefront move for good, with what follows', () => {
    expect(readPageAddress('/nl-nl/dames/?utm_source=x')).toEqual({ kind: 'moved', to: '/nl/dames/?utm_source=x' })
    expect(readPageAddress('/fr-fr')).toEqual({ kind: 'moved', to: '/fr/' })
    expect(readPageAddress('/de-de/_.data')).toEqual({ kind: 'moved', to: '/de/_.data' })
  })

  test('a doubled slash never leads to another host', () => {
    expect(readPageAddress('//evil.example/x')).toEqual({ kind: 'moved', to: '/evil.example/x' })
  })

  test('what is searched for is read as far as anybody means it; other values that long are dropped', () => {
    const long = 'a'.repeat(5000)
    expect(readPageAddress(`/nl/search/?q=${long}`)).toMatchObject({
      target: `/nl/search/?q=${'a'.repeat(300)}`,
      isSearch: true,
    })
    expect(readPageAddress(`/nl/dames/?size=${long}`)).toMatchObject({ target: '/nl/dames/' })
    expect(readPageAddress(`/nl/search/?q=${'a'.repeat(20_000)}`)).toEqual({ kind: 'malformed' })
  })

  test.each([
    '/%',
    '/%zz',
    '/%ff',
    '/a\\b',
    '/a%5cb',
    '/a%00',
    'nl/',
    'http://evil.example/',
    '/a b',
    '/é',
    `/${'a'.repeat(3000)}`,
  ])('the broken target %j is refused', (url) => expect(readPageAddress(url)).toEqual({ kind: 'malformed' }))
})
