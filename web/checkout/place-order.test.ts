import { expect, test } from 'vitest'
import type { PersonalScope } from '#web/loaders.ts'
import { orderAndPay } from './place-order.ts'

const answers = {
  paymentMethod: 'ideal',
  termsAccepted: true,
  withdrawalRead: true,
  rivertyTermsAccepted: false,
  newsletter: false,
  giftReceipt: false,
  expectedGiftCard: 0,
  expectedTotal: 26_485,
}
const agreed = 'xsa_cookie_settings=enabled; _ga=GA1.1.123456789.1700000000'

/** What the API is given of a browser when somebody with these cookies orders. */
async function givenOf(cookie: string, measurementId?: string): Promise<unknown> {
  const asked: { readonly input?: { readonly measured?: unknown } }[] = []
  const scope = {
    request: new Request('http://shop.test/nl/checkout/payment/', { headers: { cookie } }),
    session: { contextToken: 't' },
    thirdParties: { scripts: [], measurementId },
    api: async (_document: unknown, variables: (typeof asked)[number]) => {
      asked.push(variables)
      return {
        updatePaymentMethod: { __typename: 'Context' },
        placeOrder: { __typename: 'Refused', refusals: [] },
      }
    },
  }
  // The parts that placing an order asks for before it is placed.
  await orderAndPay(scope as unknown as PersonalScope, answers)
  const [, placed] = asked
  expect(placed?.input).toMatchObject({ termsAccepted: true, expectedTotal: 26_485 })
  return placed?.input?.measured
}

test('who agreed orders with the ids of their browser where the server tells of purchases, and nobody else does', async () => {
  expect(await givenOf(agreed, 'G-AB12CD34EF')).toEqual({
    ga4: { clientId: '123456789.1700000000', sessionId: null },
  })
  expect(await givenOf(agreed)).toBeUndefined()
  expect(await givenOf(agreed.replace('enabled', 'disabled'), 'G-AB12CD34EF')).toBeUndefined()
  expect(await givenOf(`${agreed}; xsa_store_time=1`, 'G-AB12CD34EF')).toBeUndefined()
})
