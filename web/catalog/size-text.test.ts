import { describe, expect, test } from 'vitest'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { translateOf } from '#web/checkout/shop.fixture.tsx'
import type { StockState } from '#web/graphql/graphql.ts'
import { isBuyable, selectWords, sizeName, sizeNote, storeStockText } from './size-text.ts'

const notes: Readonly<Record<string, Partial<Readonly<Record<StockState, string>>>>> = {
  en_GB: {
    COMING_SOON: 'Mail me',
    OUT_OF_STOCK: 'Mail me',
    LAST_ITEM: 'Last item',
    FEW_LEFT: 'Just a few left',
    PRE_ORDER: 'Pre Order 2 weeks',
  },
  nl_NL: { OUT_OF_STOCK: 'Mail mij', LAST_ITEM: 'Laatste exemplaar', PRE_ORDER: 'Pre-order 2 weeks' },
  de_DE: {
    OUT_OF_STOCK: 'Benachrichtigen',
    FEW_LEFT: 'Nur noch wenige verfügbar',
    PRE_ORDER: 'Vorbestellung: 2 weeks',
  },
  fr_FR: { OUT_OF_STOCK: 'M’avertir', LAST_ITEM: 'Dernier article', PRE_ORDER: 'Précommande : 2 weeks' },
}

describe.each(Object.keys(notes) as StorefrontCode[])('under a size in %s', (code) => {
  const t = translateOf(code)
  test.each(Object.entries(notes[code] ?? {}))('%s reads %s', (stockState, words) => {
    expect(sizeNote(t, { stockState: stockState as StockState, deliveryTime: '2 weeks' })).toBe(words)
  })

  test('nothing stands when there are plenty', () => {
    expect(sizeNote(t, { stockState: 'IN_STOCK', deliveryTime: null })).toBeUndefined()
  })
})

test('a screen reader hears the size and its state', () => {
  const t = translateOf('en_GB')
  expect(sizeName(t, '42', { stockState: 'LAST_ITEM' })).toBe('42, Last item')
  expect(sizeName(t, '43', { stockState: 'OUT_OF_STOCK' })).toBe('43, Mail me, Out of stock')
  expect(sizeName(t, '44', { stockState: 'COMING_SOON' })).toBe('44, Mail me, Coming soon')
  expect(sizeName(t, '45', { stockState: 'IN_STOCK' })).toBe('45')
})

test('only what is coming or gone can not be bought', () => {
  const states: StockState[] = ['COMING_SOON', 'OUT_OF_STOCK', 'LAST_ITEM', 'FEW_LEFT', 'PRE_ORDER', 'IN_STOCK']
  expect(states.filter(isBuyable)).toEqual(['LAST_ITEM', 'FEW_LEFT', 'PRE_ORDER', 'IN_STOCK'])
})

test('the attribute to choose is in lower case, but for a German noun', () => {
  expect(selectWords(translateOf('en_GB'), 'Size', 'en')).toBe('Select your size')
  expect(selectWords(translateOf('nl_NL'), 'Maat', 'nl')).toBe('Kies je maat')
  expect(selectWords(translateOf('de_DE'), 'Größe', 'de')).toBe('Größe auswählen')
  expect(selectWords(translateOf('fr_FR'), 'Taille', 'fr')).toBe('Choisissez votre taille')
})

test('a store says how much it has in numbers, or in the words of the sizes', () => {
  const t = translateOf('en_GB')
  const told = (exact: boolean) => [0, 1, 2, 4, 5].map((qty) => storeStockText(t, { qty, exact }))
  expect(told(true)).toEqual(['Not in stock here', 'Last item', '2 in stock', '4 in stock', '5 in stock'])
  expect(told(false)).toEqual(['Not in stock here', 'Last item', 'Just a few left', 'Just a few left', 'In stock'])
})
