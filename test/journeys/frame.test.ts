import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const say = journeyMessagesOf(storefrontOf('nl_NL'))

/** A page whose time the test moves on. */
async function openStatic(options: Parameters<typeof openBrowser>[0] = {}) {
  const page = await openBrowser({ reducedMotion: 'no-preference', ...options })
  await page.clock.install({ time: '2026-11-25T10:00:00Z' })
  await page.clock.pauseAt('2026-11-25T10:00:01Z')
  await openPage(page, '/nl/')
  return page
}

test('the page is put together in the order of the specification', async () => {
  const page = await openBrowser({ path: '/nl/', consent: false })
  const named = (name: string) => page.getByRole('region', { name, exact: true })
  const parts = [
    page.getByRole('link', { name: say('skip.main') }),
    named(say('cookie.title')),
    named(say('usp.list')),
    named(say('banner.list')),
    page.getByRole('banner'),
    page.getByRole('main'),
    page.getByRole('contentinfo'),
  ]
  const places = await Promise.all(
    parts.map((part) => part.first().evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await page.keyboard.press('Tab')
  expect(await parts[0]?.evaluate((link) => link === document.activeElement)).toBe(true)
})

describe('the messages above the header', () => {
  const phone = { viewport: { width: 360, height: 800 } }
  const promises = (page: Page) => page.getByRole('region', { name: say('usp.list') })
  const banners = (page: Page) => page.getByRole('region', { name: say('banner.list') })
  /** What a shopper sees of them. */
  const seen = (page: Page) =>
    banners(page)
      .locator('xpath=..')
      .locator('li')
      .evaluateAll((items) =>
        items.filter((item) => getComputedStyle(item).opacity === '1').map((item) => item.textContent ?? ''),
      )
  const all = async (page: Page) => [
    ...(await banners(page).getByRole('listitem').allTextContents()),
    ...(await promises(page).getByRole('listitem').allTextContents()),
  ]

  test('take turns on a phone every five seconds, one at a time, and stop at the press of a button', async () => {
    const page = await openStatic(phone)
    const messages = await all(page)
    expect(messages.length).toBeGreaterThan(3)
    for (const [turn, message] of [...messages, messages[0]].entries()) {
      if (turn > 0) await page.clock.runFor(5000)
      await expect.poll(() => seen(page)).toEqual([message])
    }
    const pause = page.getByRole('button', { name: say('a11y.pause') }).first()
    const box = await pause.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await pause.click()
    await page.clock.runFor(20_000)
    expect(await seen(page)).toEqual([messages[0]])
    await page
      .getByRole('button', { name: say('a11y.play') })
      .first()
      .click()
    await page.mouse.move(180, 400)
    await page.clock.runFor(5000)
    await expect.poll(() => seen(page)).toEqual([messages[1]])
  })

  test('wait for a visitor who asked for less motion to start them', async () => {
    const page = await openStatic({ ...phone, reducedMotion: 'reduce' })
    const before = await seen(page)
    await page.clock.runFor(20_000)
    expect(await seen(page)).toEqual(before)
    await page
      .getByRole('button', { name: say('a11y.play') })
      .first()
      .click()
    await page.mouse.move(180, 400)
    await page.clock.runFor(5000)
    await expect.poll(() => seen(page)).not.toEqual(before)
  })

  test('are one banner beside all promises on a desktop', async () => {
    const page = await openStatic()
    const reasons = await promises(page).getByRole('listitem').allTextContents()
    const news = await banners(page).getByRole('listitem').allTextContents()
    await expect.poll(() => seen(page)).toEqual([...reasons, news[0]])
    await page.clock.runFor(5000)
    await expect.poll(() => seen(page)).toEqual([...reasons, news[1]])
  })

  test('come into sight when the keyboard reaches them', async () => {
    const page = await openStatic(phone)
    const last = promises(page).getByRole('link').last()
    await last.focus()
    await expect.poll(() => seen(page)).toEqual([await last.textContent()])
  })

  test('can be pushed along without scripts', async () => {
    const page = await openBrowser({ path: '/nl/', ...phone, javaScriptEnabled: false })
    expect((await seen(page)).length).toBe((await all(page)).length)
    await promises(page).getByRole('link').last().scrollIntoViewIfNeeded()
    await promises(page).getByRole('link').last().click({ trial: true })
  })
})

test('news above the header is 48 pixels high on a phone and 44.8 on a desktop, and no word lies under its button', async () => {
  for (const [width, height] of [
    [360, 48],
    [1280, 44.8],
  ] as const) {
    for (const code of ['nl_NL', 'de_DE', 'fr_FR', 'en_GB'] as const) {
      const storefront = storefrontOf(code)
      const page = await openBrowser({ path: `${storefront.basePath}/`, viewport: { width, height: 800 } })
      const news = page.getByRole('region', { name: journeyMessagesOf(storefront)('banner.list') })
      expect((await news.boundingBox())?.height).toBeCloseTo(height, 0)
      const line = news.locator('xpath=..')
      const button = (await line.getByRole('button').locator('svg').boundingBox())?.x ?? 0
      const ends = await line.locator('li :is(a, p, span)').evaluateAll((parts) =>
        parts.flatMap((part) =>
          [...part.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((words) => {
              const range = document.createRange()
              range.selectNodeContents(words)
              return range.getBoundingClientRect().right
            }),
        ),
      )
      expect(ends.length, code).toBeGreaterThan(1)
      expect(Math.max(...ends), code).toBeLessThanOrEqual(button)
    }
  }
})

test('a banner has the colours of its content, counts down to its end second by second, and is gone after it', async () => {
  const page = await openBrowser()
  // Its content ends with the year 2027, at 23:59:59 in Amsterdam.
  await page.clock.install({ time: '2027-12-31T22:49:50Z' })
  await page.clock.pauseAt('2027-12-31T22:50:00Z')
  await openPage(page, '/nl/')
  const news = page.getByRole('region', { name: say('banner.list') })
  const banner = news.getByRole('link', { name: 'De Langstraat-collectie' })
  const counted = async () => (await banner.textContent()) ?? ''
  const left = async () => {
    const [, minutes, seconds] = /(\d+)\s+minu\D*(\d+)\s+second/.exec(await counted()) ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  // The server's words have days in them; they stand until the page is awake and a second has passed.
  await expect.poll(async () => page.clock.runFor(1000).then(counted)).not.toMatch(/\d+\s+dag/)
  expect(
    await banner.evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor]),
  ).toEqual(['rgb(251, 250, 247)', 'rgb(122, 31, 43)'])
  const seconds = await left()
  expect(seconds).toBeGreaterThan(300)
  await page.clock.runFor(1000)
  await expect.poll(left).toBe(seconds - 1)
  await page.clock.runFor((seconds - 1) * 1000)
  await expect.poll(left).toBe(0)
  const before = await news.getByRole('link').count()
  await page.clock.runFor(1000)
  await banner.waitFor({ state: 'detached' })
  expect(await news.getByRole('link').count()).toBe(before - 1)
})

test('a banner is a target for a thumb wherever it takes its turn', async () => {
  const page = await openBrowser({ path: '/nl/', viewport: { width: 360, height: 800 } })
  await untilHydrated(page)
  const links = page.getByRole('region', { name: say('banner.list') }).getByRole('link')
  const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight))
  expect(heights.length).toBeGreaterThan(1)
  expect(Math.min(...heights)).toBe(48)
  for (const turn of heights.keys()) {
    await links.nth(turn).focus()
    await expect
      .poll(() => links.nth(turn).evaluate((link) => getComputedStyle(link.closest('li') ?? link).opacity))
      .toBe('1')
    expect(await axeFindings(page, 'target-size'), `${turn}`).toEqual([])
  }
})

