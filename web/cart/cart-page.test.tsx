import { describe, expect, test } from 'vitest'
import { storefrontCodes } from '#kernel/storefront.ts'
import { cartLine, cartOf, renderedTextOf, renderInShop, translateOf } from '#web/checkout/shop.fixture.tsx'
import { CartPage } from './cart-page.tsx'

describe.each(storefrontCodes)('the cart in %s', (code) => {
  const t = translateOf(code)
  const html = renderInShop(code, <CartPage cart={cartOf(code)} deliversTo="Erehwon" />)

  test('shows what is in it, with controls that are told apart', () => {
    expect(renderedTextOf(html)).toContain('Court')
    expect(html).toContain(`aria-label="${t('cart.quantity_of', { name: 'Court, 38' })}"`)
    expect(html).toContain(`aria-label="${t('cart.remove_named', { name: 'Court, 38' })}"`)
    expect(html).toContain('href="/women/court/"')
  })

  test('steps by one in both directions without JavaScript', () => {
    const steps = [...html.matchAll(/<button[^>]*name="quantity"[^>]*>/g)].map(
      ([button]) => /value="(\d+)"/.exec(button)?.[1],
    )
    expect(steps).toEqual(['1', '3'])
  })

  test('says that it is empty, and where to go', () => {
    const empty = renderInShop(code, <CartPage cart={null} deliversTo="" />)
    expect(renderedTextOf(empty)).toContain(t('cart.empty'))
    expect(renderedTextOf(empty)).toContain(t('cart.empty_women'))
  })

  test('can take back a removal', () => {
    const removed = { sku: '1', quantity: 1, name: 'Court', type: 'product' } as const
    const undone = renderInShop(code, <CartPage cart={null} removed={removed} deliversTo="" />)
    expect(renderedTextOf(undone)).toContain(t('cart.removed', { name: 'Court' }))
    expect(renderedTextOf(undone)).toContain(t('cart.undo'))
  })
})

test.each(['nl_BE', 'fr_BE'] as const)('%s shows the subtotal alone', (code) => {
  const html = renderInShop(code, <CartPage cart={cartOf(code)} deliversTo="" />)
  expect(renderedTextOf(html)).toContain(translateOf(code)('cart.subtotal'))
  expect(renderedTextOf(html)).not.toContain(translateOf(code)('cart.total'))
})

test.each(['nl_NL', 'fr_FR', 'en_GB', 'de_DE'] as const)('%s shows subtotal, delivery and total', (code) => {
  const text = renderedTextOf(renderInShop(code, <CartPage cart={cartOf(code)} deliversTo="" />))
  for (const word of ['cart.subtotal', 'cart.shipping', 'cart.total'] as const)
    expect(text).toContain(translateOf(code)(word))
})

test('delivery that costs nothing is free', () => {
  const cart = cartOf('nl_NL')
  const free = { ...cart, price: { ...cart.price, shipping: { amount: 0, label: '€ 0,00' } } }
  const text = renderedTextOf(renderInShop('nl_NL', <CartPage cart={free} deliversTo="" />))
  expect(text).toContain('Gratis verzending')
  expect(text).not.toContain('€ 0,00')
})

test('Germany says at the start where it delivers', () => {
  const page = (code: 'de_DE' | 'nl_NL') => renderInShop(code, <CartPage cart={cartOf(code)} deliversTo="Erehwon" />)
  expect(renderedTextOf(page('de_DE'))).toContain('Erehwon')
  expect(renderedTextOf(page('nl_NL'))).not.toContain('Erehwon')
})

const soldOut = { messageKey: 'product-out-of-stock', name: 'Court 38', message: 'product out of stock' } as const

test('what stands in the way is said above the lines and on its own line', () => {
  const cart = cartOf('nl_NL', {
    items: [cartLine('nl_NL', { error: soldOut }), cartLine('nl_NL', { id: 'other', name: 'Derby' })],
    errors: [{ ...soldOut, level: 'error' }],
  })
  const html = renderInShop('nl_NL', <CartPage cart={cart} deliversTo="" />)
  expect(renderedTextOf(html).split('Court 38 is uitverkocht').length).toBe(3)
  const [, first = '', second = ''] = html.split(/<li[^>]*line/)
  expect([first, second].map((line) => line.includes('is uitverkocht'))).toEqual([true, false])
})

