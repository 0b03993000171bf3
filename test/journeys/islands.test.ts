import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { withFirstScript } from '#web/first-script.server.ts'
import { openBrowser } from './browser.ts'
import { IslandsPage } from './islands.fixture.tsx'

let code = ''

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'test/journeys/islands.fixture.tsx', formats: ['iife'], name: 'islands' },
    },
  })
  const [result] = [built].flat()
  const [chunk] = result && 'output' in result ? result.output : []
  code = chunk?.type === 'chunk' ? chunk.code : ''
})

/** The page as the server made it, whose code has not come. */
async function openPage(): Promise<Page> {
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  const html = renderToString(createElement(IslandsPage)).replace('</head>', '<!-- rel="modulepreload" --></head>')
  await page.setContent(`<!doctype html>${withFirstScript(html, '')}`)
  return page
}

const letCodeCome = (page: Page) => page.addScriptTag({ content: code })
const letLateCodeCome = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'letLateCodeCome')())
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const island = (page: Page, hydrate: string) => page.locator(`[data-island=${hydrate}]`)
const isHydrated = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.hasAttribute('data-hydrated'))
const told = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'told') as string[]).join(' '))

test('an eager island is marked when its own code has come, not when that of the page has', async () => {
  const page = await openPage()
  expect(await isHydrated(page, 'html')).toBe(false)
  await letCodeCome(page)
  await expect.poll(() => isHydrated(page, 'html')).toBe(true)
  expect(await isHydrated(page, '[data-island=eager]')).toBe(false)
  await letLateCodeCome(page)
  await expect.poll(() => isHydrated(page, '[data-island=eager]')).toBe(true)
  await button(page, 'late').click()
  expect(await told(page)).toBe('late')
})

test('presses that came before the code are done once, each when its island is hydrated', async () => {
  const page = await openPage()
  await button(page, 'late').click()
  await button(page, /^static/).click()
  await letCodeCome(page)
  // What is never hydrated waits for the listener around it alone.
  await expect.poll(() => told(page)).toBe('static-server-first')
  expect(await button(page, 'late').getAttribute('data-pressed')).toBe('')
  await letLateCodeCome(page)
  await expect.poll(() => told(page)).toBe('static-server-first late')
  expect(await page.locator('[data-pressed]').count()).toBe(0)
  await button(page, /^static/).click()
  await expect.poll(() => told(page)).toBe('static-server-first late static-server-first')
  expect(await page.locator('[data-pressed]').count()).toBe(0)
})

test('an island that waits until it is visible keeps what was typed, and serves its buttons then', async () => {
  const page = await openPage()
  await letCodeCome(page)
  await expect.poll(() => isHydrated(page, 'html')).toBe(true)
  expect(await island(page, 'visible').textContent()).toBe('visible-server')
  expect(await isHydrated(page, '[data-island=visible]')).toBe(false)
  await page.getByLabel('typed').evaluate((field) => {
    ;(field as HTMLInputElement).value = 'half a word'
  })
  await island(page, 'visible').locator('form').scrollIntoViewIfNeeded()
  await button(page, 'visible-browser').waitFor()
  expect(await isHydrated(page, '[data-island=visible]')).toBe(true)
  expect(await page.locator('[data-resting]').count()).toBe(0)
  expect(await page.getByLabel('typed').inputValue()).toBe('half a word')
  await button(page, 'visible-browser').click()
  expect(await told(page)).toBe('visible')
})

test('a static island stays as the server made it until it shows something else, also when that is taken back', async () => {
  const page = await openPage()
  await letCodeCome(page)
  await expect.poll(() => isHydrated(page, 'html')).toBe(true)
  expect(await island(page, 'never').textContent()).toBe('static-server-first')
  await button(page, 'change').click()
  await button(page, 'static-browser-second').waitFor()
  await button(page, 'change').click()
  await button(page, 'static-browser-first').waitFor()
})
