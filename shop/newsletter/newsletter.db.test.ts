import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { freshAddress } from '#test/shop/fresh-address.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { NewMember } from './subscribe.ts'

const shop = await openTestShop()
const nl = storefrontOf('nl_NL')
const de = storefrontOf('de_DE')
let email = ''

beforeEach(async () => {
  email = await freshAddress(shop)
})

const form = (change: Record<string, string> = {}) => ({
  firstname: 'Sanne',
  lastname: 'de Wit',
  gender: 'mrs',
  email,
  source: 'website',
  ...change,
})
const subscribe = (change: Record<string, string> = {}, storefront = nl) =>
  shop.shop.subscribeToNewsletter(storefront, form(change))
const row = async (of = email) =>
  shop.db.selectFrom('newsletter_members').selectAll().where('email', '=', of).executeTakeFirst()
const statusOf = async (of = email) => (await row(of))?.status
const mailsTo = (of: string) => shop.mails.filter(({ to }) => to === of)
function accepted<T extends object>(answer: T): Exclude<T, { refused: true }> {
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { refused: true }>
}
const keysOf = (answer: object) =>
  isRefused(answer) ? answer.refusals.map((one) => `${one.field ?? ''}: ${one.messageKey}`) : []

/** The token of the link in the newest mail to an address. */
async function linkOf(of = email): Promise<string> {
  await shop.runJobs()
  const text = mailsTo(of).at(-1)?.text ?? ''
  return /(?:bevestigen|confirm|bestaetigen|confirmer)\/([A-Za-z0-9_-]{43})\//.exec(text)?.[1] ?? ''
}
async function join(of = email): Promise<string> {
  accepted(await subscribe({ email: of }))
  accepted(await shop.shop.confirmNewsletter(await linkOf(of)))
  await shop.runJobs()
  return (await row(of))?.settings_token ?? ''
}

describe('asking for the newsletter', () => {
  test('puts nobody on it before the link in the mail was used', async () => {
    expect(await subscribe()).toEqual({ asked: true })
    expect(await row()).toMatchObject({
      status: 'pending',
      newsletter_id: 1,
      newsletter_language: 'NL',
      source: 'website',
      confirmed_at: null,
      wording_version: expect.stringMatching(/^\d{4}-\d{2}/),
      asked_at: shop.clock.now(),
    })
    await shop.runJobs()
    expect(await shop.contactOf(email)).toBeUndefined()
    const [mail] = mailsTo(email)
    expect(mail?.subject).toContain('Bevestig')
    expect(mail?.text).not.toContain('Sanne')
    expect(JSON.stringify(await row())).not.toContain(await linkOf())

    shop.clock.advance(minute)
    accepted(await shop.shop.confirmNewsletter(await linkOf()))
    expect(await row()).toMatchObject({ status: 'subscribed', confirmed_at: shop.clock.now() })
    await shop.runJobs()
    expect(await shop.contactOf(email)).toMatchObject({ listIds: [1], attributes: { FIRSTNAME: 'Sanne' } })
  })

  test('says every error at once, and keeps nothing', async () => {
    const answer = await subscribe({ firstname: '', lastname: ' ', gender: '', email: 'abc', source: 'elsewhere' })
    expect(keysOf(answer)).toEqual([
      'gender: salutation-required',
      'firstname: first-name-required',
      'lastname: last-name-required',
      'email: email-invalid',
      'source: field-required',
    ])
    expect(await row('abc')).toBeUndefined()
    expect(keysOf(await subscribe({ gender: 'none' }))).toEqual([])
    expect((await row())?.salutation).toBeNull()
  })

  test('at once and again is one member and one mail', async () => {
    await Promise.all([1, 2, 3, 4].map(() => subscribe({ email: ` ${email.toUpperCase()}` })))
    await subscribe()
    await shop.runJobs()
    expect(mailsTo(email)).toHaveLength(1)
    shop.clock.advance(11 * minute)
    await subscribe()
    await shop.runJobs()
    expect(mailsTo(email)).toHaveLength(2)
  })

  test('is answered alike for whoever is on it already, who is written nothing', async () => {
    await join()
    shop.mails.length = 0
    expect(await subscribe({ firstname: 'Mallory' })).toEqual({ asked: true })
    await shop.runJobs()
    expect(mailsTo(email)).toEqual([])
    expect(await row()).toMatchObject({ status: 'subscribed', first_name: 'Sanne' })
  })

  test('is confirmed twice without harm, and not after seven days', async () => {
    await subscribe()
    const token = await linkOf()
    accepted(await shop.shop.confirmNewsletter(token))
    accepted(await shop.shop.confirmNewsletter(token))
    await shop.runJobs()
    expect(mailsTo(email)).toHaveLength(2)

    const late = `late-${email}`
    await subscribe({ email: late })
    const lateToken = await linkOf(late)
    shop.clock.advance(7 * day)
    expect(await shop.shop.isNewsletterLink(lateToken)).toBe(false)
    expect(keysOf(await shop.shop.confirmNewsletter(lateToken))).toEqual([': link-expired'])
    expect(keysOf(await shop.shop.confirmNewsletter('nonsense'))).toEqual([': link-expired'])
    shop.clock.advance(24 * day)
    await shop.shop.purgeNewsletter()
    expect([await statusOf(late), await statusOf()]).toEqual([undefined, 'subscribed'])
  })

  test('writes in the language of the storefront, with a link that unsubscribes in one click', async () => {
    await subscribe({}, de)
    accepted(await shop.shop.confirmNewsletter(await linkOf()))
    await shop.runJobs()
    const welcome = mailsTo(email).at(-1)
    const hash = (await row())?.settings_token ?? ''
    const settings = `http://shop.test${routePath(de, 'newsletterSettings', { hash })}`
    expect(welcome?.subject).toBe('Sie sind angemeldet')
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<${settings}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(welcome?.text).toContain(settings)
    expect((await shop.contactOf(email))?.attributes.SETTINGS_URL).toBe(settings)
  })
})

