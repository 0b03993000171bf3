import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontsOf } from '#shop/storefronts/read-storefronts.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { openOwnShop } from './own-shop/own-shop.ts'
import { browserShopper } from './shopper.ts'

const name = 'Zonneveld & Zn.'
/** The guide's shop, with one storefront, at the root. */
let shop: Awaited<ReturnType<typeof openOwnShop>>
const [dutch] = storefrontsOf({ root: 'nl_NL', codes: ['nl_NL'] })

/** The same in every language, and in a country that nobody has specified. */
let wide: Awaited<ReturnType<typeof openOwnShop>>
const codes = ['nl_NL', 'nl_BE', 'fr_BE', 'fr_FR', 'de_DE', 'en_GB', 'de_AT', 'es_ES']
const everywhere = storefrontsOf({ root: 'nl_NL', codes })
const storefrontIn = (code: string) => everywhere.find((one) => one.code === code) ?? everywhere[0]

beforeAll(async () => {
  const opened = await Promise.allSettled([openOwnShop(), openOwnShop(codes)])
  for (const one of opened) if (one.status === 'rejected') throw one.reason
  ;[shop, wide] = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])) as [typeof shop, typeof wide]
  // Two shops by some twenty commands, each of which opens a database.
})
afterAll(() => Promise.all([shop?.close(), wide?.close()]))

/** What is said by a command of the guide that begins like this. */
const saidBy = (command: string) => [...shop.said].find(([own]) => own.startsWith(`npm run ${command}`))?.[1]

test('each command of the guide says what it did, and nothing is wrong with the folder', () => {
  expect(saidBy('shop -- new')).toContain(`${name} lies in `)
  expect(saidBy('shop -- check')).toMatch(/^Nothing is wrong with \S+\.\n$/)
  expect(saidBy('shop -- brand check')).toMatch(/^Nothing is wrong with \S+\.\n$/)
  for (const kind of ['products', 'stock', 'prices'])
    expect(saidBy(`import -- ${kind}`)).toMatch(/32 created, .*\n(.*\n)?Import \d is applied\.\n$/)
  expect(saidBy('shop -- catalogue')).toBe('14 categories and 1 location are known.\n')
  expect(saidBy('shop -- settings diff')).toMatch(/delivery\.methods\.nl_NL.*price/)
  expect(saidBy('shop -- settings apply')).toMatch(/version 2/i)
  expect(saidBy('content:check')).toMatch(/^\d+ documents, nothing is wrong with them\.\n$/)
  expect(saidBy('content:publish')).toMatch(/^\d+ documents are published/)
})

test.each([360, 768, 1280])(
  'at %i pixels it looks like its owner wants it to, and everybody can use it',
  async (width) => {
    const page = await openBrowser({ baseURL: shop.origin, viewport: { width, height: 900 } })
    await openPage(page, '/')
    expect(await page.title()).toBe(name)
    await page.getByRole('heading', { name: `Welkom bij ${name}`, level: 2 }).waitFor()
    expect(await page.getByRole('link', { name, exact: true }).first().boundingBox()).toMatchObject({ height: 28 })
    const looks = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      const title = document.querySelector('h2')
      return { backgroundColor, color, font: title && getComputedStyle(title).fontFamily }
    })
    const fonts = page.locator('link[rel="preload"][as="font"]')
    expect(await fonts.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      expect.stringContaining('instrument-sans'),
    ])
    expect(looks).toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(11, 61, 79)',
      font: expect.stringMatching(/^"?Georgia/),
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.getByRole('link', { name: /Enkellaars|Sneaker|Instapper/ }).count()).toBeGreaterThan(3)
    expect(await axeFindings(page)).toEqual([])
  },
)

