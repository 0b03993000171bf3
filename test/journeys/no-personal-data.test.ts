import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { newAddress, password } from './account-holder.ts'
import { openBrowser, origin } from './browser.ts'
import { linksTo } from './mails.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')

/** What belongs to one person, in the spellings that an address may give it. */
const spellings = (texts: readonly string[]) =>
  texts.flatMap((text) => [text, encodeURIComponent(text), text.replaceAll(' ', '+'), btoa(text).replace(/=+$/, '')])

/** Every address that is asked for, whatever is told of the page before, and every event on its way to a tag manager. */
async function overhear(page: Page) {
  const heard: { what: string; text: string }[] = []
  const foreign: { url: string; referrer: string }[] = []
  page.on('request', (request) => {
    const referrer = request.headers().referer ?? ''
    heard.push({ what: 'address', text: request.url() })
    heard.push({ what: 'referrer', text: referrer })
    if (!request.url().startsWith('http://localhost')) foreign.push({ url: request.url(), referrer })
  })
  page.on('framenavigated', (frame) => heard.push({ what: 'page', text: frame.url() }))
  // Before any script of a page, so that no event is missed.
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const push = layer.push.bind(layer)
    layer.push = (...events: unknown[]) => {
      const kept = JSON.parse(sessionStorage.getItem('overheard') ?? '[]')
      sessionStorage.setItem('overheard', JSON.stringify([...kept, ...events]))
      return push(...events)
    }
    Object.defineProperty(window, 'dataLayer', { get: () => layer, set: () => {} })
  })
  const events = async (): Promise<string[]> =>
    page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('overheard') ?? '[]').map((event: unknown) => JSON.stringify(event)),
    )
  return { heard, foreign, events }
}

test('nothing of a shopper stands in an address, a referrer or an event, from the first page to the order and the account', async () => {
  const page = await openBrowser({ consent: false })
  const url = origin()
  await page.context().addCookies([
    { name: 'xsa_cookie_message', value: 'hide', url },
    { name: 'xsa_cookie_settings', value: 'enabled', url },
  ])
  const { heard, foreign, events } = await overhear(page)
  const me = browserShopper(page, nl)
  const main = page.locator('main')
  const email = newAddress()
  const tokens = new Set<string>()
  const keepAnswers = async () => {
    for (const { name, value } of await page.context().cookies())
      if (name === 'customer_token' || name === 'contextToken') tokens.add(value)
  }

  // Each page is left in silence only: what is asked for late counts as well.
  // A guest looks for something, buys it and asks for the newsletter.
  await page.goto(`${routePath(nl, 'search')}?q=chelsea`, { waitUntil: 'networkidle' })
  const product = await somethingToBuy(nl)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  // Long enough for third parties to be there.
  await expect.poll(() => foreign.length).toBeGreaterThan(0)
  await me.goToCart()
  await me.checkout()
  await me.giveAddress(email)
  await me.chooseDelivery()
  await me.order()
  await keepAnswers()
  await me.decideAtProvider('paid')
  await me.expectThanks()

  // The same person opens an account and goes through it.
  await page.goto(routePath(nl, 'accountCreate'), { waitUntil: 'networkidle' })
  await main.locator('input[name="firstName"]').fill('Sanne')
  await main.locator('input[name="lastName"]').fill('de Wit')
  await main.locator('input[name="email"]').fill(email)
  await main.locator('input[name="password"]').fill('kort')
  const create = main.getByRole('button', { name: me.say('account.create'), exact: true }).last()
  await create.click()
  await main.getByText(me.say('message.password-too-short')).first().waitFor()
  await main.locator('input[name="password"]').fill(password)
  await create.click()
  await page.getByRole('heading', { level: 1, name: /Sanne/ }).waitFor()
  await keepAnswers()
  const [confirm = ''] = await linksTo(email, /http\S+\/account\/confirm\/\S+/)
  await page.goto(confirm, { waitUntil: 'networkidle' })
  await main.getByRole('button', { name: me.say('account.confirm') }).click()
  await main.getByRole('link', { name: me.say('account.orders') }).click()
  await main.getByRole('link', { name: /\d{6}/ }).click()
  await page.getByRole('heading', { level: 1, name: /\d{6}/ }).waitFor()
  for (const name of ['customer', 'customerAddress', 'customerEdit', 'customerWishlist', 'customerPass'] as const)
    await page.goto(routePath(nl, name), { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: me.say('account.logout') })
    .first()
    .click()
  await page.waitForURL(`**${routePath(nl, 'account')}`)
  await page.goto(routePath(nl, 'accountRecover'), { waitUntil: 'networkidle' })
  await main.locator('input[name="email"]').fill(email)
  await main.getByRole('button', { name: me.say('account.recover_send') }).click()
  await page.getByRole('heading', { level: 1, name: me.say('account.recover_sent_title') }).waitFor()
  const [finish = ''] = await linksTo(email, /http\S+\/account\/finish\/\S+/)
  const before = foreign.length
  await page.clock.install()
  await page.goto(finish, { waitUntil: 'networkidle' })
  // A page whose address opens something is shown to nobody else, however long it stays open.
  await page.clock.runFor(6000)
  await page.waitForLoadState('networkidle')
  expect(foreign.slice(before)).toEqual([])

  const told = await events()
  expect(told.filter((event) => event.includes('"addToCart"'))).not.toEqual([])
  expect(tokens.size).toBeGreaterThan(1)
  expect(heard.filter(({ text }) => text.includes('q=chelsea')).map(({ what }) => what)).toContain('referrer')
  const person = spellings([email, 'Sanne', 'de Wit', 'Damrak', '1012 AB', password, ...tokens])
  const found = person.flatMap((text) => [
    ...heard.filter((place) => place.text.includes(text)).map((place) => `${place.what}: ${text}`),
    ...told.filter((event) => event.includes(text)).map(() => `event: ${text}`),
  ])
  expect(found).toEqual([])
  // Others learn which shop somebody is in, and not on which page.
  const links = [confirm, finish].map((link) => /[\w-]{43}/.exec(link)?.[0] ?? '?')
  for (const { url: asked, referrer } of foreign) {
    expect(['', `${url}/`]).toContain(referrer)
    for (const link of links) expect(asked).not.toContain(link)
  }
  for (const link of links) expect(told.filter((event) => event.includes(link))).toEqual([])
})
