import { describe, expect, test } from 'vitest'
import { storefrontCodes } from '#kernel/storefront.ts'
import { renderedTextOf, renderInShop, translateOf } from '#web/checkout/shop.fixture.tsx'
import { FitNote } from './fit-note.tsx'

describe.each(storefrontCodes)('how a product runs, in %s', (code) => {
  test.each([
    ['small', false, 'size.runs_small'],
    ['small', true, 'size.runs_small_most'],
    ['large', false, 'size.runs_large'],
    ['large', true, 'size.runs_large_most'],
    ['normal', true, 'size.runs_normal'],
  ] as const)('is a sentence with its figures: %s, for most: %s', (runs, isForMost, key) => {
    const text = renderedTextOf(renderInShop(code, <FitNote fit={{ runs, isForMost, percent: 38, cases: 412 }} />))
    // A sign that stays with its word is a space to whoever reads the page's text.
    expect(text).toContain(translateOf(code)(key, { percent: 38, cases: 412 }).replaceAll(/\s/g, ' '))
    expect(text).toContain('38')
    expect(text).toContain('412')
  })
})
