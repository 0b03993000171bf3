import { describe, expect, test } from 'vitest'
import { cartMessages } from './api-messages.ts'

const t = (key: string, values?: Readonly<Record<string, string | number>>) => `${key} ${values?.name ?? ''}`.trim()

describe('what a shopper is told about their cart', () => {
  test('a blocked payment or delivery method is not worth a message', () => {
    const news = ['payment-method-blocked', 'shipping-method-blocked'].map((messageKey) => ({
      messageKey,
      message: '',
    }))
    expect(cartMessages(news, t, 'nl-NL')).toEqual([])
  })

  test('an added discount is good news', () => {
    const news = [{ messageKey: 'promotion-discount-added', name: 'WELCOME', message: '', level: 'notice' as const }]
    expect(cartMessages(news, t, 'nl-NL')).toEqual([
      { kind: 'success', text: 'message.promotion-discount-added WELCOME' },
    ])
  })

  test('a known key is translated with its name', () => {
    const news = [{ messageKey: 'product-out-of-stock', name: 'Pine boot 38', message: 'out', level: 'error' as const }]
    expect(cartMessages(news, t, 'nl-NL')).toEqual([
      { kind: 'error', text: 'message.product-out-of-stock Pine boot 38' },
    ])
  })

  test.each([
    ['nl-NL', 'Boot 2.0 37,5, Alma 38, Tote 1.0 big'],
    ['en-GB', 'Boot 2.0 37.5, Alma 38, Tote 1.0 big'],
  ])('in %s the sizes behind the names of articles are written as its readers do', (iso, names) => {
    const name = 'Boot 2.0 37.5, Alma 38, Tote 1.0 big'
    for (const messageKey of ['product-stock-reached', 'price-changed', 'quantity-not-sold'])
      expect(cartMessages([{ messageKey, name, message: '' }], t, iso)).toEqual([
        { kind: 'error', text: `message.${messageKey} ${names}` },
      ])
  })

  test('a code that looks like a size stays as it was typed', () => {
    const news = [{ messageKey: 'promotion-expired', name: 'SALE 37.5', message: '' }]
    expect(cartMessages(news, t, 'nl-NL')).toEqual([{ kind: 'error', text: 'message.promotion-expired SALE 37.5' }])
  })

  test('an unknown key falls back to the message as it came', () => {
    expect(cartMessages([{ messageKey: 'moon-is-full', message: 'Not tonight' }], t, 'nl-NL')).toEqual([
      { kind: 'error', text: 'Not tonight' },
    ])
  })
})
