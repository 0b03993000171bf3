import { expect, test } from 'vitest'
import { packingSlipMessages } from '#backoffice/messages/packing-slip-messages.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser } from './browser.ts'
import { runOrderCommand } from './order-command.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const storefront = storefrontOf('nl_NL')

test('a present has a slip without price and giver, and whoever is given it exchanges it without an account', async () => {
  const product = await somethingToBuy(storefront)
  const giver = await openBrowser({ javaScriptEnabled: false })
  const me = browserShopper(giver, storefront)
  await me.chooseSize(product.url, product.size)
  await giver.waitForURL('**/cart/')
  await me.goToCart()
  await me.checkout()
  await me.giveAddress()
  await me.chooseDelivery()
  await giver.getByLabel(me.say('payment.gift_receipt')).check({ force: true })
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()

  const staff = await openAsInvited('presents@shop.example', ['warehouse'])
  const { packing } = await saidOn(staff)
  await staff.goto(`/pack/${number}`)
  await staff.getByText(packing.giftNote).waitFor()
  await staff.getByRole('link', { name: packing.slip }).click()
  await staff.getByRole('img', { name: packingSlipMessages(storefront.contentLang).gift.code }).waitFor()
  const slip = await staff.locator('article').innerText()
  expect(slip).not.toMatch(/€|shopper@example\.com/)
  expect(slip).not.toContain(number)
  expect(slip).toContain(product.name)
  const code = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(slip)?.[0] ?? ''
  expect(code).not.toBe('')
  await expectAccessible(staff)

  // Without JavaScript.
  const receiver = await openBrowser({ javaScriptEnabled: false, path: routePath(storefront, 'gift') })
  await receiver.getByLabel(me.say('gift.code')).fill('AAAA-BBBB-CCCC')
  await receiver.getByRole('button', { name: me.say('gift.open') }).click()
  await receiver.getByText(me.say('gift.unknown')).first().waitFor()
  await receiver.getByLabel(me.say('gift.code')).fill(code.toLowerCase())
  await receiver.getByRole('button', { name: me.say('gift.open') }).click()
  await receiver.getByRole('heading', { level: 1, name: me.say('gift.title') }).waitFor()
  await receiver.getByText(me.say('gift.on_its_way')).waitFor()

  await runOrderCommand('ship', number, 'PostNL', '3SCORD9')
  await runOrderCommand('deliver', number)
  await receiver.reload()
  await receiver.getByRole('link', { name: me.say('gift.exchange') }).click()
  const sizes = receiver.locator('main select').first()
  await sizes.selectOption({ index: 1 })
  await receiver.getByRole('radio', { name: me.say('return.way_store') }).check({ force: true })
  await receiver.getByRole('button', { name: me.say('exchange.send') }).click()
  await receiver.getByRole('heading', { name: me.say('gift.returns') }).waitFor()
  const page = await receiver.locator('main').innerText()
  expect(page).toMatch(/R-[0-9A-Z]{8}/)
  // Nothing of whoever gave it, of what it cost, or of the order that is sent, in what is seen and in what is not.
  expect(await receiver.content()).not.toMatch(/shopper@example\.com|sandbox\/mollie/)
  expect(page).not.toMatch(/€/)
  expect(await receiver.locator('main').innerHTML()).not.toContain(number)

  const reader = await openBrowser({ path: `${routePath(storefront, 'gift')}?code=${code}` })
  await reader.getByRole('heading', { name: me.say('gift.returns') }).waitFor()
  await expectAccessible(reader)
  await reader.goto(`${routePath(storefront, 'gift')}?code=none`)
  await reader.getByText(me.say('gift.unknown')).first().waitFor()
  await expectAccessible(reader)
})
