import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { soundAddress } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { LoggedIn } from './log-in.ts'
import type { Registration } from './register-customer.ts'

const nl = storefrontOf('nl_NL')
let shop: TestShop
let number = 0

beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => {
  shop.mails.length = 0
})

const registration = (change: Partial<Registration> = {}): Registration => ({
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: `sanne${++number}@example.org`,
  password: 'een korte zin',
  salutation: null,
  birthday: null,
  newsletter: false,
  billingAddress: null,
  storefrontUrl: 'http://shop.test/nl',
  device: 'Firefox, Android',
  ...change,
})

/** Nobody here has switched codes on: a login that asks for one is a mistake. */
function accepted<T extends object>(answer: T): Exclude<T, { refused: true } | { step: string }> {
  if (isRefused(answer) || 'step' in answer) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { refused: true } | { step: string }>
}
const keysOf = (answer: object) =>
  isRefused(answer)
    ? answer.refusals.map(({ messageKey, field }) => (field ? `${field}: ${messageKey}` : messageKey))
    : []

async function register(
  change: Partial<Registration> = {},
  contextToken?: string,
): Promise<LoggedIn & { email: string }> {
  const typed = registration(change)
  return { ...accepted(await shop.shop.registerCustomer(nl, contextToken, typed)), email: typed.email }
}
const logIn = (username: string, password: string, contextToken?: string) =>
  shop.shop.logIn(nl, contextToken, { username, password, device: 'Safari, iPhone' })

describe('opening an account', () => {
  test('logs in, writes a welcome, and keeps no token and no password as they are', async () => {
    const { customer, customerToken } = await register({ birthday: { year: 1990, month: 5, day: 21 } })
    expect(customer.birthday).toBe('1990-05-21')
    expect((await shop.shop.customerOf(customerToken))?.customer.id).toBe(customer.id)
    await shop.runJobs()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([[customer.email, 'Welkom bij Cordwainer']])
    const stored = JSON.stringify([
      await shop.db.selectFrom('customers').selectAll().where('id', '=', customer.id).execute(),
      await shop.db.selectFrom('customer_sessions').selectAll().where('customer_id', '=', customer.id).execute(),
    ])
    expect(stored).not.toContain('een korte zin')
    expect(stored).not.toContain(customerToken)
  })

  test('refuses a salutation that the shop does not know, and takes none for none', async () => {
    const answer = (salutation: string) => shop.shop.registerCustomer(nl, undefined, registration({ salutation }))
    expect(keysOf(await answer('dr'))).toEqual(['salutation: salutation-unknown'])
    expect(accepted(await answer('none')).customer.salutation).toBeNull()
    expect(accepted(await answer('mrs')).customer.salutation).toBe('mrs')
  })

  test('tells every error at once, beside its field', async () => {
    const typed = registration({
      firstName: ' ',
      lastName: '',
      email: 'sanne',
      password: 'kort',
      birthday: { year: 2001, month: 2, day: 29 },
      storefrontUrl: 'https://evil.example/',
    })
    expect(keysOf(await shop.shop.registerCustomer(nl, undefined, typed))).toEqual([
      'firstName: first-name-required',
      'lastName: last-name-required',
      'email: email-invalid',
      'password: password-too-short',
      'birthday: birthday-invalid',
      'storefrontUrl: storefront-url-not-allowed',
    ])
  })

  test('takes eight characters, and as many as somebody likes', async () => {
    for (const password of ['zaagvis7', `${'heel lange zin '.repeat(8)}.`]) {
      const { email } = await register({ password })
      accepted(await logIn(email, password))
      expect(keysOf(await logIn(email, password.slice(0, -1)))).toEqual(['login-failed'])
    }
    const seven = registration({ password: 'zaagvis' })
    expect(keysOf(await shop.shop.registerCustomer(nl, undefined, seven))).toEqual(['password: password-too-short'])
  })

  test.each(['password1', 'Password123!', 'aaaaaaaa', 'de Wit12', '12345678', 'Meridian1!'])(
    'takes no password that everybody tries: %s',
    async (password) => {
      const typed = registration({ password, lastName: 'de Wit12' })
      expect(keysOf(await shop.shop.registerCustomer(nl, undefined, typed))).toEqual(['password: password-too-common'])
    },
  )

  test('is refused for an e-mail address that has one, also when both come at once', async () => {
    const typed = registration()
    const answers = await Promise.all([1, 2, 3].map(() => shop.shop.registerCustomer(nl, undefined, typed)))
    expect(answers.flatMap(keysOf)).toEqual(['email: account-exists', 'email: account-exists'])
    const again = await shop.shop.registerCustomer(nl, undefined, { ...typed, email: typed.email.toUpperCase() })
    expect(keysOf(again)).toEqual(['email: account-exists'])
  })

  test('keeps an address as the default for invoices and parcels', async () => {
    const { customer } = await register({
      billingAddress: {
        countryIso: 'NL',
        firstName: 'Sanne',
        lastName: 'de Wit',
        street: 'Oudegracht',
        additionalAddressLine1: '12',
        zipcode: '3511ab',
        city: 'Utrecht',
      },
    })
    const [address] = await shop.shop.addressBook(customer)
    expect(address?.zipcode).toBe('3511 AB')
    const [stored] = await shop.db.selectFrom('customers').selectAll().where('id', '=', customer.id).execute()
    expect([stored?.default_billing_address_id, stored?.default_shipping_address_id]).toEqual([
      address?.id,
      address?.id,
    ])
  })
})

