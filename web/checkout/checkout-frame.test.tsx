import { expect, test } from 'vitest'
import { CheckoutFrame } from './checkout-frame.tsx'
import { cartOf, renderedTextOf, renderInShop, translateOf } from './shop.fixture.tsx'

const code = 'nl_NL'
const t = translateOf(code)
const shown = (collected: boolean) =>
  renderedTextOf(
    renderInShop(
      code,
      <CheckoutFrame step="address" title="" cart={cartOf(code)} collected={collected}>
        {null}
      </CheckoutFrame>,
    ),
  ).replaceAll('\u00a0', ' ')

test('who is about to collect pays for no parcel, before a store is chosen', () => {
  expect(shown(true)).toContain('€ 100,00')
  expect(shown(true)).not.toMatch(/PostNL|€ 4,95|€ 104,95/)
  expect(shown(true)).toContain(t('pickup.collect'))
  expect(shown(false)).toContain('€ 104,95')
})
