import { expect, test } from 'vitest'
import { stoppedClock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { PaymentProviderUnavailable } from '../orders/payment-port.ts'
import { paymentOffer } from './payment-offer.ts'

const question = { amount: 9990, country: 'NL', chosen: null } as const
const storefront = storefrontOf('nl_NL')

function setUp() {
  const clock = stoppedClock('2026-11-21T10:00:00Z')
  const ideal = {
    id: 'ideal',
    name: 'iDEAL',
    issuers: [],
    wallet: false,
    minimum: { amount: 1, currency: 'EUR' },
  } as const
  let isAway = false
  let asked = 0
  const offer = paymentOffer(
    {
      methods: async () => {
        asked++
        if (isAway) throw new PaymentProviderUnavailable('timeout', 'no answer')
        return [ideal]
      },
    },
    clock,
    { at: () => usualSettings },
  )
  return {
    clock,
    offer,
    ask: (amount: number = question.amount) => offer.methods(storefront, { ...question, amount }),
    asked: () => asked,
    setAway: (away: boolean) => {
      isAway = away
    },
  }
}

test('a provider that had no answer is not waited for again by the next page', async () => {
  const { ask, asked, setAway, clock, offer } = setUp()
  setAway(true)
  await expect(ask()).rejects.toThrow('no answer')
  clock.advance(4999)
  await expect(ask()).rejects.toThrow('no answer')
  expect([asked(), offer.isAway()]).toEqual([1, true])
  setAway(false)
  clock.advance(1)
  expect(await ask()).toHaveLength(1)
  expect([asked(), offer.isAway()]).toEqual([2, false])
})

test('nobody is told for longer than a minute what nobody has tried since', async () => {
  const { ask, setAway, clock, offer } = setUp()
  setAway(true)
  await expect(ask()).rejects.toThrow('no answer')
  clock.advance(60_000)
  expect(offer.isAway()).toBe(false)
})

test('a list of before does not stand in: whoever chose from it could not pay', async () => {
  const { ask, setAway } = setUp()
  await ask()
  setAway(true)
  await expect(ask()).rejects.toBeInstanceOf(PaymentProviderUnavailable)
})

test('an order that costs nothing needs no provider', async () => {
  const { ask, setAway } = setUp()
  setAway(true)
  await expect(ask()).rejects.toThrow('no answer')
  expect(await ask(0)).toMatchObject([{ id: 'nothing-to-pay' }])
})
