import { expect, test } from 'vitest'
import { addDays, localDay } from '#kernel/calendar.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const dutch = storefrontOf('nl_NL')
const say = journeyMessagesOf(dutch)
const store = { code: 'GRQ1', path: routePath(dutch, 'store', { reference: 'cordwainer-groningen' }) }
const phone = { viewport: { width: 390, height: 844 } }

test('who works in a store closes it for a day on a phone, without JavaScript, and shoppers read it', async () => {
  const page = await openAsInvited('groningen@shop.example', ['store'], { ...phone, javaScriptEnabled: false })
  const { store: said } = await saidOn(page)
  await page.goto(`/store/${store.code}/hours`)
  const row = said.exceptionRow(1)
  const day = addDays(localDay(new Date(), 'Europe/Amsterdam'), 3)
  await page.getByLabel(`${row}: ${said.day}`, { exact: true }).fill(day)
  await page.getByLabel(`${row}: ${said.firstPeriod.opens}`, { exact: true }).fill('20:00')
  await page.getByLabel(`${row}: ${said.firstPeriod.closes}`, { exact: true }).fill('10:00')
  await page.getByRole('button', { name: said.saveExceptions }).click()
  expect(await page.getByLabel(`${row}: ${said.day}`, { exact: true }).inputValue()).toBe(day)
  expect(await page.getByLabel(`${row}: ${said.firstPeriod.opens}`, { exact: true }).getAttribute('aria-invalid')).toBe(
    'true',
  )

  await page.getByLabel(`${row}: ${said.firstPeriod.opens}`, { exact: true }).fill('')
  await page.getByLabel(`${row}: ${said.firstPeriod.closes}`, { exact: true }).fill('')
  await page.getByRole('button', { name: said.saveExceptions }).click()
  await page.getByText(said.exceptionsSaved).waitFor()

  const shopper = await openBrowser(phone)
  const exceptions = shopper.getByRole('table', { name: say('stores.exceptions') })
  await expect
    .poll(async () => {
      await openPage(shopper, store.path)
      return (await exceptions.count()) > 0 ? exceptions.innerText() : ''
    })
    .toContain(say('stores.closed'))
})

test('staff begin a tablet by a link, see it among those of the day and end it; it shops no further', async () => {
  const page = await openAsInvited('tablets@shop.example', ['store'], phone)
  const { store: said } = await saidOn(page)
  await page.goto(`/store/${store.code}/tablets`)
  await page.getByText(said.noTablets).waitFor()
  await page.getByLabel(said.tabletName).fill('Ingang <b>')
  await page.getByRole('button', { name: said.beginTabletSubmit }).click()
  await page.getByRole('img', { name: said.tabletQr }).waitFor()
  await expectAccessible(page)
  const link = (await page.getByRole('link', { name: said.tabletHere }).getAttribute('href')) ?? ''

  const tablet = await openBrowser({ viewport: { width: 820, height: 1180 } })
  await openPage(tablet, link)
  const widget = tablet.getByRole('complementary', { name: say('instore.label') })
  await widget.getByText('Groningen').first().waitFor()

  await page.goto(`/store/${store.code}/tablets`)
  await page.getByRole('cell', { name: 'Ingang <b>' }).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: said.endNamed('Ingang <b>') }).click()
  await page.getByText(said.tabletEnded).waitFor()

  const sessions = async () => (await tablet.context().cookies()).filter(({ name }) => name === 'xsa_store_session')
  expect(await sessions()).toHaveLength(1)
  await openPage(tablet, routePath(dutch, 'women'))
  expect(new URL(tablet.url()).pathname).toBe(`${dutch.basePath}/`)
  expect(await sessions()).toEqual([])
  await widget.waitFor({ state: 'hidden' })
})
