import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { axeFindings, sideways } from './axe.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { runOrderCommand } from './order-command.ts'
import { browserShopper, productWithoutASize, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const soon = { interval: 500 }

/**
 * A browser whose push service is the shop's sandbox. The one of the browser's maker is out of reach here, so that a double stands for
 * `PushManager` and for the question whether messages may be shown; the worker is the real one.
 */
async function openPushBrowser(
  answer: 'granted' | 'denied' = 'granted',
  options: Parameters<typeof openBrowser>[0] = {},
) {
  const page = await openBrowser({ serviceWorkers: 'allow', ...options })
  await page.context().addInitScript((decision) => {
    const key = 'double-of-a-subscription'
    const subscriptionOf = (text: string) => {
      const { endpoint, p256dh, auth } = JSON.parse(text)
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(key)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const text = localStorage.getItem(key)
        return text === null ? null : subscriptionOf(text)
      },
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (!userVisibleOnly || typeof applicationServerKey !== 'string' || applicationServerKey.length !== 87)
          throw new Error('No browser subscribes like this')
        const text =
          localStorage.getItem(key) ?? (await (await fetch('/sandbox/push/subscribe', { method: 'POST' })).text())
        localStorage.setItem(key, text)
        return subscriptionOf(text)
      },
    })
    let asked = 0
    Object.defineProperty(Notification, 'permission', { get: () => (asked > 0 ? decision : 'default') })
    Notification.requestPermission = async () => {
      asked++
      Object.assign(window, { asked })
      return decision
    }
  }, answer)
  return page
}

const endpointOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('double-of-a-subscription') ?? '{}').endpoint ?? '')
const received = async (endpoint: string) => {
  const answer = await fetch(`${origin()}/sandbox/push/received/${endpoint.slice(endpoint.lastIndexOf('/') + 1)}`)
  return ((await answer.json()) as { text: string }[]).map(({ text }) => JSON.parse(text) as Record<string, string>)
}
const askedIn = (page: Page) => page.evaluate(() => (window as { asked?: number }).asked ?? 0)

/** The dialog of a size that is sold out. */
async function openAlert(page: Page) {
  await openPage(page, `/nl/${await productWithoutASize(nl)}/`)
  await page.locator('main button[name="alert"]').first().click()
  return page.getByRole('dialog', { name: say('size.mail_me') })
}

test.each([360, 768, 1280])(
  'at %i pixels a device waits for a size with one press, and stops waiting with another',
  async (width) => {
    const page = await openPushBrowser('granted', { viewport: { width, height: 900 } })
    const dialog = await openAlert(page)
    const button = dialog.getByRole('button', { name: say('push.offer_size') })
    await button.waitFor()
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // What the press means stands there before it; nobody is asked before it.
    await dialog.getByText(say('push.note')).waitFor()
    expect(await askedIn(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await button.click()
    await dialog.getByText(say('push.done_size')).waitFor()
    expect(await askedIn(page)).toBe(1)
    const endpoint = await endpointOf(page)
    expect(endpoint).toContain('/sandbox/push/send/')

    await dialog.getByRole('link', { name: say('push.manage') }).click()
    await page.waitForURL('**/cookie-settings/#messages')
    const messages = page.getByRole('region', { name: say('push.title') })
    await messages.getByRole('listitem').waitFor()
    expect(await page.evaluate(sideways)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await messages.getByRole('button', { name: say('push.stop_all') }).click()
    await messages.getByText(say('push.stopped')).waitFor()
    expect(await endpointOf(page)).toBe('')
    await page.reload()
    await untilHydrated(page)
    expect(await messages.count()).toBe(0)
  },
)

test('one of several things is stopped by itself, on the page of one’s account too', async () => {
  const page = await openPushBrowser()
  await openPage(page, routePath(nl, 'account'))
  await page.locator('main input[name="username"]').fill(demoCustomers[0]?.email ?? '')
  await page.locator('main input[name="password"]').fill(demoPassword)
  await page.locator('main input[name="password"]').press('Enter')
  await page.waitForURL('**/nl/customer/')
  const dialog = await openAlert(page)
  await dialog.getByRole('button', { name: say('push.offer_size') }).click()
  await dialog.getByText(say('push.done_size')).waitFor()
  await openPage(page, routePath(nl, 'customerEdit'))
  const messages = page.getByRole('region', { name: say('push.title') })
  await messages.getByRole('listitem').waitFor()
  await messages.getByRole('button', { name: new RegExp(`^${say('push.stop')}: `) }).click()
  await messages.getByText(say('push.none')).waitFor()
  expect(await messages.getByRole('listitem').count()).toBe(0)
})

test('who says no to their browser is told where that is changed, and asked no more', async () => {
  const page = await openPushBrowser('denied')
  const dialog = await openAlert(page)
  await dialog.getByRole('button', { name: say('push.offer_size') }).click()
  await dialog.getByText(say('push.blocked')).waitFor()
  expect(await dialog.getByRole('button', { name: say('push.offer_size') }).count()).toBe(0)
  expect(await endpointOf(page)).toBe('')
  // The mail is there for everybody.
  await dialog.getByRole('button', { name: say('size.mail_me') }).waitFor()
})

test('a browser without a way for messages, and a tablet of a store, are offered none', async () => {
  const old = await openPushBrowser()
  await old.context().addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  const tablet = await openPushBrowser()
  await tablet.context().addCookies([{ name: 'xsa_store_location', value: 'AMS', url: origin() }])
  for (const page of [old, tablet]) {
    const dialog = await openAlert(page)
    await dialog.getByRole('button', { name: say('size.mail_me') }).waitFor()
    expect(await dialog.getByRole('button', { name: say('push.offer_size') }).count()).toBe(0)
  }
})

test('a guest follows their order, and the device is told when it leaves', async () => {
  const product = await somethingToBuy(nl)
  const page = await openPushBrowser()
  const me = browserShopper(page, nl)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await me.pay()
  const number = await me.expectThanks()
  await page.getByRole('button', { name: say('push.offer_order') }).click()
  await page.getByText(say('push.done_order')).waitFor()
  const endpoint = await endpointOf(page)
  await runOrderCommand('ship', number, 'PostNL', '3SCORD9', 'https://parcels.cordwainer.example/3SCORD9')
  await expect.poll(() => received(endpoint), soon).toMatchObject([{ title: 'Je pakket is onderweg', lang: 'nl-NL' }])
  const [notice] = await received(endpoint)
  await openPage(page, notice?.url ?? '')
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
})

test('the real worker shows what the browser’s own push service hands over', async () => {
  const page = await openBrowser({ serviceWorkers: 'allow' })
  await openPage(page, '/nl/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await page.context().newCDPSession(page)
  const registrations: { registrationId: string }[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: some }) => registrations.push(...some))
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const [worker] = page.context().serviceWorkers()
  // Without a screen nothing can be shown: what would be is written down.
  await worker?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, options) =>
      void Object.assign(globalThis, { shown: { title, ...options } })
  })
  const notice = { title: 'Terug', body: 'Maat 39', url: '/nl/', tag: 'a', stop: 'Stop', lang: 'nl-NL' }
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: origin(),
    registrationId: registrations[0]?.registrationId ?? '',
    data: JSON.stringify(notice),
  })
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as { shown?: unknown }).shown))
    .toMatchObject({ title: 'Terug', body: 'Maat 39', tag: 'a', actions: [{ action: 'stop', title: 'Stop' }] })
})
