import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import { passwordOfAll } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { markedPerson } from './marked-person.ts'

const shop = await openTestShop()
const { db, clock } = shop
const nl = storefrontOf('nl_NL')
const start = '2026-11-21T10:00:00Z'
const password = passwordOfAll
/** What nobody else's data holds. */
let mark = ''
let email: string
let phone: string
let round = 0

beforeEach(() => {
  clock.moveTo(start)
  shop.mails.length = 0
  round++
  mark = `quirijn${'abcdefghijklmnopqrstuvwxyz'[round]}q`
  email = `${mark}@example.com`
  phone = `06123456${10 + round}`
})

const accepted = <T extends object>(answer: T): Exclude<T, { refused: true }> => {
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { refused: true }>
}
const home = () => ({
  countryIso: 'NL',
  firstName: 'Quirijn',
  lastName: `Zwaluw${mark}`,
  zipcode: '1012AB',
  city: 'Amsterdam',
  street: `Kade${mark}`,
  additionalAddressLine1: '7',
  phoneNumber: phone,
})
async function register(change: { newsletter?: boolean; address?: boolean } = {}): Promise<LoggedIn> {
  const answer = await shop.shop.registerCustomer(nl, undefined, {
    ...markedPerson(mark, email),
    newsletter: change.newsletter ?? false,
    billingAddress: change.address ? home() : null,
    storefrontUrl: 'http://shop.test/nl',
    device: 'Firefox, Android',
  })
  return accepted(answer)
}
/** Boots, ordered and paid by somebody who is logged in. */
async function order(login: LoggedIn, store: StorefrontCode = 'nl_NL'): Promise<string> {
  await shop.setStock(fixtures.boot, 50)
  const me = await apiShopper(shop, store, login)
  await me.add(fixtures.boot)
  await me.call(
    'mutation ($e: String, $b: AddressInput) { setShippingAddress(email: $e, billingAddress: $b) { __typename } }',
    {
      e: email,
      b: home(),
    },
  )
  await me.choosePayment('ideal')
  const { id = '', reference = '' } = await me.place({ comment: `Graag bij ${mark} aanbellen` })
  const { redirectUrl = '' } = await me.pay(id)
  await shop.decide(redirectUrl, 'paid')
  await me.comeBack(reference)
  await shop.runJobs()
  return id
}

/** Where a text stands in the whole database: names of tables. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} as row where row::text ilike ${`%${text}%`}`.execute(db)
    if ((hits.rows[0]?.n ?? 0) > 0) found.push(name)
  }
  return found.sort()
}
const decisions = async (login: LoggedIn) =>
  JSON.parse(await shop.shop.exportCustomer(nl, login.customer)).consents.map(
    (consent: { purpose: string; decision: string; form: string }) =>
      `${consent.purpose} ${consent.decision} (${consent.form})`,
  )

describe('what somebody agreed to', () => {
  test('is written down with its words, its form and its hour, and no address', async () => {
    const login = await register({ newsletter: true })
    await shop.runJobs()
    const asked = shop.mails.find(({ subject }) => subject.startsWith('Bevestig'))
    const token = /bevestigen\/([\w-]{43})\//.exec(asked?.text ?? '')?.[1] ?? ''
    accepted(await shop.shop.confirmNewsletter(token))
    const { customerToken: bearer, contextToken } = login
    await shop.ask(
      'mutation { saveCookieConsent(enabled: true) { success } }',
      {},
      { token: contextToken, customerToken: bearer },
    )
    await shop.ask(
      'mutation { saveCookieConsent(enabled: false) { success } }',
      {},
      { token: contextToken, customerToken: bearer },
    )
    accepted(await shop.shop.updateCustomer({ ...login.customer, newsletter: true }, { newsletter: false }))
    expect(await decisions(login)).toEqual([
      'newsletter asked (loyalty)',
      'terms given (register)',
      'newsletter given (mail-link)',
      'marketing-cookies given (cookie-settings)',
      'marketing-cookies refused (cookie-settings)',
      'newsletter withdrawn (account)',
    ])
    const rows = await db.selectFrom('consents').selectAll().where('customer_id', '=', login.customer.id).execute()
    expect(rows.every((row) => row.at.toISOString() === '2026-11-21T10:00:00.000Z')).toBe(true)
    expect(rows.every((row) => /^20\d\d-\d\d$/.test(row.wording_version) && row.language === 'nl')).toBe(true)
    expect(await tablesWith(email)).not.toContain('consents')
  })

  test('can’t be changed or taken away afterwards', async () => {
    await register()
    await expect(db.updateTable('consents').set({ decision: 'refused' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('consents').execute()).rejects.toThrow('append-only')
  })

  test('of a stranger is nobody’s to save', async () => {
    await expect(shop.ask('mutation { saveCookieConsent(enabled: true) { success } }')).rejects.toThrow('Not logged in')
  })
})

/** A browser of the person who is looked for everywhere. */
const newBrowser = () => ({
  ...shop.push.subscribe(),
  endpoint: `https://fcm.googleapis.com/fcm/send/${mark}-${crypto.randomUUID()}`,
})

