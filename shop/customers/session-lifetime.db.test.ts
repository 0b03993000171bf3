import { beforeAll, expect, test } from 'vitest'
import { day, hour } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { passwordOfAll as password, registerMember } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { settingsSource } from '../settings/settings-source.ts'

const nl = storefrontOf('nl_NL')
const settings = settingsSource(demoSettings)
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ settings })
})

const endIdleAfter = (idleDays: number) => settings.replace(settingsOf({ ...demoSettingsFile, account: { idleDays } }))
/** A look, as each request is one: it is noted where nothing was for an hour. */
const isLoggedIn = async (token: string) => (await shop.shop.customerOf(token)) !== undefined

test('who does nothing for the days of the setting is logged out, an hour after them at the latest', async () => {
  endIdleAfter(2)
  const before = await registerMember(shop)
  shop.clock.advance(2 * day)
  expect(await isLoggedIn(before.customerToken)).toBe(true)
  // What was looked at now is noted, and begins the days anew.
  shop.clock.advance(2 * day)
  expect(await isLoggedIn(before.customerToken)).toBe(true)
  shop.clock.advance(2 * day + hour)
  const after = await registerMember(shop)
  expect(await shop.shop.sessionsOf(before.customer)).toHaveLength(1)
  shop.clock.advance(1)
  expect(await isLoggedIn(before.customerToken)).toBe(false)
  expect(await shop.shop.sessionsOf(before.customer)).toEqual([])
  expect(await isLoggedIn(after.customerToken)).toBe(true)
  expect(await shop.shop.sessionsOf(after.customer)).toHaveLength(1)
})

test('a use within the hour that isn’t noted ends no session before its days are over', async () => {
  endIdleAfter(1)
  const { customerToken } = await registerMember(shop)
  shop.clock.advance(hour)
  expect(await isLoggedIn(customerToken)).toBe(true)
  shop.clock.advance(day)
  expect(await isLoggedIn(customerToken)).toBe(true)
  shop.clock.advance(day + hour + 1)
  expect(await isLoggedIn(customerToken)).toBe(false)
})

test('unless the retailer says otherwise, the end after seven days is the only one', async () => {
  settings.replace(demoSettings)
  const { customerToken } = await registerMember(shop)
  shop.clock.advance(7 * day - 1)
  expect(await isLoggedIn(customerToken)).toBe(true)
  shop.clock.advance(1)
  expect(await isLoggedIn(customerToken)).toBe(false)
})

test('the end of a login is final, and who logs out after it is told that they are', async () => {
  endIdleAfter(1)
  const [idle, swept] = [await registerMember(shop), await registerMember(shop)]
  shop.clock.advance(day + hour + 1)
  const answer = await shop.shop.logOut(idle.customerToken)
  expect(isRefused(answer) && answer.refusals.map(({ messageKey }) => messageKey)).toEqual(['already-logged-out'])
  await shop.shop.purgeSessions()
  settings.replace(demoSettings)
  expect(await isLoggedIn(swept.customerToken)).toBe(false)
})

test('a guest keeps their cart, and what a customer put into theirs waits in the account', async () => {
  endIdleAfter(1)
  const guest = await shop.shop.beginContext('nl_NL')
  const member = await registerMember(shop)
  const boot = [{ referencedId: fixtures.boot, quantity: 1 }]
  await shop.shop.addToCart(nl, guest.token, boot)
  await shop.shop.addToCart(nl, member.contextToken, boot)
  shop.clock.advance(3 * day)
  expect(await isLoggedIn(member.customerToken)).toBe(false)
  const { email } = member.customer
  const again = await shop.shop.logIn(nl, undefined, { username: email, password, device: '?' })
  if (isRefused(again) || 'step' in again) throw new Error('Not logged in')
  for (const token of [guest.token, again.contextToken]) {
    const context = await shop.shop.findContext(nl, token)
    expect(context && (await shop.shop.viewCart(nl, context)).items).toHaveLength(1)
  }
})
