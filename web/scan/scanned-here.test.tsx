import { describe, expect, test } from 'vitest'
import type { SizesNow } from '#web/catalog/size-document.ts'
import { renderedTextOf, renderInShop } from '#web/checkout/shop.fixture.tsx'
import { ScannedHere, SizesHere } from './scanned-here.tsx'

const price = { amount: 10_000, label: '£100.00' }
const sizeNamed = (size: string, stockState: SizesNow['variants'][number]['stockState'] = 'IN_STOCK') =>
  ({ sku: `10001.001.${size}`, size, stockState, price }) as unknown as SizesNow['variants'][number]
const chelsea = (change: Partial<SizesNow> = {}): SizesNow =>
  // The parts that a scan asks for.
  ({
    sku: '10001.001',
    name: 'Chelsea',
    url: 'chelsea-black',
    isOneSize: false,
    isComingSoon: false,
    variants: [sizeNamed('41'), sizeNamed('42'), sizeNamed('43')],
    ...change,
  }) as unknown as SizesNow
const stockOf = (size: string, qty: number) => ({
  code: 'AMS',
  name: 'Amsterdam',
  qty,
  exact: true,
  sku: `10001.001.${size}`,
})

/** What somebody reads who holds size 41 in the store. */
const hereOf = (stock: ReturnType<typeof stockOf>[], product = chelsea()) => {
  const [size = sizeNamed('41')] = product.variants
  return renderInShop('en_GB', <SizesHere product={product} size={size} store="AMS" stock={stock} />)
}

describe('in a store', () => {
  test('what is sold out here is said so, with the other sizes that lie here and without a way to have it kept', () => {
    const html = hereOf([stockOf('41', 0), stockOf('42', 3), stockOf('43', 0)])
    const text = renderedTextOf(html)
    expect(text).toContain('By our count there is no pair here that is free just now.')
    expect(text).toContain('Other sizes here 42 ')
    expect(text).not.toContain('43')
    expect(html).not.toContain('<a')
  })

  test('what is sold out here in every size names none', () => {
    const text = renderedTextOf(hereOf([]))
    expect(text).toContain('You may hold the last one: ask our staff.')
    expect(text).not.toContain('Other sizes here')
  })

  test('what lies here can be kept', () => {
    const html = hereOf([stockOf('41', 2)])
    expect(renderedTextOf(html)).toContain('Size 41: ')
    expect(html).toContain('sku=10001.001&amp;size=10001.001.41&amp;store=AMS')
  })
})

describe('in the online shop', () => {
  const scanned = { size: '10001.001.41', store: 'AMS' }
  const textOf = (product: SizesNow) =>
    renderedTextOf(renderInShop('en_GB', <ScannedHere product={product} scanned={scanned} chosen={undefined} />))
  const soldOut = [sizeNamed('41', 'OUT_OF_STOCK'), sizeNamed('42')]

  test('a size that is sold out is told so before anybody knows what the store has', () => {
    expect(textOf(chelsea({ variants: soldOut }))).toContain('Size 41 is sold out in our online shop.')
    expect(textOf(chelsea())).not.toContain('sold out')
  })

  test('what comes in one size is sold out as a whole, and what is not out yet is not sold out', () => {
    expect(textOf(chelsea({ variants: soldOut, isOneSize: true }))).toContain('It is sold out in our online shop.')
    expect(textOf(chelsea({ variants: soldOut, isComingSoon: true }))).not.toContain('sold out')
  })
})
