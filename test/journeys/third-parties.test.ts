import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

/** A shopper's browser whose clock the test moves on, and what it asks of third parties. */
async function visit(path: string) {
  const page = await openBrowser({ consent: false })
  // The page's time stands still but for what the test lets pass.
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await page.clock.pauseAt('2026-11-20T10:00:01Z')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(new URL(request.url()).host)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { page, foreign }
}

/** Commands to the tag manager about consent, as it reads them. */
const consents = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer ?? [])
      .filter((entry) => entry[0] === 'consent')
      .map((entry) => [entry[1], (entry[2] as Record<string, string>).ad_storage]),
  )

test('nobody else hears of a visitor who has not answered, or has refused', async () => {
  const { page, foreign } = await visit('/nl/')
  await page.clock.runFor(6000)
  await page.getByRole('button', { name: 'Marketingcookies weigeren' }).click()
  await page.clock.runFor(6000)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('with consent third parties come five seconds after the page, and hear that it was taken back', async () => {
  const { page, foreign } = await visit('/nl/')
  await page.getByRole('button', { name: 'Oké, doorgaan' }).click()
  await page.clock.runFor(3000)
  expect(foreign).toEqual([])
  const asked = page.waitForRequest('https://reviews.example/badge.js')
  await page.clock.runFor(3000)
  await asked
  expect(new Set(foreign)).toEqual(new Set(['www.googletagmanager.com', 'reviews.example']))
  await expect
    .poll(() => consents(page))
    .toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ])

  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.7', url: new URL(page.url()).origin }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  await page.getByRole('radio', { name: 'Alleen wat de winkel nodig heeft' }).check()
  await page.getByRole('button', { name: 'Voorkeuren opslaan' }).click()
  await page.clock.runFor(100)
  await expect.poll(async () => (await consents(page)).at(-1)).toEqual(['update', 'denied'])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
})

test('an accessibility tool may open in place of the statement; without one the statement is a page', async () => {
  const page = await openBrowser({ path: '/nl/' })
  await page.waitForFunction(() => 'dataLayer' in window)
  const link = page.locator('footer [data-opens="accessibility"] a')
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await link.click()
  expect(new URL(page.url()).pathname).toBe('/nl/')
  await link.click()
  await page.waitForURL('**/nl/toegankelijkheid/')
})
