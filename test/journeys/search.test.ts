import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import type { WordKey } from '#web/messages/en.ts'
import { openBrowser, stopClock, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)
/** A sentence with its blanks filled in. */
const filled = (key: WordKey, values: Readonly<Record<string, string>>) =>
  (catalogueOf(storefront.contentLang)[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** How long a query stands still until the shop is asked, in milliseconds (specification §9). */
const pauseBeforeAsking = 500

async function openOverlay(path: string, options: Parameters<typeof openBrowser>[0] = {}) {
  const page = await openBrowser({ path: `${storefront.basePath}${path}`, ...options })
  await untilHydrated(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql') && request.url().includes('search%22')) asked.push(request.url())
  })
  const opener = page
    .getByRole('banner')
    .getByRole('link', { name: say('header.search') })
    .filter({ visible: true })
  await opener.click()
  const overlay = page.getByRole('dialog', { name: say('header.search') })
  const field = overlay.getByRole('combobox', { name: say('search.placeholder') })
  await field.waitFor()
  const results = overlay.getByRole('region', { name: say('overlay.results') })
  return { page, asked, opener, overlay, field, results }
}

describe('the search over the page', () => {
  test('finds three products, remembers the word, and clears itself', async () => {
    const { page, asked, opener, overlay, field, results } = await openOverlay('/heren/')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    const { width, height } = (await overlay.boundingBox()) ?? { width: 0, height: 0 }
    expect([width, height]).toEqual([1280, 900])

    await stopClock(page)
    await page.keyboard.type('SNEAKER')
    expect(await field.inputValue()).toBe('sneaker')
    await page.clock.runFor(pauseBeforeAsking - 1)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await results.getByRole('article').first().waitFor()
    expect(await results.getByRole('article').count()).toBe(3)
    expect(asked).toHaveLength(1)
    await page.clock.resume()
    await expect.poll(() => page.evaluate(() => window.dataLayer?.some(({ event }) => event === 'search'))).toBe(true)

    await page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await opener.click()
    await expect.poll(() => field.inputValue()).toBe('')
    await overlay.getByRole('option', { name: 'sneaker' }).click()
    await results.getByRole('article').first().waitFor()
    expect(await field.inputValue()).toBe('sneaker')

    await page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'hidden' })
    await opener.click()
    await field.fill('laars')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/?q=laars')
    await overlay.waitFor({ state: 'hidden' })
  })

  test('is told of once, also where its page follows what the overlay found', async () => {
    const { page, field, results } = await openOverlay('/')
    await field.fill('pumps')
    await results.getByRole('article').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/?q=pumps')
    await page.locator('main').getByRole('article').first().waitFor()
    // The page tells in an effect, which has run when the browser has drawn what it found.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const told = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'search'))
    expect(told).toEqual([{ event: 'search', search_term: 'pumps' }])
  })

  test('offers suggestions and pages to the arrow keys, and says where they are', async () => {
    const { page, overlay, field } = await openOverlay('/')
    await page.keyboard.type('sneekers', { delay: 20 })
    const list = overlay.getByRole('listbox', { name: say('overlay.offers') })
    await list.getByRole('option', { name: 'sneakers', exact: true }).waitFor()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(
      await list
        .getByRole('group', { name: say('list.categories') })
        .getByRole('option')
        .count(),
    ).toBe(2)

    await page.keyboard.press('ArrowDown')
    await list.locator('[aria-selected="true"]').waitFor()
    const active = await field.getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe('sneakers')
    expect(await list.locator('[aria-selected="true"]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('sneakers')

    await list
      .getByRole('group', { name: say('list.categories') })
      .getByRole('option')
      .first()
      .waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/schoenen/sneakers/')
    await overlay.waitFor({ state: 'hidden' })
  })

  test('asks for nothing at three letters, and says so when nothing is called like that', async () => {
    const { page, asked, overlay, field } = await openOverlay('/')
    await field.fill('las')
    await overlay.getByText(/Typ minstens 4 tekens/).waitFor()
    expect(asked).toEqual([])
    await field.fill('')
    await page.keyboard.press('Enter')
    expect(page.url()).not.toContain('search')
    await field.fill('qwertyuiop')
    await overlay.getByText(say('search.none')).waitFor()
  })
})

describe('the search page', () => {
  test('mends what was mistyped, is narrowed by size and colour, and Back undoes it', async () => {
    const page = await openBrowser({ path: `${storefront.basePath}/search/?q=sneekers` })
    await untilHydrated(page)
    await page.getByText(filled('search.corrected', { query: 'sneakers' })).waitFor()
    const cards = page.getByRole('list', { name: say('list.products') }).getByRole('listitem')
    const before = await cards.count()

    await page.locator('summary', { hasText: say('filter.size') }).click()
    await page
      .getByRole('group', { name: say('filter.size') })
      .getByRole('checkbox', { name: /^38 / })
      .check()
    await page.waitForURL('**/search/?q=sneekers&size=38')
    const chip = page.getByRole('link', { name: filled('filter.remove', { name: filled('size.of', { size: '38' }) }) })
    await chip.waitFor()
    await page.waitForFunction(
      ([name, most]) => document.querySelectorAll(`ul[aria-label="${name}"] > li`).length < Number(most),
      [say('list.products'), before] as const,
    )

    await page.goBack()
    await page.waitForURL('**/search/?q=sneekers')
    await chip.waitFor({ state: 'detached' })
    await page.waitForFunction(
      ([name, all]) => document.querySelectorAll(`ul[aria-label="${name}"] > li`).length === Number(all),
      [say('list.products'), before] as const,
    )
  })

  test('says what it left out of a long question, and shows the rest', async () => {
    const query = new URLSearchParams({ q: 'zwarte pumps onder de 200 euro voor de sportschool' })
    const page = await openBrowser({
      path: `${storefront.basePath}/search/?${query}`,
      viewport: { width: 360, height: 760 },
    })
    const quoted = (word: string) => filled('search.quoted', { word })
    await page
      .getByText(
        filled('search.ignored', { words: quoted('sportschool'), query: quoted('zwarte pumps onder de 200 euro') }),
      )
      .waitFor()
    expect(await page.getByRole('article').count()).toBeGreaterThan(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('finds by a SKU of old and by the address that search engines know', async () => {
    const page = await openBrowser({ path: `${storefront.basePath}/zoeken/?q=10110x001` })
    await page.waitForURL('**/search/?q=10110x001')
    // What is similar stands below in a list of its own.
    expect(
      await page
        .getByRole('list', { name: say('list.products') })
        .getByRole('article')
        .count(),
    ).toBe(1)
  })

  test('that found nothing names what is spelled like it, and three categories', async () => {
    const page = await openBrowser({ path: `${storefront.basePath}/search/?q=skeanersx` })
    await page.getByText(say('search.none')).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'sneakers' }).click()
    await page.waitForURL('**/search/?q=sneakers')
    await page.getByRole('article').first().waitFor()
  })

  test('leads to a page of the shop, and to no shoes that are spelled alike', async () => {
    for (const [query, path] of [
      ['retourneren', '/nl/retourneren/'],
      ['winkel utrecht', '/nl/winkels/cordwainer-utrecht/'],
      ['cadeaubon', '/nl/cadeaukaart/'],
    ]) {
      const page = await openBrowser({ path: `/nl/search/?q=${query}`, javaScriptEnabled: false })
      const pages = page.getByRole('navigation', { name: say('search.pages_called') })
      expect(await pages.getByRole('link').first().getAttribute('href'), query).toBe(path)
    }
  })

  test('answers whatever stands in its address', async () => {
    const page = await openBrowser()
    const status = async (query: string) => (await page.request.get(`${storefront.basePath}/search/?${query}`)).status()
    const long = `q=${'laars+'.repeat(40)}`
    expect(await status(long)).toBe(200)
    expect(await status(`q=${'a'.repeat(5000)}`)).toBe(200)
    expect(await status('q=de+het+een')).toBe(200)
    expect(await status(`q=${encodeURIComponent("' or 1=1 --<script>alert(1)</script>")}`)).toBe(200)
    expect(await status(`q=${encodeURIComponent('👠👠👠👠')}`)).toBe(200)
    expect(await status(`q=${encodeURIComponent('حذاء جلد')}`)).toBe(200)
    expect(await status('q=sneakers&page=-1&sort=cheapest&size=x&price=a-b&moon=full')).toBe(200)
    expect(await status('q=sneakers&page=1000000')).toBe(404)
    expect(await status(`q=sneakers&${Array.from({ length: 120 }, (_, at) => `size=${at}`).join('&')}`)).toBe(200)
  })
})

describe('a list', () => {
  test('is narrowed on a phone in a sheet whose button says what waits behind it', async () => {
    const page = await openBrowser({
      path: `${storefront.basePath}/dames/schoenen/`,
      viewport: { width: 360, height: 760 },
    })
    await untilHydrated(page)
    await page.getByRole('button', { name: say('filter.title') }).click()
    const sheet = page.getByRole('dialog', { name: say('filter.title') })
    await sheet.waitFor()
    expect((await sheet.boundingBox())?.height).toBe(760)
    await sheet
      .getByRole('group', { name: say('filter.color') })
      .getByRole('checkbox', { name: /^Zwart/ })
      .check()
    await page.waitForURL('**/schoenen/?color=black')
    await sheet.getByRole('button', { name: 'Toon 11 artikelen' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('article').count()).toBe(11)
  })

  test('comes back where it was left: more products, and the card that was followed', async () => {
    const page = await openBrowser({ path: `${storefront.basePath}/dames/schoenen/` })
    await untilHydrated(page)
    await page.getByRole('link', { name: say('list.more'), exact: true }).click()
    await page.waitForURL(/page=2$/, { waitUntil: 'commit' })
    const card = page.getByRole('article').nth(30).getByRole('link')
    const name = await card.textContent()
    await card.scrollIntoViewIfNeeded()
    await card.click()
    await page.waitForURL((url) => !url.pathname.includes('schoenen'), { waitUntil: 'commit' })
    await page
      .getByRole('button', { name: say('cart.add') })
      .first()
      .waitFor()
    await page.goBack()
    await page.waitForURL(/page=2$/, { waitUntil: 'commit' })
    const again = page.getByRole('article').nth(30).getByRole('link')
    await again.waitFor()
    expect(await again.textContent()).toBe(name)
    await page.waitForFunction(() => window.scrollY > 800)
  })

  test('that is narrowed or sorted is not for search engines, and names the one that is', async () => {
    const page = await openBrowser({ path: `${storefront.basePath}/dames/schoenen/?color=black&sort=priceasc` })
    const head = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
    expect(await head('meta[name="robots"]', 'content')).toContain('noindex')
    expect(await head('link[rel="canonical"]', 'href')).toMatch(/\/nl\/dames\/schoenen\/$/)
  })

  test('is narrowed without JavaScript: the form is sent by its button', async () => {
    const page = await openBrowser({ path: `${storefront.basePath}/dames/schoenen/`, javaScriptEnabled: false })
    await page.locator('summary', { hasText: say('filter.color') }).click()
    await page
      .getByRole('group', { name: say('filter.color') })
      .getByRole('checkbox', { name: /^Zwart/ })
      .check()
    await page.getByRole('button', { name: say('list.apply') }).click()
    await page.waitForURL(/color=black/)
    expect(await page.getByRole('article').count()).toBe(11)
  })
})
