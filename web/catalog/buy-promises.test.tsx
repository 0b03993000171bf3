import { describe, expect, test } from 'vitest'
import { renderedTextOf, renderInShop } from '#web/checkout/shop.fixture.tsx'
import { BuyPromises } from './buy-promises.tsx'
import { sizeFixture } from './catalog.fixture.tsx'
import { SizeNote } from './size-tiles.tsx'

const promise = { min: 1, max: 3 }
const inStock = sizeFixture('en_GB', { sku: 'a.38', size: '38', deliveryTime: null })
const preOrder = sizeFixture('en_GB', { sku: 'a.39', size: '39', stockState: 'PRE_ORDER', deliveryTime: '2 weeks' })

const said = (first: typeof inStock | undefined, chosen?: typeof inStock) =>
  renderedTextOf(renderInShop('en_GB', <BuyPromises product="a" chosen={chosen} promise={promise} first={first} />))

describe('beside the pictures of a product', () => {
  test('what lies on a shelf is promised by where it lies', () => {
    expect(said(inStock)).toContain('1–3')
  })

  test('what is still being made comes when the product says, also once a size is chosen', () => {
    expect(said(preOrder)).toContain('Pre Order 2 weeks')
    expect(said(preOrder)).not.toContain('1–3')
    expect(said(preOrder, preOrder)).toContain('Pre Order 2 weeks')
  })

  test('nothing is promised of what nobody can order', () => {
    expect(said(undefined)).not.toContain('1–3')
  })
})

test.each([
  ['LAST_ITEM', 'Last item'],
  ['FEW_LEFT', 'Just a few left'],
  ['PRE_ORDER', 'Pre Order 2 weeks'],
  ['IN_STOCK', ''],
] as const)('a product of one size says so itself when it is %s', (stockState, words) => {
  const html = renderInShop('en_GB', <SizeNote size={{ ...preOrder, stockState }} />)
  expect(renderedTextOf(html).trim()).toBe(words)
  expect(html).not.toContain('aria-hidden')
})