test('nobody is asked for marketing cookies where there are none, and the cookie page says so', async () => {
  const page = await openBrowser({ baseURL: shop.origin, consent: false })
  const { say } = browserShopper(page, dutch)
  await openPage(page, '/')
  await page.getByRole('contentinfo').waitFor()
  expect(await page.getByRole('region', { name: say('cookie.title'), exact: true }).count()).toBe(0)
  await page.goto(`${shop.origin}${routePath(dutch, 'cookieSettings')}`)
  await page.getByText('We gebruiken geen marketingcookies.').waitFor()
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByRole('group', { name: say('cookie.films') }).waitFor()
  expect(await page.locator('main').textContent()).not.toMatch(/xsa_audience|advertenties|\{\{/)
})

test('somebody buys there, from the home to a paid order and its mail', async () => {
  const page = await openBrowser({ baseURL: shop.origin })
  const me = browserShopper(page, dutch)
  await openPage(page, '/')
  await page
    .getByRole('link', { name: /Enkellaars Den/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Enkellaars Den', level: 1 }).waitFor()
  await openPage(page, page.url())
  await page.getByRole('radio', { name: '38' }).first().check({ force: true })
  await page
    .getByRole('button', { name: me.say('cart.add') })
    .first()
    .click()
  await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
  await me.goToCart()
  expect(await page.locator('main').textContent()).toContain('Enkellaars Den')
  await me.pay()
  const number = await me.expectThanks()
  await expect
    .poll(async () => (await fetch(`${shop.origin}/development/mail`)).text(), { interval: 500 })
    .toContain(number)

  await shop.goOn(number)
  expect(saidBy('orders -- show')).toContain(number)
  expect(saidBy('orders -- deliver')).toContain(number)
  expect(readFileSync(join(shop.place, 'orders.csv'), 'utf8')).toContain(number)
})

test('a shop that has no stores has no page of them, and leads to none', async () => {
  const stores = routePath(dutch, 'stores')
  const page = await openBrowser({ baseURL: shop.origin })
  const missing = await page.goto(stores)
  expect(missing?.status()).toBe(404)
  await openPage(page, '/')
  expect(await page.locator(`a[href="${stores}"]`).count()).toBe(0)
  const index = await (await fetch(`${shop.origin}/sitemap.xml`)).text()
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(maps.length).toBeGreaterThan(0)
  const listed = await Promise.all(maps.map(async (path) => (await fetch(shop.origin + path)).text()))
  expect(listed.join('\n')).not.toContain(stores)
})

async function textOfPdf(bytes: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text
}

/** Whatever only the demo shop may say. */
const demoWords = /cordwainer|waalwijk|langstra|leestenmaker|lookbook|van der leest/i

test('somebody buys in a country that has no storefront of its own anywhere else: by its address form, postcodes and VAT', async () => {
  const austria = storefrontIn('de_AT')
  await wide.run('npm run import -- prices products_export.csv --mapping shopify --set storefront=de_AT')
  const page = await openBrowser({ baseURL: wide.origin })
  const me = browserShopper(page, austria)
  await openPage(page, `${austria.basePath}/`)
  expect(await page.locator('html').getAttribute('lang')).toBe('de-AT')
  const boot = page.getByRole('link', { name: /Enkellaars Den/ })
  const offered = async () => {
    await openPage(page, `${austria.basePath}/products/`)
    return boot.count()
  }
  await expect.poll(offered).toBeGreaterThan(0)
  await boot.first().click()
  await page.getByRole('heading', { name: 'Enkellaars Den', level: 1 }).waitFor()
  await openPage(page, page.url())
  await page.getByRole('radio', { name: '38' }).first().check({ force: true })
  await page
    .getByRole('button', { name: me.say('cart.add') })
    .first()
    .click()
  await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
  await me.goToCart()
  await me.checkout()
  await page.locator('input[name="billingAddress.zipcode"]').fill('10100')
  await page.getByRole('button', { name: me.say('address.next'), exact: true }).click()
  await page.getByText(/1010/).first().waitFor()
  await me.giveAddress()
  await me.chooseDelivery()
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  const mail = async () => (await fetch(`${wide.origin}/development/mail`)).text()
  await expect.poll(mail, { interval: 500 }).toContain(number)
  const [, path = ''] = /href="(\/development\/mail\/[\da-f-]{36})"/.exec(await mail()) ?? []
  expect(await (await fetch(wide.origin + path)).text()).toMatch(/20\s%/)
})

describe('nothing says that it is somebody else’s shop', () => {
  const texts = async (path: string, { origin } = wide) => {
    const response = await fetch(new URL(path, origin))
    const type = response.headers.get('content-type') ?? ''
    if (type.includes('pdf')) return { status: response.status, text: await textOfPdf(await response.arrayBuffer()) }
    if (!/html|json|xml|text|svg|csv|tsv/.test(type)) return { status: response.status, text: '' }
    return { status: response.status, text: await response.text() }
  }

  test.each(everywhere.map((storefront) => [storefront.code, storefront] as const))(
    'no page of %s',
    async (_, { basePath, iso }) => {
      const waiting = [
        `${basePath}/`,
        `${basePath}/men-home/`,
        `${basePath}/sitemap.xml`,
        `${basePath}/nowhere-at-all/`,
      ]
      const seen = new Set(waiting)
      const found: string[] = []
      let titled = 0
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { status, text } = await texts(path)
        if (demoWords.test(text)) found.push(`${path}: ${demoWords.exec(text)?.[0]}`)
        if (status >= 500) found.push(`${path}: ${status}`)
        if (text.includes(`<html lang="${iso}"`) && text.includes('Zonneveld &amp; Zn.')) titled += 1
        for (const [, address = ''] of text.matchAll(/(?:href="|<loc>)([^"<#?]+)/g)) {
          const url = URL.parse(address, wide.origin)
          const isOurs =
            url?.origin === wide.origin && (url.pathname === basePath || url.pathname.startsWith(`${basePath}/`))
          const isOther = everywhere.some(
            (other) => other.basePath.length > basePath.length && url?.pathname.startsWith(`${other.basePath}/`),
          )
          if (!url || !isOurs || isOther || seen.has(url.pathname) || url.pathname.includes('/assets/')) continue
          seen.add(url.pathname)
          waiting.push(url.pathname)
        }
      }
      expect(found).toEqual([])
      expect(titled).toBeGreaterThan(25)
    },
  )

  test.each(['one storefront, where something was bought', 'eight'])('no mail of a shop of %s', async (which) => {
    const own = which === 'eight' ? wide : shop
    const paths = new Set(['/development/mail/samples', '/development/mail'])
    const found: string[] = []
    // Whatever a page of mails leads to is looked at, too: their texts, heads and attachments.
    for (const path of paths) {
      const { status, text } = await texts(path, own)
      if (status !== 200 || demoWords.test(text)) found.push(`${path}: ${status} ${demoWords.exec(text)?.[0]}`)
      for (const [, link = ''] of text.matchAll(/href="(\/development\/mail\/[^"]+)"/g))
        paths.add(link.replaceAll('&amp;', '&'))
    }
    expect(paths.size).toBeGreaterThan(which === 'eight' ? 120 : 25)
    if (which !== 'eight') expect([...paths].filter((path) => path.endsWith('.pdf')).length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })

  test('no file beside pages: feeds, robots, icons, manifest', async () => {
    const paths = [
      '/robots.txt',
      '/.well-known/security.txt',
      '/icon.svg',
      '/brand/logo.svg',
      '/favicon.ico',
      '/icon-192.png',
    ]
    for (const { basePath } of everywhere)
      paths.push(
        `${basePath}/sitemap.xml`,
        `${basePath}/feeds/products.xml`,
        `${basePath}/customer/pass/manifest`,
        `${basePath}/site.webmanifest`,
      )
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await texts(path)) })))
    expect(answers.filter(({ status, text }) => status >= 400 || demoWords.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })
})
