import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { newAddress, password, registerFromLogin, registerInBrowser } from './account-holder.ts'
import { openBrowser, openPage, untilHydrated } from './browser.ts'
import { inTurn } from './extent.ts'
import { linksTo } from './mails.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')

test.each(inTurn(storefronts, 2).map((storefront) => [storefront.code, storefront] as const))(
  'in %s a shopper opens an account, with fifty points, logs out and in again',
  async (_, storefront) => {
    const { page, main, say, logIn, logOut } = await registerInBrowser(storefront)
    expect(await main.locator('progress').getAttribute('value')).toBe('50')
    const invitation = page.getByRole('region', { name: say('banner.list') }).locator('a[href$="/club/"]')
    await expect.poll(() => invitation.count()).toBe(0)
    // Whoever is logged in has no business at the entry, and the other way round.
    await page.goto(routePath(storefront, 'accountCreate'))
    expect(new URL(page.url()).pathname).toBe(routePath(storefront, 'customer'))
    await logOut()
    await page.goto(routePath(storefront, 'customerOrders'))
    expect(new URL(page.url()).pathname).toBe(routePath(storefront, 'account'))
    await expect.poll(() => invitation.count()).toBe(1)
    await logIn('not this one')
    await page.getByText(say('message.login-failed')).first().waitFor()
    await logIn()
    await page.waitForURL(`**${routePath(storefront, 'customer')}`)
  },
)

test('all of it works with JavaScript switched off', async () => {
  const { page, main, say, logIn, logOut } = await registerInBrowser(nl, { javaScriptEnabled: false })
  await logOut()
  await logIn('not this one')
  await page.getByText(say('message.login-failed')).first().waitFor()
  await logIn()
  await page.goto(`${routePath(nl, 'customerAddress')}?edit=new`)
  await main.locator('input[name="billingAddress.zipcode"]').fill('3511 AB')
  await main
    .getByRole('button', { name: say('account.save') })
    .last()
    .click()
  await main.locator('[aria-invalid="true"]').first().waitFor()
  await main.locator('input[name="billingAddress.additionalAddressLine1"]').fill('12')
  await main.locator('input[name="billingAddress.street"]').fill('Oudegracht')
  await main.locator('input[name="billingAddress.city"]').fill('Utrecht')
  await main
    .getByRole('button', { name: say('account.save') })
    .last()
    .click()
  await page.getByText(say('account.default_billing')).waitFor()
  await logOut()
})

test('a bought pair is followed in the account, and its address is asked for once', async () => {
  const { page, main, say } = await registerInBrowser(nl)
  const me = browserShopper(page, nl)
  const product = await somethingToBuy(nl)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await me.pay()
  await me.expectThanks()
  await page.goto(routePath(nl, 'customerOrders'))
  await page.getByText(say('account.status_received')).waitFor()
  await main.getByRole('link', { name: /\d{6}/ }).click()
  await page.getByRole('heading', { level: 1, name: /\d{6}/ }).waitFor()
  expect(await main.textContent()).toContain('Damrak 12')
})

