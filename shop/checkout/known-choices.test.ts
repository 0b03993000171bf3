import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import type { Context } from '../cart/context.ts'
import { shippingMethods } from '../cart/shipping-methods.ts'
import type { StoredAddress } from './address-store.ts'
import { knownChoices } from './known-choices.ts'
import { capturesLater } from './payment-methods.ts'

const nl = storefrontOf('nl_NL')

const addressOf = (id: string): StoredAddress => ({
  id,
  country: 'NL',
  salutation: null,
  firstName: 'Sanne',
  lastName: 'de Wit',
  zipcode: '1012 LG',
  city: 'Amsterdam',
  street: `Straat ${id}`,
  additionalAddressLine1: '1',
  additionalAddressLine2: null,
  phoneNumber: null,
  customFields: {},
})
const book = ['a', 'b', 'c'].map(addressOf)
const typed = ['x', 'y'].map(addressOf)
const one = (id: string | null) => [...book, ...typed].find((address) => address.id === id)

const methods = shippingMethods(usualSettings, nl)
const idOf = (addresses: readonly StoredAddress[]) => fc.constantFrom(...addresses.map(({ id }) => id))
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const payment = fc.constantFrom('ideal', 'creditcard', 'klarna', 'riverty', 'giftcard')
const homeMethod = fc.constantFrom(...methods.filter(({ type }) => type === 'home').map(({ id }) => id))
const contexts = fc.record<Context>({
  id: fc.constant('context'),
  storefrontCode: fc.constant('nl_NL'),
  cartId: fc.constant('cart'),
  email: orNone(fc.constant('typed@example.com')),
  billingAddressId: orNone(idOf([...book, ...typed])),
  shippingAddressId: orNone(idOf([...book, ...typed])),
  shippingMethod: orNone(homeMethod),
  paymentMethod: orNone(payment),
  giftCardId: fc.constant(null),
  recovered: fc.constant(false),
  lastOrderId: fc.constant(null),
  customerId: fc.constant('customer'),
})
const customers = fc.record({
  id: fc.constant('customer'),
  email: fc.constant('sanne@example.com'),
  defaultBillingAddressId: orNone(idOf(book)),
  defaultShippingAddressId: orNone(idOf(book)),
})
const lastOrders = fc.option(
  fc.record({
    shippingAddress: idOf([...book, ...typed]).map(addressOf),
    shippingMethod: fc.constantFrom(...methods.map(({ id }) => id), 'a-method-of-before'),
    paymentMethod: payment,
  }),
  { nil: undefined },
)
const choicesFor = (context: Context, rest: Pick<Parameters<typeof knownChoices>[3], 'customer' | 'last'>) =>
  knownChoices(usualSettings, nl, context, {
    ...rest,
    book,
    chosen: { billing: one(context.billingAddressId), shipping: one(context.shippingAddressId) },
  })

test('what was said in a checkout is never replaced, all else is filled in, and filling in again changes nothing', () => {
  fc.assert(
    fc.property(contexts, customers, lastOrders, (context, customer, last) => {
      const choices = choicesFor(context, { customer, last })
      if (!choices) throw new Error('Nothing was missing')
      for (const [name, value] of Object.entries(choices)) {
        const said = context[name as keyof typeof choices]
        if (said !== null) expect(value).toBe(said)
        else if (name !== 'paymentMethod') expect(value).not.toBeNull()
      }
      expect(choicesFor({ ...context, ...choices }, { customer, last })).toEqual(choices)
    }),
  )
})

test('no credit, no gift card and no place to collect at is chosen for anybody', () => {
  fc.assert(
    fc.property(contexts, customers, lastOrders, (context, customer, last) => {
      const choices = choicesFor({ ...context, paymentMethod: null, shippingMethod: null }, { customer, last })
      const method = methods.find(({ id }) => id === choices?.shippingMethod)
      expect(method?.type).toBe('home')
      const chosen = choices?.paymentMethod ?? null
      expect(chosen !== null && (capturesLater(chosen) || chosen === 'giftcard')).toBe(false)
    }),
  )
})

test('where no address stands, nothing is known', () => {
  fc.assert(
    fc.property(customers, lastOrders, (customer, last) => {
      const context = {
        id: 'context',
        storefrontCode: 'nl_NL',
        cartId: 'cart',
        email: null,
        billingAddressId: null,
        shippingAddressId: null,
        shippingMethod: null,
        paymentMethod: null,
        giftCardId: null,
        recovered: false,
        lastOrderId: null,
        customerId: 'customer',
      } as const
      const chosen = { billing: undefined, shipping: undefined }
      expect(knownChoices(usualSettings, nl, context, { customer, book: [], chosen, last })).toBeUndefined()
    }),
  )
})
