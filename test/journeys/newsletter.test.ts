import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { pathOf, routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { openBrowser, origin, untilHydrated } from './browser.ts'
import { inTurn } from './extent.ts'
import { linksTo } from './mails.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const address = (storefront: Storefront, what: string) => `${what}-${storefront.code.toLowerCase()}@example.com`

const confirmLink = /http\S+\/(?:nieuwsbrief|newsletter)\/(?:bevestigen|confirm|bestaetigen|confirmer)\/\S+/
const settingsLink = /http\S+\/(?:nieuwsbrief|newsletter)\/(?:instellingen|settings|einstellungen|parametres)\/\S+/

/** The form on the home page, in the words of its storefront. It wakes when a shopper comes near. */
async function formOf(page: Page, storefront: Storefront, { scripts = true } = {}) {
  const say = journeyMessagesOf(storefront)
  const action = `form[action$="${routePath(storefront, 'newsletterJoin')}"]`
  const form = page.locator(`main ${action}`)
  await form.scrollIntoViewIfNeeded()
  if (scripts) await page.locator(`[data-resting] ${action}`).waitFor({ state: 'detached' })
  return {
    form,
    firstname: form.getByLabel(say('address.firstName'), { exact: true }),
    lastname: form.getByLabel(say('address.lastName'), { exact: true }),
    email: form.getByLabel(say('address.email'), { exact: true }),
    chosen: form.getByLabel(say('salutation.none')),
    send: form.getByRole('button', { name: say('newsletter.subscribe') }),
  }
}

test.each(inTurn(storefronts, 2).map((storefront) => [storefront.code, storefront] as const))(
  'in %s somebody subscribes, confirms, changes the settings and leaves',
  async (_, storefront) => {
    const say = journeyMessagesOf(storefront)
    const email = address(storefront, 'reader')
    const page = await openBrowser({ path: `${storefront.basePath}/` })
    await untilHydrated(page)
    const me = await formOf(page, storefront)

    // Nothing is wrong before a field is left; then each says what it lacks.
    await me.firstname.focus()
    expect(await me.form.locator('[aria-invalid]').count()).toBe(0)
    await me.lastname.focus()
    await me.form.getByText(say('message.first-name-required')).waitFor()
    await me.email.fill('abc')
    await me.form.getByText(say('message.last-name-required')).waitFor()
    await me.firstname.fill('Sanne')
    await me.form.getByText(say('message.email-invalid')).waitFor()
    await me.email.fill('sanne@hotmial.com')
    await me.lastname.fill('de Wit')
    await me.form.getByText('sanne@hotmail.com').waitFor()
    await me.form.getByRole('button', { name: say('form.email_mend') }).click()
    expect(await me.email.inputValue()).toBe('sanne@hotmail.com')
    await me.email.fill(email)
    await me.send.click()
    await me.form.getByText(say('message.salutation-required')).first().waitFor()

    await me.chosen.check({ force: true })
    await me.send.click()
    await page.getByRole('status').getByText(say('newsletter.sent_title')).waitFor()
    expect(await me.form.count()).toBe(0)

    const [link = ''] = await linksTo(email, confirmLink)
    await page.goto(link)
    await page.getByRole('button', { name: say('newsletter.confirm') }).click()
    await page.getByRole('heading', { level: 1, name: say('newsletter.confirmed_title') }).waitFor()
    await page.getByRole('link', { name: say('newsletter.to_settings') }).click()

    await page.getByRole('heading', { level: 1, name: say('newsletter.settings_title') }).waitFor()
    expect(await page.locator('input[name="firstname"]').inputValue()).toBe('Sanne')
    await page.locator('input[name="firstname"]').fill('Sanna')
    await page.getByRole('button', { name: say('account.save'), exact: true }).click()
    await page.getByRole('status').getByText(say('newsletter.saved')).waitFor()
    await page.reload()
    expect(await page.locator('input[name="firstname"]').inputValue()).toBe('Sanna')

    await page.getByRole('button', { name: say('newsletter.unsubscribe') }).click()
    await page.getByRole('status').getByText(say('newsletter.unsubscribed')).waitFor()
    await page.getByRole('button', { name: say('newsletter.resubscribe') }).waitFor()
  },
)

test('and with JavaScript switched off', async () => {
  const storefront = storefrontOf('de_DE')
  const say = journeyMessagesOf(storefront)
  const email = address(storefront, 'quiet')
  const page = await openBrowser({ javaScriptEnabled: false, path: `${storefront.basePath}/` })
  const me = await formOf(page, storefront, { scripts: false })
  await me.firstname.fill('Greta')
  await me.send.click()
  await me.form.getByText(say('message.email-required')).first().waitFor()
  expect(await me.firstname.inputValue()).toBe('Greta')
  await me.lastname.fill('Groß')
  await me.email.fill(email)
  await me.chosen.check({ force: true })
  await me.send.click()
  await page.getByText(say('newsletter.sent_title')).waitFor()
  const [link = ''] = await linksTo(email, confirmLink)
  await page.goto(link)
  await page.getByRole('button', { name: say('newsletter.confirm') }).click()
  await page.getByRole('heading', { name: say('newsletter.confirmed_title') }).waitFor()

  // A mail program unsubscribes its reader with one post, and is not sent elsewhere.
  const [settings = ''] = await linksTo(email, settingsLink)
  // Mails of before link the Dutch words.
  const old = settings.replace('/newsletter/einstellungen/', '/nieuwsbrief/instellingen/')
  expect(old).not.toBe(settings)
  const response = await fetch(old, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  })
  expect(response.status).toBe(200)
  await page.goto(settings)
  await page.getByRole('button', { name: say('newsletter.resubscribe') }).waitFor()
})

