import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from './mollie-sandbox.ts'

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

describe('methods', () => {
  const ask = async (country: 'NL' | 'BE' | 'FR' | 'DE' | 'GB', amount = 9485, locale = 'en_GB') =>
    shop.payments.methods({
      amount,
      currency: country === 'GB' ? 'GBP' : 'EUR',
      country,
      storefrontLocale: locale,
    })
  const ids = async (...question: Parameters<typeof ask>) => (await ask(...question)).map(({ id }) => id)

  test('each country sees what its shoppers pay with', async () => {
    const everywhere = ['creditcard', 'applepay', 'googlepay', 'paypal', 'klarna']
    expect(await ids('NL')).toEqual(['ideal', ...everywhere, 'riverty', 'banktransfer', 'giftcard'])
    expect(await ids('BE')).toEqual(['bancontact', ...everywhere, 'riverty', 'banktransfer'])
    expect(await ids('DE')).toEqual([...everywhere, 'riverty', 'banktransfer'])
    expect(await ids('FR')).toEqual([...everywhere, 'banktransfer'])
    expect(await ids('GB')).toEqual(everywhere)
  })

  test('a method that cannot take the amount is not offered', async () => {
    expect(await ids('NL', 499)).not.toContain('riverty')
    expect(await ids('NL', 400_001)).not.toContain('klarna')
  })

  test('names are in the shopper’s language, iDEAL carries both names, gift cards name their issuers', async () => {
    const methods = await ask('NL', 9485, 'nl_NL')
    expect(methods.find(({ id }) => id === 'ideal')?.name).toBe('iDEAL | Wero')
    expect(methods.find(({ id }) => id === 'banktransfer')?.name).toBe('Overboeking')
    expect(methods.find(({ id }) => id === 'giftcard')?.issuers.map(({ id }) => id)).toEqual([
      'fashioncheque',
      'vvvgiftcard',
    ])
    expect(methods.filter(({ wallet }) => wallet).map(({ id }) => id)).toEqual(['applepay', 'googlepay'])
    expect(methods.find(({ id }) => id === 'klarna')).toMatchObject({
      minimum: { amount: 100, currency: 'EUR' },
      maximum: { amount: 400_000, currency: 'EUR' },
    })
    const image = methods[0]?.image ?? ''
    expect((await fetch(image)).headers.get('Content-Type')).toBe('image/svg+xml')
  })
})
