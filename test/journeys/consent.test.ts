import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { withdrawMutation } from '#web/device/record-consent.ts'
import { openBrowser } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const say = journeyMessagesOf(storefrontOf('nl_NL'))
const withdrawHash = String(withdrawMutation.__meta__?.hash)
const days = 24 * 60 * 60

/** The two cookies of the answer, and for how many days they are kept. */
async function remembered(page: Page) {
  const found = (await page.context().cookies()).filter(({ name }) => name.startsWith('xsa_cookie'))
  return Object.fromEntries(
    found.map(({ name, value, expires }) => [name, [value, Math.round((expires - Date.now() / 1000) / days)]]),
  )
}

const answers = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'cookiePreference'))

const bar = (page: Page) => page.getByRole('region', { name: say('cookie.title'), exact: true })

describe('the cookie bar', () => {
  test.each([
    ['cookie.accept', 'enabled'],
    ['cookie.refuse', 'disabled'],
    ['cookie.close', 'disabled'],
  ] as const)('answered with %s is remembered as %s for 100 days, told, and gone for good', async (button, choice) => {
    const page = await openBrowser({ path: '/nl/', consent: false })
    await page.waitForFunction(() => 'dataLayer' in window)
    expect(await remembered(page)).toEqual({})
    await bar(page)
      .getByRole('button', { name: say(button) })
      .click()
    await bar(page).waitFor({ state: 'detached' })
    expect(await remembered(page)).toEqual({ xsa_cookie_message: ['hide', 100], xsa_cookie_settings: [choice, 100] })
    expect(await answers(page)).toEqual([{ event: 'cookiePreference', marketing: choice }])
    await page.reload()
    await page.getByRole('contentinfo').waitFor()
    expect(await bar(page).count()).toBe(0)
  })

  test('refuses as easily as it accepts: two buttons of one size in one row', async () => {
    for (const width of [360, 1280]) {
      const page = await openBrowser({ path: '/nl/', consent: false, viewport: { width, height: 800 } })
      const [yes, no] = await Promise.all(
        (['cookie.accept', 'cookie.refuse'] as const).map((word) =>
          bar(page)
            .getByRole('button', { name: say(word) })
            .boundingBox(),
        ),
      )
      expect([yes?.y, yes?.height]).toEqual([no?.y, no?.height])
      expect(yes?.width).toBeCloseTo(Number(no?.width), 0)
    }
  })

  test.each(['enabled', 'disabled'])('works without JavaScript: %s', async (choice) => {
    const page = await openBrowser({ path: '/nl/over-ons/', consent: false, javaScriptEnabled: false })
    await bar(page).locator(`button[value="${choice}"]`).first().click()
    await page.waitForURL('**/nl/over-ons/')
    expect(await bar(page).count()).toBe(0)
    expect(await remembered(page)).toEqual({ xsa_cookie_message: ['hide', 100], xsa_cookie_settings: [choice, 100] })
  })
})

test('the cookie settings show no bar, preselect what the shop is set up with, and store nothing before they are saved', async () => {
  const page = await openBrowser({ path: '/nl/cookies/', consent: false })
  const mutations: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && mutations.push(request.postData() ?? '')))
  await page.waitForURL('**/nl/cookie-settings/')
  await page.waitForFunction(() => 'dataLayer' in window)
  expect(await bar(page).count()).toBe(0)
  const allow = page.getByRole('radio', { name: say('cookie.enabled') })
  expect(await allow.isChecked()).toBe(true)
  expect(await remembered(page)).toEqual({})
  await page.getByRole('radio', { name: say('cookie.disabled') }).check()
  await page.getByRole('button', { name: say('cookie.save') }).click()
  await page
    .getByRole('status')
    .filter({ hasText: say('cookie.saved') })
    .waitFor()
  expect(await remembered(page)).toEqual({ xsa_cookie_message: ['hide', 100], xsa_cookie_settings: ['disabled', 100] })
  expect(await answers(page)).toEqual([{ event: 'cookiePreference', marketing: 'disabled' }])
  // Nothing was agreed to before, so the server had nothing to hear. It does when consent is taken back.
  const told = () => mutations.filter((body) => body.includes(withdrawHash)).length
  expect(told()).toBe(0)
  for (const choice of ['enabled', 'disabled'] as const) {
    await page.getByRole('radio', { name: say(`cookie.${choice}`) }).check()
    await page.getByRole('button', { name: say('cookie.save') }).click()
    await page
      .getByRole('status')
      .filter({ hasText: say('cookie.saved') })
      .waitFor()
  }
  await expect.poll(told).toBe(1)
  await page.reload()
  expect(await allow.isChecked()).toBe(false)
})
