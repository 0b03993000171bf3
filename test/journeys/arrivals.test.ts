import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { expectAccessible } from './axe.ts'
import { boxIn } from './box-in-store.ts'
import { openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

const ask = <T>(query: string, variables: object = {}) => askOverHttp<T>(over(origin()), query, variables)

test('a pair lies ready, its holder says that they are there, and staff read it at the top and hand it over', async () => {
  const { sku, store: location } = await boxIn(nl)
  const input = { key: randomUUID(), sku, location, email: 'comes@example.org', firstName: 'Noor', lastName: 'Zwart' }
  const { hash, number } = await ask<{ hash: string; number: string }>(
    'mutation ($input: ReservationInput!) { reserveInStore(input: $input) { ... on Reservation { hash number } } }',
    { input },
  )

  const staff = await openAsInvited('counter@shop.example', ['store'], phone)
  const { store: said } = await saidOn(staff)
  // The store is open whenever the journey runs: a field of time writes the midnight that ends a day as 00:00.
  await staff.goto(`/store/${location}/hours`)
  const opens = staff.getByLabel(new RegExp(`: ${said.firstPeriod.opens}$`))
  const closes = staff.getByLabel(new RegExp(`: ${said.firstPeriod.closes}$`))
  const again = staff.getByLabel(new RegExp(`: (${said.secondPeriod.opens}|${said.secondPeriod.closes})$`))
  for (let at = 0; at < weekdays.length; at++) {
    await again.nth(at * 2).fill('')
    await again.nth(at * 2 + 1).fill('')
    await opens.nth(at).fill('00:00')
    await closes.nth(at).fill('00:00')
  }
  await staff.getByRole('button', { name: said.saveWeek }).click()
  await staff.getByText(said.weekSaved).waitFor()

  const shopper = await openBrowser({ ...phone, path: routePath(nl, 'reservation', { hash }) })
  const tell = shopper.getByRole('region', { name: say('pickup.tell_title') })
  expect(await tell.count()).toBe(0)
  await staff.goto(`/store/${location}`)
  await staff.getByText(said.comingNone).waitFor()
  await staff.getByRole('button', { name: `${said.putAside}: ${number}` }).click()
  await staff.getByText(said.done).waitFor()

  await expect
    .poll(async () => {
      await openPage(shopper, routePath(nl, 'reservation', { hash }))
      return tell.count()
    })
    .toBe(1)
  await expectAccessible(shopper)
  await tell.getByRole('button', { name: say('pickup.tell_coming') }).click()
  await tell.getByText(say('pickup.told_coming')).waitFor()
  await tell.getByRole('button', { name: say('pickup.tell_undo') }).click()
  // While it is taken back no other press counts.
  await tell.getByRole('button', { name: say('pickup.tell_coming') }).waitFor()
  await tell.getByRole('button', { name: say('pickup.tell_here') }).click()
  await tell.getByText(say('pickup.told_here')).waitFor()
  await expectAccessible(shopper)

  // The counter is open all the while: the list is asked for by itself.
  const coming = staff.getByRole('region', { name: said.coming })
  await coming.getByText(number).first().waitFor()
  expect(await coming.textContent()).toContain('Noor Zwart')
  await expectAccessible(staff)
  await coming.getByRole('button', { name: `${said.handOver}: ${number}` }).click()
  await staff.getByText(said.comingNone).waitFor()
  await openPage(shopper, routePath(nl, 'reservation', { hash }))
  await shopper.getByText(say('reserve.collected')).waitFor()
  expect(await tell.count()).toBe(0)
})