describe('logging in', () => {
  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await register()
    expect(keysOf(await logIn(email, 'een andere zin'))).toEqual(['login-failed'])
    expect(keysOf(await logIn('nobody@example.org', 'een andere zin'))).toEqual(['login-failed'])
    expect(keysOf(await logIn('', ''))).toEqual(['username: email-required', 'password: password-required'])
  })

  test('changes the context’s token: whoever knew the one of before is left with nothing', async () => {
    const { email } = await register()
    const { token } = await shop.shop.beginContext('nl_NL')
    const { contextToken } = accepted(await logIn(` ${email.toUpperCase()} `, 'een korte zin', token))
    expect(contextToken).not.toBe(token)
    expect(await shop.shop.findContext(nl, token)).toBeUndefined()
    expect((await shop.shop.findContext(nl, contextToken))?.customerId).toBeTruthy()
  })

  test('ends after seven days, and at once with logging out', async () => {
    const { email, customerToken } = await register()
    const other = accepted(await logIn(email, 'een korte zin'))
    expect(await shop.shop.logOut(other.customerToken)).toEqual({ loggedOut: true })
    expect(await shop.shop.customerOf(other.customerToken)).toBeUndefined()
    expect(keysOf(await shop.shop.logOut(other.customerToken))).toEqual(['already-logged-out'])
    expect(await shop.shop.customerOf(customerToken)).toBeDefined()
    const before = shop.clock.now()
    shop.clock.advance(7 * day)
    expect(await shop.shop.customerOf(customerToken)).toBeUndefined()
    shop.clock.moveTo(before)
  })

  test('brings the guest’s cart together with the one of last time, on every device', async () => {
    const first = await register({}, (await shop.shop.beginContext('nl_NL')).token)
    await shop.shop.addToCart(nl, first.contextToken, [{ referencedId: '10001.001.38', quantity: 1 }])
    const { token } = await shop.shop.beginContext('nl_NL')
    await shop.shop.addToCart(nl, token, [{ referencedId: '10002.001.38', quantity: 1 }])
    const second = accepted(await logIn(first.email, 'een korte zin', token))
    const carts = await Promise.all(
      [first.contextToken, second.contextToken].map(async (own) => {
        const context = await shop.shop.findContext(nl, own)
        const cart = context && (await shop.shop.viewCart(nl, context))
        return cart?.items.map(({ variant }) => variant.sku).sort()
      }),
    )
    expect(carts).toEqual([
      ['10001.001.38', '10002.001.38'],
      ['10001.001.38', '10002.001.38'],
    ])
  })

  test('shows its devices, each of which the owner can log out, and nobody else', async () => {
    const { customer, email } = await register()
    const phone = accepted(await logIn(email, 'een korte zin'))
    const devices = await shop.shop.sessionsOf(customer)
    expect(devices.map(({ device }) => device).sort()).toEqual(['Firefox, Android', 'Safari, iPhone'])
    const stranger = await register()
    const id = devices.find(({ device }) => device === 'Safari, iPhone')?.id ?? ''
    const asked = { id, current: undefined, password: 'een korte zin', code: '' }
    expect(await shop.shop.endSession(stranger.customer, asked)).toBe(false)
    expect(await shop.shop.endSession(customer, asked)).toBe(true)
    expect(await shop.shop.customerOf(phone.customerToken)).toBeUndefined()
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) =>
    shop.shop.sendPasswordRecoveryMail(nl, { email, storefrontUrl: 'http://shop.test/nl/' })
  const linkIn = (text: string) => /\/nl\/account\/finish\/([\w-]{43})\//.exec(text)?.[1] ?? ''

  test('is answered the same for everybody; only an account gets a mail', async () => {
    const { email } = await register()
    await shop.runJobs()
    shop.mails.length = 0
    const known = accepted(await ask(email))
    const unknown = accepted(await ask('nobody@example.org'))
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    await shop.runJobs()
    expect(shop.mails.map(({ to }) => to)).toEqual([email])
    expect(shop.mails[0]?.text).not.toContain(known.emailToken)
  })

  test('is replaced by a mailed link, once, within two hours; all other logins end', async () => {
    const { email, customerToken } = await register()
    await shop.runJobs()
    shop.mails.length = 0
    await ask(email)
    await shop.runJobs()
    const hash = linkIn(shop.mails[0]?.text ?? '')
    expect(await shop.shop.isPasswordLink(hash)).toBe(true)
    const reset = (newPassword: string) => shop.shop.resetPassword(nl, undefined, { hash, newPassword, device: '?' })
    expect(keysOf(await reset('kort'))).toEqual(['newPassword: password-too-short'])
    const answers = await Promise.all([reset('een nieuwe zin'), reset('een nieuwe zin')])
    expect(answers.flatMap(keysOf)).toEqual(['link-expired'])
    expect(await shop.shop.isPasswordLink(hash)).toBe(false)
    expect(await shop.shop.customerOf(customerToken)).toBeUndefined()
    expect(keysOf(await logIn(email, 'een korte zin'))).toEqual(['login-failed'])
    accepted(await logIn(email, 'een nieuwe zin'))
  })

  test('can’t be replaced by an old link, nor by one that links elsewhere', async () => {
    const { email } = await register()
    await shop.runJobs()
    shop.mails.length = 0
    await ask(email)
    await shop.runJobs()
    const before = shop.clock.now()
    shop.clock.advance(2 * 60 * 60_000 + 1)
    expect(await shop.shop.isPasswordLink(linkIn(shop.mails[0]?.text ?? ''))).toBe(false)
    shop.clock.moveTo(before)
    const elsewhere = await shop.shop.sendPasswordRecoveryMail(nl, { email, storefrontUrl: 'https://evil.example' })
    expect(keysOf(elsewhere)).toEqual(['storefrontUrl: storefront-url-not-allowed'])
  })
})