describe('the settings', () => {
  test('are opened by their token alone', async () => {
    const hash = await join()
    expect(await shop.shop.newsletterSettings(hash)).toMatchObject({ email, firstName: 'Sanne', status: 'subscribed' })
    expect(await shop.shop.newsletterSettings(`${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined()
    expect(await shop.shop.newsletterSettings('x')).toBeUndefined()
    expect(keysOf(await shop.shop.updateNewsletterSettings('x', { subscribed: false }))).toEqual([': link-expired'])
  })

  test('change the name, the salutation and the language, and leave the rest', async () => {
    const hash = await join()
    const { member } = accepted(
      await shop.shop.updateNewsletterSettings(hash, { firstname: 'Sanna', gender: 'none', language: 'fr' }),
    )
    expect(member).toMatchObject({
      firstName: 'Sanna',
      lastName: 'de Wit',
      salutation: null,
      language: 'fr',
      storefrontCode: 'fr_FR',
      list: { id: 6, language: 'FR' },
      status: 'subscribed',
    })
    await shop.runJobs()
    expect(await shop.contactOf(email)).toMatchObject({ listIds: [6], attributes: { FIRSTNAME: 'Sanna' } })
    expect(keysOf(await shop.shop.updateNewsletterSettings(hash, { firstname: ' ', gender: 'x' }))).toEqual([
      'gender: salutation-required',
      'firstname: first-name-required',
    ])
  })

  test('unsubscribe in one step, until it is confirmed anew', async () => {
    const hash = await join()
    const left = accepted(await shop.shop.updateNewsletterSettings(hash, { subscribed: false }))
    expect(left.member).toMatchObject({ status: 'unsubscribed', unsubscribedAt: shop.clock.now() })
    accepted(await shop.shop.updateNewsletterSettings(hash, { subscribed: false }))
    await shop.runJobs()
    expect(await shop.contactOf(email)).toBeUndefined()

    shop.mails.length = 0
    expect(await subscribe()).toEqual({ asked: true })
    expect(await statusOf()).toBe('unsubscribed')
    const token = await linkOf()
    expect(mailsTo(email)).toHaveLength(1)
    accepted(await shop.shop.confirmNewsletter(token))
    await shop.runJobs()
    expect(await statusOf()).toBe('subscribed')
    expect(await shop.contactOf(email)).toBeDefined()
  })

  test('switch it on again only by a link that is mailed', async () => {
    const hash = await join()
    accepted(await shop.shop.updateNewsletterSettings(hash, { subscribed: false }))
    const { member, confirmationSent } = accepted(await shop.shop.updateNewsletterSettings(hash, { subscribed: true }))
    expect([member.status, confirmationSent]).toEqual(['unsubscribed', true])
    accepted(await shop.shop.confirmNewsletter(await linkOf()))
    expect(await statusOf()).toBe('subscribed')
  })

  test('whoever leaves takes a link along that was to confirm', async () => {
    await subscribe()
    const token = await linkOf()
    const hash = (await row())?.settings_token ?? ''
    accepted(await shop.shop.updateNewsletterSettings(hash, { subscribed: false }))
    expect(keysOf(await shop.shop.confirmNewsletter(token))).toEqual([': link-expired'])
  })
})

describe('a reader from elsewhere', () => {
  const add = (change: Partial<NewMember> = {}, storefront = de) =>
    shop.shop.addNewsletterMember(storefront, { email, firstname: 'Greta', lastname: 'Groß', ...change })

  test.each([
    ['AT', 5, 'DE'],
    ['LU', 7, 'DE'],
    ['DE', 5, 'DE'],
    ['XX', 5, 'DE'],
  ])('in %s is put on list %i', async (country, id, language) => {
    accepted(await add({ country }))
    expect(await row()).toMatchObject({ newsletter_id: id, newsletter_language: language, source: 'webshop' })
  })

  test('is put on the list that is named, if there is one', async () => {
    accepted(await add({ id: 8, language: 'FR' }))
    expect((await row())?.newsletter_id).toBe(8)
    accepted(await add({ id: 9, language: 'FR' }))
    expect((await row())?.newsletter_id).toBe(5)
  })

  test('brings what a store knows', async () => {
    const known = { source: 'loyalty_store', branchcode: '012', address: 'Domstraße', housenumber: '12a', city: 'Köln' }
    accepted(await add({ ...known, birthday: { year: 1990, month: 5, day: 21 } }))
    expect(await row()).toMatchObject({
      source: 'loyalty_store',
      branchcode: '012',
      address: 'Domstraße',
      house_number: '12a',
      city: 'Köln',
      birthday: '1990-05-21',
    })
  })

  test('is refused with what is wrong', async () => {
    const birthday = { year: 1990, month: 2, day: 30 }
    expect(keysOf(await add({ email: '', source: 'tv', birthday, city: 'x'.repeat(101) }))).toEqual([
      'email: email-required',
      'birthday: birthday-invalid',
      'source: field-required',
      'city: field-too-long',
    ])
  })
})

describe('an account', () => {
  const register = (change: { newsletter?: boolean; branchcode?: string } = {}) =>
    shop.shop.registerCustomer(nl, undefined, {
      firstName: 'Sanne',
      lastName: 'de Wit',
      email,
      password: 'een korte zin',
      salutation: 'mrs',
      birthday: null,
      newsletter: true,
      billingAddress: null,
      storefrontUrl: 'http://shop.test/nl',
      device: 'Firefox, Android',
      ...change,
    })
  const shown = async (token: string) => (await shop.shop.customerOf(token))?.customer.newsletter

  test('asks as a member of the club, and shows it once it is confirmed', async () => {
    const { customerToken } = accepted(await register())
    expect(await row()).toMatchObject({ status: 'pending', source: 'loyalty', salutation: 'mrs' })
    expect(await shown(customerToken)).toBe(false)
    await shop.runJobs()
    const confirmMail = mailsTo(email).find(({ subject }) => subject.startsWith('Bevestig'))
    const token = /(?:bevestigen|confirm|bestaetigen|confirmer)\/([\w-]{43})\//.exec(confirmMail?.text ?? '')?.[1] ?? ''
    accepted(await shop.shop.confirmNewsletter(token))
    expect(await shown(customerToken)).toBe(true)
    const exported = await shop.shop.customerOf(customerToken)
    const text = exported && (await shop.shop.exportCustomer(nl, exported.customer))
    expect(text).toContain('"status": "subscribed"')
    expect(text).not.toContain((await row())?.settings_token)
  })

  test('on a tablet in a store says which one', async () => {
    accepted(await register({ branchcode: '007' }))
    expect(await row()).toMatchObject({ source: 'loyalty_store', branchcode: '007' })
  })

  test('is switched on by a link, and off at once', async () => {
    const { customer, customerToken } = accepted(await register({ newsletter: false }))
    expect(await row()).toBeUndefined()
    expect(accepted(await shop.shop.updateCustomer(customer, { newsletter: true })).newsletter).toBe(false)
    expect(await row()).toMatchObject({ status: 'pending', source: 'webshop' })
    accepted(await shop.shop.confirmNewsletter(await linkOf()))
    expect(await shown(customerToken)).toBe(true)
    expect(accepted(await shop.shop.updateCustomer(customer, { newsletter: false })).newsletter).toBe(false)
    expect([await statusOf(), await shown(customerToken)]).toEqual(['unsubscribed', false])
  })

  test('follows what is changed by mail', async () => {
    const hash = await join()
    const { customerToken } = accepted(await register({ newsletter: false }))
    expect(await shown(customerToken)).toBe(true)
    accepted(await shop.shop.updateNewsletterSettings(hash, { subscribed: false }))
    expect(await shown(customerToken)).toBe(false)
  })

  test('takes the newsletter along to another address, which confirms it', async () => {
    await join()
    const { customer, customerToken } = accepted(await register({ newsletter: false }))
    const next = `next-${email}`
    accepted(await shop.shop.changeEmail(customer, { email: next, password: 'een korte zin' }))
    expect([await statusOf(email), await statusOf(next), await shown(customerToken)]).toEqual([
      'unsubscribed',
      'pending',
      false,
    ])
    await shop.runJobs()
    expect(await shop.contactOf(email)).toBeUndefined()
  })

  test('that is deleted leaves nothing behind, here or at the mailing service', async () => {
    await join()
    const { customer } = accepted(await register({ newsletter: false }))
    accepted(await shop.shop.deleteCustomer(customer, { password: 'een korte zin' }))
    await shop.runJobs()
    expect([await row(), await shop.contactOf(email)]).toEqual([undefined, undefined])
  })
})

test('an order asks for the newsletter when it is placed, and only then', async () => {
  const me = await apiShopper(shop, 'nl_NL')
  await me.readyToOrder(fixtures.boot)
  expect(await row('shopper@example.com')).toBeUndefined()
  await me.place({ newsletter: true })
  expect(await row('shopper@example.com')).toMatchObject({ status: 'pending', source: 'webshop', first_name: 'Sanne' })
})

describe('by the API', () => {
  const refused = '... on Refused { refusals { messageKey field } }'
  const ask = <T>(query: string, variables: Record<string, unknown>) =>
    shop.ask(query, variables, { store: 'de_DE' }) as unknown as Promise<T>
  type Answer = { __typename: string; refusals?: { messageKey: string; field: string | null }[] }

  test('the form is asked, confirmed, and its settings changed', async () => {
    const asked = await ask<{ newsletterSubscribe: Answer }>(
      `mutation ($input: NewsletterSubscribeInput!) { newsletterSubscribe(input: $input) { __typename ${refused} } }`,
      { input: form() },
    )
    expect(asked.newsletterSubscribe).toEqual({ __typename: 'NewsletterAsked' })
    const { confirmNewsletter } = await ask<{ confirmNewsletter: { hash: string } }>(
      'mutation ($token: String!) { confirmNewsletter(token: $token) { ... on NewsletterConfirmed { hash } } }',
      { token: await linkOf() },
    )
    const { updateNewsletterSettings: saved } = await ask<{ updateNewsletterSettings: object }>(
      `mutation ($hash: String!) { updateNewsletterSettings(hash: $hash, subscribed: false) { ... on NewsletterSaved { confirmationSent settings { email subscribed gender } } ${refused} } }`,
      confirmNewsletter,
    )
    expect(saved).toEqual({ confirmationSent: false, settings: { email, subscribed: false, gender: 'mrs' } })
  })

  test('a member is added with exactly the twelve fields of the specification', async () => {
    const input = {
      id: 7,
      language: 'DE',
      country: 'LU',
      email,
      firstname: 'Greta',
      lastname: 'Groß',
      birthday: '1990-05-21',
      source: 'loyalty_store',
      branchcode: '012',
      address: 'Domstraße',
      housenumber: '12a',
      city: 'Köln',
    }
    const add = (extra = {}) =>
      ask<{ ttAddNewsletterMember: Answer }>(
        `mutation ($input: NewsletterInput!) { ttAddNewsletterMember(input: $input) { __typename ${refused} } }`,
        { input: { ...input, ...extra } },
      )
    expect((await add()).ttAddNewsletterMember.__typename).toBe('NewsletterAsked')
    expect(await row()).toMatchObject({ newsletter_id: 7, birthday: '1990-05-21', country: 'LU' })
    expect((await add({ birthday: 'soon' })).ttAddNewsletterMember.refusals).toEqual([
      { messageKey: 'birthday-invalid', field: 'birthday' },
    ])
    await expect(add({ gender: 'mrs' })).rejects.toThrow(/gender/)
    await add()
    await add()
    await add()
    expect((await add()).ttAddNewsletterMember.refusals?.[0]?.messageKey).toBe('too-many-requests')
  })
})

describe('what the mailing service tells', () => {
  const tell = (because: 'unsubscribed' | 'complained' | 'bounced', of = email, at = shop.clock.now()) =>
    shop.shop.endSubscription({ email: of, because, at })
  const decisions = async () =>
    (
      await sql<{ decision: string; form: string }>`
        select decision, form from consents where subject = sha256(${email}::bytea) order by id`.execute(shop.db)
    ).rows.map(({ decision, form }) => `${decision} ${form}`)

  test.each(['unsubscribed', 'complained'] as const)('%s ends the newsletter, with when and why', async (because) => {
    await join()
    shop.clock.advance(day)
    await tell(because, ` ${email.toUpperCase()} `)
    await shop.runJobs()
    expect(await row()).toMatchObject({
      status: 'unsubscribed',
      left_because: because,
      unsubscribed_at: shop.clock.now(),
    })
    expect(await shop.contactOf(email)).toBeUndefined()
    expect(await decisions()).toEqual(['asked website', 'given mail-link', 'withdrawn mailing-service'])
  })

  test('a mailbox that is gone ends it, and decided nothing', async () => {
    await join()
    shop.clock.advance(day)
    await tell('bounced')
    expect(await row()).toMatchObject({ status: 'unsubscribed', left_because: 'bounced' })
    expect(await decisions()).toEqual(['asked website', 'given mail-link'])
  })

  test('is heard once, however often it is told', async () => {
    await join()
    shop.clock.advance(day)
    const at = shop.clock.now()
    await Promise.all([tell('unsubscribed'), tell('complained'), tell('unsubscribed')])
    shop.clock.advance(day)
    await tell('bounced')
    expect((await row())?.unsubscribed_at).toEqual(at)
    expect(await decisions()).toHaveLength(3)
  })

  test('is too late for somebody who said yes since, and too early for nobody', async () => {
    await join()
    const before = shop.clock.now()
    shop.clock.advance(day)
    await tell('unsubscribed', email, new Date(before.getTime() - day))
    expect(await statusOf()).toBe('subscribed')
    await tell('unsubscribed', email, new Date(shop.clock.now().getTime() + day))
    expect((await row())?.unsubscribed_at).toEqual(shop.clock.now())
  })

  test('is nothing to somebody who never confirmed, or whom nobody knows', async () => {
    accepted(await subscribe())
    await tell('complained')
    expect(await statusOf()).toBe('pending')
    await tell('complained', 'nobody@example.org')
    expect(await row('nobody@example.org')).toBeUndefined()
  })

  test('is over when they confirm again', async () => {
    await join()
    shop.clock.advance(day)
    await tell('complained')
    shop.clock.advance(day)
    await join()
    expect(await row()).toMatchObject({ status: 'subscribed', left_because: null, unsubscribed_at: null })
    expect(await shop.contactOf(email)).toMatchObject({ emailBlacklisted: false })
  })
})
