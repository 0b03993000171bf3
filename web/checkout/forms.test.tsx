import { describe, expect, test } from 'vitest'
import { type StorefrontCode, storefrontCodes, storefrontOf } from '#kernel/storefront.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import { validationError } from '../forms/validation-errors.ts'
import { addressFields } from './address-fields.ts'
import { AddressForm } from './address-form.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Review, ReviewFacts } from './review.tsx'
import { ShipmentForm } from './shipment-form.tsx'
import {
  cartLine,
  cartOf,
  contextOf,
  inputOf,
  offered,
  renderedTextOf,
  renderInShop,
  translateOf,
} from './shop.fixture.tsx'

const blank = { email: '', elsewhere: false, billingAddress: {}, shippingAddress: {} }
const choices = {
  countries: ['NL', 'BE', 'DE', 'FR', 'GB'].map((iso) => ({ iso, name: iso })),
  salutations: ['mrs', 'mr'].map((key) => ({ key, label: key })),
}

/** No sentence of a page is a key that somebody forgot to translate. */
const bareKey = /\b(?:address|cart|checkout|shipment|payment|review|order|message|outcome)\.[a-z_]+/

describe.each(storefrontCodes)('the address form in %s', (code) => {
  const t = translateOf(code)
  const { country } = storefrontOf(code)
  const html = renderInShop(code, <AddressForm values={blank} {...choices} />)

  test('asks for the fields of its country, in its language', () => {
    for (const { label } of addressFields(country)) expect(renderedTextOf(html)).toContain(t(label))
    expect(renderedTextOf(html)).not.toMatch(bareKey)
  })

  test('tells browsers what belongs where', () => {
    const tokens = ['billing email', 'billing given-name', 'billing family-name', 'billing postal-code', 'billing tel']
    for (const token of tokens) expect(html).toContain(`autoComplete="${token}"`)
    expect(html).toContain('autoComplete="shipping postal-code"')
  })

  test('lets nobody tell their title who would rather not', () => {
    expect(inputOf(html, 'billingAddress.salutation', 'none')).toContain('checked')
  })

  test('shows an error beside its field and in the summary', () => {
    const errors = [validationError('zipcode-invalid', 'billingAddress.zipcode')]
    const values = { ...blank, billingAddress: { countryIso: country, zipcode: 'x'.repeat(10_000) } }
    const faulty = renderInShop(code, <AddressForm values={values} errors={errors} {...choices} />)
    const sentence = t('message.zipcode-invalid')
    expect(faulty).toContain('href="#field-billingAddress-zipcode"')
    expect(faulty).toMatch(/aria-invalid="true" aria-describedby="[^"]*field-billingAddress-zipcode-error"/)
    expect(renderedTextOf(faulty).split(sentence)).toHaveLength(3)
    expect(faulty).toContain('x'.repeat(10_000))
  })
})

