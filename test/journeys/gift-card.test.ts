import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { maskedCard } from '#kernel/masked-card.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser } from './browser.ts'
import { linksTo } from './mails.ts'
import { runOrderCommand } from './order-command.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const storefront = storefrontOf('nl_NL')
const receiverEmail = 'receiver.of.a.card@example.com'

/** No shopper is made to scroll sideways. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

test('a gift card is bought without JavaScript, pays a pair of shoes in part, and has its money again once that is cancelled', async () => {
  const giver = await openBrowser({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
  const buyer = browserShopper(giver, storefront)
  const { say } = buyer
  await giver.goto(routePath(storefront, 'giftCard'))
  await fits(giver)
  await giver.getByRole('radio', { name: say('giftcard.other'), exact: true }).check({ force: true })
  await giver.getByLabel(say('giftcard.other_amount')).fill('30,00')
  await giver.getByLabel(say('giftcard.receiver_name')).fill('Lotte')
  await giver.getByLabel(say('giftcard.receiver_email')).fill(receiverEmail)
  await giver.getByLabel(say('giftcard.message')).fill('Veel plezier ermee!')
  await giver.getByLabel(say('giftcard.giver_first_name')).fill('Sanne')
  await giver.getByLabel(say('giftcard.giver_last_name')).fill('de Wit')
  await giver.locator('input[type="radio"][name="paymentMethod"]').first().check({ force: true })
  // Something is missing: what was typed stays.
  await giver.getByRole('button', { name: say('order.button') }).click()
  await giver.getByText(say('message.email-required')).first().waitFor()
  expect(await giver.getByLabel(say('giftcard.receiver_name')).inputValue()).toBe('Lotte')
  await giver.getByLabel(say('giftcard.giver_email')).fill('giver.of.a.card@example.com')
  await giver.locator('input[name="termsAccepted"]').check({ force: true })
  await giver.locator('input[name="withdrawalRead"]').check({ force: true })
  await giver.getByRole('button', { name: say('order.button') }).click()
  await giver.waitForURL('**/sandbox/mollie/**')
  await giver.locator('input[name="final_state"][value="paid"]').check()
  await giver.locator('button[name="submit"]').click()
  await giver.getByRole('heading', { level: 1, name: say('giftcard.bought') }).waitFor()

  const [code = ''] = await linksTo(receiverEmail, /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/)
  expect(code).not.toBe('')

  const balanceOf = async () => {
    const reader = await openBrowser({ javaScriptEnabled: false })
    await reader.goto(routePath(storefront, 'giftCardBalance'))
    await reader.getByLabel(say('giftcard.code')).fill(code.toLowerCase())
    await reader.getByRole('button', { name: say('giftcard.look_up') }).click()
    await reader.getByText(maskedCard(code.slice(-4))).waitFor()
    const said = await reader.locator('main').innerText()
    return said.replaceAll(/\s/g, ' ')
  }
  expect(await balanceOf()).toContain('€ 30')

  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  await page.waitForURL('**/cart/')
  await me.goToCart()
  await me.checkout()
  await me.giveAddress(receiverEmail)
  await me.chooseDelivery()
  await page.getByText(say('giftcard.have_one')).click()
  await page.getByLabel(say('giftcard.code')).fill('0000-0000-0000-0000')
  await page.getByRole('button', { name: say('giftcard.use') }).click()
  await page.getByText(say('message.gift-card-not-found')).first().waitFor()
  await page.getByLabel(say('giftcard.code')).fill(code)
  await page.getByRole('button', { name: say('giftcard.use') }).click()
  await page.getByText(say('giftcard.to_pay')).first().waitFor()
  await fits(page)
  expect(await page.content()).not.toContain(code)
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  expect(await page.locator('main').innerText()).toContain(code.slice(-4))
  expect(await balanceOf()).toContain('€ 0')

  await runOrderCommand('cancel', number)
  await expect.poll(balanceOf, { timeout: 30_000 }).toContain('€ 30')
})

test('the pages of gift cards are for everybody', async () => {
  for (const name of ['giftCard', 'giftCardBalance'] as const) {
    const page = await openBrowser({ path: routePath(storefront, name) })
    await expectAccessible(page)
    // Whoever chooses another country or language stays on the page.
    expect(await page.locator(`a[href="${routePath(storefrontOf('de_DE'), name)}"]`).count()).toBeGreaterThan(0)
  }
})
