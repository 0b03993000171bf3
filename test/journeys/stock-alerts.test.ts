import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { productWithoutASize } from './shopper.ts'

test("'Mail me' asks for an address, says what is wrong with it, and then 'We've got you'", async () => {
  const storefront = storefrontOf('en_GB')
  const say = journeyMessagesOf(storefront)
  const page = await openBrowser({ path: `/${await productWithoutASize(storefront)}/` })
  await untilHydrated(page)

  await page.locator('main button[name="alert"]').first().click()
  const dialog = page.getByRole('dialog', { name: say('size.mail_me') })
  const email = dialog.getByLabel(say('alert.email'))
  const send = dialog.getByRole('button', { name: say('size.mail_me') })
  await send.click()
  await dialog.getByText('Your email address is required').waitFor()
  await email.fill('abc')
  await send.click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  expect(await dialog.getByLabel(say('alert.newsletter')).isChecked()).toBe(false)
  await email.fill('waiter@gmial.com')
  await email.blur()
  await dialog.getByText('waiter@gmail.com').waitFor()
  await dialog.getByRole('button', { name: say('form.email_mend') }).click()
  expect(await email.inputValue()).toBe('waiter@gmail.com')
  await email.fill('waiter@example.org')
  await send.click()

  const sent = page.getByRole('dialog', { name: "We've got you" })
  await sent.getByText(say('alert.sent_back')).waitFor()
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'stockAlert').length))
    .toBe(1)
  await sent.getByRole('button', { name: 'Continue shopping' }).click()
  await sent.waitFor({ state: 'hidden' })
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
})

test("'Mail me' works without JavaScript", async () => {
  const storefront = storefrontOf('nl_NL')
  const say = journeyMessagesOf(storefront)
  const path = `${storefront.basePath}/${await productWithoutASize(storefront)}/`
  const page = await openBrowser({ path, javaScriptEnabled: false })
  await page.locator('main button[name="alert"]').first().click()
  const send = page.getByRole('button', { name: say('size.mail_me'), exact: true })
  await page.getByLabel(say('alert.email')).fill('abc')
  await send.click()
  await page.getByText(say('message.email-invalid')).waitFor()
  await page.getByLabel(say('alert.email')).fill('wachter@example.org')
  await send.click()
  await page.getByRole('heading', { level: 1, name: say('alert.done') }).waitFor()
  await page.getByRole('link', { name: say('shop.continue') }).click()
  await page.waitForURL(`**${path}`)
})

test('a list of alerts whose link was made up is told of as a link that is over', async () => {
  const page = await openBrowser()
  const answer = await page.goto(`/nl/stock-alerts/${'x'.repeat(43)}/`)
  expect(answer?.status()).toBe(404)
  await page
    .getByRole('heading', { level: 1, name: journeyMessagesOf(storefrontOf('nl_NL'))('account.dead_link_title') })
    .waitFor()
})