describe('changing', () => {
  test('the e-mail address wants the password, and tells the old address', async () => {
    const { customer, email } = await register()
    await shop.runJobs()
    shop.mails.length = 0
    const wrong = await shop.shop.changeEmail(customer, { email: 'new@example.org', password: 'fout' })
    expect(keysOf(wrong)).toEqual(['password: password-wrong'])
    const other = await register()
    const taken = await shop.shop.changeEmail(customer, { email: other.email, password: 'een korte zin' })
    expect(keysOf(taken)).toEqual(['email: account-exists'])
    accepted(await shop.shop.changeEmail(customer, { email: `New${number}@Example.org`, password: 'een korte zin' }))
    await shop.runJobs()
    const written = shop.mails.map(({ to, subject }) => [to, subject])
    expect(written).toContainEqual([email, 'Je e-mailadres is gewijzigd'])
    expect(written).toContainEqual([`new${number}@example.org`, 'Bevestig je e-mailadres'])
    accepted(await logIn(`new${number}@example.org`, 'een korte zin'))
  })

  test('the password logs in again and everybody else out', async () => {
    const { customer, email, contextToken, customerToken } = await register()
    const change = (password: string, newPassword: string, newPasswordConfirm = newPassword) =>
      shop.shop.changePassword(nl, contextToken, customer, { password, newPassword, newPasswordConfirm, device: '?' })
    expect(keysOf(await change('fout', 'kort', 'korter'))).toEqual([
      'password: password-wrong',
      'newPassword: password-too-short',
      'newPasswordConfirm: password-not-repeated',
    ])
    const again = accepted(await change('een korte zin', 'een nieuwe zin'))
    expect(await shop.shop.customerOf(customerToken)).toBeUndefined()
    expect((await shop.shop.customerOf(again.customerToken))?.customer.email).toBe(email)
    await shop.runJobs()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toContainEqual([email, 'Je wachtwoord is gewijzigd'])
  })

  test('the profile fills missing names from what is known', async () => {
    const { customer } = await register()
    const changed = accepted(await shop.shop.updateCustomer(customer, { firstName: '', newsletter: true }))
    // The newsletter is shown once its owner has confirmed it.
    expect([changed.firstName, changed.lastName, changed.newsletter]).toEqual(['Sanne', 'de Wit', false])
    const lists = accepted(
      await shop.shop.updateCustomer(customer, { customFields: { stores: ['UTR', 'UTR', 'AMS'] } }),
    )
    expect(lists.customFields).toEqual({ stores: ['UTR', 'AMS'] })
    const looks = accepted(await shop.shop.updateCustomer(lists, { customFields: { lookbooks: ['autumn'] } }))
    expect(looks.customFields).toEqual({ stores: ['UTR', 'AMS'], lookbooks: ['autumn'] })
    // Half a character is nothing that the database could hold, and neither is what is left of one that is cut in two.
    const half = accepted(
      await shop.shop.updateCustomer(looks, { customFields: { lookbooks: ['a\ud800b', `${'x'.repeat(99)}😀`] } }),
    )
    expect(half.customFields.lookbooks).toEqual(['a\ufffdb', `${'x'.repeat(99)}\ufffd`])
  })
})

