import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const products = `${nl.basePath}/products/`
const burgundy = /^bordeauxrood \(\d+\)$/
const cards = (page: Page) => page.getByRole('list', { name: say('list.products') }).getByRole('article')
const wheel = (page: Page) => page.getByRole('group', { name: say('filter.tone') })
const openColors = (page: Page) =>
  page
    .locator('summary')
    .filter({ hasText: say('filter.color') })
    .first()
    .click()
/** What says that a colour is chosen, and takes it away. */
const chip = (page: Page, color: string, words = say) =>
  page.getByRole('list', { name: words('filter.chosen') }).getByRole('link', { name: color })
const offered = async (page: Page, name: RegExp) => {
  const label = await wheel(page).getByRole('radio', { name }).locator('xpath=..').textContent()
  return Number(/\((\d+)\)/.exec(label ?? '')?.[1])
}

test('a colour is chosen by keys: Tab leads to the wheel, arrows around it, and the focus stays there', async () => {
  const page = await openBrowser({ path: products, viewport: { width: 1280, height: 900 } })
  await untilHydrated(page)
  await openColors(page)
  await wheel(page).locator('[data-hydrated]').first().waitFor()
  await expectAccessible(page)
  await wheel(page)
    .getByRole('radio', { name: say('filter.tone_any') })
    .focus()
  const names: string[] = []
  for (let step = 0; step < 40 && !burgundy.test(names.at(-1) ?? ''); step++) {
    await page.keyboard.press('ArrowRight')
    names.push(await page.evaluate(() => document.activeElement?.parentElement?.textContent ?? ''))
  }
  expect(names.at(-1)).toMatch(burgundy)
  const count = await offered(page, burgundy)
  await page.waitForURL(/\?tone=burgundy$/)
  await chip(page, 'bordeauxrood').waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count} `) })
    .first()
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('burgundy')
  await chip(page, 'bordeauxrood').click()
  await page.waitForURL(/products\/$/)
  // A press elsewhere closes what the wheel stands in.
  await expect.poll(() => page.locator('input[name=tone]:checked').getAttribute('value')).toBe('')
})

test('a colour is chosen by touch on a phone, and fingers have room', async () => {
  const page = await openBrowser({ path: products, viewport: { width: 360, height: 800 }, hasTouch: true })
  await untilHydrated(page)
  await page.getByRole('button', { name: say('filter.title') }).click()
  const sheet = page.getByRole('dialog', { name: say('filter.title') })
  await sheet
    .locator('summary')
    .filter({ hasText: say('filter.tone') })
    .click()
  const navy = sheet.getByRole('radio', { name: /^marineblauw/ })
  const box = await navy.locator('xpath=..').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await navy.tap()
  await page.waitForURL(/\?tone=navy$/)
  await sheet.getByRole('button', { name: /\d/ }).last().tap()
  await chip(page, 'marineblauw').waitFor()
  expect(await cards(page).count()).toBeGreaterThan(8)
  await expectAccessible(page)
})

test('a link to a colour shows anybody the same, with other facets and for shoppers alone; another value is none', async () => {
  const page = await openBrowser({ path: `${products}?tone=navy&sort=priceasc` })
  await chip(page, 'marineblauw').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/products\/$/)
  const all = await cards(page).count()
  await page.goto(`${products}?tone=navy&color=all-blue`)
  await chip(page, 'marineblauw').waitFor()
  expect(await cards(page).count()).toBeLessThanOrEqual(all)
  await page.goto(`${products}?tone=no-such-colour`)
  expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(0)
  expect(await cards(page).count()).toBe(24)
})

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'without JavaScript the wheel is part of the form, in the words of the storefront (%s)',
  async (_, storefront) => {
    const own = journeyMessagesOf(storefront)
    const page = await openBrowser({
      javaScriptEnabled: false,
      path: `${storefront.basePath}/products/`,
      viewport: { width: 1280, height: 900 },
    })
    await page
      .locator('summary')
      .filter({ hasText: own('filter.color') })
      .first()
      .click()
    const radios = page.getByRole('group', { name: own('filter.tone') })
    const brown = radios.locator('input[value=brown]')
    const name = await brown.locator('xpath=..').textContent()
    await brown.check({ force: true })
    await page.getByRole('button', { name: own('list.apply') }).click()
    await page.waitForURL(/tone=brown/)
    const color = name?.replace(/ \(\d+\)$/, '') ?? ''
    await chip(page, color, own).waitFor()
  },
)
