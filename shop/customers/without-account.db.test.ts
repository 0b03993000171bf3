import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { registration } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { LoggedIn } from './log-in.ts'

const shop = await openTestShop()
const { clock } = shop
const nl = storefrontOf('nl_NL')
const start = '2026-11-21T10:00:00Z'
const password = 'een korte zin'
let email = ''
let round = 0

beforeEach(() => {
  clock.moveTo(start)
  shop.mails.length = 0
  email = `guest${++round}@example.org`
})

const keysOf = (answer: object) => (isRefused(answer) ? answer.refusals.map(({ messageKey }) => messageKey) : [])
function accepted<T extends object>(answer: T): Exclude<T, { refused: true } | { step: string }> {
  if (isRefused(answer) || 'step' in answer) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { refused: true } | { step: string }>
}

/** Boots, ordered and paid by somebody who is not logged in, to be collected where a store is named. */
async function orderAsGuest(address: string, store?: string): Promise<string> {
  await shop.setStock(fixtures.boot, 50)
  const me = await apiShopper(shop)
  await me.add(fixtures.boot)
  await me.giveAddress()
  await me.call('mutation ($e: String) { setShippingAddress(email: $e) { __typename } }', { e: address })
  if (store)
    await me.call('mutation ($s: ID!) { setServicePoint(type: "store-pickup", providerId: $s) { __typename } }', {
      s: store,
    })
  await me.choosePayment()
  const { id = '', orderNumber = '', reference = '' } = await me.place()
  const { redirectUrl = '' } = await me.pay(id)
  await shop.decide(redirectUrl, 'paid')
  await me.comeBack(reference)
  await shop.runJobs()
  return orderNumber
}
async function register(address: string): Promise<LoggedIn> {
  const answer = await shop.shop.registerCustomer(nl, undefined, registration(address, password))
  await shop.runJobs()
  return accepted(answer)
}
/** What a link in the newest mail to an address carries. */
const linkTo = (address: string, path: RegExp): string =>
  shop.mails
    .filter(({ to }) => to === address)
    .toReversed()
    .flatMap(({ text }) => path.exec(text)?.[1] ?? [])[0] ?? ''
const confirmLink = /\/nl\/account\/confirm\/([\w-]{43})\//
const dataLink = /\/nl\/account\/data\/([\w-]{43})\//
const numbersOf = async ({ customer }: LoggedIn) => (await shop.shop.ordersOf(customer)).map((order) => order.number)

