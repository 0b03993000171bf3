import type { Page } from 'playwright-core'

/** Turns the wheel, and waits until the page has heard of it and has drawn what it scrolls. */
export async function turnWheel(page: Page, down: number): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    drawn: new Promise((done) => {
      const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(done))
      window.addEventListener('wheel', afterTwoFrames, { once: true, capture: true, passive: true })
    }),
  }))
  await page.mouse.wheel(0, down)
  await heard.evaluate(({ drawn }) => drawn.then(() => undefined))
}
