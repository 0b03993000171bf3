import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUuid } from '#kernel/ids.ts'
import { expressWallets, isAppleGateway, isWalletToken, paymentIdOfToken, walletsInUse } from './wallets.ts'

describe('where Apple is asked for a session', () => {
  test.each([
    'https://apple-pay-gateway.apple.com/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway-cert.apple.com/paymentservices/paymentSession',
    'https://cn-apple-pay-gateway.apple.com/paymentservices/paymentSession',
    'https://cn-apple-pay-gateway-tj-pod1.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway-nc-pod5.apple.com/paymentservices/startSession',
  ])('%s', (address) => {
    expect(isAppleGateway(address)).toBe(true)
  })

  test.each([
    'http://apple-pay-gateway.apple.com/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com.evil.test/paymentservices/paymentSession',
    'https://evil.test/?apple-pay-gateway.apple.com/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com@evil.test/paymentservices/paymentSession',
    'https://me:secret@apple-pay-gateway.apple.com/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com:8443/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com/paymentservices/paymentSession?to=http://169.254.169.254/',
    'https://apple-pay-gateway.apple.com/paymentservices/../other',
    'https://www.apple.com/paymentservices/paymentSession',
    'https://apple-pay-gateway.evil.apple.com/paymentservices/paymentSession',
    'https://169.254.169.254/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com.',
    'paymentservices/paymentSession',
    '',
  ])('and not %s', (address) => {
    expect(isAppleGateway(address)).toBe(false)
  })

  test('no other host, whatever stands around the name', () => {
    fc.assert(
      fc.property(fc.domain(), fc.constantFrom('', '.apple.com.', 'apple-pay-gateway.'), (domain, around) => {
        expect(isAppleGateway(`https://${around}${domain}/paymentservices/paymentSession`)).toBe(false)
      }),
    )
  })
})

test('a token is an object, as JSON, of a size that wallets have', () => {
  expect(isWalletToken('{"paymentData":{}}')).toBe(true)
  for (const text of ['', '{', '[]', 'null', '"text"', '1', JSON.stringify({ data: 'x'.repeat(16_000) })])
    expect(isWalletToken(text), text.slice(0, 20)).toBe(false)
})

test('the payment of a token has a UUID of its own', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isUuid(paymentIdOfToken(one))).toBe(true)
      expect(paymentIdOfToken(one)).toMatch(/^.{14}8.{4}[89ab]/)
      expect(paymentIdOfToken(one) === paymentIdOfToken(other)).toBe(one === other)
    }),
  )
})

test('a wallet is in use when it is switched on, and Google’s when there is an account with it', () => {
  const googlePay = { profileId: 'pfl_1', merchantId: undefined, isTest: true }
  expect(walletsInUse({ wallets: [] }, { googlePay })).toEqual([])
  expect(walletsInUse({ wallets: ['applepay', 'googlepay'] }, {})).toEqual(['applepay'])
  expect(walletsInUse({ wallets: ['applepay', 'googlepay'] }, { googlePay })).toEqual(['applepay', 'googlepay'])
})

test('a wallet may say who orders a cart that can be ordered and costs something, unless the retailer wants it otherwise', () => {
  const cart = { items: [{}], errors: [], totals: { total: 4995 } } as unknown as Parameters<typeof expressWallets>[1]
  const on = { checkout: { onePage: true, express: true } }
  const soldOut = { messageKey: 'product-out-of-stock', level: 'error' } as const
  const notice = { messageKey: 'product-price-changed', level: 'notice' } as unknown as typeof soldOut
  expect(expressWallets(on, cart, ['applepay'])).toEqual(['applepay'])
  expect(expressWallets(on, { ...cart, errors: [notice] }, ['applepay'])).toEqual(['applepay'])
  expect(expressWallets(on, { ...cart, errors: [soldOut] }, ['applepay'])).toEqual([])
  expect(expressWallets(on, { ...cart, items: [] }, ['applepay'])).toEqual([])
  expect(expressWallets(on, { ...cart, totals: { total: 0 } }, ['applepay'])).toEqual([])
  expect(expressWallets({ checkout: { ...on.checkout, express: false } }, cart, ['applepay'])).toEqual([])
})