test('hearts of before the login are in the account, and gone from the device after it', async () => {
  const { page, main, say, logIn, logOut } = await registerInBrowser(nl)
  await logOut()
  await openPage(page, `${routePath(nl, 'products')}?list=new`)
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${say('wishlist.add')}`) })
    .first()
    .click()
  await page.goto(routePath(nl, 'account'))
  await logIn()
  await page.waitForURL(`**${routePath(nl, 'customer')}`)
  await page.waitForFunction(() => localStorage.getItem('xsa_wishlist_kept') === '1')
  await page.goto(routePath(nl, 'wishlist'))
  expect(new URL(page.url()).pathname).toBe(routePath(nl, 'customerWishlist'))
  // The heart knows the list once the page is awake.
  const heart = main.getByRole('button', { name: new RegExp(`^${say('wishlist.remove')}`) })
  await heart.first().waitFor()
  expect(await heart.count()).toBe(1)
  await logOut()
  await page.waitForFunction(() => (localStorage.getItem('xsa_wishlist') ?? '[]') === '[]')
})

/** From the list of stores to the log-in that a guest is asked for. */
async function wantFavouriteStore(page: Page, storefront: Storefront): Promise<void> {
  const main = page.locator('main')
  const say = journeyMessagesOf(storefront)
  await main
    .getByRole('link', { name: /Utrecht/ })
    .first()
    .click()
  await main.getByRole('button', { name: say('stores.favourite') }).click()
  await page.getByRole('heading', { level: 1, name: say('account.login') }).waitFor()
}

test('a guest who wants a favourite store logs in first and finds it there', async () => {
  const { page, main, logIn, logOut } = await registerInBrowser(nl)
  await logOut()
  await page.goto(routePath(nl, 'stores'))
  await wantFavouriteStore(page, nl)
  await logIn()
  await main.getByRole('button', { name: /Utrecht/ }).waitFor()
})

test('a guest without an account finds the favourite store in the one that is opened for it', async () => {
  const page = await openBrowser({ path: routePath(nl, 'stores') })
  const main = page.locator('main')
  await wantFavouriteStore(page, nl)
  await registerFromLogin(page, nl)
  await page.goto(routePath(nl, 'customerStores'))
  await main.getByRole('button', { name: /Utrecht/ }).waitFor()
})

test('an account is deleted with a typed word, and its password opens nothing any more', async () => {
  const { page, main, say, logIn } = await registerInBrowser(nl)
  await page.goto(routePath(nl, 'customerEdit'))
  const remove = main.getByRole('button', { name: say('account.delete_button') })
  await main.getByText(say('account.delete_fold')).click()
  await main.locator('input[name="deletePassword"]').fill(password)
  await main.locator('input[name="word"]').fill('nee')
  await remove.click()
  await page.getByText(say('message.confirmation-missing')).first().waitFor()
  await main.locator('input[name="deletePassword"]').fill(password)
  await main.locator('input[name="word"]').fill(say('account.delete_word'))
  await remove.click()
  await page.getByText(say('account.deleted_title')).waitFor()
  await logIn()
  await page.getByText(say('message.login-failed')).first().waitFor()
})

test('who logs out in a second window is told that it has happened', async () => {
  const { page, say, logOut } = await registerInBrowser(nl)
  const second = await page.context().newPage()
  await openPage(second, routePath(nl, 'customer'))
  await logOut()
  await second
    .getByRole('button', { name: say('account.logout') })
    .first()
    .click()
  await second.getByText(say('message.already-logged-out')).waitFor()
})

test('a forgotten password is chosen anew by a mailed link, which works once', async () => {
  const { page, main, say, email, logIn, logOut } = await registerInBrowser(nl)
  await logOut()
  await main.getByRole('link', { name: say('account.forgot') }).click()
  await main.locator('input[name="email"]').fill(email)
  await main.getByRole('button', { name: say('account.recover_send') }).click()
  await page.getByRole('heading', { level: 1, name: say('account.recover_sent_title') }).waitFor()
  const [link = ''] = await linksTo(email, /http\S+\/account\/finish\/\S+/)

  await page.goto(link)
  await main.locator('input[name="newPassword"]').fill('een nieuwe zin')
  await main.locator('input[name="newPasswordConfirm"]').fill('een nieuwe zin')
  await main.getByRole('button', { name: say('account.save_password') }).click()
  await page.getByRole('heading', { level: 1, name: /Sanne/ }).waitFor()
  await logOut()

  const again = await page.goto(link)
  expect(again?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: say('account.dead_link_title') }).waitFor()
  await main.getByRole('link', { name: say('account.dead_link_again') }).click()
  await page.getByRole('heading', { level: 1, name: say('account.recover_title') }).waitFor()

  await page.goto(routePath(nl, 'account'))
  await logIn()
  await main.getByText(say('message.login-failed')).first().waitFor()
  await logIn('een nieuwe zin')
  await page.getByRole('heading', { level: 1, name: /Sanne/ }).waitFor()
})

test('a new address is saved, the shop says that it mailed a link there, and a later mistake keeps what was typed', async () => {
  const { page, main, say } = await registerInBrowser(nl)
  await page.goto(routePath(nl, 'customerEdit'))
  const moved = newAddress()
  await main.getByText(say('account.change_email')).first().click()
  await main.locator('input[name="email"]').fill(moved)
  await main.locator('input[name="emailPassword"]').fill(password)
  await main.getByRole('button', { name: say('account.change_email') }).click()
  await main.getByText('een link gestuurd').waitFor()
  expect(await main.getByText(moved).count()).toBeGreaterThan(0)
  await linksTo(moved, /http\S+\/account\/confirm\/\S+/)

  await main.getByText(say('account.change_password')).first().click()
  await main.locator('input[name="currentPassword"]').fill('not the password')
  await main.locator('input[name="newPassword"]').fill('een nieuwe zin')
  await main.locator('input[name="newPasswordConfirm"]').fill('een nieuwe zin')
  await main.getByRole('button', { name: say('account.change_password') }).click()
  await main.getByText(say('message.password-wrong')).first().waitFor()
  expect(await main.getByText('een link gestuurd').count()).toBe(0)
})

test('an empty login names both fields before anything is sent, and the focus is on what is wrong', async () => {
  const page = await openBrowser({ path: routePath(nl, 'account') })
  const say = journeyMessagesOf(nl)
  const main = page.locator('main')
  const posted: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // A browser with passkeys asks for something to sign, in case one is chosen in the field; nothing that was typed is in it.
    const isForm = !(pathname === '/graphql' && request.postData()?.includes('"variables":{}'))
    if (request.method() === 'POST' && isForm) posted.push(pathname)
  })
  await untilHydrated(page)
  await main.getByRole('button', { name: say('account.login'), exact: true }).click()
  const summary = main.getByRole('alert').first()
  await summary.getByText(say('message.email-required')).waitFor()
  await summary.getByText(say('message.password-required')).waitFor()
  expect(await main.locator('[aria-invalid="true"]').count()).toBe(2)
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(posted).toEqual([])
  // What is typed afterwards is sent.
  await main.locator('input[name="username"]').fill(newAddress())
  await main.locator('input[name="password"]').fill(password)
  await main.getByRole('button', { name: say('account.login'), exact: true }).click()
  await page.getByText(say('message.login-failed')).first().waitFor()
})

test('the browser knows that somebody is logged in, until they log out; who logs out twice is told so', async () => {
  const { page, say, logOut } = await registerInBrowser(nl)
  const marker = () => page.evaluate(() => localStorage.getItem('loggedIn'))
  await expect.poll(marker).toBe('1')
  const other = await page.context().newPage()
  await other.goto(routePath(nl, 'customer'))
  await logOut()
  await expect.poll(marker).toBeNull()
  await other
    .getByRole('button', { name: say('account.logout') })
    .first()
    .click()
  await other
    .getByRole('status')
    .filter({ hasText: say('message.already-logged-out') })
    .waitFor()
  await page.goto(routePath(nl, 'accountLogout'))
  await page
    .getByRole('status')
    .filter({ hasText: say('message.already-logged-out') })
    .waitFor()
})
