import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, origin } from './browser.ts'
import { wordsOf } from './words.ts'

const storefront = storefrontOf('nl_NL')
const say = wordsOf(storefront)
const { basePath } = storefront

describe('the lookbook', () => {
  test('leads to a look, to what it is made of, and to the next look', async () => {
    const page = await openBrowser({ path: `${basePath}/lookbook/` })
    const looks = page.getByRole('list', { name: say('look.list') }).getByRole('listitem')
    expect(await looks.count()).toBe(10)
    await page.getByRole('link', { name: 'Samen gedragen' }).click()
    await page.waitForURL(`**${basePath}/lookbook/samen-gedragen/`)
    await page.getByRole('heading', { level: 1, name: 'Samen gedragen' }).waitFor()
    const pieces = page.getByRole('list', { name: say('look.shop') })
    expect(await pieces.getByRole('article').count()).toBe(3)
    await page.getByRole('link', { name: say('look.next') }).click()
    await page.getByRole('heading', { level: 1, name: 'Regen op komst' }).waitFor()
  })

  test('remembers a look that is liked, and shows it on the wishlist until it is taken off', async () => {
    const page = await openBrowser({ path: `${basePath}/lookbook/samen-gedragen/` })
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: `${say('wishlist.add')}: Samen gedragen` }).click()
    expect(await page.evaluate(() => localStorage.getItem('xsa_lookbook_wishlist'))).toBe('["look-worn-together"]')

    await page.goto(`${basePath}/wishlist/`)
    const liked = page.getByRole('region', { name: say('look.list') })
    await liked.getByRole('link', { name: 'Samen gedragen' }).waitFor()
    await liked.getByRole('button', { name: `${say('wishlist.remove')}: Samen gedragen` }).click()
    await liked.waitFor({ state: 'detached' })
  })

  test('of a man who said so is his', async () => {
    const page = await openBrowser()
    await page.context().addCookies([{ name: 'xsa_segment', value: 'for-him', url: origin() }])
    await page.goto(`${basePath}/lookbook/`)
    await page.waitForURL(`**${basePath}/lookbook-for-him/`)
    expect(
      await page
        .getByRole('list', { name: say('look.list') })
        .getByRole('listitem')
        .count(),
    ).toBe(7)
  })
})

describe('the journal', () => {
  test('shows five articles, and the others when they are asked for', async () => {
    const page = await openBrowser({ path: `${basePath}/blog/` })
    await page.waitForLoadState('networkidle')
    const articles = page.getByRole('list', { name: say('journal.list') }).getByRole('listitem')
    expect(await articles.count()).toBe(5)
    await page.getByRole('link', { name: say('journal.more') }).click()
    await articles.nth(6).waitFor()
    expect(await articles.count()).toBe(7)
    // The keyboard goes on where the new articles begin.
    expect(
      await articles
        .nth(5)
        .getByRole('link')
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
    expect(page.url()).toContain('?page=2')
    expect(await page.getByRole('link', { name: say('journal.more') }).count()).toBe(0)
  })

  test('is read by plain links, subject by subject, without JavaScript', async () => {
    const page = await openBrowser({ path: `${basePath}/blog/`, javaScriptEnabled: false })
    await page.getByRole('link', { name: say('journal.more') }).click()
    await page.getByRole('link', { name: say('journal.newer') }).click()
    await page.getByRole('link', { name: 'Onderhoud', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Onderhoud' }).waitFor()
    await page.getByRole('link', { name: 'Tien minuten op zondag' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tien minuten op zondag' }).waitFor()
  })
})

test('a brand tells its story above its products, once', async () => {
  const page = await openBrowser({ path: `${basePath}/brands/` })
  await page.getByRole('link', { name: 'Langstraet' }).click()
  await page.getByRole('heading', { level: 1, name: 'Langstraet' }).waitFor()
  await page.getByText('Veertig mensen en een rij oude machines').waitFor()
  expect(await page.getByRole('article').count()).toBeGreaterThan(10)
  await page.goto(`${basePath}/brands/langstraet/?page=2`)
  expect(await page.getByText('Veertig mensen en een rij oude machines').count()).toBe(0)
})
