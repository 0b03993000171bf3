import { describe, expect, test } from 'vitest'
import { storefrontCodes } from '#kernel/storefront.ts'
import { OrderFinishPage } from './finish-page.tsx'
import { outcomeMessage } from './outcome-message.ts'
import { EmptyCartOutcome, OutcomePage } from './outcome-page.tsx'
import { PaymentAgain } from './payment-again.tsx'
import { inputOf, offered, orderFixture, renderedTextOf, renderInShop, translateOf } from './shop.fixture.tsx'

const outcomes = ['empty', 'failed', 'recover', 'paid', 'cancelled'] as const

describe.each(storefrontCodes)('in %s', (code) => {
  const t = translateOf(code)
  const thanked = (guest: boolean) =>
    renderInShop(
      code,
      <OrderFinishPage
        isBuyer={false}
        trustedShops={undefined}
        email={undefined}
        joined={false}
        errors={undefined}
        order={orderFixture(code)}
        date="21 November 2026"
        reference="abc"
        guest={guest}
      />,
    )

  test.each(outcomes)('%s is told with one button', (outcome) => {
    const html = renderInShop(code, <OutcomePage outcome={outcome} reference="ref" />)
    const { text, button } = outcomeMessage(outcome)
    expect(renderedTextOf(html)).toContain(renderedTextOf(t(text)))
    expect(t(text)).not.toBe(text)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(renderedTextOf(html)).toContain(renderedTextOf(t(button)))
  })

  test('a step without anything to order says that the cart is empty, and leads to the shop and to the cart', () => {
    const html = renderInShop(code, <EmptyCartOutcome />)
    expect(renderedTextOf(html)).toContain(renderedTextOf(t('outcome.title_empty')))
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/cart/'])
  })

  test('an order is thanked for without telling who ordered', () => {
    const html = thanked(true)
    expect(renderedTextOf(html)).toContain('100001')
    expect(renderedTextOf(html)).toContain('21 November 2026')
    expect(html).not.toMatch(/@|Kalverstraat|de Vries/)
  })

  test('a guest is offered an account after the order, and nobody who has one', () => {
    expect(thanked(true)).toContain('/account/create/')
    expect(thanked(false)).not.toContain('/account/create/')
  })

  test('a failed payment can be made anew with any method', () => {
    const order = { ...orderFixture(code), state: 'failed' as const, paymentStatus: 'failed' }
    const html = renderInShop(code, <PaymentAgain order={order} reference="r" outcome="failed" methods={offered} />)
    expect(renderedTextOf(html)).toContain(renderedTextOf(t('message.payment-failed')))
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(inputOf(html, 'paymentMethod', 'ideal')).not.toContain('checked')
    const canceled = <PaymentAgain order={order} reference="r" outcome="canceled" methods={offered} />
    expect(inputOf(renderInShop(code, canceled), 'paymentMethod', 'ideal')).toContain('checked')
  })

  test('a failed payment can be made anew later while the provider is away', () => {
    const order = { ...orderFixture(code), state: 'failed' as const, paymentStatus: 'failed' }
    const html = renderInShop(code, <PaymentAgain order={order} reference="r" outcome="failed" methods={[]} />)
    expect(renderedTextOf(html)).toContain(renderedTextOf(t('message.payment-provider-unavailable')))
    expect(html).not.toMatch(/<form|<button|<input/)
    expect(html).toMatch(/<a [^>]*href="[^"]*\/checkout\/payment\/\?order=r"/)
  })
})