/** A browser that waits for a size, and its address, while its owner is logged in. */
async function waitByPush({ customer }: { readonly customer: { readonly id: string } }): Promise<string> {
  const subscription = newBrowser()
  accepted(await shop.shop.addPushAlert(nl, { sku: fixtures.boot, subscription, customerId: customer.id }))
  return subscription.endpoint
}

describe('one’s own data', () => {
  test('holds all that there is, and can be read in the language of the shop', async () => {
    const login = await register({ address: true, newsletter: true })
    await order(login)
    accepted(await shop.shop.updateCustomer(login.customer, { customFields: { lookbooks: ['evening-walk'] } }))
    const endpoint = await waitByPush(login)
    const { customer } = (await shop.shop.customerOf(login.customerToken)) ?? {}
    if (!customer) throw new Error('Not logged in')
    const file = JSON.parse(await shop.shop.exportCustomer(nl, customer))
    expect(Object.keys(file).sort()).toEqual(
      [
        'addresses',
        'codesOfApp',
        'consents',
        'devices',
        'giftCards',
        'newsletter',
        'notifications',
        'orders',
        'passkeys',
        'points',
        'profile',
        'reservations',
        'reviews',
        'careReminders',
        'repairs',
        'stockAlerts',
        'vouchers',
        'wishlist',
        'withdrawals',
      ].sort(),
    )
    expect(file.orders[0].lines.length).toBeGreaterThan(0)
    expect(file.notifications).toMatchObject([
      { kind: 'back_in_stock', sku: fixtures.boot, wordingVersion: '2026-11', askedAt: clock.now().toISOString() },
    ])
    const page = await shop.shop.exportCustomer(nl, customer, 'page')
    for (const text of [
      '<html lang="nl-NL">',
      'Wat we van je weten',
      email,
      `Quirijn Zwaluw${mark}`,
      '5 juni 1987',
      `Kade${mark} 7`,
      '1012 AB Amsterdam',
      'evening-walk',
      'Voor je aanmelding',
      'Voorwaarden van het account, akkoord',
      'Firefox, Android',
    ])
      expect(page).toContain(text)
    // What opens something is in neither.
    const secrets = [customer.emailToken, login.customerToken, login.contextToken, endpoint]
    for (const secret of secrets) expect(JSON.stringify(file) + page).not.toContain(secret)
    const german = await shop.shop.exportCustomer(storefrontOf('de_DE'), customer, 'page')
    expect(german).toContain('Was wir über Sie wissen')
  })

  test('is text, whatever somebody is called', async () => {
    const login = await register()
    accepted(await shop.shop.updateCustomer(login.customer, { firstName: '<script>alert(1)</script>' }))
    const { customer } = (await shop.shop.customerOf(login.customerToken)) ?? {}
    if (!customer) throw new Error('Not logged in')
    expect(await shop.shop.exportCustomer(nl, customer, 'page')).not.toContain('<script')
  })
})

describe('an account that is deleted', () => {
  test('without orders leaves nothing behind', async () => {
    const login = await register({ address: true, newsletter: true })
    await waitByPush(login)
    await shop.runJobs()
    accepted(await shop.shop.deleteCustomer(login.customer, { password }))
    await shop.runJobs()
    await shop.shop.purgeExpiredData()
    for (const text of [mark, phone.slice(1)]) {
      expect([text, await tablesWith(text)]).toEqual([text, []])
    }
    // The proof stays, and proves by a hash.
    const [proof] = await db.selectFrom('consents').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect(proof?.customer_id).toBeNull()
  })

  test('with an order leaves what an invoice says, once the parcel is kept', async () => {
    const login = await register({ address: true })
    const id = await order(login)
    // Without being logged in, by the link of the order.
    accepted(await shop.shop.addOrderPush(nl, { orderId: id, subscription: newBrowser() }))
    accepted(await shop.shop.deleteCustomer(login.customer, { password }))
    await shop.runJobs()
    await shop.shop.purgeExpiredData()
    expect(await tablesWith(`send/${mark}`)).toEqual([])
    // It is still on its way: somebody has to be able to say so.
    expect(await tablesWith(email)).toEqual(['orders'])

    await db.updateTable('orders').set({ delivered_at: clock.now() }).where('id', '=', id).execute()
    clock.advance(46 * day)
    await shop.shop.purgeExpiredData()
    expect(await tablesWith(email)).toEqual([])
    expect(await tablesWith(phone.slice(1))).toEqual([])
    const kept = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept.billing_address).toMatchObject({
      lastName: `Zwaluw${mark}`,
      street: `Kade${mark}`,
      phoneNumber: null,
    })
    expect(kept.shipping_address).toMatchObject({ lastName: '', street: '', zipcode: '1012 AB', country: 'NL' })
    expect([kept.comment, kept.customer_id]).toEqual([null, null])
  })

  test('by the law of its market leaves nothing after seven years, and everything until then', async () => {
    const login = await register()
    const id = await order(login)
    accepted(await shop.shop.deleteCustomer(login.customer, { password }))
    await shop.runJobs()
    const isThere = async () => (await db.selectFrom('orders').select('id').where('id', '=', id).execute()).length === 1
    clock.moveTo('2033-12-31T12:00:00Z')
    await shop.shop.purgeExpiredData()
    expect(await isThere()).toBe(true)
    clock.moveTo('2034-01-02T12:00:00Z')
    await shop.shop.purgeExpiredData()
    expect(await isThere()).toBe(false)
    expect(await tablesWith(mark)).toEqual([])
  })
})