describe('the address book', () => {
  const typed = soundAddress

  test('makes the first address the default, and lets go of no default', async () => {
    const { customer } = await register()
    const first = accepted(await shop.shop.addAddress(nl, customer, typed))
    const second = accepted(await shop.shop.addAddress(nl, customer, { ...typed, city: 'Utrecht' }))
    expect(keysOf(await shop.shop.deleteAddress(customer, first.id))).toEqual(['id: address-is-default'])
    accepted(await shop.shop.setDefaultAddress(customer, 'billing', second.id))
    accepted(await shop.shop.setDefaultAddress(customer, 'shipping', second.id))
    accepted(await shop.shop.deleteAddress(customer, first.id))
    expect((await shop.shop.addressBook(customer)).map(({ city }) => city)).toEqual(['Utrecht'])
  })

  test('is its owner’s alone', async () => {
    const { customer } = await register()
    const { id } = accepted(await shop.shop.addAddress(nl, customer, typed))
    const { customer: stranger } = await register()
    expect(keysOf(await shop.shop.updateAddress(nl, stranger, id, typed))).toEqual(['id: address-missing'])
    expect(keysOf(await shop.shop.deleteAddress(stranger, id))).toEqual(['id: address-missing'])
    expect(keysOf(await shop.shop.setDefaultAddress(stranger, 'billing', id))).toEqual(['id: address-missing'])
    expect(await shop.shop.addressBook(stranger)).toEqual([])
  })

  test('refuses an address that does not exist in its country', async () => {
    const { customer } = await register()
    const answer = await shop.shop.addAddress(nl, customer, { ...typed, zipcode: '99', city: '' })
    expect(keysOf(answer).sort()).toEqual(['city: city-required', 'zipcode: zipcode-invalid'])
  })
})

