import { describe, expect, test } from 'vitest'
import { type RouteName, routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderExpress } from '#web/checkout/express/order-express.ts'
import type { PersonalScope } from '#web/loaders.ts'

const switchedTo = (wallets: readonly string[], express = true) =>
  settingsOf({
    ...demoSettingsFile,
    payment: { ...demoSettingsFile.payment, wallets },
    checkout: { express },
  })
const settings = settingsSource(switchedTo(['applepay', 'googlepay']))
const shop = await openTestShop({
  settings,
  walletAccounts: { googlePay: { profileId: 'pfl_Sandbox', merchantId: undefined, isTest: true } },
})

const nl = storefrontOf('nl_NL')
type Shopper = Awaited<ReturnType<typeof apiShopper>>

let made = 0
const token = (data = 'paid') => JSON.stringify({ paymentData: { data: `${data} express ${++made}` } })

const damrak = {
  givenName: 'Sanne',
  familyName: 'de Wit',
  lines: ['Damrak 12'],
  postcode: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
}
const contactOf = (change: object = {}, more: object = {}) =>
  JSON.stringify({ email: 'wallet@example.com', shipping: { ...damrak, ...change }, ...more })

/** A guest with something in the cart, who has said nothing yet. */
async function guest(sku: string = fixtures.handbag) {
  const me = await apiShopper(shop)
  await me.add(sku)
  const { price } = await me.cart()
  return { me, total: price.totalPrice.amount }
}

/** What the form of the page posts once a wallet has handed over. */
function posted(total: number, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  const all = {
    paymentMethod: 'applepay',
    termsAccepted: 'yes',
    withdrawalRead: 'yes',
    expectedTotal: String(total),
    expectedGiftCard: '0',
    shippingMethod: 'postnl',
    walletToken: token(),
    walletContact: contactOf(),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) if (value !== '') form.set(name, value)
  return form
}

/** The action of the page, with the shop's API behind it. */
async function press(me: Shopper, form: FormData) {
  const to = (name: RouteName) => routePath(nl, name)
  const scope = {
    request: new Request('http://shop.test/nl/checkout/express/'),
    publicUrl: 'http://shop.test',
    storefront: nl,
    session: { contextToken: me.token },
    thirdParties: undefined,
    to,
    t: (key: string) => key,
    api: (document: { toString(): string }, variables: Record<string, unknown>) =>
      shop.ask(document.toString(), variables, { token: me.token, store: 'nl_NL' }),
  }
  // The parts of a request that ordering asks for.
  return orderExpress(scope as unknown as PersonalScope, form)
}

const addressOf = (me: Shopper) =>
  me.call<{ email: string | null; shippingAddress: object | null; lastOrder?: unknown }>(
    '{ getContext { email shippingAddress { firstName lastName street additionalAddressLine1 zipcode city country { iso } } } }',
  )
const statusOf = (me: Shopper) =>
  me.call<{ cartStatus: { status: string; order: { state: string } | null } }>(
    '{ getContext { cartStatus { status order { state } } } }',
  )
const keysOf = ({
  errors,
}: {
  readonly errors: readonly { messageKey: string; field?: string | null | undefined }[]
}) => errors.map(({ messageKey, field }) => `${messageKey} ${field ?? ''}`.trim())

describe('a cart', () => {
  const walletsOf = async (me: Shopper) =>
    (await me.call<{ expressWallets: string[] }>('{ getCart(name: "frontend-cart") { expressWallets } }'))
      .expressWallets

  test('names the wallets that may say where it goes, and none while nothing can be ordered or they are switched off', async () => {
    const { me } = await guest()
    expect(await walletsOf(me)).toEqual(['applepay', 'googlepay'])
    expect(await walletsOf(await apiShopper(shop))).toEqual([])
    for (const other of [switchedTo([]), switchedTo(['applepay', 'googlepay'], false)]) {
      settings.replace(other)
      expect(await walletsOf(me)).toEqual([])
    }
    settings.replace(switchedTo(['applepay', 'googlepay']))
  })
})

