import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { dataDir, openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const draft = `films-${process.pid}`
const folder = join('demo/drafts', draft)

const film = (title: string, video: string) => ({
  title,
  text: '',
  video: { embed_url: video, provider_name: 'Somebody' },
  file: null,
  captions: null,
  poster: { url: '/images/scenes/story-langstraet', alt: '', dimensions: { width: 1920, height: 1080 } },
})

/** A page of the shop with films of two houses, as an editor drafts it, and the link to it. */
async function pageWithFilms(): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir(), PUBLIC_URL: origin() }
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/content-preview.ts', draft], { env })
  return stdout.match(/http\S+/)?.[0] ?? ''
}

beforeAll(() => {
  const document = JSON.parse(readFileSync('demo/content/page/verzending.nl-nl.json', 'utf8')) as {
    data: { slices: object[] }
  }
  document.data.slices.unshift({
    id: 'films',
    slice_type: 'videos',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    primary: { title: 'Films' },
    items: [
      film('De rand', 'https://www.youtube.com/watch?v=abcdef12345'),
      film('De leest', 'https://vimeo.com/123456789'),
    ],
  })
  mkdirSync(join(folder, 'page'), { recursive: true })
  writeFileSync(join(folder, 'page/verzending.nl-nl.json'), JSON.stringify(document))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a film of somebody else asks nothing of its house before a visitor agrees, and stops when they think again', async () => {
  const page = await openBrowser({ consent: false })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin())) foreign.push(new URL(request.url()).host)
  })
  await openPage(page, await pageWithFilms())

  // A film that is asked for before says what is missing, with ways on.
  await page.getByRole('link', { name: 'Speel de film af: De rand' }).click()
  const refusal = page.getByText(/^Deze film komt van YouTube/)
  await refusal.waitFor()
  expect(await page.getByRole('link', { name: 'Bekijk hem bij YouTube' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=abcdef12345',
  )
  await page.waitForLoadState('networkidle')
  expect(await page.locator('iframe').count()).toBe(0)
  expect(foreign).toEqual([])

  // Whoever agrees sees what they asked for, and no film that they did not.
  const player = page.waitForRequest(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdef12345/)
  await page.getByRole('button', { name: say('cookie.accept') }).click()
  await player
  await refusal.waitFor({ state: 'detached' })
  expect(await page.getByTitle('De rand').evaluate((frame) => frame.tagName)).toBe('IFRAME')
  expect(foreign).not.toContain('player.vimeo.com')
  const second = page.waitForRequest(/^https:\/\/player\.vimeo\.com\/video\/123456789\?.*dnt=1/)
  await page.getByRole('link', { name: 'Speel de film af: De leest' }).click()
  await second

  // What was agreed to can be taken back, and then counts for films as well.
  const film = page.url()
  await page.goto('/nl/cookie-settings/')
  await page.getByRole('radio', { name: 'Alleen wat de winkel nodig heeft' }).check()
  await page.getByRole('button', { name: 'Voorkeuren opslaan' }).click()
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor()
  await openPage(page, film)
  foreign.length = 0
  await page.getByRole('link', { name: 'Speel de film af: De leest' }).click()
  await page.getByText(/^Deze film komt van Vimeo/).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(foreign).toEqual([])
})

test('a film that is asked for before its code has come waits for it instead of leaving the shop', async () => {
  const page = await openBrowser({ consent: false })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?:videos|more-slices)-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/(?:videos|more-slices)-[^/]+\.js$/)
  await page.goto(await pageWithFilms())
  await asked
  const shown = page.url()
  await page.getByRole('link', { name: 'Speel de film af: De rand' }).click()
  release()
  await page.getByText(/^Deze film komt van YouTube/).waitFor()
  expect(page.url()).toBe(shown)
})

test('without JavaScript a film is a link to where it is shown', async () => {
  const page = await openBrowser({ javaScriptEnabled: false, path: await pageWithFilms() })
  const link = page.getByRole('link', { name: 'Speel de film af: De leest' })
  expect(await link.getAttribute('href')).toBe('https://vimeo.com/123456789')
})
