import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { turnWheel } from './wheel.ts'

const say = journeyMessagesOf(storefrontOf('nl_NL'))

/** Whether the page behind moves when somebody turns the wheel. */
async function scrolls(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(20, 400)
  await turnWheel(page, 300)
  return (await page.evaluate(() => window.scrollY)) !== before
}

test('content is 1920 pixels wide at the most, in the middle of a wider screen', async () => {
  const page = await openBrowser({ path: '/nl/', viewport: { width: 2500, height: 1200 } })
  for (const part of [page.getByRole('contentinfo'), page.getByRole('banner')]) {
    const box = await part.locator(':scope > div').first().boundingBox()
    expect([box?.x, box?.width]).toEqual([290, 1920])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(2500)
})

test('a dialog is 960 pixels wide at the most, a panel from the side 672, and the page behind them stands still', async () => {
  const page = await openBrowser({ path: '/nl/dames/laarzen/', viewport: { width: 1600, height: 900 } })
  await untilHydrated(page)
  await page
    .getByRole('button', { name: say('card.choose') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^\d/ }).first().waitFor()
  expect(Number((await dialog.boundingBox())?.width)).toBeLessThanOrEqual(960)
  expect(await dialog.evaluate((element) => Number.parseFloat(getComputedStyle(element).maxInlineSize))).toBe(960)
  expect(await scrolls(page)).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await scrolls(page)).toBe(true)

  await page.setViewportSize({ width: 760, height: 900 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: say('filter.title') }).click()
  const sheet = page.getByRole('dialog', { name: say('filter.title') })
  await sheet.waitFor()
  expect((await sheet.boundingBox())?.width).toBeCloseTo(672, 1)
  expect(await scrolls(page)).toBe(false)
})

test('a notice is 600 pixels wide at the most, and as wide as a phone leaves room for', async () => {
  const page = await openBrowser({ path: '/nl/?sessionId=forged', viewport: { width: 1600, height: 900 } })
  const notice = page.getByText(say('instore.ended'))
  await notice.waitFor()
  const width = () =>
    notice.evaluate((words) => {
      let box: Element = words
      // The words stand in the notice, whose parent is as wide as the window.
      while (box.parentElement && box.parentElement.getBoundingClientRect().width < innerWidth) box = box.parentElement
      return box.getBoundingClientRect().width
    })
  expect(await width()).toBe(600)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await width()).toBeLessThan(360)
})