describe.each(['applepay', 'googlepay'])('with %s', (paymentMethod) => {
  test('a guest orders and pays at once, to where the wallet says', async () => {
    const { me, total } = await guest()
    const { goTo, errors } = await press(me, posted(total, { paymentMethod }))
    expect(errors).toEqual([])
    expect(goTo).toMatch(/^http:\/\/shop\.test\/nl\/checkout\/success\//)
    const reference = new URL(goTo ?? '').searchParams.get('order') ?? ''
    expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
    expect(await addressOf(me)).toMatchObject({
      email: 'wallet@example.com',
      shippingAddress: {
        firstName: 'Sanne',
        lastName: 'de Wit',
        street: 'Damrak',
        additionalAddressLine1: '12',
        zipcode: '1012 AB',
        country: { iso: 'NL' },
      },
    })
  })
})

describe('nothing is ordered and nothing kept', () => {
  test.each([
    ['without both boxes', { termsAccepted: '' }, ['terms-not-accepted termsAccepted']],
    ['without what a wallet hands over', { walletToken: '' }, ['payment-method-missing paymentMethod']],
    ['without a contact', { walletContact: '' }, ['payment-method-missing paymentMethod']],
    ['by a contact that is none', { walletContact: '[1]' }, ['payment-method-missing paymentMethod']],
    ['by another way to pay', { paymentMethod: 'ideal' }, ['payment-method-missing paymentMethod']],
    ['without an email', { walletContact: contactOf({}, { email: '' }) }, ['email-required email']],
    [
      'to a country that isn’t delivered to',
      { walletContact: contactOf({ country: 'US', lines: ['1 Main Street'] }) },
      ['country-not-delivered billingAddress.countryIso'],
    ],
    [
      'to a postcode of another country',
      { walletContact: contactOf({ postcode: '50667' }) },
      ['zipcode-invalid billingAddress.zipcode'],
    ],
    [
      'to a house without a number',
      { walletContact: contactOf({ lines: ['Damrak'] }) },
      ['house-number-required billingAddress.additionalAddressLine1'],
    ],
    [
      'by fields that are longer than any label',
      { walletContact: contactOf({ familyName: 'x'.repeat(3000), city: 'y'.repeat(3000) }) },
      ['field-too-long billingAddress.lastName', 'field-too-long billingAddress.city'],
    ],
    [
      'by names that are none',
      { walletContact: contactOf({ givenName: '<script>' }) },
      ['name-invalid billingAddress.firstName'],
    ],
  ])('%s', async (_, fields, refusals) => {
    const { me, total } = await guest()
    const answer = await press(me, posted(total, fields))
    expect(keysOf(answer)).toEqual(refusals)
    expect(answer.goTo).toBeUndefined()
    expect(await addressOf(me)).toEqual({ email: null, shippingAddress: null })
    expect(await statusOf(me)).toEqual({ cartStatus: { status: 'ok', order: null } })
  })
})

test('what is refused comes back with all that the wallet said', async () => {
  const { me, total } = await guest()
  const { values } = await press(me, posted(total, { walletContact: contactOf({ postcode: '50667' }) }))
  expect(values).toMatchObject({
    email: 'wallet@example.com',
    billingAddress: { firstName: 'Sanne', street: 'Damrak', additionalAddressLine1: '12', zipcode: '50667' },
  })
})

test('another total than the one that was read is refused', async () => {
  const { me, total } = await guest()
  expect(keysOf(await press(me, posted(total - 1)))).toEqual(['total-changed'])
  expect(await statusOf(me)).toMatchObject({ cartStatus: { order: null } })
})

test('a place where a parcel waits is no way home: nothing is ordered', async () => {
  const { me, total } = await guest()
  const { goTo, errors } = await press(me, posted(total, { shippingMethod: 'dhl-pickup' }))
  expect(goTo).toBeUndefined()
  expect(errors.length).toBeGreaterThan(0)
})

test('a press that is sent three times at once is one order, paid once', async () => {
  const before = await shop.stockOf(fixtures.handbag)
  const { me, total } = await guest()
  const walletToken = token()
  const answers = await Promise.allSettled([1, 2, 3].map(() => press(me, posted(total, { walletToken }))))
  // Who comes late is led to what became of the order.
  expect(answers.some((answer) => answer.status === 'fulfilled' && answer.value.goTo !== undefined)).toBe(true)
  expect(await shop.stockOf(fixtures.handbag)).toBe(before - 1)
})

test('a token that has paid pays no other cart', async () => {
  const one = await guest()
  const other = await guest()
  const walletToken = token()
  expect((await press(one.me, posted(one.total, { walletToken }))).goTo).toBeDefined()
  const again = await press(other.me, posted(other.total, { walletToken }))
  expect(keysOf(again)).toEqual(['payment-failed'])
  expect(again.goTo).toBeUndefined()
})

test('an answer that was lost is found again by the same press', async () => {
  const { me, total } = await guest()
  const walletToken = token()
  shop.setProvider('answers-get-lost')
  expect(keysOf(await press(me, posted(total, { walletToken })))).toEqual(['payment-provider-unavailable'])
  shop.setProvider('up')
  const { goTo } = await press(me, posted(total, { walletToken }))
  const reference = new URL(goTo ?? '').searchParams.get('order') ?? ''
  expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
})

test('a card that is declined leaves the cart, and the next one pays it to another address', async () => {
  const { me, total } = await guest()
  expect(keysOf(await press(me, posted(total, { walletToken: token('sandbox-declined') })))).toEqual(['payment-failed'])
  const { goTo } = await press(me, posted(total, { walletContact: contactOf({ lines: ['Damrak 14'] }) }))
  expect(goTo).toBeDefined()
  expect(await addressOf(me)).toMatchObject({ shippingAddress: { additionalAddressLine1: '14' } })
})