describe('deleting an account', () => {
  test('wants the password, takes everything along, and leaves the orders to nobody', async () => {
    const { customer, email, contextToken, customerToken } = await register()
    await shop.shop.addToCart(nl, contextToken, [{ referencedId: '10001.001.38', quantity: 1 }])
    expect(keysOf(await shop.shop.deleteCustomer(customer, { password: 'fout' }))).toEqual(['password: password-wrong'])
    accepted(await shop.shop.deleteCustomer(customer, { password: 'een korte zin' }))
    expect(await shop.shop.customerOf(customerToken)).toBeUndefined()
    expect(keysOf(await logIn(email, 'een korte zin'))).toEqual(['login-failed'])
    const context = await shop.shop.findContext(nl, contextToken)
    expect([context?.customerId, context?.email, context?.cartId]).toEqual([null, null, null])
    // The address is free for a new account.
    await register({ email })
  })

  test('can be preceded by taking one’s data along, which hold no key and no secret', async () => {
    const { customer } = await register({ birthday: { year: 1990, month: 5, day: 21 } })
    const text = await shop.shop.exportCustomer(nl, customer)
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: customer.email, birthday: '1990-05-21' },
      devices: [{ device: 'Firefox, Android' }],
    })
    expect(text).not.toContain(customer.emailToken)
    expect(text).not.toContain(customer.id)
  })
})

describe('a browser that is logged out', () => {
  const checkoutOf = async (contextToken: string) => {
    const context = await shop.shop.findContext(nl, contextToken)
    return context && { email: context.email, cart: context.cartId !== null }
  }
  const withCart = async () => {
    const me = await register()
    const phone = accepted(await logIn(me.email, 'een korte zin'))
    await shop.shop.addToCart(nl, phone.contextToken, [{ referencedId: fixtures.boot, quantity: 1 }])
    return { me, phone }
  }

  test('from another device loses cart and e-mail, which wait in the account', async () => {
    const { me, phone } = await withCart()
    const [session] = (await shop.shop.sessionsOf(me.customer)).filter(({ device }) => device === 'Safari, iPhone')
    const asked = { id: session?.id ?? '', current: undefined, password: 'een korte zin', code: '' }
    expect(await shop.shop.endSession(me.customer, asked)).toBe(true)
    expect(await checkoutOf(phone.contextToken)).toBeUndefined()
    const again = accepted(await logIn(me.email, 'een korte zin'))
    expect(await checkoutOf(again.contextToken)).toEqual({ email: me.email, cart: true })
  })

  test('by a new password, while the one that chose it goes on with its cart', async () => {
    const { me, phone } = await withCart()
    const typed = { password: 'een korte zin', newPassword: 'een langere zin', newPasswordConfirm: 'een langere zin' }
    const after = accepted(
      await shop.shop.changePassword(nl, me.contextToken, me.customer, { ...typed, device: 'Firefox, Android' }),
    )
    expect(await checkoutOf(phone.contextToken)).toBeUndefined()
    expect(await checkoutOf(after.contextToken)).toEqual({ email: me.email, cart: true })
  })

  test('by its owner leaves nothing under the token that it had', async () => {
    const { phone } = await withCart()
    accepted(await shop.shop.logOut(phone.customerToken))
    expect(await checkoutOf(phone.contextToken)).toBeUndefined()
    expect(keysOf(await shop.shop.logOut(phone.customerToken))).toEqual(['already-logged-out'])
  })

  test('because its login ran out is a guest’s, cart included, and can’t log out once more', async () => {
    const { phone } = await withCart()
    shop.clock.advance(8 * day)
    expect(await shop.shop.customerOf(phone.customerToken)).toBeUndefined()
    expect((await checkoutOf(phone.contextToken))?.cart).toBe(true)
    expect(keysOf(await shop.shop.logOut(phone.customerToken))).toEqual(['already-logged-out'])
  })
})

test('an address that an account left collects no second fifty points', async () => {
  const me = await register()
  accepted(await shop.shop.changeEmail(me.customer, { email: `next-${me.email}`, password: 'een korte zin' }))
  const second = await register({ email: me.email })
  expect((await shop.shop.loyaltyOf(second.customer)).available).toBe(0)
  expect((await shop.shop.loyaltyOf(me.customer)).available).toBe(50)
})
