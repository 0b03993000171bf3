import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, openPage } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { somethingToBuy } from './shopper.ts'

const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)
const home = `${storefront.basePath}/`

async function openInStore() {
  const page = await openBrowser({ viewport: { width: 820, height: 1180 } })
  await page.goto('/development/in-store')
  const row = page.getByRole('row', { name: /Amsterdam/ }).first()
  const code = (await row.locator('input[name="store"]').getAttribute('value')) ?? ''
  await row.getByRole('textbox', { name: 'Name of the tablet' }).fill('Kinderhoek')
  await row.getByRole('button').click()
  await page.waitForURL(`**${home}`)
  return { page, code }
}

async function openStaffScreen(code: string, options: { readonly javaScriptEnabled?: boolean } = {}) {
  const page = await openBrowser({ viewport: { width: 1180, height: 820 }, ...options })
  await page.goto('/in-store/staff?lang=nl')
  await page.locator('select[name="store"]').selectOption(code)
  await page.getByRole('button', { name: 'Openen' }).click()
  await page.getByRole('heading', { name: 'Klanten die wachten' }).waitFor()
  return page
}

/** Chooses sizes until there is one that the store has. */
async function chooseSizeHere(page: Page) {
  const { url } = await somethingToBuy(storefront)
  await openPage(page, `${storefront.basePath}/${url}/`)
  const bring = page.getByRole('button', { name: say('instore.bring') })
  for (const size of await page.locator('input[name="size"]').all()) {
    await size.check({ force: true })
    await page
      .getByText(/^Hier: |^Hier nu niet\./)
      .first()
      .waitFor()
    if ((await bring.count()) > 0) return { bring, variantSku: (await size.getAttribute('value')) ?? '' }
  }
  throw new Error('The store has none of its sizes')
}

test('a shopper has a size brought: staff take it, she sees who comes, and calls somebody and needs nobody after all', async () => {
  const { page, code } = await openInStore()
  const staff = await openStaffScreen(code)
  await staff.getByText('Er wacht nu niemand.').waitFor()

  const { bring, variantSku } = await chooseSizeHere(page)
  await bring.click()
  await page.getByText(/^Gevraagd om \d\d:\d\d\.$/).waitFor()
  // The screen reads itself again; nobody presses anything.
  const waiting = staff.getByRole('listitem').filter({ hasText: variantSku })
  await waiting.waitFor()
  // Who comes knows where to.
  expect(await waiting.textContent()).toContain('Kinderhoek')
  await waiting.getByRole('button', { name: 'Ik kom eraan' }).click()
  await page.getByText(say('instore.ask_coming')).waitFor()
  await staff.getByRole('listitem').getByRole('button', { name: 'Klaar' }).click()
  await staff.getByText('Er wacht nu niemand.').waitFor()
  await bring.waitFor()

  const bar = page.getByRole('complementary', { name: say('instore.label') })
  await bar.getByRole('button', { name: say('instore.call') }).click()
  await staff.getByRole('heading', { name: 'Vraagt om een medewerker' }).waitFor()
  await bar.getByRole('button', { name: say('instore.ask_cancel') }).click()
  await bar.getByRole('button', { name: say('instore.call') }).waitFor()
  await staff.getByText('Er wacht nu niemand.').waitFor()
})

test('the screen of the staff is nobody else’s, is never kept, and works without JavaScript', async () => {
  const { page, code } = await openInStore()
  await page
    .getByRole('complementary', { name: say('instore.label') })
    .getByRole('button', { name: say('instore.call') })
    .click()
  const closed = await openBrowser()
  const answer = await closed.goto('/in-store/staff')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect(await closed.getByRole('listitem').count()).toBe(0)

  const staff = await openStaffScreen(code, { javaScriptEnabled: false })
  await staff.getByRole('button', { name: 'Ik kom eraan' }).first().click()
  await staff.getByText('Er is iemand onderweg').first().waitFor()
  expect(await staff.content()).toContain('http-equiv="refresh"')
})
