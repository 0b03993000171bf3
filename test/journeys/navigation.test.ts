import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { openBrowser, origin, stopClock } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { turnWheel } from './wheel.ts'

const say = journeyMessagesOf(storefrontOf('nl_NL'))
const phone = { viewport: { width: 360, height: 800 } }
const menu = (page: Page) => page.getByRole('navigation', { name: say('nav.main') })
const tab = (page: Page, word: 'segment.women' | 'segment.men') =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say(word), exact: true })
    .first()
const awake = (page: Page) => page.waitForFunction(() => 'dataLayer' in window)
/** How long a pointer rests on an item until it opens, and longer than any timer of the menu. */
const aHover = 140
const aWhile = 500

describe('the menu on a desktop', () => {
  test('leads through three levels, and closes on Escape and with the page', async () => {
    const page = await openBrowser({ path: '/nl/' })
    await awake(page)
    const item = menu(page).locator('summary', { hasText: 'Schoenen' }).first()
    await item.click()
    const third = menu(page).getByRole('link', { name: 'Sneakers', exact: true }).first()
    await third.waitFor()
    expect(await menu(page).getByRole('heading', { level: 3 }).first().isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await third.waitFor({ state: 'hidden' })
    expect(await item.evaluate((summary) => summary === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await third.click()
    await page.waitForURL('**/sneakers/')
    await third.waitFor({ state: 'hidden' })
  })

  test('opens on a hover; a press right then was meant to open it, a later one closes it', async () => {
    const page = await openBrowser({ path: '/nl/' })
    await awake(page)
    const item = menu(page)
      .locator('details', { has: page.locator('summary', { hasText: 'Schoenen' }) })
      .first()
    const isOpen = () => item.evaluate((details) => (details as HTMLDetailsElement).open)
    await item.evaluate((details) => {
      const press = () => {
        details.querySelector('summary')?.click()
        details.setAttribute('data-pressed', '')
      }
      details.addEventListener('toggle', press, { once: true })
    })
    await stopClock(page)
    await item.locator('> summary').hover()
    await page.clock.runFor(aHover - 1)
    expect(await isOpen()).toBe(false)
    await page.clock.runFor(1)
    await page.locator('details[data-pressed]').waitFor()
    await page.clock.runFor(aWhile)
    expect(await isOpen()).toBe(true)
    await item.locator('> summary').click()
    await expect.poll(isOpen).toBe(false)
  })

  test('stays closed when Escape comes before a hover would have opened it', async () => {
    const page = await openBrowser({ path: '/nl/' })
    await awake(page)
    const item = menu(page)
      .locator('details', { has: page.locator('summary', { hasText: 'Schoenen' }) })
      .first()
    await stopClock(page)
    await item.evaluate((details) => {
      const row = details.parentElement
      row?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await page.clock.runFor(aWhile)
    expect(await item.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(false)
  })
})

describe('the menu on a phone', () => {
  test('covers the page, holds what the header has no room for, and closes on Escape and with the page', async () => {
    const page = await openBrowser({ path: '/nl/', ...phone })
    await awake(page)
    const open = () => page.getByRole('button', { name: say('nav.menu'), exact: true }).click()
    await open()
    await menu(page)
      .getByRole('link', { name: say('account.join') })
      .waitFor()
    for (const network of ['Facebook', 'Twitter', 'Instagram', 'YouTube', 'LinkedIn', 'Pinterest'])
      expect(await menu(page).getByRole('link', { name: network }).count()).toBe(1)
    // What lies behind doesn't scroll, and nothing there can be reached.
    await page.mouse.move(180, 700)
    await turnWheel(page, 900)
    await expect.poll(() => page.locator('#main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await open()
    await menu(page).locator('summary', { hasText: 'Laarzen' }).first().click()
    await menu(page)
      .getByRole('link', { name: `Laarzen: ${say('nav.all')}` })
      .click()
    await page.waitForURL('**/dames/laarzen/')
    await menu(page).waitFor({ state: 'hidden' })
  })
})

describe('the two halves of the assortment', () => {
  const shown = async (page: Page) =>
    (await tab(page, 'segment.men').getAttribute('aria-current')) === 'true' ? 'him' : 'her'
  const chosen = async (page: Page) => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'xsa_segment')
    return cookie && [cookie.value, Math.round((cookie.expires - Date.now() / 1000) / 86_400)]
  }

  test('are worked out on every page: for her by default, for him after his pages, remembered for a year', async () => {
    const page = await openBrowser({ path: '/nl/over-ons/' })
    await awake(page)
    expect(await shown(page)).toBe('her')
    expect(await chosen(page)).toBeUndefined()
    await page.goto('/nl/heren/')
    expect(await shown(page)).toBe('him')
    await expect.poll(() => chosen(page)).toEqual(['for-him', 365])
    await page.goto('/nl/over-ons/')
    expect(await shown(page)).toBe('him')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Cordwainer', exact: true })
    expect(await logo.getAttribute('href')).toBe('/nl/heren-home/')
    await page.goto('/nl/dames/')
    expect(await shown(page)).toBe('her')
    await expect.poll(() => chosen(page)).toEqual(['for-her', 365])
  })

  test('follow an audience of 5 without remembering it, and a tab at once', async () => {
    const page = await openBrowser()
    await page.context().addCookies([{ name: 'xsa_audience', value: '5', url: origin() }])
    await page.goto('/nl/over-ons/')
    await awake(page)
    expect(await shown(page)).toBe('him')
    expect(await chosen(page)).toBeUndefined()
    await tab(page, 'segment.women').click()
    await expect.poll(() => chosen(page)).toEqual(['for-her', 365])
    await expect.poll(() => shown(page)).toBe('her')
  })
})

test('pressing on while one page turns into the next is no error of the page', async () => {
  const page = await openBrowser({ path: '/nl/over-ons/' })
  await awake(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Onze winkels', exact: true })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = begin(update)
      // Before its first frame, as a second press would on a slow phone.
      transition.skipTransition()
      return transition
    }
  })
  await link.click()
  await page.waitForURL('**/winkels/')
  await page.getByRole('heading', { level: 1, name: 'Onze winkels' }).waitFor()
})

test('every storefront can be reached from the header and the footer of a page, at the same page', async () => {
  const page = await openBrowser({ path: '/nl/over-ons/' })
  const targets = await page
    .getByRole('contentinfo')
    .locator('a[hreflang]:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([
    '/about-us/',
    '/nl/over-ons/',
    '/nl-be/over-ons/',
    '/fr-be/a-propos/',
    '/fr/a-propos/',
    '/de/ueber-uns/',
  ])
  expect(targets).toHaveLength(storefronts.length)
  expect(await page.getByRole('banner').locator('details a[hreflang]').count()).toBeGreaterThanOrEqual(targets.length)
})

test('the questions of customer service: the first subject is open, and one answer at a time', async () => {
  const page = await openBrowser({ path: '/nl/klantenservice/' })
  await awake(page)
  const subjects = page.locator('main a[aria-current]')
  expect(await subjects.innerText()).toBe('Bestellen')
  const questions = page.locator('main section:has(> details):visible details')
  await questions.nth(0).locator('summary').click()
  await expect.poll(() => questions.nth(0).getAttribute('open')).not.toBeNull()
  await questions.nth(1).locator('summary').click()
  await expect.poll(() => questions.nth(1).getAttribute('open')).not.toBeNull()
  expect(await questions.nth(0).getAttribute('open')).toBeNull()
  await page.locator('main').getByRole('link', { name: 'Betalen', exact: true }).first().click()
  await expect.poll(() => subjects.innerText()).toBe('Betalen')
  await page.getByRole('heading', { level: 2, name: 'Betalen', exact: true }).waitFor()
  expect(await page.getByRole('heading', { level: 2, name: 'Bestellen', exact: true }).isVisible()).toBe(false)
})
