import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { password, registerInBrowser } from './account-holder.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { linksTo } from './mails.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'
import { openAsInvited, saidOn } from './staff-member.ts'
import { withAuthenticator } from './virtual-authenticator.ts'

const nl = storefrontOf('nl_NL')
const de = storefrontOf('de_DE')
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Unfolds a form of the page and gives what shows that its sender is the owner. */
async function prove(page: Page, name: string, { code = '', secret = password } = {}): Promise<void> {
  const fields = page.locator(`input[name="${name}.password"]`)
  const form = page.locator('main form').filter({ has: fields })
  if (!(await form.isVisible())) await page.locator('main details').filter({ has: fields }).locator('summary').click()
  await form.locator(`input[name="${name}.password"]`).fill(secret)
  if (code !== '') await form.locator(`input[name="${name}.code"]`).fill(code)
  await form.locator('button[name="intent"]').click()
}

/** An app that was given its key by hand, and shows a code that it never showed before. */
function appOf(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) })
  let last = 0
  return () => {
    // The shop takes a code of the step after this one too, so that no journey waits for a clock.
    const now = Math.floor(Date.now() / 30_000)
    last = Math.max(last + 1, now)
    return totp.generate({ timestamp: last * 30_000 })
  }
}

/** Switches codes on, on the page about them. */
async function switchOn(page: Page, storefront: Storefront) {
  const say = journeyMessagesOf(storefront)
  const main = page.locator('main')
  await page.goto(routePath(storefront, 'customerEdit'))
  await main.getByRole('link', { name: say('security.link') }).click()
  await page.getByRole('heading', { level: 1, name: say('security.title') }).waitFor()
  await prove(page, 'begin', { secret: 'not this one' })
  await page.getByText(say('message.password-wrong')).first().waitFor()
  await prove(page, 'begin')
  await page.getByRole('heading', { name: say('security.setup_title') }).waitFor()
  const key = await main.locator('code').innerText()
  await main.getByRole('img', { name: say('security.setup_qr') }).waitFor()
  await main.getByLabel(say('security.setup_code')).fill('000000')
  await main.getByRole('button', { name: say('security.setup_confirm') }).click()
  await page.getByText(say('message.code-wrong')).first().waitFor()
  // It is the same key: who typed it already goes on.
  expect(await main.locator('code').innerText()).toBe(key)
  const nextCode = appOf(key)
  await main.getByLabel(say('security.setup_code')).fill(nextCode())
  await main.getByRole('button', { name: say('security.setup_confirm') }).click()
  await page.getByRole('heading', { name: say('security.recovery_title') }).waitFor()
  const recovery = await main.locator('ol code').allInnerTexts()
  expect(recovery).toHaveLength(10)
  return { nextCode, recovery }
}

async function giveCode(page: Page, storefront: Storefront, code: string): Promise<void> {
  const say = journeyMessagesOf(storefront)
  await page.getByRole('heading', { level: 1, name: say('entry.step_title') }).waitFor()
  await page.locator('main input[name="code"]').fill(code)
  await page.locator('main button[value="code"]').click()
}

test('without JavaScript codes are switched on, asked for, stood in for and switched off', async () => {
  const { page, main, say, email, logIn, logOut } = await registerInBrowser(nl, { javaScriptEnabled: false })
  const { nextCode, recovery } = await switchOn(page, nl)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: say('security.recovery_download') }).click(),
  ])
  const kept = await readFile(await download.path(), 'utf8')
  for (const code of recovery) expect(kept).toContain(code)
  await main.getByRole('link', { name: say('security.recovery_done') }).click()
  await main.getByText(say('security.codes_renew')).first().waitFor()
  await linksTo(email, /herstelcodes/)

  await logOut()
  await logIn()
  await giveCode(page, nl, '000000')
  await page.getByText(say('message.code-wrong')).first().waitFor()
  await giveCode(page, nl, nextCode())
  await page.waitForURL(`**${routePath(nl, 'customer')}`)

  await logOut()
  await logIn()
  await main.getByText(say('entry.step_lost')).click()
  await main.getByLabel(say('entry.step_recovery')).fill('aaaa-bbbb')
  await main.locator('button[value="recovery"]').click()
  await page.getByText(say('message.code-wrong')).first().waitFor()
  await main.getByLabel(say('entry.step_recovery')).fill(recovery[0] ?? '')
  await main.locator('button[value="recovery"]').click()
  await page.waitForURL(`**${routePath(nl, 'customer')}`)

  const left = await openBrowser({ javaScriptEnabled: false, path: routePath(nl, 'account') })
  await left.locator('main input[name="username"]').fill(email)
  await left.locator('main input[name="password"]').fill(password)
  await left.locator('main input[name="password"]').press('Enter')
  await left.getByText(say('entry.step_lost')).click()
  await left.getByLabel(say('entry.step_recovery')).fill(recovery[3] ?? '')
  await left.locator('button[value="recovery"]').click()
  await left.waitForURL(`**${routePath(nl, 'customer')}`)
  await page.goto(routePath(nl, 'customerEdit'))
  const session = await main.locator('input[name="form"][value^="session-"]').getAttribute('value')
  await prove(page, session ?? '')
  await page.getByText(say('message.code-required')).first().waitFor()
  await prove(page, session ?? '', { code: recovery[2] ?? '' })
  await page.getByText(say('security.device_ended')).waitFor()
  await left.goto(routePath(nl, 'customer'))
  expect(new URL(left.url()).pathname).toBe(routePath(nl, 'account'))

  await page.goto(routePath(nl, 'customerSecurity'))
  await prove(page, 'off')
  await page.getByText(say('message.code-required')).first().waitFor()
  await prove(page, 'off', { code: recovery[1] ?? '' })
  await page.getByText(say('security.codes_removed')).waitFor()
  await logOut()
  await logIn()
  await page.waitForURL(`**${routePath(nl, 'customer')}`)
})

