import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { origin } from './browser.ts'
import { inTurn } from './extent.ts'
import { guestOrder } from './guest-order.ts'
import { runOrderCommand } from './order-command.ts'

const outbox = async () => (await fetch(`${origin()}/development/mail`)).text()
const soon = { interval: 500 }

const oneOfEachLanguage = (['en_GB', 'nl_BE', 'fr_FR', 'de_DE'] as const).map(storefrontOf)

test.each(inTurn(oneOfEachLanguage).map((storefront) => [storefront.code, storefront] as const))(
  'in %s a guest cancels an order that has not left, and is told that the money comes back',
  async (_, storefront) => {
    const { page, me, number } = await guestOrder(storefront, true)
    expect(await page.locator('main').innerText()).not.toContain('shopper@example.com')
    await page.getByRole('link', { name: me.say('follow.cancel') }).click()
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    await page.getByRole('button', { name: me.say('cancel.confirm') }).click()
    await page.getByText(me.say('account.status_cancelled'), { exact: true }).waitFor()
    await page.getByRole('heading', { level: 2, name: me.say('follow.refunds') }).waitFor()
    expect(await page.getByRole('link', { name: me.say('follow.cancel') }).count()).toBe(0)
    await expect.poll(async () => (await outbox()).split(number).length - 1, soon).toBeGreaterThanOrEqual(3)
  },
)

test('what has left can’t be cancelled, and is sent back with JavaScript switched off', async () => {
  const storefront = storefrontOf('nl_NL')
  const { page, me, number } = await guestOrder(storefront, false)
  const { search } = new URL(page.url())
  expect(
    await runOrderCommand('ship', number, 'PostNL', '3SCORD7', 'https://parcels.cordwainer.example/3SCORD7'),
  ).toContain(number)
  await page.goto(routePath(storefront, 'orderCancel') + search)
  await page.getByRole('heading', { level: 1, name: me.say('cancel.too_late') }).waitFor()
  await page.getByRole('link', { name: me.say('follow.back') }).click()
  expect(await page.getByRole('link', { name: me.say('account.track') }).getAttribute('href')).toBe(
    'https://parcels.cordwainer.example/3SCORD7',
  )
  // What is on its way can't come back yet.
  expect(await page.getByRole('link', { name: me.say('follow.send_back') }).count()).toBe(0)
  await page.getByRole('heading', { name: me.say('follow.parcels'), exact: true }).waitFor()
  expect(await runOrderCommand('deliver', number)).toContain(number)
  await page.reload()
  await page.getByRole('heading', { name: me.say('follow.parcels_delivered'), exact: true }).waitFor()
  await page.getByRole('link', { name: me.say('follow.send_back') }).click()
  // The one piece there is is chosen already.
  expect(await page.locator('main select').first().inputValue()).toBe('1')
  await page.locator('main select').first().selectOption('0')
  await page.getByRole('button', { name: me.say('return.send') }).click()
  await page
    .getByRole('alert')
    .or(page.getByText(me.say('message.return-nothing-chosen')).first())
    .first()
    .waitFor()
  await page.locator('main select').first().selectOption('1')
  await page.getByRole('button', { name: me.say('return.send') }).click()
  await page.getByText(me.say('follow.return_announced')).waitFor()
  await page.getByText(me.say('follow.return_post')).waitFor()
  const reference = /R-[0-9A-Z]{8}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  expect(await runOrderCommand('returned', number, reference)).toContain('returned')
  await page.reload()
  await page.getByRole('heading', { level: 2, name: me.say('follow.refunds') }).waitFor()
  expect(await runOrderCommand('show', number)).toMatch(/invoice EU-\d{4}-\d{6}/)
  await expect.poll(async () => runOrderCommand('show', number), soon).toMatch(/credit-note EUC-\d{4}-\d{6}/)
  await page.getByRole('button', { name: me.say('follow.buy_again') }).click()
  await page.waitForURL(`**${routePath(storefront, 'cart')}`)
  expect(await page.locator('main').innerText()).not.toContain(me.say('cart.empty'))
})

test('the address of an invoice, opened again, leads to its order', async () => {
  const again = await fetch(`${origin()}/nl/order/invoice/?order=MTAwMDAxLkFBQUFBQUFBQUFBQUFBQUFBQUFBQUE`, {
    redirect: 'manual',
  })
  expect([again.status, again.headers.get('location')]).toEqual([
    303,
    '/nl/order/?order=MTAwMDAxLkFBQUFBQUFBQUFBQUFBQUFBQUFBQUE',
  ])
})

test('a forged link opens nothing, and no cache keeps the page', async () => {
  const page = await fetch(`${origin()}/nl/order/?order=MTAwMDAxLkFBQUFBQUFBQUFBQUFBQUFBQUFBQUE`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
})

test.each([
  ['in de_DE', 'de_DE', true],
  ['in fr_FR, with JavaScript switched off,', 'fr_FR', false],
] as const)(
  '%s what arrived is exchanged for another size in three presses, with nothing to pay',
  async (_, code, scripts) => {
    const storefront = storefrontOf(code)
    const { page, me, number } = await guestOrder(storefront, scripts)
    await runOrderCommand('ship', number, 'DHL', '3SCORD8', 'https://parcels.cordwainer.example/3SCORD8')
    expect(await page.getByRole('link', { name: me.say('follow.exchange') }).count()).toBe(0)
    await runOrderCommand('deliver', number)
    await page.reload()
    await page.getByRole('link', { name: me.say('follow.exchange') }).click()
    await page.getByRole('heading', { level: 1, name: me.say('exchange.title') }).waitFor()
    if (scripts) await expectAccessible(page)
    // Nothing is exchanged until something else was chosen.
    await page.getByRole('button', { name: me.say('exchange.send'), exact: true }).click()
    await page.getByText(me.say('message.exchange-nothing-chosen')).first().waitFor()
    await page.locator('main select').first().selectOption({ index: 1 })
    await page.getByRole('button', { name: me.say('exchange.send'), exact: true }).click()
    // The page of the order that is sent.
    await page.waitForURL((url) => url.pathname === routePath(storefront, 'order'))
    const heading = page.getByRole('heading', { level: 1, name: /\d{6}/ })
    const sent = /\d{6}/.exec(await heading.innerText())?.[0] ?? ''
    expect(sent).not.toBe(number)
    expect(await runOrderCommand('show', sent)).toMatch(/paid/)
    // It says what it is, and leads to the order whose pieces come back.
    await page.getByText(me.say('follow.exchange_announced')).waitFor()
    await page.getByRole('link', { name: me.say('follow.exchange_from') }).click()
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
  },
)
