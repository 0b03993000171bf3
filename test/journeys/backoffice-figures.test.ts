import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const dutch = storefrontOf('nl_NL')
const phone = { viewport: { width: 390, height: 844 } }

test('the owner sees on a phone how far shoppers come, as bars, as a table and as a file', async () => {
  const owner = await openAsInvited('figures@shop.example', ['owner'], phone)
  const { report: said } = await saidOn(owner)
  const link = owner.getByRole('link', { name: `${said.funnel}: ${said.csv}` })
  /** Carts and addresses of the Dutch shop, as the file has them. */
  const counted = async () => {
    await owner.goto('/figures?days=7')
    const href = (await link.getAttribute('href')) ?? ''
    const text = await (await owner.request.get(new URL(href, owner.url()).href)).text()
    const rows = text
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll(/[\uFEFF"]/g, '').split(','))
    const [header = []] = rows
    const row = rows.find(([name]) => name === dutch.name) ?? []
    const numberOf = (label: string) => Number(row[header.indexOf(label)])
    return { carts: numberOf(said.steps.carts), addresses: numberOf(said.steps.addresses) }
  }
  const before = await counted()

  await browserShopper(await openBrowser(phone), dutch).goToDelivery(await somethingToBuy(dutch))

  const after = await counted()
  expect(after.carts).toBeGreaterThan(before.carts)
  expect(after.addresses).toBeGreaterThan(before.addresses)
  const bars = owner.getByRole('list', { name: said.funnel })
  await bars.getByText(said.steps.carts).waitFor()
  // No number touches the edge of its card.
  expect(await bars.evaluate((list) => getComputedStyle(list).paddingLeft)).toBe('16px')
  await expectAccessible(owner)
})