describe('with time', () => {
  test('a cart that nobody touches is forgotten with the address typed into it, and one in use is not', async () => {
    const [left, used] = [await apiShopper(shop), await apiShopper(shop)]
    await shop.setStock(fixtures.boot, 50)
    for (const me of [left, used]) {
      await me.add(fixtures.boot)
      await me.giveAddress({ street: `Kade${mark}` })
    }
    clock.advance(60 * day)
    await used.add(fixtures.boot)
    clock.advance(31 * day)
    await shop.shop.purgeExpiredData()
    await shop.shop.purgeExpiredData()
    expect((await left.cart()).count).toBe(0)
    expect((await used.cart()).count).toBe(2)
    const addressed = await db.selectFrom('addresses').select('id').where('street', '=', `Kade${mark}`).execute()
    expect(addressed).toHaveLength(1)
  })

  test('what stood in mails goes after ninety days, that they were sent stays', async () => {
    const write = (key: string, created_at: Date) =>
      db
        .insertInto('mail_outbox')
        .values({
          key,
          recipient: email,
          subject: 'Dag',
          html: 'x',
          text: 'y',
          language: 'nl',
          created_at,
          sent_at: created_at,
        })
        .execute()
    await write(`old:${email}`.replace(email, newCode()), clock.now())
    clock.advance(80 * day)
    await write(`new:${newCode()}`, clock.now())
    clock.advance(11 * day)
    await shop.shop.purgeExpiredData()
    const rows = await db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()
    expect(rows.map(({ recipient, text, sent_at }) => [recipient, text, sent_at !== null])).toEqual([
      ['', '', true],
      [email, 'y', true],
    ])
  })

  test('proofs of consent go after five years', async () => {
    const { customer } = await register()
    const proofs = async () =>
      (await db.selectFrom('consents').select('id').where('customer_id', '=', customer.id).execute()).length
    clock.advance(4 * 365 * day)
    await db.updateTable('customers').set({ active_at: clock.now() }).where('id', '=', customer.id).execute()
    await shop.shop.purgeExpiredData()
    expect(await proofs()).toBe(1)
    clock.advance(366 * day)
    await db.updateTable('customers').set({ active_at: clock.now() }).where('id', '=', customer.id).execute()
    await shop.shop.purgeExpiredData()
    expect(await proofs()).toBe(0)
  })

  test('an account nobody uses is announced, and then deleted', async () => {
    const { customer, customerToken } = await register()
    await shop.runJobs()
    shop.mails.length = 0
    clock.moveTo('2028-10-20T10:00:00Z')
    await shop.shop.purgeExpiredData()
    await shop.runJobs()
    expect(shop.mails).toEqual([])
    clock.moveTo('2028-10-22T10:00:00Z')
    for (let round = 0; round < 3; round++) await shop.shop.purgeExpiredData()
    await shop.runJobs()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Wil je je account houden?']])
    expect(await shop.shop.customerOf(customerToken)).toBeUndefined()
    clock.moveTo('2028-11-22T10:00:00Z')
    await shop.shop.purgeExpiredData()
    await shop.runJobs()
    expect(shop.mails.at(-1)?.subject).toBe('Je account is verwijderd')
    expect(await db.selectFrom('customers').select('id').where('id', '=', customer.id).execute()).toEqual([])
  })

  test('whoever logs in after the announcement keeps it', async () => {
    const { customer } = await register()
    clock.moveTo('2028-10-22T10:00:00Z')
    await shop.shop.purgeExpiredData()
    accepted(await shop.shop.logIn(nl, undefined, { username: email, password, device: 'Firefox, Linux' }))
    clock.moveTo('2029-01-22T10:00:00Z')
    await shop.shop.purgeExpiredData()
    expect(await db.selectFrom('customers').select('id').where('id', '=', customer.id).execute()).toHaveLength(1)
  })

  test('an address that left the newsletter goes after a year', async () => {
    accepted(
      await shop.shop.subscribeToNewsletter(nl, {
        firstname: 'Q',
        lastname: 'Z',
        gender: 'none',
        email,
        source: 'website',
      }),
    )
    const row = await db
      .selectFrom('newsletter_members')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    accepted(await shop.shop.updateNewsletterSettings(row.settings_token, { subscribed: false }))
    await shop.runJobs()
    clock.advance(364 * day)
    await shop.shop.purgeExpiredData()
    expect(await tablesWith(email)).toEqual(['newsletter_members'])
    clock.advance(2 * day)
    await shop.shop.purgeExpiredData()
    expect(await tablesWith(email)).toEqual([])
  })
})
