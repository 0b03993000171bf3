import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser } from './browser.ts'
import { inTurn } from './extent.ts'
import { guestOrder } from './guest-order.ts'
import { linksTo } from './mails.ts'
import { runOrderCommand } from './order-command.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const storefronts = (['nl_NL', 'de_DE'] as const).map(storefrontOf)

test.each(inTurn(storefronts).map((storefront) => [storefront.code, storefront] as const))(
  'in %s a pair is repaired: asked for without JavaScript, priced anew, agreed to by a link, and collected',
  async (_, storefront) => {
    const { page, me, number } = await guestOrder(storefront, true)
    const { say } = me
    expect(await page.getByRole('link', { name: say('repair.link') }).count()).toBe(0)
    await runOrderCommand('ship', number, 'PostNL', '3SCORD9')
    await runOrderCommand('deliver', number)
    await page.reload()
    await page.getByRole('link', { name: say('repair.link') }).click()
    await page.getByRole('heading', { level: 1, name: say('repair.ask') }).waitFor()
    await page.getByText(say('repair.guarantee')).waitFor()
    await expectAccessible(page)

    // What is missing is said beside its field, and nothing that was typed is lost.
    const form = await openBrowser({ javaScriptEnabled: false, path: page.url() })
    const text = 'Links, </script><b>bij de teen</b>.'
    await form.getByLabel(say('repair.text')).fill(text)
    await form.getByRole('button', { name: say('repair.send') }).click()
    await form.getByText(say('message.repair-service-required')).first().waitFor()
    await form.getByText(say('message.repair-store-required')).first().waitFor()
    expect(await form.getByLabel(say('repair.text')).inputValue()).toBe(text)
    await form.locator('input[name="service"]').first().check({ force: true })
    await form.getByLabel(say('repair.store')).selectOption({ index: 1 })
    await form.getByRole('button', { name: say('repair.send') }).click()
    await form.getByText(say('repair.state_NEW')).waitFor()
    const code = /S-[0-9A-Z]{8}/.exec(await form.locator('main').innerText())?.[0] ?? ''
    expect(code).not.toBe('')

    const staff = await openAsInvited(`repairs-${storefront.code.toLowerCase()}@shop.example`, ['service'])
    const { repairs } = await saidOn(staff)
    const card = () => staff.getByRole('region').filter({ hasText: code })
    const press = async (state: string, name: string) => {
      await staff.goto(`/repairs?state=${state}`)
      await card().getByRole('button', { name, exact: true }).click()
      await staff.getByRole('status').getByText(repairs.done).waitFor()
    }
    await staff.goto('/repairs')
    await card().getByText(text).waitFor()
    await expectAccessible(staff)
    await press('NEW', repairs.moves.RECEIVED)
    await staff.goto('/repairs?state=RECEIVED')
    await card().getByText(repairs.propose).first().click()
    await card().getByLabel(repairs.amount).fill('75,50')
    await card().getByRole('button', { name: repairs.proposeSubmit }).click()
    await staff.getByRole('status').getByText(repairs.done).waitFor()
    // Nobody begins before its owner has agreed.
    await staff.goto('/repairs?state=RECEIVED')
    expect(await card().getByRole('button', { name: repairs.moves.IN_WORK, exact: true }).count()).toBe(0)

    const [link = ''] = await linksTo('shopper@example.com', /http\S+\/order\/repair\/\?order=\S+/)
    await form.goto(link)
    await form.getByRole('button', { name: /75[.,]50/ }).click()
    await form.getByText(say('repair.state_RECEIVED')).waitFor()
    expect(await form.getByRole('button', { name: /75[.,]50/ }).count()).toBe(0)

    await press('RECEIVED', repairs.moves.IN_WORK)
    await press('IN_WORK', repairs.moves.READY)
    await form.reload()
    await form.getByText(say('repair.state_READY')).waitFor()
    expect(await form.getByRole('button', { name: say('repair.cancel') }).count()).toBe(0)
    await press('READY', repairs.moves.COLLECTED)
    await page.goto(link.replace('/order/repair/', '/order/'))
    await page.getByText(say('repair.state_COLLECTED')).waitFor()
  },
)
