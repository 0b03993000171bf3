import { describe, expect, test } from 'vitest'
import { safeReturnPath, segmentTarget, skuOfOldUrl, translatedTarget } from './guards.ts'

describe('old product addresses', () => {
  test('carry their SKU as digits x digits, in their last part', () => {
    expect(skuOfOldUrl('/some-shoe-12345x678.html')).toBe('12345.678')
    expect(skuOfOldUrl('/women/boots-2x4/boot-111x2-333x44.html')).toBe('333.44')
  })

  test('without a SKU, or without .html, name no product', () => {
    expect(skuOfOldUrl('/some-shoe.html')).toBeUndefined()
    expect(skuOfOldUrl('/some-shoe-12345x678')).toBeUndefined()
    expect(skuOfOldUrl('/12345x678/shoe.html')).toBeUndefined()
  })
})

describe('the other spelling of a page', () => {
  test('leads to the storefront’s own, with the query', () => {
    expect(translatedTarget('/men-home/', '', 'nl')).toBe('/heren-home/')
    expect(translatedTarget('/women', '?page=2', 'de')).toBe('/damen/?page=2')
    expect(translatedTarget('/zoeken/', '?q=laars', 'nl')).toBe('/search/?q=laars')
    expect(translatedTarget('/cookies/', '', 'fr')).toBe('/cookie-settings/')
  })

  test('stays where it is right', () => {
    expect(translatedTarget('/dames/', '', 'nl')).toBeUndefined()
    expect(translatedTarget('/women/', '', 'en')).toBeUndefined()
    expect(translatedTarget('/dames/laarzen/', '', 'de')).toBeUndefined()
  })
})

describe('a visitor in the men’s half', () => {
  test('is sent on from home and from the lookbook', () => {
    expect(segmentTarget('/', 'for-him')).toBe('menHome')
    expect(segmentTarget('/lookbook', 'for-him')).toBe('lookbookForHim')
  })

  test('stays on every other page; nobody is sent away from the women’s half', () => {
    expect(segmentTarget('/dames/', 'for-him')).toBeUndefined()
    expect(segmentTarget('/lookbook/autumn/', 'for-him')).toBeUndefined()
    expect(segmentTarget('/', 'for-her')).toBeUndefined()
  })
})

describe('where a form sends its visitor back to', () => {
  test('is a page of this shop', () => {
    expect(safeReturnPath('/dames/laarzen/?page=2')).toBe('/dames/laarzen/?page=2')
  })

  test.each([
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    'dames',
    '',
    '/a b',
    null,
    undefined,
    ['/'],
  ])('is never %s', (target) => {
    expect(safeReturnPath(target)).toBeUndefined()
  })
})