test('from the checkout, the code is asked for on the way back to it, and after a new password too', async () => {
  const { page, main, say, email, logIn, logOut } = await registerInBrowser(de)
  const { recovery } = await switchOn(page, de)
  await logOut()

  const me = browserShopper(page, de)
  const product = await somethingToBuy(de)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await page.goto(routePath(de, 'checkout'))
  await main.getByRole('link', { name: say('login.offer_link'), exact: true }).click()
  await untilHydrated(page)
  await logIn('not this one')
  await page.getByText(say('message.login-failed')).first().waitFor()
  await logIn()
  await page.getByRole('heading', { level: 1, name: say('entry.step_title') }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await main.getByText(say('entry.step_lost')).click()
  await main.getByLabel(say('entry.step_recovery')).fill(recovery[0] ?? '')
  await main.locator('button[value="recovery"]').click()
  await page.waitForURL(`**${routePath(de, 'checkout')}**`)

  await page.goto(routePath(de, 'customer'))
  await logOut()
  await page.goto(routePath(de, 'accountRecover'))
  await main.locator('input[name="email"]').fill(email)
  await main.getByRole('button', { name: say('account.recover_send') }).click()
  await page.getByText(say('account.recover_sent_title')).waitFor()
  const [link = ''] = await linksTo(email, /https?:\/\/\S+\/account\/finish\/\S+/)
  await page.goto(new URL(link).pathname)
  for (const field of await main.locator('input[type="password"]').all()) await field.fill('ein neuer langer satz')
  await main.getByRole('button', { name: say('account.save_password') }).click()
  await page.getByRole('heading', { level: 1, name: say('entry.step_title') }).waitFor()
  await page.goto(routePath(de, 'customer'))
  expect(new URL(page.url()).pathname).toBe(routePath(de, 'account'))
})

test('a passkey is made, logs in with nothing typed, and is removed', async () => {
  const { page, main, say, logOut } = await registerInBrowser(nl)
  const device = await withAuthenticator(page)
  await page.goto(routePath(nl, 'customerSecurity'))
  await untilHydrated(page)
  await prove(page, 'add', { secret: 'not this one' })
  await page.getByText(say('message.password-wrong')).first().waitFor()
  await main.locator('input[name="name"]').fill('Telefoon van Sanne')
  await prove(page, 'add')
  await page.getByText(say('security.passkey_added')).waitFor()
  await main.getByText('Telefoon van Sanne').waitFor()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page), `at ${width} px`).toEqual([])
    expect(await page.evaluate(sideways)).toBe(0)
  }

  // Nobody chooses it in the field of the address meanwhile.
  await device.answers(false)
  await logOut()
  await untilHydrated(page)
  const button = main.getByRole('button', { name: say('entry.passkey') })
  await button.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await device.answers(true)
  await button.click()
  await page.waitForURL(`**${routePath(nl, 'customer')}`)

  await page.goto(routePath(nl, 'customerSecurity'))
  await untilHydrated(page)
  await prove(page, 'remove0')
  await page.getByText(say('security.passkey_removed')).waitFor()
  await main.getByText(say('security.passkeys_none')).waitFor()
  await logOut()
  await untilHydrated(page)
  await button.click()
  await page.getByText(say('message.passkey-failed')).first().waitFor()
})

test('what asks for passkeys is fetched where one logs in or sets them up, and nowhere else', async () => {
  const { page, logOut } = await registerInBrowser(nl)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  for (const path of [routePath(nl, 'customer'), routePath(nl, 'customerEdit'), routePath(nl, 'cart'), nl.basePath]) {
    await page.goto(path)
    await untilHydrated(page)
  }
  expect(fetched.filter((path) => /passkey/.test(path))).toEqual([])
  await page.goto(routePath(nl, 'customer'))
  await logOut()
})

test('staff take codes away from who lost everything', async () => {
  const { page, say, email, logIn, logOut } = await registerInBrowser(nl)
  await switchOn(page, nl)
  await page.goto(routePath(nl, 'customer'))
  await logOut()

  const staff = await openAsInvited('help@example.org', ['service'])
  await staff.goto(`/customers?name=${encodeURIComponent(email)}`)
  await staff
    .getByRole('link', { name: /Sanne de Wit/ })
    .first()
    .click()
  const { customers } = await saidOn(staff)
  await staff.getByRole('heading', { name: customers.factors }).waitFor()
  await staff.getByText(customers.removeFactors, { exact: true }).click()
  expect(await axeFindings(staff)).toEqual([])
  await staff.getByRole('button', { name: customers.removeFactorsSubmit }).click()
  await staff.getByText(customers.factorsRemoved).waitFor()

  await logIn()
  await page.waitForURL(`**${routePath(nl, 'customer')}`)
  expect(await linksTo(email, /codes van je app/)).toHaveLength(1)
  await page.goto(routePath(nl, 'customerSecurity'))
  await page.getByText(say('security.codes_begin'), { exact: true }).first().waitFor()
})
