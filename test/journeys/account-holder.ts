import type { Page } from 'playwright-core'
import { newCode } from '#kernel/ids.ts'
import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

export const password = 'a short sentence'

type Opened = { readonly javaScriptEnabled?: boolean; readonly email?: string }

/** An address that nobody had before. */
export const newAddress = () =>
  `${newCode()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}@example.org`

/** Opens an account and arrives on its overview. */
export async function registerInBrowser(
  storefront: Storefront,
  { javaScriptEnabled = true, email = newAddress() }: Opened = {},
) {
  const say = journeyMessagesOf(storefront)
  const page = await openBrowser({ javaScriptEnabled, path: routePath(storefront, 'account') })
  await registerFromLogin(page, storefront, email)
  const main = page.locator('main')
  const logOut = async () => {
    await page
      .getByRole('button', { name: say('account.logout') })
      .first()
      .click()
    await page.waitForURL(`**${routePath(storefront, 'account')}`)
  }
  const logIn = async (secret = password) => {
    await main.locator('input[name="username"]').fill(email)
    await main.locator('input[name="password"]').fill(secret)
    await main.getByRole('button', { name: say('account.login'), exact: true }).click()
  }
  return { page, main, say, email, logIn, logOut }
}

/** From the page of the login to the overview of a new account. */
export async function registerFromLogin(page: Page, storefront: Storefront, email = newAddress()): Promise<void> {
  const say = journeyMessagesOf(storefront)
  const main = page.locator('main')
  await main.getByRole('link', { name: say('account.create') }).click()
  await page.getByRole('heading', { level: 1, name: say('account.create_title') }).waitFor()
  await main.locator('input[name="firstName"]').fill('Sanne')
  await main.locator('input[name="lastName"]').fill('de Wit')
  await main.locator('input[name="email"]').fill(email)
  await main.locator('input[name="password"]').fill(password)
  await main
    .getByRole('button', { name: say('account.create'), exact: true })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: /Sanne/ }).waitFor()
}
