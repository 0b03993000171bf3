import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { packingSlipMessages } from '#backoffice/messages/packing-slip-messages.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { guestOrder } from './guest-order.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const germany = storefrontOf('de_DE')

/** Begins a wave of all that waits to be sent. */
async function beginWave(page: Page, name: string): Promise<void> {
  const { packing } = await saidOn(page)
  await page.goto('/packing')
  await page.getByLabel(packing.name, { exact: true }).fill(name)
  await page.getByLabel(packing.most).fill('100')
  await page.getByLabel(packing.kind).selectOption('HOME')
  await page.getByRole('button', { name: packing.beginSubmit }).click()
  await page.getByRole('heading', { name: packing.wave(name) }).waitFor()
}

test('without JavaScript labels are made, a wave says which is outdated, and prints all others and every slip', async () => {
  const moving = (await guestOrder(germany, false)).number
  const staying = (await guestOrder(germany, false)).number
  const page = await openAsInvited('no-scripts@shop.example', ['warehouse', 'service'], { javaScriptEnabled: false })
  const { packing, orders } = await saidOn(page)
  await beginWave(page, 'By hand')
  const wave = page.url().replace(/\?.*/, '')

  for (const number of [moving, staying]) {
    await page.goto(`/pack/${number}`)
    await page.locator('button', { hasText: '+1' }).first().click()
    await page.getByRole('button', { name: packing.makeLabel }).click()
    await page.getByRole('heading', { name: packing.label, exact: true }).waitFor()
  }
  await page.goto(wave)
  await page.getByRole('link', { name: packing.printLabelOf(moving) }).waitFor()
  const inOneFile = page.locator('a[href^="/packing/"][href*="/labels"]')
  expect((await page.request.get((await inOneFile.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  )

  // Its shopper moves: the label says where they lived.
  await page.goto(`/orders/${moving}`)
  await page.getByText(orders.page.changeAddress, { exact: true }).click()
  await page.getByLabel(orders.page.street).fill('Neue Straße')
  await page.getByRole('button', { name: orders.page.changeAddressSubmit }).click()
  await page.getByRole('status').first().waitFor()
  await page.goto(wave)
  const line = page.getByRole('listitem').filter({ hasText: moving })
  await line.getByText(packing.labelOutdatedShort).waitFor()
  expect(await line.getByRole('link', { name: packing.printLabelOf(moving) }).count()).toBe(0)
  await page.getByRole('link', { name: packing.printLabelOf(staying) }).waitFor()
  const [sentence = ''] = packing.labelsMissing('').split(':')
  expect(await page.getByText(sentence).innerText()).toContain(moving)

  // Who was told nothing of it is told first.
  await page.goto(`${wave}/labels`)
  expect(new URL(page.url()).searchParams.get('without')?.split(',')).toContain(moving)
  await page.getByRole('heading', { name: packing.wave('By hand') }).waitFor()
  expect((await page.request.get((await inOneFile.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  )

  // The slips are in the language of whoever ordered.
  await page.locator('a[href$="/slips"]').click()
  await page.getByRole('heading', { name: packing.slips('By hand') }).waitFor()
  const slip = page.locator('article[lang="de-DE"]', { hasText: staying })
  await slip.getByText(packingSlipMessages(germany.contentLang).title, { exact: true }).waitFor()

  // What is left of it may lie in another one.
  await page.goto(wave)
  await page.getByRole('button', { name: packing.close }).click()
  await page.getByText(packing.closed).waitFor()
})
