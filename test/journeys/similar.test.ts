import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)

type Listed = {
  readonly url: string
  readonly boughtTogether: readonly unknown[]
  readonly similarProducts: readonly { readonly url: string }[]
}

/** A product of which orders say nothing, with what resembles it. */
async function newProduct(): Promise<Listed> {
  const { productData } = await askOverHttp<{ productData: { products: Listed[] } }>(
    over(origin()),
    '{ search(itemsPerPage: 96) { productData { products { url boughtTogether { sku } similarProducts { url } } } } }',
    {},
    { store: nl.code },
  )
  const found = productData.products.find((one) => one.boughtTogether.length === 0 && one.similarProducts.length > 3)
  if (!found) throw new Error('Orders say something of everything')
  return found
}

test('the page of a product that nobody has bought yet leads to what resembles it, without JavaScript too', async () => {
  const product = await newProduct()
  const page = await openBrowser({ path: `${nl.basePath}/${product.url}/`, javaScriptEnabled: false })
  const row = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: say('product.similar') }) })
  const links = await row
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(links).toContain(`${nl.basePath}/${product.similarProducts[0]?.url}/`)
  expect(links).not.toContain(`${nl.basePath}/${product.url}/`)
})

test('a search that found nothing shows what the nearest word finds, without JavaScript too', async () => {
  const page = await openBrowser({ path: `${nl.basePath}/search/?q=skeanersx`, javaScriptEnabled: false })
  await page.getByRole('heading', { name: 'Gevonden voor “sneakers”' }).waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(8)
})

test('a search for nothing that the shop knows shows what resembles what was looked at', async () => {
  const product = await newProduct()
  const page = await openBrowser({ path: `${nl.basePath}/search/?q=xqzzyq` })
  await page.getByText(say('search.none')).waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0)
  await openPage(page, `${nl.basePath}/${product.url}/`)
  await page.waitForFunction(() => (localStorage.getItem('xsa_recently_viewed') ?? '').length > 4)
  await openPage(page, `${nl.basePath}/search/?q=xqzzyq`)
  const row = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: say('product.similar_to_viewed') }) })
  await row.getByRole('article').first().waitFor()
  await expectAccessible(page)
  const first = row.getByRole('link').first()
  const address = await first.getAttribute('href')
  await first.click()
  await page.waitForURL(`**${address}`)
})