describe.each(storefrontCodes)('the payment step in %s', (code) => {
  const context = contextOf(code)
  const html = renderInShop(
    code,
    <PaymentForm
      methods={offered}
      chosen={null}
      total={context.cart.price.totalPrice.amount}
      facts={<ReviewFacts context={context} />}
      review={<Review context={context} />}
    />,
  )
  const at = (text: string) => html.indexOf(text)
  const button = catalogueOf(storefrontOf(code).contentLang)['order.button'] ?? ''

  test('obliges to pay with the lawful words, and says nothing else on the button', () => {
    const last = /<button type="submit"[^>]*>(.*?)<\/button>/.exec(html)?.[1] ?? ''
    expect(renderedTextOf(last).trim()).toBe(button)
  })

  test('shows everything that is ordered directly above the consents and the button', () => {
    const order = ['name="paymentMethod"', 'name="newsletter"', 'id="review"', 'Court', 'termsAccepted', button]
    const places = order.map(at)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    const between = html.slice(html.indexOf('</section>', at('id="review"')), at(button))
    const names = [...between.matchAll(/<input[^>]*name="([^"]+)"/g)].map((match) => match[1])
    expect(names).toEqual(['termsAccepted', 'withdrawalRead', 'rivertyTermsAccepted'])
  })

  test('shows the whole total with its VAT, also where the cart shows the subtotal alone', () => {
    expect(renderedTextOf(html)).toContain(renderedTextOf(context.cart.price.totalPrice.label))
    expect(renderedTextOf(html)).toContain(renderedTextOf(translateOf(code)('cart.total')))
    expect(renderedTextOf(html)).toMatch(/21 ?%/)
    expect(renderedTextOf(html)).toContain('sanne@example.com')
    expect(renderedTextOf(html)).toContain('Kalverstraat 12')
  })

  test('ticks no box and no credit for the shopper', () => {
    const boxes = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box)
    expect(boxes).toHaveLength(4)
    for (const box of boxes) expect(box).not.toContain('checked')
    expect(inputOf(html, 'paymentMethod', 'ideal')).toContain('checked')
  })

  test('posts the total that was read', () => {
    expect(html).toContain('<input type="hidden" name="expectedTotal" value="10495"/>')
  })

  test('is all in its language', () => {
    expect(renderedTextOf(html)).not.toMatch(bareKey)
  })
})

test.each(storefrontCodes)(
  'on one page in %s delivery, payment and consents are one form, and the order stands above the button',
  (code) => {
    const context = contextOf(code)
    const method = {
      id: 'evening',
      name: 'DHL',
      description: 'DHL',
      type: 'home',
      storePickup: false,
      deliveryTime: '1-3',
      asksForCustomerNumber: false,
      price: { amount: 695, label: '6,95' },
      freeFrom: null,
      deliveryDate: null,
    }
    const delivery = (
      <DeliveryChoice address="a-1" methods={[method]} chosen="evening" isWithoutPlace={false} errors={[]} />
    )
    const html = renderInShop(
      code,
      <PaymentForm
        here="checkoutOnePage"
        methods={offered}
        chosen={null}
        total={context.cart.price.totalPrice.amount}
        delivery={delivery}
        review={<Review context={context} />}
      />,
    )
    expect(html.match(/<form/g)).toHaveLength(1)
    const button = translateOf(code)('order.button')
    const order = ['name="shippingMethod"', 'name="paymentMethod"', 'Court', 'name="termsAccepted"', button]
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(inputOf(html, 'shippingMethod', 'evening')).toContain('checked')
    expect(inputOf(html, 'shippingAddress')).toContain('value="a-1"')
    expect(renderedTextOf(html)).not.toMatch(bareKey)
  },
)

test('each step says what stands in the way of ordering, and leads back to the cart', () => {
  const soldOut = { messageKey: 'product-out-of-stock', name: 'Court 38', message: 'product out of stock' } as const
  const cart = cartOf('nl_NL', { errors: [{ ...soldOut, level: 'error' }] })
  const step = (errors: boolean) =>
    renderInShop(
      'nl_NL',
      <CheckoutFrame step="address" title="Je gegevens" cart={errors ? cart : cartOf('nl_NL')}>
        the form
      </CheckoutFrame>,
    )
  expect(renderedTextOf(step(true))).toMatch(/Court 38 is uitverkocht.*Winkelmand wijzigen.*the form/s)
  expect(step(true)).toContain('href="/cart/"')
  expect(renderedTextOf(step(false))).not.toContain('Winkelmand wijzigen')
})

test('lines say their own rate of VAT where they differ', () => {
  const price = cartLine('nl_NL').price
  const book = cartLine('nl_NL', { id: 'book', name: 'Book', price: { ...price, taxRules: [{ taxRate: 900 }] } })
  const text = (items: readonly ReturnType<typeof cartLine>[]) =>
    renderedTextOf(renderInShop('nl_NL', <CheckoutLines items={items} />)).replaceAll(' ', ' ')
  expect(text([cartLine('nl_NL'), book])).toMatch(/Court.*21% btw.*Book.*9% btw/s)
  expect(text([cartLine('nl_NL')])).not.toContain('btw')
})

