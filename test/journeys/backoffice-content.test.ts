import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openBrowser, origin } from './browser.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

/**
 * What a shopper is answered before the page was made anew is the one from before. Pages are kept by what the cookies choose, so it is
 * asked for with the shopper's own.
 */
async function becomes(shopper: Page, path: string, title: string): Promise<void> {
  const shown = async () => /<h1[^>]*>([^<]*)</.exec(await (await shopper.request.get(path)).text())?.[1]
  await expect.poll(shown, { timeout: 60_000, interval: 250 }).toBe(title)
}

/** From the list to the page of a document, by its name. */
async function openDocument(page: Page, text: string, lang: string): Promise<void> {
  const { content } = await saidOn(page)
  await page.goto('/content')
  await page.getByLabel(content.search).fill(text)
  await page.getByLabel(content.language, { exact: true }).selectOption(lang)
  await page.getByRole('button', { name: content.show }).click()
  await page.getByRole('link', { name: text, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: text }).waitFor()
}

/** What is made anew for everybody, or drawn anew in a frame, takes its time on a machine that does other things. */
const patient = { timeout: 60_000 }

test('an editor changes a page, sees it before anybody else, publishes it, and goes back', async () => {
  const page = await openAsInvited('editor@shop.example', ['editor'])
  const { content, contentModel } = await saidOn(page)
  await page.goto('/content')
  await expectAccessible(page)
  await openDocument(page, 'Returns', 'en-gb')
  await expectAccessible(page)

  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1, name: 'Returns' }).waitFor(patient)
  const title = page.getByLabel(contentModel.labels.title, { exact: true })
  await title.fill('Sending something back')
  await frame.getByRole('heading', { level: 1, name: 'Sending something back' }).waitFor(patient)

  await page.getByLabel(content.lists.whichSlice).selectOption('richtext/default')
  await page.getByRole('button', { name: content.lists.addSlice }).click()
  const text = page.getByLabel(contentModel.labels.text, { exact: true }).last()
  await text.fill('## In short\n\n- put it in its **box**\n- bring it to us')
  await frame.getByRole('heading', { level: 2, name: 'In short' }).waitFor(patient)
  await expectAccessible(page)

  const shopper = await openBrowser({ path: '/returns/' })
  await shopper.getByRole('heading', { level: 1, name: 'Returns', exact: true }).waitFor()
  expect(await shopper.getByText('put it in its').count()).toBe(0)

  await page.getByRole('button', { name: content.publish, exact: true }).click()
  await page.getByRole('status').getByText(content.done.publish).waitFor(patient)
  await becomes(shopper, '/returns/', 'Sending something back')
  await shopper.reload()
  expect(
    await shopper
      .getByRole('main')
      .getByText('box', { exact: true })
      .evaluate((one) => one.tagName),
  ).toBe('STRONG')

  await page.getByText(content.history, { exact: true }).click()
  await expectAccessible(page)
  const rows = page.getByRole('table', { name: content.history }).getByRole('row')
  await rows.filter({ hasText: content.withShop }).getByRole('button').click()
  await page.getByRole('status').getByText(content.done.restore).waitFor(patient)
  await page.getByRole('button', { name: content.publish, exact: true }).click()
  await page.getByRole('status').getByText(content.done.publish).waitFor(patient)
  await becomes(shopper, '/returns/', 'Returns')
})

test('without JavaScript two editors write one page: parts are moved, a broken link is named, and the second is told', async () => {
  const page = await openAsInvited('editor2@shop.example', ['editor'], { javaScriptEnabled: false })
  const { content, contentModel, problems } = await saidOn(page)
  await openDocument(page, 'Klantenservice', 'nl-nl')
  const other = await openAsInvited('editor3@shop.example', ['editor'], { javaScriptEnabled: false })
  await openDocument(other, 'Klantenservice', 'nl-nl')

  const parts = page.locator('#slices > .blocks > li')
  const names = () => parts.locator('> details > summary').allInnerTexts()
  const before = await names()
  await parts.nth(1).getByRole('button').first().click()
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([before[1], before[0]])

  await page.getByLabel(content.lists.whichSlice).selectOption('button/default')
  await page.getByRole('button', { name: content.lists.addSlice }).click()
  const added = parts.last()
  await added.getByLabel(contentModel.labels.label, { exact: true }).fill('Naar de winkel')
  await added.getByLabel(contentModel.labels.link, { exact: true }).fill('/nergens')
  await page.getByRole('button', { name: content.preview, exact: true }).click()
  await page.frameLocator('iframe').getByRole('link', { name: 'Naar de winkel' }).waitFor()

  await page.getByRole('button', { name: content.publish, exact: true }).click()
  await page.getByRole('alert').getByText(problems['content-link-wrong']).waitFor()
  expect(await added.getByLabel(contentModel.labels.link, { exact: true }).inputValue()).toBe('/nergens/')
  await added.getByLabel(contentModel.labels.link, { exact: true }).fill('/dames/laarzen')
  await page.getByRole('button', { name: content.publish, exact: true }).click()
  await page.getByRole('status').getByText(content.done.publish).waitFor(patient)

  const title = other.getByLabel(contentModel.labels.title, { exact: true }).first()
  await title.fill('Hulp nodig')
  await other.getByRole('button', { name: content.publish, exact: true }).click()
  await other.getByRole('alert').getByText(problems['content-changed-meanwhile']).waitFor()
  expect(await title.inputValue()).toBe('Hulp nodig')
  const answer = await (await fetch(`${origin()}/nl/klantenservice/`)).text()
  expect(answer).not.toContain('Hulp nodig')
})
