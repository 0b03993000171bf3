import { describe, expect, test } from 'vitest'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { paymentAtProvider } from '#test/shop/payment-at-provider.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { apiShopper, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const switchedTo = (wallets: readonly string[]) =>
  settingsOf({ ...demoSettingsFile, payment: { ...demoSettingsFile.payment, wallets } })
const settings = settingsSource(switchedTo(['applepay', 'googlepay']))
const shop = await openTestShop({
  settings,
  walletAccounts: { googlePay: { profileId: 'pfl_Sandbox', merchantId: undefined, isTest: true } },
})

type Shopper = Awaited<ReturnType<typeof apiShopper>>
let made = 0
/** What a wallet hands over: another one each time. */
const token = (data = 'paid') => JSON.stringify({ paymentData: { data: `${data} ${++made}` } })

const methodsOf = (me: Shopper) =>
  me.call<
    { id: string; wallet: { kind: string; merchantName: string; googlePay: { profileId: string } | null } | null }[]
  >(
    'query ($token: String) { getPaymentMethods(token: $token) { id wallet { kind merchantName country currency googlePay { profileId merchantId test } } } }',
    { token: me.token },
  )
const sessionFor = (me: Shopper, validationUrl: string) =>
  me.call<ShopperAnswer<{ session?: string }>>(
    `mutation ($url: String!) { beginWalletSession(validationUrl: $url) { ... on WalletSession { session } ${refusalFields} } }`,
    { url: validationUrl },
  )
const gateway = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'

async function readyToPay(sku: string = fixtures.handbag, method = 'applepay') {
  const me = await apiShopper(shop)
  await me.readyToOrder(sku)
  await me.choosePayment(method)
  const placed = await me.place()
  return { me, id: placed.id ?? '', reference: placed.reference ?? '', number: placed.orderNumber ?? '' }
}

const paymentsOf = (id: string) => shop.shop.paymentsOf(id)

async function withSettings(wallets: readonly string[], step: () => Promise<void>) {
  settings.replace(switchedTo(wallets))
  try {
    await step()
  } finally {
    settings.replace(switchedTo(['applepay', 'googlepay']))
  }
}

describe('the ways to pay', () => {
  test('name the wallets that are switched on, with what their sheets need', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const wallets = (await methodsOf(me)).flatMap(({ wallet }) => (wallet ? [wallet] : []))
    expect(wallets).toEqual([
      { kind: 'applepay', merchantName: 'Cordwainer', country: 'NL', currency: 'EUR', googlePay: null },
      {
        kind: 'googlepay',
        merchantName: 'Cordwainer',
        country: 'NL',
        currency: 'EUR',
        googlePay: { profileId: 'pfl_Sandbox', merchantId: null, test: true },
      },
    ])
  })

  test('name none where none is switched on, and none of them begins or pays anything', async () => {
    const order = await readyToPay()
    await withSettings([], async () => {
      expect((await methodsOf(order.me)).filter(({ wallet }) => wallet)).toEqual([])
      expect(await sessionFor(order.me, gateway)).toMatchObject({
        refusals: [{ messageKey: 'payment-method-not-found' }],
      })
      expect(await order.me.payByWallet(order.id, token())).toMatchObject({
        refusals: [{ messageKey: 'payment-method-not-found', field: 'paymentMethod' }],
      })
      expect(await paymentsOf(order.id)).toEqual([])
    })
  })
})

describe('a session of Apple Pay', () => {
  test('begins for who has something in a cart, and is for this shop', async () => {
    const me = await apiShopper(shop)
    const { session } = await sessionFor(me, gateway)
    expect(JSON.parse(session ?? '{}')).toMatchObject({ domainName: 'shop.test', signature: expect.any(String) })
  })

  test.each(['https://169.254.169.254/paymentservices/startSession', `${gateway}@evil.test/`])(
    'is never asked for at %s',
    async (url) => {
      const me = await apiShopper(shop)
      // Nobody is asked: the provider is away, and it makes no difference.
      shop.setProvider('down')
      expect(await sessionFor(me, url)).toMatchObject({ refusals: [{ messageKey: 'payment-method-not-found' }] })
      shop.setProvider('up')
    },
  )

  test('can’t begin while the provider is away', async () => {
    const me = await apiShopper(shop)
    shop.setProvider('down')
    expect(await sessionFor(me, gateway)).toMatchObject({ refusals: [{ messageKey: 'payment-provider-unavailable' }] })
    shop.setProvider('up')
  })
})

