import { statfsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core'
import { inject } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { chromiumPath } from '#server/commands/system-packages.ts'
import { patience } from './patience.ts'
import type { JourneyShop } from './setup.ts'

let browser: Browser | undefined
const contexts: BrowserContext[] = []
const withoutScripts = new WeakSet<BrowserContext>()
let errors: string[] = []

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Whether the browser may share memory where it is made for that. Playwright has it write files instead, because containers often
 * have 64 MB there; where there is room, journeys full of axe take a seventh less time.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}

/** The browser of this process, which all its files share; it ends with the process. */
async function workersBrowser(): Promise<Browser> {
  if (!browser?.isConnected())
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: browserArguments,
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    })
  return browser
}

/** @throws what the pages of the journey that ended complained about: a page that complains is broken for somebody */
export async function closePages(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  const seen = errors
  errors = []
  // The first one in the first line: a summary of a run shows no more of it.
  if (seen.length > 0) throw new Error(`The browser complained: ${[...new Set(seen)].join('\n')}`)
}

/** A grey point, as PNG in base64: an SVG is a document of its own for each place where it stands, and takes as long as the page itself. */
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mPoAAAAigCJUps7QwAAAABJRU5ErkJggg=='

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

export const backofficeOfShop = (): JourneyShop['backoffice'] => shop().backoffice

/**
 * A shopper's browser: clean, as wide as asked, and strict about errors on its pages. It asks for less motion, because each frame of a
 * transition takes the machine as long as a whole page; `reducedMotion: 'no-preference'` is for journeys that look at what moves.
 */
export async function openBrowser(
  options: BrowserContextOptions & {
    readonly path?: string
    readonly consent?: boolean
    /** What the console may say because the journey breaks something on purpose. */
    readonly expected?: RegExp
    /**
     * Whether the journey looks at pictures. Otherwise one point stands for each, in the room that the page has kept for it: the
     * shop then makes none, which takes it longer than anything else on a page.
     */
    readonly pictures?: boolean
    /** Whether the journey answers for third parties by routes of its own. What it leaves out is answered with nothing. */
    readonly routesThirdParties?: boolean
  } = {},
): Promise<Page> {
  const { path, consent = true, expected, pictures = false, routesThirdParties = false, ...rest } = options
  const context = await (await workersBrowser()).newContext({
    baseURL: origin(),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // Each journey would install one; those about the worker have it.
    serviceWorkers: 'block',
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
  if (routesThirdParties)
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const instead = [...(routesThirdParties ? [] : ['https://*']), ...(pictures ? [] : ['http://*/images/*'])]
  const page = await context.newPage()
  await answerInstead(page, instead)
  context.on('page', (second) => void answerInstead(second, instead).catch(() => undefined))
  page.setDefaultTimeout(patience)
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

/**
 * Answers for third parties, who are there to be counted and not to be asked, and for pictures that nobody looks at. By the
 * browser's protocol and for these addresses alone: a route of Playwright's stops every request of a page and turns the browser's
 * cache off, so that each page would fetch all of its code anew.
 */
async function answerInstead(page: Page, addresses: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isPicture = request.url.startsWith('http:')
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'content-type', value: isPicture ? 'image/png' : 'text/javascript' },
        { name: 'access-control-allow-origin', value: request.headers.Origin ?? origin() },
        { name: 'access-control-allow-credentials', value: 'true' },
        { name: 'access-control-allow-headers', value: 'content-type' },
      ],
      body: isPicture ? point : '',
    }
    // A page that has been closed or left waits for no answer.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  // Without any pattern it would be every address.
  if (addresses.length > 0)
    await session.send('Fetch.enable', { patterns: addresses.map((urlPattern) => ({ urlPattern })) })
}

/** From here on a page's time passes only when the journey says so, with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + minute)
}