test('a refused order keeps what was ticked and says what is missing beside its box', () => {
  const answers = {
    paymentMethod: 'riverty',
    termsAccepted: true,
    withdrawalRead: false,
    rivertyTermsAccepted: false,
    newsletter: false,
    giftReceipt: false,
    expectedGiftCard: 0,
    expectedTotal: 10_495,
  }
  const errors = [validationError('withdrawal-not-read', 'withdrawalRead')]
  const html = renderInShop(
    'de_DE',
    <PaymentForm methods={offered} chosen={null} total={10_495} answers={answers} errors={errors} review={null} />,
  )
  expect(inputOf(html, 'termsAccepted')).toContain('checked')
  expect(inputOf(html, 'withdrawalRead')).not.toContain('checked')
  expect(inputOf(html, 'withdrawalRead')).toContain('aria-describedby="field-withdrawalRead-error"')
  expect(inputOf(html, 'paymentMethod', 'riverty')).toContain('checked')
})

test.each(storefrontCodes)('in %s nobody is asked for a payment method while none can be chosen', (code) => {
  const html = renderInShop(
    code,
    <PaymentForm methods={[]} chosen={null} total={1} review={<p>All that is ordered</p>} />,
  )
  const text = renderedTextOf(html)
  expect(text).toContain(renderedTextOf(translateOf(code)('message.payment-unavailable')))
  expect(text).toContain('All that is ordered')
  expect(html).not.toMatch(/<form|<button|<input/)
  expect(html).toMatch(/<a [^>]*href="[^"]*\/checkout\/payment\/"/)
})

test("Riverty's terms are not asked for where Riverty is not offered", () => {
  const methods = offered.filter(({ id }) => id !== 'riverty')
  const html = renderInShop('nl_NL', <PaymentForm methods={methods} chosen={null} total={1} review={null} />)
  expect(html).not.toContain('rivertyTermsAccepted')
})

describe('the ways of delivery', () => {
  const methods = (code: StorefrontCode) => {
    const label = code === 'en_GB' ? '£4.95' : '€ 4,95'
    const base = {
      description: 'PostNL',
      type: 'home',
      asksForCustomerNumber: false,
      storePickup: false,
      deliveryTime: '1-3',
      freeFrom: { label: '75' },
    }
    return [
      { ...base, id: 'postnl', name: 'PostNL', deliveryDate: null, price: { amount: 0, label } },
      { ...base, id: 'dhl', name: 'DHL', deliveryDate: { label: '24 November' }, price: { amount: 495, label } },
    ]
  }

  test.each(storefrontCodes)('in %s begin with the first ticked, and say what is free', (code) => {
    const t = translateOf(code)
    const html = renderInShop(code, <ShipmentForm methods={methods(code)} chosen={null} />)
    expect(inputOf(html, 'shippingMethod', 'postnl')).toContain('checked')
    expect(renderedTextOf(html)).toContain(t('shipment.free'))
    expect(renderedTextOf(html)).toContain(renderedTextOf(t('shipment.free_from', { price: '75' })))
    expect(renderedTextOf(html)).toContain(renderedTextOf(t('delivery.short', { min: '1', max: '3' })))
    expect(renderedTextOf(html)).toContain(renderedTextOf(t('delivery.on', { date: '24 November' })))
    expect(renderedTextOf(html)).not.toMatch(bareKey)
  })

  test('keep what the shopper chose', () => {
    const html = renderInShop('nl_NL', <ShipmentForm methods={methods('nl_NL')} chosen="dhl" />)
    expect(inputOf(html, 'shippingMethod', 'dhl')).toContain('checked')
  })
})
