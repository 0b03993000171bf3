import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

const title = 'Drie manieren om een schoen te sluiten'

/** The page about the craft, whose time the test moves on; with the slides in sight and awake. */
async function openSlides(reducedMotion: 'reduce' | 'no-preference') {
  const page = await openBrowser({ reducedMotion })
  await page.clock.install()
  await page.goto('/nl/het-vak/', { waitUntil: 'networkidle' })
  const slides = page.getByRole('region', { name: title })
  await slides.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
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
