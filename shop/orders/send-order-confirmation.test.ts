import { expect, test } from 'vitest'
import { demoCompany } from '#test/shop/company.ts'
import type { Mail } from '../mail/mail-port.ts'
import type { Order, OrderState } from './order.ts'
import { sendOrderConfirmation } from './send-order-confirmation.ts'

const address = {
  country: 'BE',
  salutation: null,
  firstName: 'Lotte',
  lastName: 'Peeters',
  zipcode: '2000',
  city: 'Antwerpen',
  street: 'Meir',
  additionalAddressLine1: '1',
  additionalAddressLine2: null,
  phoneNumber: null,
  customFields: {},
} as const

const order: Order = {
  id: '6f1d0c1e-5b1c-4a52-9f6e-0a2c1f9d7e11',
  number: '100001',
  deepLinkCode: 'abcdefghijklmnopqrstuv',
  cartId: 'c',
  storefrontCode: 'nl_BE',
  language: 'nl',
  email: 'lotte@example.com',
  billingAddress: address,
  shippingAddress: address,
  shippingMethod: 'bpost',
  paymentMethod: 'bancontact',
  currency: 'EUR',
  subtotal: 0,
  costsTotal: 0,
  discountTotal: 0,
  shippingTotal: 0,
  total: 0,
  taxTotal: 0,
  taxGroups: [],
  state: 'paid',
  stockReserved: true,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  paidAt: new Date('2026-11-21T12:01:00Z'),
  returnDays: 14,
  lines: [],
}

const dropped: string[] = []

async function mailsFor(state: OrderState, id = order.id): Promise<Mail[]> {
  const sent: Mail[] = []
  const orders = { byId: async (asked: string) => (asked === order.id ? { ...order, state } : undefined) }
  const mail = {
    send: async (one: Mail) => void sent.push(one),
    dropUnsent: async (about: string) => void dropped.push(about),
  }
  await sendOrderConfirmation(
    { orders, mail, senderDetails: { company: demoCompany, publicUrl: 'https://www.cordwainer.example' } },
    id,
  )
  return sent
}

test('a paid order is confirmed to its buyer, as its storefront speaks', async () => {
  const [mail, ...more] = await mailsFor('paid')
  expect(mail).toMatchObject({ to: 'lotte@example.com', language: 'nl', key: `order-confirmation:${order.id}` })
  expect(mail?.html).toContain('https://www.cordwainer.example/nl-be/order/?order=')
  expect(mail?.text).toContain('Klantendienst')
  expect(more).toEqual([])
})

test.each(['open', 'failed', 'cancelled'] as const)(
  'an order that is %s is not confirmed, and no mail of before waits for it',
  async (state) => {
    dropped.length = 0
    expect(await mailsFor(state)).toEqual([])
    expect(dropped).toEqual([`order-confirmation:${order.id}`])
  },
)

test('an unknown order is nobody’s mail', async () => {
  expect(await mailsFor('paid', 'unknown')).toEqual([])
})
