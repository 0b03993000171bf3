import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { minute } from '#kernel/clock.ts'
import type { JourneyShop } from './setup.ts'

let browser: Browser | undefined
const contexts: BrowserContext[] = []
const withoutScripts = new WeakSet<BrowserContext>()
let errors: string[] = []

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'))
})

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  const seen = errors
  errors = []
  // A page that complains is a page that is broken for somebody.
  if (seen.length > 0) throw new Error(`The browser complained:\n${[...new Set(seen)].join('\n')}`)
})

afterAll(() => browser?.close())

const point = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="#888" d="M0 0h1v1H0z"/></svg>'

const anyByte = () => Math.floor(Math.random() * 256)

/** The shop of this worker; Vitest numbers its workers from one. */
function shop(): JourneyShop {
  const number = Number(process.env.VITEST_POOL_ID)
  const found = inject('shops')[number - 1]
  if (!found) throw new Error(`There is no shop for worker ${number}`)
  return found
}

export const origin = (): string => shop().origin

export const dataDir = (): string => shop().dataDir

/** A shopper's browser: clean, as wide as asked, and strict about errors on its pages. */
export async function openBrowser(
  options: BrowserContextOptions & {
    readonly path?: string
    readonly consent?: boolean
    /** What the console may say because the journey breaks something on purpose. */
    readonly expected?: RegExp
    /**
     * For journeys that don't look at pictures: one point stands for each, in the room that the page has kept for it. The shop then
     * makes none, which takes it longer than anything else on a page.
     */
    readonly withoutPictures?: boolean
  } = {},
): Promise<Page> {
  if (!browser) throw new Error('The browser has not started')
  const { path, consent = true, expected, withoutPictures = false, ...rest } = options
  const context = await browser.newContext({
    baseURL: origin(),
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': `10.${anyByte()}.${anyByte()}.${anyByte()}` },
    ...rest,
  })
  contexts.push(context)
  if (rest.javaScriptEnabled === false) withoutScripts.add(context)
  if (consent) {
    const url = origin()
    await context.addCookies([
      { name: 'xsa_cookie_message', value: 'hide', url },
      { name: 'xsa_cookie_settings', value: 'disabled', url },
    ])
  }
  // Third parties are there to be counted, not to be asked.
  await context.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  if (withoutPictures) {
    await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: point }))
  }
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // A page that is meant to be missing says so in the console as well.
    if (message.type() !== 'error' || /status of 4\d\d/.test(message.text())) return
    if (!expected?.test(message.text())) errors.push(`${page.url()}: ${message.text()}`)
  })
  if (path !== undefined) await page.goto(path)
  return page
}

const waiting = '[data-island="eager"]:not([data-hydrated])'

/**
 * Waits until a page answers: it is loaded, and hydrated in all that doesn't wait to be near. The page says so itself
 * (docs/islands.md), which is sooner and surer than to wait for silence. Pages without code of the shop's, such as those of the
 * sandboxes, and those of a browser without JavaScript are loaded and nothing more.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  if (withoutScripts.has(page.context())) return
  const done = `html[data-hydrated]:not(:has(${waiting})), html:not(:has(script[type="module"]))`
  await page.locator(done).waitFor({ state: 'attached' })
}

/** Goes to a page and waits until it answers. */
export async function openPage(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  await untilHydrated(page)
  return response
}

/** From here on a page's time passes only when the journey says so, with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + minute)
}