test.each([
  ['nl_NL', '37,5', 'Court 37,5 is uitverkocht'],
  ['en_GB', '37.5', 'Court 37.5 is out of stock'],
] as const)(
  'in %s a half size is %s wherever the cart names it, and stays what it is in its form',
  (code, own, gone) => {
    const t = translateOf(code)
    const error = { messageKey: 'product-out-of-stock', name: 'Court 37.5', message: '' }
    const variants = ['37.5', '38.5'].map((size) => ({ sku: `a.${size}`, size, stockState: 'IN_STOCK' as const }))
    const item = {
      ...cartLine(code, {
        referencedId: 'a.37.5',
        payload: {
          productNumber: 'a.37.5',
          size: '37.5',
          options: [
            { group: 'Colour', option: 'RAL 37.5' },
            { group: 'Size', option: '37.5' },
          ],
        },
        error,
      }),
      product: { unitPrice: null, variants },
    }
    const cart = { ...cartOf(code), items: [item] }
    const html = renderInShop(code, <CartPage cart={cart} deliversTo="" />)
    expect(html).toContain(`aria-label="${t('cart.quantity_of', { name: `Court, RAL 37.5, ${own}` })}"`)
    expect(html).toContain(`<dd>${own}</dd>`)
    expect(html).toContain('<dd>RAL 37.5</dd>')
    expect(html).toContain(`<option value="a.37.5" selected="">${own}</option>`)
    expect(renderedTextOf(html)).toContain(gone)
  },
)

test('a line that can not be taken out has no button for it', () => {
  const cart = cartOf('nl_NL', { items: [cartLine('nl_NL', { removable: false })] })
  expect(renderInShop('nl_NL', <CartPage cart={cart} deliversTo="" />)).not.toContain('value="remove"')
})

describe('a discount', () => {
  const t = translateOf('nl_NL')
  const discounted = (over: Parameters<typeof cartLine>[1] = {}) => {
    const item = cartLine('nl_NL', {
      id: 'd',
      type: 'promotion',
      name: 'Winter',
      referencedId: 'WINTER',
      url: null,
      ...over,
    })
    const cart = cartOf('nl_NL', { items: [cartLine('nl_NL'), { ...item, image: null }] })
    return renderInShop('nl_NL', <CartPage cart={cart} deliversTo="" />)
  }

  test('is a line with its name and its code, without link and quantity', () => {
    const html = discounted()
    expect(renderedTextOf(html)).toContain('Winter')
    expect(renderedTextOf(html)).toContain('WINTER')
    expect(html.split(t('cart.more'))).toHaveLength(2)
  })

  test('that takes nothing off now says why', () => {
    const error = { messageKey: 'promotion-minimum', name: '€ 50,00', message: '' }
    expect(renderedTextOf(discounted({ error }))).toContain(t('message.promotion-minimum', { name: '€ 50,00' }))
  })

  test('that is given by itself can not be taken out', () => {
    expect(discounted({ removable: false })).not.toContain('name="type" value="promotion"')
  })
})

test('what stands in the way of ordering is told above the lines, what the checkout solves is not', () => {
  const errors = ['product-out-of-stock', 'payment-method-blocked'].map((messageKey) => ({
    messageKey,
    name: 'Court 38',
    message: messageKey,
    level: 'error' as const,
  }))
  const text = renderedTextOf(renderInShop('nl_NL', <CartPage cart={cartOf('nl_NL', { errors })} deliversTo="" />))
  expect(text).toContain(translateOf('nl_NL')('message.product-out-of-stock', { name: 'Court 38' }))
  expect(text).not.toContain(translateOf('nl_NL')('message.payment-method-blocked'))
})
