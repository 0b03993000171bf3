import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { inTurn } from './extent.ts'
import { journeyMessagesOf } from './messages.ts'

const path = '/nl/dames/schoenen/'
const heel = 'Hoe lees je een hak?'
const titles = [heel, 'Vijf paar voor een jaar']
const say = journeyMessagesOf(storefrontOf('nl_NL'))

const list = (page: Page) => page.getByRole('list', { name: say('list.products') })
const tilesOf = (page: Page) => list(page).getByRole('heading', { level: 2 }).allTextContents()

/** How much of the list, from its first card to its last, nothing stands on: rows that are not full. */
const holes = (page: Page) =>
  list(page).evaluate((element) => {
    const boxes = [...element.children].map((child) => child.getBoundingClientRect())
    const width = element.getBoundingClientRect().width
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    const top = Math.min(...boxes.map((box) => box.top))
    const gap = Number.parseFloat(getComputedStyle(element).columnGap)
    const covered = boxes.reduce((sum, box) => sum + (box.width + gap) * box.height, 0)
    return Math.round((width + gap) * (bottom - top) - covered) / (width * (bottom - top))
  })

describe('what the shop tells between its products', () => {
  test.each([360, 768, 1280])(
    'stands on the 9th and the 18th place of a list, without a hole, %i px wide',
    async (width) => {
      const page = await openBrowser({ path, viewport: { width, height: 900 } })
      expect(await tilesOf(page)).toEqual(titles)
      const places = await list(page).evaluate((element) =>
        [...element.children].flatMap((child, index) => (child.querySelector('h2') ? [index + 1] : [])),
      )
      expect(places).toEqual([9, 18])
      expect(Math.abs(await holes(page))).toBeLessThan(0.005)
    },
  )

  test('is no product: the list holds as many as without it, and its link is not a click on one', async () => {
    const page = await openBrowser({ path })
    await untilHydrated(page)
    expect(await list(page).locator('a[data-product]').count()).toBe(24)
    await page.evaluate(() => Object.assign(window, { here: true }))
    await list(page).getByRole('link', { name: 'Lees het artikel' }).first().click()
    await page.getByRole('heading', { level: 1, name: heel }).waitFor()
    const after = await page.evaluate(() => ({
      loadedAnew: !('here' in window),
      events: ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event),
    }))
    expect(after.loadedAnew).toBe(false)
    expect(after.events).not.toContain('productClick')
  })

  test.each(['?sort=priceasc', '?color=black', '?page=2'])('is left out of %s', async (query) => {
    const page = await openBrowser({ path: path + query })
    await list(page).waitFor()
    expect(await tilesOf(page)).toEqual([])
  })

  test('stays once where it was when more is loaded, and when somebody comes back', async () => {
    const page = await openBrowser({ path })
    await untilHydrated(page)
    await page.getByRole('link', { name: say('list.more'), exact: true }).click()
    await list(page).locator('a[data-product]').nth(47).waitFor()
    expect(await tilesOf(page)).toEqual(titles)
    await list(page).locator('a[data-product]').nth(30).click()
    await page.waitForURL((url) => url.pathname !== path)
    await page.goBack()
    await list(page).locator('a[data-product]').nth(47).waitFor()
    expect(await tilesOf(page)).toEqual(titles)
  })

  test('is there without JavaScript', async () => {
    const page = await openBrowser({ path, javaScriptEnabled: false })
    expect(await tilesOf(page)).toEqual(titles)
    await list(page).getByRole('link', { name: 'Lees het artikel' }).first().click()
    await page.getByRole('heading', { level: 1, name: heel }).waitFor()
  })

  test.each(
    inTurn([
      ['/women/shoes/', 'How to read a heel'],
      ['/nl-be/dames/schoenen/', 'Hoe lees je een hak?'],
      ['/fr-be/femmes/chaussures/', 'Lire un talon'],
      ['/fr/femmes/chaussures/', 'Lire un talon'],
      ['/de/damen/schuhe/', 'Einen Absatz lesen'],
    ]),
  )('speaks the language of %s', async (other, title) => {
    const page = await openBrowser({ path: other })
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  })
})