describe('what was ordered as a guest', () => {
  test('is in the account of the same address once its owner has shown to read its mail', async () => {
    const number = await orderAsGuest(` ${email.toUpperCase()}`.trim())
    const me = await register(email)
    expect(await numbersOf(me)).toEqual([])
    const link = linkTo(email, confirmLink)
    expect(accepted(await shop.shop.confirmEmail(me.customer, link)).orders).toBe(1)
    expect(await numbersOf(me)).toEqual([number])
    // Guests earn nothing (specification §1: the club is for members).
    expect((await shop.shop.loyaltyOf(me.customer)).entries.map(({ type }) => type)).toEqual(['signup'])
    expect(keysOf(await shop.shop.confirmEmail(me.customer, link))).toEqual(['link-expired'])
  })

  test('is given to nobody who only opened an account with the address, nor to another account by its link', async () => {
    await orderAsGuest(email)
    const impostor = await register(email)
    const stranger = await register(`stranger-${email}`)
    const link = linkTo(email, confirmLink)
    for (const [who, shown] of [
      [impostor, 'A'.repeat(43)],
      [impostor, linkTo(`stranger-${email}`, confirmLink)],
      [impostor, ''],
      [stranger, link],
    ] as const)
      expect(keysOf(await shop.shop.confirmEmail(who.customer, shown))).toEqual(['link-expired'])
    expect(await numbersOf(impostor)).toEqual([])
    expect(await numbersOf(stranger)).toEqual([])
  })

  test('is there too for whoever chooses a password by a mailed link', async () => {
    const number = await orderAsGuest(email)
    await register(email)
    await shop.shop.sendPasswordRecoveryMail(nl, { email, storefrontUrl: 'http://shop.test/nl/' })
    await shop.runJobs()
    const hash = linkTo(email, /finish\/([\w-]{43})\//)
    const me = accepted(
      await shop.shop.resetPassword(nl, undefined, { hash, newPassword: 'een nieuwe zin', device: '?' }),
    )
    expect(await numbersOf(me)).toEqual([number])
  })

  test('waits for a link that is not older than seven days and names the address that the account has', async () => {
    const me = await register(email)
    const link = linkTo(email, confirmLink)
    clock.advance(7 * day + 1)
    expect(keysOf(await shop.shop.confirmEmail(me.customer, link))).toEqual(['link-expired'])
    clock.moveTo(start)

    const next = `next-${email}`
    const moved = accepted(await shop.shop.changeEmail(me.customer, { email: next, password }))
    await shop.runJobs()
    expect(keysOf(await shop.shop.confirmEmail(moved, link))).toEqual(['link-expired'])
    expect(accepted(await shop.shop.confirmEmail(moved, linkTo(next, confirmLink))).orders).toBe(0)
    const found = await shop.shop.customerOf(me.customerToken)
    expect(found?.customer.emailConfirmedAt).toEqual(clock.now())
  })

  test('of an account that was deleted is nobody’s, also for a new one with its address', async () => {
    await orderAsGuest(email)
    const before = await register(email)
    accepted(await shop.shop.confirmEmail(before.customer, linkTo(email, confirmLink)))
    accepted(await shop.shop.deleteCustomer(before.customer, { password }))
    const again = await register(email)
    expect(accepted(await shop.shop.confirmEmail(again.customer, linkTo(email, confirmLink))).orders).toBe(0)
  })

  test('is mailed for again as often as its owner asks, and confirmed once when both tabs press', async () => {
    await orderAsGuest(email)
    const me = await register(email)
    accepted(await shop.shop.sendEmailConfirmation(me.customer))
    await shop.runJobs()
    const link = linkTo(email, confirmLink)
    const answers = await Promise.all([1, 2].map(() => shop.shop.confirmEmail(me.customer, link)))
    expect(answers.flatMap(keysOf)).toEqual(['link-expired'])
    expect(await numbersOf(me)).toHaveLength(1)
  })
})

describe('the data of somebody without an account', () => {
  const ask = (address: string) => shop.shop.askForGuestData(nl, { email: address })

  test('are behind a link in a mail to their address: orders, newsletter, consents', async () => {
    const number = await orderAsGuest(email)
    const form = { firstname: 'Sanne', lastname: 'de Wit', gender: 'mrs', source: 'website' }
    accepted(await shop.shop.subscribeToNewsletter(nl, { ...form, email }))
    expect(accepted(await ask(email.toUpperCase()))).toEqual({ asked: true })
    await shop.runJobs()
    const link = linkTo(email, dataLink)
    const file = JSON.parse((await shop.shop.exportGuest(nl, link)) ?? '')
    expect(file).toMatchObject({
      email,
      orders: [{ number, shippingAddress: { city: 'Amsterdam' } }],
      newsletter: { status: 'pending' },
      consents: [{ purpose: 'newsletter', decision: 'asked' }],
      withdrawals: [],
      giftCards: [],
    })
    const page = (await shop.shop.exportGuest(nl, link, 'page')) ?? ''
    for (const text of ['<html lang="nl-NL">', email, number, '1012 AB Amsterdam', 'Heb je een account']) {
      expect(page).toContain(text)
    }
    // What opens something is in neither.
    const { settings_token: settings } = await shop.db
      .selectFrom('newsletter_members')
      .select('settings_token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const { deep_link_code: code } = await shop.db
      .selectFrom('orders')
      .select('deep_link_code')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    for (const secret of [settings, code, link]) expect(JSON.stringify(file) + page).not.toContain(secret)
  })

  test('hold what the store was told of an order that waits there', async () => {
    const number = await orderAsGuest(email, 'AMS')
    await shop.shop.applyWarehouseEvent({ type: 'ready', order: number, at: clock.now() })
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    accepted(await shop.shop.tellPickupArrival(id, 'coming'))
    accepted(await ask(email))
    await shop.runJobs()
    expect(JSON.parse((await shop.shop.exportGuest(nl, linkTo(email, dataLink))) ?? '').orders).toMatchObject([
      { number, pickup: { store: 'AMS', toldStore: { arrival: 'coming', at: clock.now().toISOString() } } },
    ])
  })

  test('hold nothing of an account with the same address, which has its own', async () => {
    await register(email)
    accepted(await ask(email))
    await shop.runJobs()
    const file = (await shop.shop.exportGuest(nl, linkTo(email, dataLink))) ?? ''
    expect(Object.keys(JSON.parse(file)).sort()).toEqual([
      'careReminders',
      'consents',
      'email',
      'giftCards',
      'notifications',
      'orders',
      'repairs',
      'reservations',
      'reviews',
      'stockAlerts',
      'withdrawals',
    ])
    expect(file).not.toContain('Sanne')
  })

  test('are asked for alike by everybody; the link works for a day and is forgotten', async () => {
    expect(accepted(await ask(`nobody-${email}`))).toEqual(accepted(await ask(email)))
    await shop.runJobs()
    const link = linkTo(`nobody-${email}`, dataLink)
    expect(JSON.parse((await shop.shop.exportGuest(nl, link)) ?? '').orders).toEqual([])
    clock.advance(day)
    expect(await shop.shop.exportGuest(nl, link)).toBeUndefined()
    expect(await shop.shop.isDataLink(link)).toBe(false)
    await shop.shop.purgeSessions()
    expect(await shop.db.selectFrom('data_links').selectAll().where('email', 'like', `%${email}`).execute()).toEqual([])
  })

  test('are shown for no link that was made up, and asked for with no address', async () => {
    expect(await shop.shop.exportGuest(nl, 'A'.repeat(43))).toBeUndefined()
    expect(await shop.shop.exportGuest(nl, "' or true --")).toBeUndefined()
    expect(keysOf(await ask('sanne'))).toEqual(['email-invalid'])
  })
})

test('asking for a new password is the same work for a stranger: who has an account is looked up behind their back', async () => {
  await register(email)
  const rows = async () =>
    Number(
      (
        await shop.db
          .selectFrom('password_links')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )
  const before = await rows()
  for (const address of [email, `nobody-${email}`]) {
    accepted(await shop.shop.sendPasswordRecoveryMail(nl, { email: address, storefrontUrl: 'http://shop.test/nl/' }))
    expect(await rows()).toBe(before)
  }
  shop.mails.length = 0
  await shop.runJobs()
  expect(shop.mails.map(({ to }) => to)).toEqual([email])
  expect(await rows()).toBe(before + 1)
})
