import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const say = journeyMessagesOf(storefrontOf('nl_NL'))

/** Keeps the code of a page's scripts back, as on a slow phone, until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

async function openAsleep(path: string): Promise<{ page: Page; wake: () => void }> {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  const wake = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { page, wake }
}

const wishes = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('xsa_wishlist') ?? '[]') as string[])

/** The heart of a product, whatever it says; the name stands behind the words. */
function heartOf(page: Page, name: string) {
  return page.locator('main').locator(`button[aria-label$=": ${name}"]`).first()
}

/** Presses a button in the moment its code has come, before it can show what that code knows: as early as a press is ever replayed. */
async function pressOnceHydrated(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    const part = element.closest('[data-island]') ?? document.documentElement
    const served = new MutationObserver(() => {
      served.disconnect()
      element.click()
    })
    served.observe(part, { attributeFilter: ['data-hydrated'] })
  })
}

async function firstName(page: Page): Promise<string> {
  const heart = page
    .locator('main')
    .getByRole('button', { name: say('wishlist.add') })
    .first()
  const label = (await heart.getAttribute('aria-label')) ?? ''
  return label.slice(label.indexOf(': ') + 2)
}

test.each(['/nl/dames/laarzen/', '/nl/chelseaboot-amstel-bordeaux/'])(
  'on %s a heart that is pressed before its code has come shows it at once, and is remembered when it has',
  async (path) => {
    const { page, wake } = await openAsleep(path)
    const name = await firstName(page)
    const heart = heartOf(page, name)
    const before = await heart.evaluate((button) => getComputedStyle(button).color)
    await heart.click()
    await expect.poll(() => heart.evaluate((button) => getComputedStyle(button).color)).not.toBe(before)
    expect(await wishes(page)).toEqual([])
    wake()
    await expect.poll(() => wishes(page)).toHaveLength(1)
    await page
      .getByRole('button', { name: `${say('wishlist.remove')}: ${name}` })
      .first()
      .waitFor()
    expect(await heart.getAttribute('data-pressed')).toBeNull()
    // Once and for all: nothing presses again.
    await page.waitForLoadState('networkidle')
    expect(await wishes(page)).toHaveLength(1)
  },
)

test('what is on the wishlist already stays there when its heart is pressed before it can show that', async () => {
  const path = '/nl/dames/laarzen/'
  const { page, wake } = await openAsleep(path)
  const name = await firstName(page)
  wake()
  const heart = heartOf(page, name)
  await untilHydrated(page)
  await heart.click()
  await expect.poll(() => wishes(page)).toHaveLength(1)

  const wakeAgain = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await heart.waitFor()
  expect(await heart.getAttribute('aria-label')).toContain(say('wishlist.add'))
  await pressOnceHydrated(heart)
  wakeAgain()
  await page
    .getByRole('button', { name: `${say('wishlist.remove')}: ${name}` })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  expect(await wishes(page)).toHaveLength(1)
})

test('a heart in a part of the page that rests until somebody comes near it is remembered as well', async () => {
  const { page, wake } = await openAsleep('/nl/')
  const name = await firstName(page)
  await heartOf(page, name).click()
  wake()
  await expect.poll(() => wishes(page)).toHaveLength(1)
})

test('a form that is sent before its code has come stays on its page, and is answered there', async () => {
  const { page, wake } = await openAsleep('/nl/')
  const form = page.locator('main form[data-kept]')
  await form.getByLabel(say('address.firstName'), { exact: true }).fill('Sanne')
  await form.getByLabel(say('address.lastName'), { exact: true }).fill('Vos')
  await form.getByLabel(say('address.email'), { exact: true }).fill('early-press@example.com')
  await form.getByText(say('salutation.none')).click()
  await form.getByRole('button', { name: say('newsletter.subscribe') }).click()
  wake()
  await page.locator('[data-state=submitted]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/nl/')
})
