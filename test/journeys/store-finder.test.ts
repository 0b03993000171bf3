import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const dutch = storefrontOf('nl_NL')
const say = journeyMessagesOf(dutch)
const phone = { viewport: { width: 390, height: 844 } }

test.each([true, false])('the nearest store is found by a postcode (JavaScript: %s)', async (javaScriptEnabled) => {
  const page = await openBrowser({ ...phone, javaScriptEnabled, path: routePath(dutch, 'stores') })
  await page.getByLabel(say('stores.search_label')).fill('9711 LC')
  await page.getByRole('button', { name: say('stores.search'), exact: true }).click()
  const list = page.getByRole('heading', { name: 'Het dichtst bij Groningen' }).locator('..')
  await list.waitFor()
  const first = list.getByRole('listitem').first()
  expect(await first.getByRole('heading').textContent()).toContain('Groningen')
  expect(await first.textContent()).toMatch(/op \d+([,.]\d+)? k?m/)
  await first.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: /Groningen/ }).waitFor()
})

test('a place that nobody knows is said beside the field, and the stores are still there', async () => {
  const page = await openBrowser({ ...phone, path: `${routePath(dutch, 'stores')}?q=qwrtplk` })
  const field = page.getByLabel(say('stores.search_label'))
  expect(await field.inputValue()).toBe('qwrtplk')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.getByText(say('message.place-not-found')).waitFor()
  await page.getByRole('heading', { name: 'Nederland' }).waitFor()
})

test('the stores near the shopper are found on the device, and nobody is told where that is', async () => {
  const french = storefrontOf('fr_FR')
  const words = journeyMessagesOf(french)
  const page = await openBrowser({
    ...phone,
    geolocation: { latitude: 45.757, longitude: 4.835 },
    permissions: ['geolocation'],
    path: routePath(french, 'stores'),
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('button', { name: words('stores.near_me') }).click()
  const list = page.getByRole('heading', { name: words('stores.near_you') }).locator('..')
  await list.waitFor()
  expect(await list.getByRole('listitem').first().getByRole('heading').textContent()).toContain('Lyon')
  await page.getByText(words('stores.position_note')).waitFor()
  expect(asked.filter((request) => /45\.7|4\.83/.test(request))).toEqual([])
})

test('a browser that keeps its position for itself is asked for a town instead', async () => {
  const page = await openBrowser({ ...phone, permissions: [], path: routePath(dutch, 'stores') })
  await page.getByRole('button', { name: say('stores.near_me') }).click()
  await page.getByText(say('stores.position_denied')).waitFor()
})

test('what the stores have of a size is on the product, on the list of stores and on the page of a store, where it is reserved', async () => {
  const { url, size } = await somethingToBuy(dutch)
  const page = await openBrowser({ ...phone, path: `${dutch.basePath}/${url}/` })
  await untilHydrated(page)
  await page
    .getByRole('radio', { name: new RegExp(`^${writtenSize(size, dutch.iso)}(?!,?\\d)`) })
    .check({ force: true })
  await page.getByText(/^Op voorraad in \d+ winkels?(?: in het buitenland)?$/).click()
  await page
    .getByRole('link', { name: new RegExp(`^(?:${say('stores.all_have')}|${say('stores.find')})$`) })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: say('stores.title') }).waitFor()
  const having = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d+ op voorraad|Laatste exemplaar/ })
    .first()
  await having.getByRole('link').click()
  await page.getByRole('heading', { name: say('stores.stock') }).waitFor()
  await page.getByRole('link', { name: say('stores.reserve'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('reserve.title') }).waitFor()
})

test('what is in the cart is told of the stores that have all of it', async () => {
  const { url, size } = await somethingToBuy(dutch)
  const page = await openBrowser(phone)
  await browserShopper(page, dutch).chooseSize(url, size)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('added.go') })
    .click()
  await page.getByText(/^Dit ligt in (?:een|\d+) van onze winkels(?: in het buitenland)?$/).click()
  await page.getByRole('group').getByRole('link').first().click()
  await page.getByRole('heading', { name: say('stores.hours') }).waitFor()
})

test('streets of another service come with consent alone; before, the map is a drawing', async () => {
  const page = await openBrowser({ consent: false })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://tiles.example/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(routePath(dutch, 'stores'), { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  expect(await page.getByText('OpenStreetMap').count()).toBe(0)
  await page.getByRole('button', { name: say('cookie.accept') }).click()
  await page.getByText('OpenStreetMap').waitFor()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
})

test.each([true, false])(
  'the list says when each store is open, by weekday (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await openBrowser({ ...phone, javaScriptEnabled, path: routePath(dutch, 'stores') })
    const store = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first()
    const hours = store.getByRole('table').first()
    expect(await hours.isVisible()).toBe(false)
    await store.getByText(say('stores.hours')).first().click()
    await hours.waitFor()
    expect(await hours.getByRole('row').count()).toBe(7)
    expect(await hours.getByRole('row').first().textContent()).toMatch(/maandag.*(\d\d:\d\d–\d\d:\d\d|Gesloten)/)
    expect(new URL(page.url()).pathname).toBe(routePath(dutch, 'stores'))
  },
)
