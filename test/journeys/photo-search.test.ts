import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { photographOf } from '#test/shop/photograph-of.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const oneOfEachLanguage = [...new Map(storefronts.map((one) => [one.language, one])).values()]

const picture = fileURLToPath(new URL('../../demo/pictures/packshots/ankle-0.jpg', import.meta.url))
const buffer = await photographOf(picture, { behind: 'planks', turned: 5, light: 0.85, share: 0.7, seed: 1 })
const photograph = { name: 'shoe.jpg', mimeType: 'image/jpeg', buffer }

test.each(oneOfEachLanguage.map((storefront) => [storefront.language, storefront] as const))(
  'a photograph of boots on a floor finds boots, from the search, without JavaScript (%s)',
  async (_, storefront) => {
    const say = journeyMessagesOf(storefront)
    const path = `${routePath(storefront, 'search')}?q=nothing-of-the-kind`
    const page = await openBrowser({ javaScriptEnabled: false, path })
    await page.getByText(say('search.photo'), { exact: true }).click()
    const form = page.getByRole('form', { name: say('search.photo') })
    await form.getByLabel(say('search.photo_label')).setInputFiles(photograph)
    await form.getByRole('button', { name: say('search.photo_submit') }).click()
    await page.getByRole('heading', { level: 1, name: say('photo.found') }).waitFor()
    await page.getByText(say('photo.how')).waitFor()
    expect(new URL(page.url()).pathname).toBe(routePath(storefront, 'photoSearch'))
    const alike = page.getByRole('list', { name: say('photo.found') }).getByRole('article')
    expect(await alike.count()).toBeGreaterThan(8)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  },
)

/** The same as a phone writes it: twelve megapixels, lying on its side, with a note of how it was held. */
const fromPhone = await sharp(await sharp(buffer).rotate(-90).toBuffer())
  .resize(4000, 3000)
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 95 })
  .toBuffer()

/** Writes down what the form holds when it is sent: the browser that is driven tells of no file. */
const noteWhatIsSent = (page: Page) =>
  page.evaluate(() => {
    const { submit } = HTMLFormElement.prototype
    HTMLFormElement.prototype.submit = async function () {
      const file = this.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
      const { width, height } = await createImageBitmap(file ?? new Blob())
      sessionStorage.setItem('sent', `${file?.type} ${width}×${height}`)
      submit.call(this)
    }
  })

test('a photograph of a phone travels small; what was found is still there on the way back from a product, and axe finds nothing', async () => {
  const say = journeyMessagesOf(nl)
  const page = await openBrowser({ path: routePath(nl, 'search') })
  await page.getByText(say('search.photo'), { exact: true }).click()
  await expectAccessible(page)
  await page.getByLabel(say('search.photo_label')).setInputFiles({ ...photograph, buffer: fromPhone })
  await noteWhatIsSent(page)
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    page.getByRole('button', { name: say('search.photo_submit') }).click(),
  ])
  // Made smaller before it travels, and upright.
  expect(fromPhone.byteLength).toBeGreaterThan(500_000)
  expect(Number(await request.headerValue('content-length'))).toBeLessThan(100_000)
  const title = page.getByRole('heading', { level: 1, name: say('photo.found') })
  await title.waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toBe('image/jpeg 480×640')
  await expectAccessible(page)
  await page
    .getByRole('list', { name: say('photo.found') })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click()
  await title.waitFor({ state: 'detached' })
  await page.goBack()
  await title.waitFor()
})

test('a text is refused in a sentence beside the field, and a wall is like nothing', async () => {
  const say = journeyMessagesOf(nl)
  const page = await openBrowser()
  await openPage(page, routePath(nl, 'photoSearch'))
  const field = page.getByLabel(say('search.photo_label'))
  await field.setInputFiles({ name: 'shoe.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('I am no picture') })
  await page.getByRole('button', { name: say('search.photo_submit') }).click()
  await page.waitForURL(/problem=kind/)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const described = (await field.getAttribute('aria-describedby')) ?? ''
  const sentences = await Promise.all(described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()))
  expect(sentences.join(' ')).toContain(say('photo.kind'))
  await expectAccessible(page)
  await openPage(page, `${routePath(nl, 'photoSearch')}?found=`)
  await page.getByText(say('photo.nothing')).waitFor()
  await page.getByRole('heading', { name: say('search.categories') }).waitFor()
  await expectAccessible(page)
})
