import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { digitalLink } from '#kernel/digital-link.ts'
import { gtinOfEan, withCheckDigit } from '#kernel/ean.ts'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { eanPhotograph, eanPicture } from '#test/shop/ean-picture.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import type { WordKey } from '#web/messages/en.ts'
import { expectAccessible } from './axe.ts'
import { type Box, boxIn } from './box-in-store.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { giveCamera } from './fake-camera.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
/** A sentence with its blanks filled in. */
const filled = (storefront: Storefront, key: WordKey, values: Readonly<Record<string, string>>) =>
  (catalogueOf(storefront.contentLang)[key] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const oneOfEachLanguage = [...new Map(storefronts.map((one) => [one.language, one])).values()]

const box = await boxIn(nl)
const dataOf = async (picture: Promise<Buffer>) => `data:image/png;base64,${(await picture).toString('base64')}`

/** The product of the box, with its size chosen and what the store has of it. */
async function expectBoxHere(page: Page, { url, sku, size, storeName, store }: Box): Promise<void> {
  await page.waitForURL(`${origin()}${nl.basePath}/${url}/#size=${encodeURIComponent(sku)}&scan=${store}`)
  await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(sku)
  const here = page.getByRole('region', { name: say('scan.found') })
  await here.getByText(filled(nl, 'scan.found_in', { store: storeName })).waitFor()
  await here
    .getByText(new RegExp(`^${filled(nl, 'scan.size_here', { size: writtenSize(size, nl.iso), stock: '' }).trim()}`))
    .waitFor()
  const reserve = here.getByRole('link', { name: say('stores.reserve') })
  expect(await reserve.getAttribute('href')).toContain(`store=${store}`)
}

test('from the page of a store the browser reads a box, which opens in its size with what this store has', async () => {
  const page = await openBrowser({ ...phone })
  await giveCamera(page, { camera: 'shows', reads: box.ean })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openPage(page, routePath(nl, 'store', { reference: box.reference }))
  await page.getByRole('link', { name: say('search.scan') }).click()
  await page.getByRole('heading', { level: 1, name: say('search.scan') }).waitFor()
  expect(await page.getByLabel(say('scan.store')).inputValue()).toBe(box.store)
  await expectAccessible(page)
  await page.getByRole('button', { name: say('scan.camera') }).click()
  await expectBoxHere(page, box)
  // Below the header that stays, half of a link of the path is no target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  // The browser read by itself, so nothing that reads was fetched; no picture went anywhere.
  expect(fetched.filter((url) => /picture-reader/.test(url))).toEqual([])
  expect(fetched.filter((url) => new URL(url).origin !== origin())).toEqual([])
  await page.getByRole('link', { name: say('scan.again') }).click()
  expect(await page.getByLabel(say('scan.store')).inputValue()).toBe(box.store)
})

test('a browser that reads no barcodes fetches what does, for its camera', async () => {
  const page = await openBrowser({ ...phone })
  await giveCamera(page, {
    camera: 'shows',
    picture: await dataOf(
      eanPicture(box.ean).extend({ top: 150, bottom: 150, left: 80, right: 80, background: '#ddd' }).png().toBuffer(),
    ),
  })
  await openPage(page, `${routePath(nl, 'scan')}?store=${box.store}`)
  await page.getByRole('button', { name: say('scan.camera') }).click()
  await expectBoxHere(page, box)
})

test('where the camera is refused it is said, and a photograph of the barcode is read on the device', async () => {
  const page = await openBrowser({ ...phone })
  await giveCamera(page, { camera: 'refused' })
  await openPage(page, `${routePath(nl, 'scan')}?store=${box.store}`)
  await page.getByRole('button', { name: say('scan.camera') }).click()
  await page.getByText(say('scan.camera_refused')).waitFor()
  await expectAccessible(page)

  const sent: (string | null)[] = []
  page.on('request', (request) => sent.push(request.method() === 'GET' ? null : request.url()))
  const choose = async (buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: say('scan.photo') }).click(),
    ])
    await chooser.setFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer })
  }
  await choose(Buffer.from('I am no picture'))
  await page.getByText(say('scan.photo_unread')).waitFor()
  await choose(await eanPhotograph(box.ean))
  await expectBoxHere(page, box)
  expect(sent.filter((url) => url !== null && !url.includes('/graphql'))).toEqual([])
})

test('the code of a product passport leads there as well, and whoever named no store is asked which one it is', async () => {
  const page = await openBrowser({ ...phone })
  await giveCamera(page, {
    camera: 'shows',
    reads: `${digitalLink('https://id.maker.example', gtinOfEan(box.ean))}/21/77`,
  })
  await openPage(page, routePath(nl, 'search'))
  await page.getByRole('link', { name: say('search.scan') }).click()
  await page.getByRole('button', { name: say('scan.camera') }).click()
  const here = page.getByRole('region', { name: say('scan.found') })
  await here.getByRole('link', { name: say('scan.find_store') }).waitFor()
  await expectAccessible(page)
  await here.getByLabel(say('scan.which_store')).selectOption({ label: box.storeName })
  await expectBoxHere(page, box)
})

test('the search over a page leads to the scan on what is held before a box, and not on a desk', async () => {
  const page = await openBrowser({ ...phone, path: nl.basePath })
  await untilHydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('header.search') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('search.scan') })
    .click()
  await page.getByRole('heading', { level: 1, name: say('search.scan') }).waitFor()
  const desk = await openBrowser({ path: routePath(nl, 'search') })
  expect(await desk.getByRole('link', { name: say('search.scan') }).count()).toBe(0)
})

test.each(oneOfEachLanguage.map((storefront) => [storefront.language, storefront] as const))(
  'the number is typed in without JavaScript, and each mistake has its sentence (%s)',
  async (_, storefront) => {
    const words = journeyMessagesOf(storefront)
    const { ean, sku, url, store } = storefront === nl ? box : await boxIn(storefront)
    const page = await openBrowser({ ...phone, javaScriptEnabled: false, path: routePath(storefront, 'scan') })
    const send = async (code: string) => {
      await page.getByLabel(words('scan.number')).fill(code)
      await page.getByRole('button', { name: words('scan.show') }).click()
      await page.waitForURL(new RegExp(`(code=${encodeURIComponent(code)})|#`))
    }
    await page.getByLabel(words('scan.store')).selectOption(store)
    await send('12345')
    await page.getByText(words('scan.problem_kind')).waitFor()
    expect(await page.getByLabel(words('scan.number')).getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel(words('scan.store')).inputValue()).toBe(store)
    await send(`${ean.slice(0, 12)}${(Number(ean[12]) + 1) % 10}`)
    await page.getByText(words('scan.problem_check')).waitFor()
    const unknown = withCheckDigit('400638133393')
    await send(unknown)
    await page.getByText(filled(storefront, 'scan.unknown', { code: unknown })).waitFor()
    await send(ean)
    expect(page.url()).toBe(`${origin()}${storefront.basePath}/${url}/#size=${encodeURIComponent(sku)}&scan=${store}`)
  },
)

test('nothing of the scan is fetched on the page of a product or of a store', async () => {
  const page = await openBrowser({ ...phone })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openPage(page, `${nl.basePath}/${box.url}/`)
  await openPage(page, routePath(nl, 'store', { reference: box.reference }))
  expect(
    fetched.filter((path) =>
      /scanned-here|scan-page|scan-tools|picture-reader|barcode-reader|\/scan-(?!link)/.test(path),
    ),
  ).toEqual([])
})
