import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, openPage } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)

/** When the puzzle is solved: its worker has gone home. */
const solved = (page: Page) =>
  new Promise<void>((resolve) => page.once('worker', (worker) => worker.once('close', () => resolve())))

/** What a page asks the shop for, as it happens. */
function asked(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return { worker: () => urls.filter((url) => /solve\.worker/.test(url)), all: urls }
}

async function logIn(page: Page, ready: Promise<unknown> = Promise.resolve()) {
  await page.locator('main input[name="username"]').fill('nobody@example.com')
  await page.locator('main input[name="password"]').fill('not this one')
  await ready
  await page.locator('main input[name="password"]').press('Enter')
  await page.getByText(say('message.login-failed')).first().waitFor()
}

test('a form proves by itself, with the keyboard alone, and fetches nothing for it before it is touched', async () => {
  const page = await openBrowser({ path: '/nl/' })
  const seen = asked(page)
  await page.goto(routePath(nl, 'account'), { waitUntil: 'networkidle' })
  expect(seen.worker()).toEqual([])
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/account'))
  await logIn(page, solved(page))
  expect(seen.worker()).not.toEqual([])
  const form = new URLSearchParams((await posted).postData() ?? '')
  const token = JSON.parse(atob(form.get('captchaToken') ?? ''))
  expect(token.challenge.parameters.data.action).toBe('login')
  expect(seen.all.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([])

  // The next try proves anew: each counts once.
  const again = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/account'))
  await logIn(page)
  const second = new URLSearchParams((await again).postData() ?? '').get('captchaToken')
  expect(second).not.toBe(form.get('captchaToken'))
})

test('a captcha that does not start is noted in the console, and the form is taken all the same', async () => {
  const page = await openBrowser({ path: '/nl/', expected: /captcha could not be answered|ERR_FAILED|Failed to load/ })
  await page.route(/solve\.worker/, (route) => route.abort())
  await openPage(page, routePath(nl, 'account'))
  const warned = page.waitForEvent('console', (message) => message.text().includes('captcha could not be answered'))
  await logIn(page)
  await warned
})