test('a shop that does not answer leaves the form as it is, and says so politely', async () => {
  const say = journeyMessagesOf(nl)
  const page = await openBrowser({ path: '/nl/', expected: /ERR_FAILED|Failed to load/ })
  await untilHydrated(page)
  await page.route('**/graphql', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const me = await formOf(page, nl)
  await me.chosen.check({ force: true })
  await me.firstname.fill('Sanne')
  await me.lastname.fill('de Wit')
  await me.email.fill('later@example.com')
  await me.send.click()
  await page.getByRole('status').getByText(say('newsletter.failed')).waitFor()
  expect(await me.email.inputValue()).toBe('later@example.com')
  expect(await me.form.getByRole('alert').count()).toBe(0)

  await page.unroute('**/graphql')
  await me.send.click()
  await page.getByRole('status').getByText(say('newsletter.sent_title')).waitFor()
})

test('whoever is logged in finds the form filled in', async () => {
  const [someone] = demoCustomers
  if (!someone) throw new Error('The demo shop has no customers')
  const page = await openBrowser({ path: routePath(nl, 'account') })
  await page.locator('main input[name="username"]').fill(someone.email)
  await page.locator('input[name="password"]').fill(demoPassword)
  await page.locator('input[name="password"]').press('Enter')
  await page.waitForURL('**/nl/customer/')
  await page.goto('/nl/')
  const me = await formOf(page, nl)
  await expect.poll(() => me.email.inputValue()).toBe(someone.email)
  expect(await me.firstname.inputValue()).not.toBe('')
  expect(await me.form.locator('input[type="radio"]:checked').count()).toBe(1)
})

test('a link that was made up says that it is over, and no cache keeps a real one', async () => {
  for (const storefront of storefronts) {
    const hash = 'A'.repeat(43)
    for (const name of ['newsletterSettings', 'newsletterConfirm'] as const) {
      const response = await fetch(origin() + routePath(storefront, name, { hash }))
      expect([name, response.status, response.headers.get('cache-control')]).toEqual([
        name,
        404,
        expect.stringContaining('no-store'),
      ])
      expect(await response.text()).toContain(journeyMessagesOf(storefront)('account.dead_link_title'))
    }
  }
})

test('the words of another language lead to the storefront’s own', async () => {
  const hash = 'A'.repeat(43)
  const german = storefrontOf('de_DE')
  for (const name of ['newsletterJoin', 'newsletterSettings', 'newsletterConfirm'] as const) {
    const old = german.basePath + pathOf('nl', name, { hash })
    const response = await fetch(origin() + old, { redirect: 'manual' })
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      301,
      routePath(german, name, { hash }),
      'private, no-store',
    ])
  }
})
