import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'

const title = 'Drie manieren om een schoen te sluiten'

/** The page about the craft, whose time the test moves on; with the slides in sight and awake. */
async function openSlides(reducedMotion: 'reduce' | 'no-preference') {
  const page = await openBrowser({ reducedMotion })
  await page.clock.install()
  await openPage(page, '/nl/het-vak/')
  const slides = page.getByRole('region', { name: title })
  await slides.scrollIntoViewIfNeeded()
  await untilHydrated(page)
  return { page, slides }
}

/** How many slides the track has moved on. */
const moved = (page: Page) =>
  page.getByRole('region', { name: title }).evaluate((region) => {
    const track = region.querySelector('ul')
    return track ? Math.round(track.scrollLeft / track.clientWidth) : -1
  })

test('slides are turned by buttons and keys, take turns by themselves, and stop when told to', async () => {
  const { page, slides } = await openSlides('no-preference')
  await expect.poll(() => slides.getByRole('button', { name: 'Animatie pauzeren' }).isVisible()).toBe(true)

  await page.mouse.move(0, 0)
  await page.clock.runFor(5600)
  await expect.poll(() => moved(page)).toBe(1)

  await slides.getByRole('button', { name: 'Animatie pauzeren' }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(12_000)
  expect(await moved(page)).toBe(1)
  await slides.getByRole('button', { name: 'Animatie afspelen' }).waitFor()

  await slides.getByRole('button', { name: 'Volgende' }).click()
  await page.clock.runFor(600)
  await expect.poll(() => moved(page)).toBe(2)
  await slides.getByRole('button', { name: 'Volgende' }).click()
  await page.clock.runFor(600)
  await expect.poll(() => moved(page)).toBe(0)
  await slides.getByRole('button', { name: 'Vorige' }).focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(600)
  await expect.poll(() => moved(page)).toBe(2)
})

test('nothing moves by itself for somebody who asked for less motion', async () => {
  const { page, slides } = await openSlides('reduce')
  await slides.getByRole('button', { name: 'Volgende' }).waitFor()
  await page.clock.runFor(12_000)
  expect(await moved(page)).toBe(0)
  expect(await slides.getByRole('button', { name: 'Animatie pauzeren' }).count()).toBe(0)
  await slides.getByRole('button', { name: 'Volgende' }).click()
  await page.clock.runFor(100)
  await expect.poll(() => moved(page)).toBe(1)
})

/** Pages with a slider of each kind, its name, and how many of it are seen at which width (specification §9). */
const seen = [
  ['categories', '/nl/', 'Begin hier', { 375: 3.5, 767: 3.5, 768: 5.5, 1024: 9, 1280: 11 }],
  ['products', '/nl/', 'Net binnen', { 375: 2, 767: 2, 768: 3, 1024: 3, 1280: 4 }],
  ['looks', '/nl/', 'Koop de look', { 375: 1.8, 767: 1.8, 768: 3, 1024: 3, 1280: 4 }],
  ['moments', '/nl/over-ons/', 'Hoe we hier kwamen', { 375: 1.5, 767: 1.5, 768: 3.5, 1024: 4.33, 1280: 5.33 }],
  ['recommendations', '/nl/het-vak/', 'Misschien ook iets voor jou', { 375: 1.5, 799: 1.5, 800: 4.5, 1280: 4.5 }],
] as const

test.each(seen)('a row of %s shows as many as it should at every width', async (_, path, name, wanted) => {
  const page = await openBrowser({ path, reducedMotion: 'reduce' })
  const track = page.getByRole('region', { name, exact: true }).locator('ul').first()
  const shown = () =>
    track.evaluate((list) => {
      const [first, second] = [...list.children].map((item) => item.getBoundingClientRect())
      const { paddingLeft, paddingRight } = getComputedStyle(list)
      const step = (second?.left ?? 0) - (first?.left ?? 0)
      const gap = step - (first?.width ?? 0)
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return Math.round(((room + gap) / step) * 100) / 100
    })
  for (const [width, count] of Object.entries(wanted)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    await expect.poll(shown, { message: `${width} px` }).toBe(count)
  }
})

test('on a phone the look that one stops at stands in the middle', async () => {
  const page = await openBrowser({ path: '/nl/', viewport: { width: 375, height: 800 }, reducedMotion: 'reduce' })
  const track = page.getByRole('region', { name: 'Koop de look', exact: true }).locator('ul').first()
  await track.scrollIntoViewIfNeeded()
  // It wakes now; a row that wakes while it moves stays where it is.
  await expect.poll(() => track.evaluate((list) => list.closest('[data-resting]') === null)).toBe(true)
  await track.evaluate((list) => list.scrollTo({ left: list.children[1]?.getBoundingClientRect().left ?? 0 }))
  const off = () =>
    track.evaluate((list) => {
      const box = list.children[1]?.getBoundingClientRect()
      return Math.abs((box?.left ?? 0) + (box?.width ?? 0) / 2 - innerWidth / 2)
    })
  await expect.poll(off).toBeLessThan(2)
})

test('pictures of content come in the widths of the specification, and in that of a product picture on a dense screen', async () => {
  const widths = new Set<number>()
  for (const path of ['/nl/', '/nl/over-ons/', '/nl/het-vak/', '/nl/blog/suede-in-de-regen/']) {
    const html = await (await fetch(origin() + path)).text()
    const content = html.slice(html.indexOf('<main'), html.indexOf('<footer'))
    for (const [, width] of content.matchAll(/\/images\/scenes\/[^\s"]+\?w=(\d+)/g)) widths.add(Number(width))
  }
  expect([...widths].toSorted((a, b) => a - b)).toEqual([224, 384, 768, 996, 1800, 1920])
})
