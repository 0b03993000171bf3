import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { productWithoutASize, shopper, somethingToBuy } from './shopper.ts'
import { wordsOf } from './words.ts'

test('a card on a list asks for the size, and the size lands in the bag', async () => {
  const storefront = storefrontOf('nl_NL')
  const say = wordsOf(storefront)
  const page = await openBrowser({ path: `${storefront.basePath}/dames/` })
  await page.waitForLoadState('networkidle')

  const opener = page.getByRole('button', { name: say('card.choose') }).first()
  await opener.click()
  const chooser = page.getByRole('dialog')
  await chooser.getByRole('button', { name: /^\d/ }).first().waitFor()
  await page.keyboard.press('Escape')
  await chooser.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)

  await opener.click()
  await chooser.locator('button[type="button"]', { hasText: /^\d/ }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('added.go') })
    .click()
  await page.waitForURL('**/cart/')
  await page
    .getByRole('link', { name: say('checkout.go') })
    .first()
    .waitFor()
})

test('the first piece has the shop asked anew who shops, and the next one is only counted', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser()
  const me = shopper(page, storefront)
  const asked: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql?')) return
    const body = await response.text().catch(() => '')
    if (body.includes('"getCart"') && body.includes('"getCustomer"')) asked.push(response.url())
  })
  const bag = page.locator('header a[href$="/cart/"]').first()

  await me.chooseSize(product.url, product.size)
  await expect.poll(() => bag.textContent()).toContain('1')
  const before = asked.length
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: me.say('cart.add') })
    .first()
    .click()
  await expect.poll(() => bag.textContent()).toContain('2')
  await page.waitForLoadState('networkidle')
  // Once for the page, once for the first piece.
  expect([before, asked.length]).toEqual([2, 2])
})

test("a size that is gone says what 'Mail me' means, and gives the focus back", async () => {
  const storefront = storefrontOf('fr_BE')
  const say = wordsOf(storefront)
  const page = await openBrowser({ path: `${storefront.basePath}/${await productWithoutASize(storefront)}/` })
  await page.waitForLoadState('networkidle')

  const gone = page.locator('main button[name="alert"]').first()
  await gone.click()
  const dialog = page.getByRole('dialog', { name: say('size.mail_me') })
  await dialog.getByText(say('alert.back')).waitFor()
  await dialog.getByRole('button', { name: say('dialog.close') }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await gone.evaluate((element) => element === document.activeElement)).toBe(true)
})