test('the header stays after 50 pixels, goes while scrolling down past 250, and comes back on the way up', async () => {
  const page = await openBrowser({ path: '/nl/' })
  await untilHydrated(page)
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  const header = page.getByRole('banner')
  const position = () => header.evaluate((element) => getComputedStyle(element).position)
  const top = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await scrollTo(50)
  expect(await position()).toBe('relative')
  await scrollTo(51)
  await expect.poll(position).toBe('sticky')
  await scrollTo(200)
  await expect.poll(top).toBe(0)
  await scrollTo(300)
  await expect.poll(top).toBeLessThan(-50)
  await scrollTo(280)
  await expect.poll(top).toBe(0)
})

/** Goes to a page whose data the test holds back; the clock stands still. */
async function goSlowly(page: Page, link: string) {
  await untilHydrated(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.locator(link).first().click({ noWaitAfter: true })
  const bar = page.locator('[data-loading]')
  const stage = () => bar.getAttribute('data-loading')
  await expect.poll(stage).toBe('asked')
  return { letGo, bar, stage, loaded: () => bar.evaluate((line) => line.style.getPropertyValue('--loaded')) }
}

test('a thin line tells of a page that takes more than 200 ms; its loader adds 45, and 400 ms later the line is gone', async () => {
  const page = await openBrowser({ path: '/nl/' })
  const { letGo, bar, stage, loaded } = await goSlowly(page, 'footer a[href$="/privacy-policy/"]')
  await page.clock.runFor(199)
  expect(await stage()).toBe('asked')
  await page.clock.runFor(1)
  await expect.poll(stage).toBe('shown')
  expect(await bar.textContent()).toBe(say('loading.page'))
  expect(await loaded()).toBe('0')
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Privacyverklaring' }).waitFor()
  await expect.poll(loaded).toBe('0.45')
  await page.clock.runFor(399)
  expect(await stage()).toBe('finishing')
  await page.clock.runFor(1)
  await expect.poll(stage).toBe('hidden')
})

test('a page whose components load something as well adds 30 for the page, and 30 for them after 200 ms at the earliest', async () => {
  const page = await openBrowser({ path: '/nl/dames/laarzen/' })
  const { letGo, bar, stage } = await goSlowly(page, 'main [data-product]')
  await page.clock.runFor(200)
  await expect.poll(stage).toBe('shown')
  // Every step of the bar, and when it came by the clock of the page.
  const steps = await bar.evaluateHandle((line) => {
    const seen: { readonly at: number; readonly stage: string; readonly loaded: string }[] = []
    new MutationObserver(() =>
      seen.push({ at: Date.now(), stage: line.dataset.loading ?? '', loaded: line.style.getPropertyValue('--loaded') }),
    ).observe(line, { attributes: true })
    return seen
  })
  letGo()
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return stage()
    })
    .toBe('hidden')
  const seen = await steps.jsonValue()
  expect(seen.map(({ stage, loaded }) => `${stage} ${loaded}`)).toEqual(['shown 0.3', 'finishing 0.6', 'hidden 0'])
  const [route, components, gone] = seen.map(({ at }) => at)
  expect(Number(components) - Number(route)).toBeGreaterThanOrEqual(180)
  expect(Number(gone) - Number(components)).toBeGreaterThanOrEqual(400)
})