describe.each(['applepay', 'googlepay'])('an order paid by %s', (method) => {
  test('is paid at once, with its stock taken and its mail sent', async () => {
    const before = await shop.stockOf(fixtures.handbag)
    const { me, id, reference, number } = await readyToPay(fixtures.handbag, method)
    const { redirectUrl } = await me.payByWallet(id, token(), method)
    expect(redirectUrl).toBe('http://shop.test/nl/checkout/success/')
    expect(await me.comeBack(reference)).toMatchObject({ state: 'paid', paymentStatus: 'paid' })
    expect(await shop.stockOf(fixtures.handbag)).toBe(before - 1)
    expect((await me.cart()).count).toBe(0)
    await shop.runJobs()
    expect(shop.mails.some(({ subject }) => subject.includes(number))).toBe(true)
    expect(await paymentsOf(id)).toMatchObject([{ method, status: 'paid', checkoutUrl: null }])
  })

  test('pressed three times at once is one payment', async () => {
    const { me, id } = await readyToPay(fixtures.handbag, method)
    const same = token()
    await Promise.all([1, 2, 3].map(() => me.payByWallet(id, same, method)))
    expect(await paymentsOf(id)).toMatchObject([{ status: 'paid' }])
    expect(await me.payByWallet(id, same, method)).toMatchObject({ refusals: [{ messageKey: 'order-already-paid' }] })
  })

  test('and declined can be paid anew, by another token and never by the same', async () => {
    const before = await shop.stockOf(fixtures.handbag)
    const { me, id, reference } = await readyToPay(fixtures.handbag, method)
    const declined = token('sandbox-declined')
    expect(await me.payByWallet(id, declined, method)).toMatchObject({ refusals: [{ messageKey: 'payment-failed' }] })
    expect(await me.comeBack(reference)).toMatchObject({ state: 'failed' })
    expect(await shop.stockOf(fixtures.handbag)).toBe(before)
    expect((await me.cart()).count).toBe(1)

    expect(await me.payByWallet(id, declined, method)).toMatchObject({ refusals: [{ messageKey: 'payment-failed' }] })
    expect(await paymentsOf(id)).toHaveLength(1)
    // Pressed again on the page: the same cart is the same order.
    const again = await me.place()
    expect(again.id).toBe(id)
    await me.payByWallet(id, token(), method)
    expect(await paymentsOf(id)).toMatchObject([
      { status: 'paid', attempt: 2 },
      { status: 'failed', attempt: 1 },
    ])
    expect(await shop.stockOf(fixtures.handbag)).toBe(before - 1)
  })

  test('whose bank wants to see its holder goes on at the provider’s page', async () => {
    const { me, id, reference } = await readyToPay(fixtures.handbag, method)
    const { redirectUrl = '' } = await me.payByWallet(id, token('sandbox-3-d-secure'), method)
    expect(redirectUrl).toContain('/checkout/test-mode')
    await shop.decide(redirectUrl, 'paid')
    expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
  })

  test('that is cancelled is paid back', async () => {
    const { me, id, reference } = await readyToPay(fixtures.handbag, method)
    await me.payByWallet(id, token(), method)
    await me.call(
      `mutation ($r: String!) { cancelOrder(reference: $r) { ... on OrderCancelled { reference } ${refusalFields} } }`,
      {
        r: reference,
      },
    )
    await shop.runJobs()
    const [payment] = await paymentsOf(id)
    expect(await paymentAtProvider(shop, payment?.providerId ?? '')).toEqual({ status: 'paid', held: 0 })
  })
})

test('a token pays one order and no other', async () => {
  const one = await readyToPay()
  const other = await readyToPay()
  const same = token()
  await one.me.payByWallet(one.id, same)
  expect(await other.me.payByWallet(other.id, same)).toMatchObject({ refusals: [{ messageKey: 'payment-failed' }] })
  expect(await paymentsOf(other.id)).toEqual([])
})

test('what was sold out meanwhile is not paid for', async () => {
  await shop.setStock(fixtures.lastItem, 1)
  const late = await readyToPay(fixtures.lastItem)
  // Its first payment came to nothing, which gave the piece back, and somebody else took it.
  await late.me.payByWallet(late.id, token('sandbox-declined'))
  const quick = await readyToPay(fixtures.lastItem)
  await quick.me.payByWallet(quick.id, token())
  expect(await late.me.payByWallet(late.id, token())).toMatchObject({
    refusals: [{ messageKey: 'product-out-of-stock' }],
  })
  expect((await paymentsOf(late.id)).map(({ status }) => status)).toEqual(['failed'])
  await shop.setStock(fixtures.lastItem, 1)
})

test('a payment whose answer was lost is found again by its token, and news of it by another way settles the order', async () => {
  const { me, id, reference } = await readyToPay()
  const same = token()
  shop.setProvider('answers-get-lost')
  expect(await me.payByWallet(id, same)).toMatchObject({ refusals: [{ messageKey: 'payment-provider-unavailable' }] })
  shop.setProvider('up')
  await me.payByWallet(id, same)
  expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
  expect(await paymentsOf(id)).toMatchObject([{ status: 'paid' }])
})

test('the page of another attempt is given up for a wallet, and paid all the same it is paid back', async () => {
  const { me, id, reference } = await readyToPay(fixtures.handbag, 'ideal')
  const { redirectUrl = '' } = await me.pay(id)
  await me.payByWallet(id, token())
  expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
  await shop.decide(redirectUrl, 'paid')
  await shop.shop.sweepPayments()
  const [wallet, ideal] = await paymentsOf(id)
  expect(wallet).toMatchObject({ method: 'applepay', status: 'paid', refundDue: false })
  await shop.shop.settleByProviderId(ideal?.providerId ?? '')
  await shop.runJobs()
  expect((await paymentsOf(id))[1]).toMatchObject({ method: 'ideal', status: 'paid', refundDue: true })
})

test.each(['no token', '[1]', JSON.stringify({ data: 'x'.repeat(20_000) })])('%.20s is no token', async (text) => {
  const { me, id } = await readyToPay()
  expect(await me.payByWallet(id, text)).toMatchObject({ refusals: [{ messageKey: 'payment-method-not-found' }] })
})

test('without a token a wallet is paid with on the provider’s page', async () => {
  const { me, id } = await readyToPay()
  expect((await me.payByWallet(id, '')).redirectUrl).toContain('/checkout/test-mode')
})

test('a token belongs to its wallet: with another method it pays nothing', async () => {
  const { me, id } = await readyToPay()
  expect(await me.payByWallet(id, token(), 'ideal')).toMatchObject({
    refusals: [{ messageKey: 'payment-method-not-found', field: 'paymentMethod' }],
  })
})
