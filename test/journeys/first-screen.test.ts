import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pathOf } from '#kernel/routes.ts'
import { type Language, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { inTurn } from './extent.ts'
import { journeyMessagesOf } from './messages.ts'

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 800 }

const searched: Readonly<Record<Language, string>> = {
  nl: 'laarzen',
  de: 'stiefel',
  fr: 'bottines',
  en: 'boots',
  es: 'botas',
}

/** Where the header ends, and where the prices of the first products do: four in a row on a desktop, two on a phone. */
function measure(page: Page) {
  return page.evaluate(() => {
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
    const header = document.querySelector('header')
    const links = [...document.querySelectorAll('main article a[data-product]')]
    const row = links.filter((link) => link.getBoundingClientRect().top === links[0]?.getBoundingClientRect().top)
    return {
      header: header ? bottomOf(header) : Number.NaN,
      prices: row.map(bottomOf),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
}

/** Every category of the menu, what is reduced in both forms, and what a search finds. The page of all brands is no list. */
async function listsOf(page: Page, basePath: string, language: Language): Promise<readonly string[]> {
  const links = await page
    .locator('#menu details[name] > div > div > a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  const categories = [...new Set(links)].filter(
    (href) => href !== '' && !href.includes('?') && !href.endsWith('/brands/'),
  )
  return [
    ...categories,
    `${basePath}/products/?list=sale`,
    `${basePath}${pathOf(language, 'search')}?q=${searched[language]}`,
  ]
}

/** The longest words first. */
const byLength = storefronts.toSorted((a, b) => Number(b.language === 'de') - Number(a.language === 'de'))

describe.each(inTurn(byLength, 2))('in $code', ({ basePath, language }) => {
  test.each([
    ['a desktop', desktop, 152],
    ['a phone', phone, 112],
  ] as const)(
    'on %s every list shows its first products with their prices in the first screen',
    async (_, viewport, most) => {
      const page = await openBrowser({ path: `${basePath}/`, viewport })
      const lists = await listsOf(page, basePath, language)
      expect(lists.length).toBeGreaterThan(6)
      for (const list of lists) {
        await page.goto(list)
        const { header, prices, sideways } = await measure(page)
        expect(header, list).toBeLessThanOrEqual(most)
        expect(prices.length, list).toBeGreaterThanOrEqual(1)
        expect(Math.max(...prices), list).toBeLessThanOrEqual(viewport.height)
        expect(sideways, list).toBe(0)
      }
    },
  )
})

test('on a phone a category is two taps away, the account is one, and the brands are in the menu', async () => {
  const say = journeyMessagesOf(storefrontOf('nl_NL'))
  const page = await openBrowser({ path: '/nl/over-ons/', viewport: phone })
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('account.join') })
      .first()
      .isVisible(),
  ).toBe(true)
  await page.getByRole('button', { name: say('nav.menu'), exact: true }).click()
  const menu = page.getByRole('navigation', { name: say('nav.main') })
  await menu.getByRole('link', { name: 'Merken', exact: true }).waitFor()
  await menu.getByRole('link', { name: 'Laarzen', exact: true }).click()
  await page.waitForURL('**/dames/laarzen/')
})

test('the footer is folded up on a phone, and opens without scripts', async () => {
  const page = await openBrowser({ path: '/nl/', viewport: phone, javaScriptEnabled: false })
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Retourneren', exact: true })
  expect(await link.isVisible()).toBe(false)
  await footer.locator('summary').first().click()
  await link.waitFor()
})

test('a dialog moves nothing, and its scrim covers the whole window', async () => {
  const page = await openBrowser({ path: '/nl/dames/laarzen/', viewport: desktop })
  await untilHydrated(page)
  // A scrollbar that takes room, as on a desktop.
  await page.addStyleTag({ content: '::-webkit-scrollbar { inline-size: 15px }' })
  const title = page.getByRole('heading', { level: 1 })
  const end = () =>
    page
      .locator('main article')
      .nth(3)
      .evaluate((card) => card.getBoundingClientRect().right)
  const before = [await end(), (await title.boundingBox())?.x]
  await page.locator('main article').first().hover()
  await page.locator('[data-quick-add="choose"] button').first().click()
  await page.getByRole('dialog').waitFor()
  expect([await end(), (await title.boundingBox())?.x]).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(desktop.width)
})
