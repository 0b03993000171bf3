import { expect, test } from 'vitest'
import { openBrowser, openPage } from './browser.ts'

const pages = [
  '/nl/',
  '/nl/heren-home/',
  '/nl/dames/laarzen/',
  '/nl/chelseaboot-amstel-zwart/',
  '/nl/blog/',
  '/nl/lookbook/',
  '/nl/brands/cordwainer/',
  '/nl/sale/',
]

/** Other journeys do without pictures. */
test.each(pages)('every picture of %s that comes into sight can be fetched', async (path) => {
  const page = await openBrowser({ pictures: true })
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/images/') && response.status() !== 200)
      failed.push(`${response.status()} ${response.url()}`)
  })
  await openPage(page, path)
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 800) {
    await page.mouse.wheel(0, 800)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.waitForLoadState('networkidle')
  const shown = await page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 1).length,
  )
  expect(failed).toEqual([])
  expect(shown).toBeGreaterThan(1)
})
