import { describe, expect, test } from 'vitest'
import { storeCodes } from '#kernel/storefront.ts'
import { FinishPage } from './finish-page.tsx'
import { outcomeMessage } from './outcome-message.ts'
import { OutcomePage } from './outcome-page.tsx'
import { PaymentAgain } from './payment-again.tsx'
import { inputOf, messagesOf, offered, orderOf, renderInShop, textOf } from './shop.fixture.tsx'

const outcomes = ['empty', 'failed', 'recover', 'paid', 'cancelled'] as const

describe.each(storeCodes)('in %s', (code) => {
  const t = messagesOf(code)

  test.each(outcomes)('%s is told with one button', (outcome) => {
    const html = renderInShop(code, <OutcomePage outcome={outcome} reference="ref" />)
    const { text, button } = outcomeMessage(outcome)
    expect(textOf(html)).toContain(textOf(t(text)))
    expect(t(text)).not.toBe(text)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(textOf(html)).toContain(textOf(t(button)))
  })

  test('an order is thanked for without telling who ordered', () => {
    const html = renderInShop(
      code,
      <FinishPage
        trustedShops={undefined}
        email={undefined}
        joined={false}
        errors={undefined}
        order={orderOf(code)}
        date="21 November 2026"
        reference="abc"
        guest
      />,
    )
    expect(textOf(html)).toContain('100001')
    expect(textOf(html)).toContain('21 November 2026')
    expect(html).not.toMatch(/@|Kalverstraat|de Vries/)
  })

  test('a guest is offered an account after the order, and nobody who has one', () => {
    const page = (guest: boolean) =>
      renderInShop(
        code,
        <FinishPage
          trustedShops={undefined}
          email={undefined}
          joined={false}
          errors={undefined}
          order={orderOf(code)}
          date="21 November 2026"
          reference="abc"
          guest={guest}
        />,
      )
    expect(page(true)).toContain('/account/create/')
    expect(page(false)).not.toContain('/account/create/')
  })

  test('a failed payment can be made anew with any method', () => {
    const order = { ...orderOf(code), state: 'failed' as const, paymentStatus: 'failed' }
    const html = renderInShop(code, <PaymentAgain order={order} reference="r" outcome="failed" methods={offered} />)
    expect(textOf(html)).toContain(textOf(t('message.payment-failed')))
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(inputOf(html, 'paymentMethod', 'ideal')).not.toContain('checked')
    const canceled = <PaymentAgain order={order} reference="r" outcome="canceled" methods={offered} />
    expect(inputOf(renderInShop(code, canceled), 'paymentMethod', 'ideal')).toContain('checked')
  })

  test('a failed payment can be made anew later while the provider is away', () => {
    const order = { ...orderOf(code), state: 'failed' as const, paymentStatus: 'failed' }
    const html = renderInShop(code, <PaymentAgain order={order} reference="r" outcome="failed" methods={[]} />)
    expect(textOf(html)).toContain(textOf(t('message.payment-provider-unavailable')))
    expect(html).not.toMatch(/<form|<button|<input/)
    expect(html).toMatch(/<a [^>]*href="[^"]*\/checkout\/payment\/\?order=r"/)
  })
})
