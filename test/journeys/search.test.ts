import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { wordsOf } from './words.ts'

const storefront = storefrontOf('nl_NL')
const say = wordsOf(storefront)

test('the search over the page finds three products, remembers the word, and clears itself', async () => {
  const page = await openBrowser({ path: `${storefront.basePath}/heren/` })
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql') && request.url().includes('search%22')) asked.push(request.url())
  })

  const opener = page
    .getByRole('banner')
    .getByRole('link', { name: say('header.search') })
    .filter({ visible: true })
  await opener.click()
  const overlay = page.getByRole('dialog', { name: say('header.search') })
  const field = overlay.getByRole('searchbox')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  const { width, height } = (await overlay.boundingBox()) ?? { width: 0, height: 0 }
  expect([width, height]).toEqual([1280, 900])

  await page.keyboard.type('SNEAKER', { delay: 20 })
  expect(await field.inputValue()).toBe('sneaker')
  const results = overlay.getByRole('region', { name: say('overlay.results') })
  await results.getByRole('article').first().waitFor()
  expect(await results.getByRole('article').count()).toBe(3)
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => window.dataLayer?.some(({ event }) => event === 'search'))).toBe(true)

  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await opener.click()
  expect(await field.inputValue()).toBe('')
  await overlay.getByRole('button', { name: 'sneaker' }).click()
  await results.getByRole('article').first().waitFor()
  expect(await field.inputValue()).toBe('sneaker')

  await page.keyboard.press('Escape')
  await opener.click()
  await field.fill('laars')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/?q=laars')
  await overlay.waitFor({ state: 'hidden' })
})

test('three letters ask for nothing, and words that nothing is called say so', async () => {
  const page = await openBrowser({ path: `${storefront.basePath}/` })
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('header.search') })
    .filter({ visible: true })
    .click()
  const overlay = page.getByRole('dialog', { name: say('header.search') })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.url())
  })
  await overlay.getByRole('searchbox').fill('las')
  await overlay.getByText(/Typ minstens 4 tekens/).waitFor()
  expect(asked).toEqual([])
  await overlay.getByRole('searchbox').fill('qwertyuiop')
  await overlay.getByText(say('search.none')).waitFor()
})