test('who loses the connection is told, for as long as it is gone', async () => {
  // What the page asks for meanwhile has to fail.
  const page = await openBrowser({ path: '/nl/', expected: /ERR_INTERNET_DISCONNECTED/ })
  await page.waitForFunction(() => 'dataLayer' in window)
  const notice = page.getByText(say('e.lost'))
  await page.context().setOffline(true)
  await notice.waitFor()
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
})

test('what is seen first comes first: the first picture at once, code behind styles, letters and pictures', async () => {
  for (const path of ['/nl/', '/nl/over-ons/', '/nl/dames/laarzen/', '/nl/blog/']) {
    const html = await (await fetch(origin() + path)).text()
    const picture = html.slice(html.indexOf('<main')).match(/<img [^>]*>/)?.[0]
    expect(picture, path).not.toContain('loading="lazy"')
    expect(picture, path).toContain('fetchPriority="high"')
    const code = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    expect(code.length, path).toBeGreaterThan(5)
    expect(code.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([])
  }
})

test('the checkout leads nowhere but home and to the cart, and says whom to ask', async () => {
  const page = await openBrowser({ path: '/nl/checkout/' })
  expect(await page.getByRole('navigation').count()).toBe(0)
  const strip = page.getByRole('region', { name: say('usp.list') })
  expect((await strip.boundingBox())?.height).toBe(48)
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: /\+31 416 000 917/ }).waitFor()
  await foot.getByText('Maandag t/m vrijdag 09:00–17:00 uur').waitFor()
  expect(new URL(page.url()).origin).toBe(origin())
})
