import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openBrowser, origin } from './browser.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

/** The address of a product on sale, to the page on which it is edited. */
async function openEditing(page: Page, place: number): Promise<void> {
  const { products, productEditing } = await saidOn(page)
  await page.goto('/products?view=ON_SALE')
  await page
    .getByRole('table', { name: products.title })
    .locator('tbody tr')
    .nth(place)
    .locator('[data-shown] a')
    .first()
    .click()
  await page.getByRole('link', { name: productEditing.open }).click()
  await page
    .getByRole('heading', { name: productEditing.pictures })
    .or(page.getByText(productEditing.pictures, { exact: true }))
    .first()
    .waitFor()
}

const redPicture = () =>
  sharp({ create: { width: 830, height: 1175, channels: 3, background: '#a02020' } })
    .jpeg()
    .toBuffer()

test('a picture is sent, moved to the front, told of in words and pointed at; shoppers see it', async () => {
  const page = await openAsInvited('pictures@shop.example', ['merchandiser'], { pictures: true })
  const { productEditing: said } = await saidOn(page)
  await openEditing(page, 0)
  const pictures = page.locator('#images > li')
  const before = await pictures.count()
  await page
    .getByLabel(said.upload)
    .setInputFiles({ name: 'red.jpg', mimeType: 'image/jpeg', buffer: await redPicture() })
  await page.getByRole('button', { name: said.picturesSubmit }).click()
  await page.getByRole('status').getByText(said.done).waitFor()
  expect(await pictures.count()).toBe(before + 1)
  await expectAccessible(page)

  for (let place = before + 1; place > 1; place--)
    await page.getByRole('button', { name: said.moveEarlier(place), exact: true }).click()
  const reference = await pictures.first().getAttribute('data-picture')
  const image = pictures.first().getByRole('presentation').or(pictures.first().locator('img')).first()
  await image.scrollIntoViewIfNeeded()
  const box = await image.boundingBox()
  await image.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  await pictures.first().locator('summary').click()
  await pictures.first().getByLabel(said.altIn('English')).fill('A red sheet')
  expect(await pictures.first().getByLabel(said.focusX).inputValue()).toBe('25')
  expect(await pictures.first().getByLabel(said.focusY).inputValue()).toBe('50')
  await expectAccessible(page)
  await page.getByRole('button', { name: said.picturesSubmit }).click()
  await page.getByRole('status').getByText(said.done).waitFor()
  expect(await pictures.first().getAttribute('data-picture')).toBe(reference)
  expect(await pictures.first().getByLabel(said.altIn('English')).inputValue()).toBe('A red sheet')

  const sku = /products\/([^/]+)\/edit/.exec(page.url())?.[1]
  const query = `{ pdp(sku: "${decodeURIComponent(sku ?? '')}") { url images { alt focus } } }`
  const shown = async () => {
    const answer = await fetch(`${origin()}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-store-key': 'en_GB' },
      body: JSON.stringify({ query }),
    })
    const { data } = (await answer.json()) as {
      data: { pdp: { images: readonly { alt: string; focus: string | null }[] } }
    }
    return data.pdp.images[0]
  }
  await expect.poll(shown).toEqual({ alt: 'A red sheet', focus: '25% 50%' })
})

test('without JavaScript pictures are moved by buttons, and nothing is changed before it is saved', async () => {
  const page = await openAsInvited('pictures2@shop.example', ['merchandiser'], { javaScriptEnabled: false })
  const { productEditing: said } = await saidOn(page)
  await openEditing(page, 1)
  const pictures = page.locator('#images > li')
  const order = async () => Promise.all((await pictures.all()).map((one) => one.getAttribute('data-picture')))
  const before = await order()
  await page.getByRole('button', { name: said.moveLater(1), exact: true }).click()
  await page.getByText(said.picturesMoved).waitFor()
  const turned = [before[1], before[0], ...before.slice(2)]
  expect(await order()).toEqual(turned)
  const other = await page.context().newPage()
  await other.goto(page.url().replace(/#.*/, ''))
  expect(await other.locator('#images > li').first().getAttribute('data-picture')).toBe(before[0])
  await page.getByRole('button', { name: said.picturesSubmit }).click()
  await page.getByRole('status').getByText(said.done).waitFor()
  expect(await order()).toEqual(turned)
})

test('a product that is off sale is seen by its link alone, with a note that it is a preview, and not bought', async () => {
  const page = await openAsInvited('previews@shop.example', ['merchandiser'])
  const { productEditing: said, productGrid } = await saidOn(page)
  await openEditing(page, 2)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByText(said.sale, { exact: false }).first().click()
  await page.getByLabel(productGrid.decision, { exact: true }).selectOption('WITHDRAW')
  await page.getByRole('button', { name: said.saleSubmit }).click()
  await page.getByRole('status').getByText(said.done).waitFor()
  await page.getByText(said.previewsHidden).waitFor()
  await expectAccessible(page)
  const link = await page.getByRole('link', { name: 'United Kingdom' }).getAttribute('href')

  const shopper = await openBrowser({ path: link ?? '', expected: /404/ })
  await shopper
    .getByRole('complementary', { name: 'Preview' })
    .or(shopper.getByText('You see a draft'))
    .first()
    .waitFor()
  const path = new URL(shopper.url()).pathname
  expect(name).toContain((await shopper.getByRole('heading', { level: 1 }).innerText()).split('\n').at(-1) ?? '?')
  const headers = (await shopper.reload())?.headers()
  expect(headers?.['cache-control']).toBe('private, no-store')
  expect(headers?.['x-robots-tag']).toBe('noindex')
  expect((await fetch(origin() + path)).status).toBe(404)
})

test('a name, a price and a count are changed where they stand, by Enter, and what is wrong is said there', async () => {
  const page = await openAsInvited('cells@shop.example', ['merchandiser'])
  const { products, productGrid: said, problems } = await saidOn(page)
  await page.goto('/products?view=ON_SALE')
  await expectAccessible(page)
  const table = page.getByRole('table', { name: products.title })
  const row = table.locator('tbody tr').nth(3)
  const name = await row.locator('[data-shown] a').first().innerText()
  await row.getByRole('link', { name: said.editName(name) }).click()
  const input = row.getByRole('textbox', { name: said.editName(name) })
  await input.fill('')
  await input.press('Enter')
  await row.getByRole('alert').getByText(problems['product-text-needed']).waitFor()
  await input.press('Escape')
  await row.getByRole('link', { name: said.editName(name) }).click()
  await input.fill('Renamed in its place')
  await input.press('Enter')
  await row.getByRole('status').getByText(said.cellSaved).first().waitFor()
  await row.getByRole('link', { name: 'Renamed in its place', exact: true }).waitFor()

  await row.getByRole('link', { name: said.editPrice(name) }).click()
  const price = row.getByRole('textbox', { name: said.editPrice(name) })
  const cheaper = (Number(await price.inputValue()) - 1).toFixed(2)
  await price.fill(cheaper)
  await price.press('Enter')
  await row.getByText(said.cellSaved).nth(1).waitFor()
  await expectAccessible(page)
  await page.reload()
  const again = page.locator('tbody tr').nth(3)
  await again.getByRole('link', { name: 'Renamed in its place', exact: true }).waitFor()
  expect(await again.innerText()).toContain(cheaper)

  await again.getByRole('link', { name: 'Renamed in its place', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Renamed in its place' }).waitFor({ timeout: 60_000 })
  await page
    .getByText(/^\d+ locations$|^one location$/)
    .first()
    .click()
  const shelf = page.locator('.cell[data-about*="stock"]').first()
  await shelf.getByRole('link').first().click()
  await shelf.getByRole('textbox').fill('7')
  await shelf.getByRole('textbox').press('Enter')
  await shelf.getByRole('status').getByText(said.cellSaved).waitFor()
  expect(await shelf.locator('[data-shown]').innerText()).toBe('7')
})
