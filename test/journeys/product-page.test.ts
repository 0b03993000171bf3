import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { openBrowser, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)

const ask = <T>(query: string) => askOverHttp<T>(over(origin()), query)

/** A product that is not on sale yet. */
async function comingSoon(): Promise<{ readonly sku: string; readonly url: string }> {
  type Found = { productData: { products: { sku: string; url: string; isComingSoon: boolean }[] } }
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      ask<Found>(`{ search(page: ${page}, itemsPerPage: 96) { productData { products { sku url isComingSoon } } } }`),
    ),
  )
  const coming = pages.flatMap(({ productData }) => productData.products).find(({ isComingSoon }) => isComingSoon)
  if (!coming) throw new Error('Nothing of the demo shop is still to come')
  return coming
}

/** A product that was filmed, and photographed from all around. */
async function turned(): Promise<{ readonly url: string; readonly name: string }> {
  type Found = { productData: { products: { sku: string }[] } }
  type Product = { url: string; name: string; video: string | null; threesixty: unknown[] }
  const { productData } = await ask<Found>('{ search(page: 1, itemsPerPage: 96) { productData { products { sku } } } }')
  for (const { sku } of productData.products) {
    const product = await ask<Product>(`{ pdp(sku: "${sku}") { url name video threesixty { url } } }`)
    if (product.video && product.threesixty.length > 0) return product
  }
  throw new Error('Nothing of the demo shop turns')
}

/** A product that is part of a look. */
async function lookedAt(): Promise<{ readonly url: string; readonly look: string }> {
  type Looks = { documents: { url: string; data: string }[] }
  const { documents } = await ask<Looks>(
    '{ lookbookList(parent: "lookbook", lang: "nl-nl") { documents { url data } } }',
  )
  const [look] = documents
  const { products } = JSON.parse(look?.data ?? '{}') as { products: { sku: string }[] }
  const { url } = await ask<{ url: string }>(`{ pdp(sku: "${products[0]?.sku}") { url } }`)
  return { url, look: look?.url ?? '' }
}

test('a product that is part of a look leads to the look and to all of them', async () => {
  const { url, look } = await lookedAt()
  const page = await openBrowser({ path: `${storefront.basePath}/${url}/` })
  const section = page.getByRole('region', { name: 'Koop de look' })
  await section.scrollIntoViewIfNeeded()
  expect(await page.locator(`main a[href="${storefront.basePath}/${look}/"]`).count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Bekijk alle looks' }).click()
  await page.waitForURL(`**${storefront.basePath}/lookbook/`)
})

test('pictures fill the screen, are stepped through by key, and come closer at a press', async () => {
  const { url } = await lookedAt()
  const page = await openBrowser({
    path: `${storefront.basePath}/${url}/`,
    viewport: { width: 390, height: 844 },
    pictures: true,
  })
  await untilHydrated(page)
  await page.locator('main a[href^="/images/"]').first().click()
  const dialog = page.getByRole('dialog')
  const count = dialog.getByText(/^1 \/ \d$/)
  await count.waitFor()
  await dialog
    .getByRole('button', { name: say('product.zoom_in') })
    .first()
    .press('Enter')
  await dialog.getByRole('button', { name: say('product.zoom_out'), pressed: true }).waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText(/^2 \/ \d$/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('a product that is still coming counts down and sells nothing', async () => {
  const { url } = await comingSoon()
  const page = await openBrowser({ path: `${storefront.basePath}/${url}/` })
  await page
    .getByText(/^\d+ seconden?$/)
    .first()
    .waitFor({ state: 'attached' })
  expect(await page.getByRole('button', { name: say('cart.add'), exact: true }).count()).toBe(0)
  expect(await page.getByRole('radio').count()).toBe(0)
})

test('a product that comes out while somebody waits for it can be bought without a reload', async () => {
  type Found = { sku: string; url: string; isComingSoon: boolean; isOneSize: boolean; totalAvailableStock: number }
  const { productData } = await ask<{ productData: { products: Found[] } }>(
    '{ search(itemsPerPage: 96) { productData { products { sku url isComingSoon isOneSize totalAvailableStock } } } }',
  )
  const { products } = productData
  const onSale = products.find((one) => !one.isComingSoon && !one.isOneSize && one.totalAvailableStock > 9)
  const coming = await comingSoon()
  const page = await openBrowser({ path: `${storefront.basePath}/` })
  let asked = 0
  await page.route('**/graphql?*', async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.get('variables') !== JSON.stringify({ sku: coming.sku })) return route.fallback()
    const isOut = asked++ > 0
    if (isOut) url.searchParams.set('variables', JSON.stringify({ sku: onSale?.sku }))
    const response = await route.fetch({ url: url.href })
    const { data } = (await response.json()) as { data: { pdp: object } }
    const soon = { comingSoonDate: new Date(Date.now() + 1500).toISOString() }
    await route.fulfill({ response, json: { data: { pdp: { ...data.pdp, sku: coming.sku, ...(isOut ? {} : soon) } } } })
  })
  await page.goto(`${origin()}${storefront.basePath}/${coming.url}/`)
  await page.getByRole('radio').first().waitFor()
  await page.getByRole('button', { name: say('cart.add'), exact: true }).waitFor()
  expect(
    await page
      .locator('main')
      .getByText(/^\d+ seconden?$/)
      .count(),
  ).toBe(0)
})

test('a page is passed on by the device, or its link is copied', async () => {
  const { url } = await lookedAt()
  const path = `${storefront.basePath}/${url}/`
  const page = await openBrowser({ path, permissions: ['clipboard-read', 'clipboard-write'] })
  // As on a desktop: nothing there takes what is shared.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await page.reload()
  await untilHydrated(page)
  await page.getByRole('button', { name: say('product.share') }).click()
  await page.getByText(say('product.copied')).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin()}${path}`)
})

test('a product is turned with the keyboard and by dragging, and its film plays when it is asked to', async () => {
  const { url, name } = await turned()
  const page = await openBrowser({ path: `${storefront.basePath}/${url}/`, pictures: true })
  const pictures = page.getByRole('region', { name: new RegExp(name) })
  await untilHydrated(page)
  const button = pictures.getByRole('button', { name: `360°: ${say('product.turn')}` })
  await button.focus()
  await page.keyboard.press('Enter')
  const slider = pictures.getByRole('slider', { name: say('product.turn') })
  await slider.waitFor()
  await expect.poll(() => slider.evaluate((element) => element === document.activeElement)).toBe(true)
  const side = slider.locator('xpath=preceding-sibling::div').getByRole('img')
  const front = await side.getAttribute('src')
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('90°')
  expect(await side.getAttribute('src')).not.toBe(front)

  const box = await side.boundingBox()
  if (!box) throw new Error('The picture has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0°')

  const film = pictures.locator('video')
  expect(await film.getAttribute('preload')).toBe('none')
  await film.scrollIntoViewIfNeeded()
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})
