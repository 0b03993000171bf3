import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, openPage, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const say = journeyMessagesOf(storefrontOf('nl_NL'))

/** Whether the document is still the one that was marked: a page load would have brought another. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }) && undefined)
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'marked') === true)

test.each(['/nl/', '/nl/dames/laarzen/', '/nl/chelseaboot-amstel-bordeaux/', '/nl/over-ons/'])(
  '%s has each of its sheets once, also when it is awake',
  async (path) => {
    const page = await openBrowser({ path })
    // A sheet of code that comes later would be one too many as well.
    await page.waitForLoadState('networkidle')
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    )
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets).toEqual([...new Set(sheets)])
  },
)

test('a page wakes without making words for numbers; they come with the countdown of a banner that ends', async () => {
  const page = await openBrowser()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(globalThis, { made })
    const Watched = new Proxy(Intl.PluralRules, {
      construct(Rules, [iso, options]) {
        made.push(String(iso))
        return new Rules(iso, options)
      },
    })
    Object.assign(Intl, { PluralRules: Watched })
  })
  const made = () => page.evaluate(() => Reflect.get(globalThis, 'made') as string[])
  await openPage(page, '/nl/over-ons/')
  const seconds = page.getByRole('region', { name: say('banner.list') }).getByText(/^\d+\s+second/)
  await page.clock.runFor(1000)
  expect(await seconds.count()).toBe(0)
  expect(await made()).toEqual([])
  // Its content ends with the year 2027.
  await page.clock.setSystemTime('2027-12-30T12:00:00Z')
  await expect.poll(async () => page.clock.runFor(1000).then(() => seconds.count())).toBe(1)
  const before = await seconds.first().textContent()
  await expect.poll(async () => page.clock.runFor(1000).then(() => seconds.first().textContent())).not.toBe(before)
  expect(await made()).toEqual(['nl-NL'])
})

test('the menu stands as the server made it, and its links lead on without loading a page', async () => {
  const page = await openBrowser({ path: '/nl/dames/laarzen/' })
  await untilHydrated(page)
  await mark(page)
  const menu = page.getByRole('navigation', { name: say('nav.main') })
  await menu.locator('summary').first().click()
  const link = menu.getByRole('link', { name: say('nav.all') }).first()
  const path = String(await link.getAttribute('href'))
  await link.click()
  await page.waitForURL((url) => url.pathname + url.search === path)
  expect(await isMarked(page)).toBe(true)
  await link.waitFor({ state: 'hidden' })
})

test('on a phone the menu changes to the other half of the assortment, and back', async () => {
  const page = await openBrowser({ path: '/nl/over-ons/', viewport: { width: 390, height: 844 } })
  await untilHydrated(page)
  await mark(page)
  await page.getByRole('button', { name: say('nav.menu') }).click()
  const menu = page.getByRole('navigation', { name: say('nav.main') })
  const segments = menu.getByRole('list', { name: say('nav.segments') })
  const links = () =>
    menu.locator('details[name="menu"] a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  const forHer = await links()
  await segments.getByRole('link', { name: say('segment.men') }).click()
  await expect.poll(links).not.toEqual(forHer)
  // What lies behind the panel stays out of reach.
  expect(await page.locator('#main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)
  await segments.getByRole('link', { name: say('segment.women') }).click()
  await expect.poll(links).toEqual(forHer)

  await menu.locator('summary').first().click()
  const link = menu.getByRole('link', { name: say('nav.all') }).first()
  const path = String(await link.getAttribute('href'))
  await link.click()
  await page.waitForURL((url) => url.pathname + url.search === path)
  expect(await isMarked(page)).toBe(true)
})

test('a card that stands as the server made it leads to its product, and Back to the same card', async () => {
  const page = await openBrowser({ path: '/nl/dames/laarzen/', viewport: { width: 390, height: 844 } })
  await untilHydrated(page)
  await mark(page)
  const card = page.locator('a[data-product]').nth(9)
  const path = String(await card.getAttribute('href'))
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('radiogroup').first().waitFor()
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await expect
    .poll(async () => {
      const box = await page.locator(`a[data-product][href="${path}"]`).boundingBox()
      return box !== null && box.y > -box.height && box.y < 844
    })
    .toBe(true)
})
