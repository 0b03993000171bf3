import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { inTurn } from './extent.ts'
import { linksTo } from './mails.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

test.each(inTurn(['nl_NL', 'de_DE', 'fr_FR'] as const))(
  'in %s a bank transfer ends on a page that says where the money goes, and so does its mail',
  async (code) => {
    const storefront = storefrontOf(code)
    const email = `transfer.${storefront.language}@example.com`
    const product = await somethingToBuy(storefront)
    const page = await openBrowser({ viewport: { width: 360, height: 800 } })
    const me = browserShopper(page, storefront)
    await me.chooseSize(product.url, product.size)
    await page.getByRole('dialog').waitFor()
    await me.goToCart()
    await me.checkout()
    await me.giveAddress(email)
    await me.chooseDelivery()
    await page.locator('input[name="paymentMethod"][value="banktransfer"]').check({ force: true })
    await me.orderWithChosen()
    await me.decideAtProvider('open')

    await page.getByRole('heading', { name: me.say('transfer.title') }).waitFor()
    const told = (await page.locator('main').innerText()).replaceAll(/\s/g, '')
    expect(told).toContain('NL00TEST0123456789')
    const reference = /RF00-\w{4}-\w{4}/.exec(told)?.[0]
    expect(reference).toBeDefined()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await page.goto(routePath(storefront, 'cart'))
    await page.getByText(me.say('cart.empty')).waitFor()
    expect(await linksTo(email, /RF00-\w{4}-\w{4}/)).toEqual([reference])
  },
)
