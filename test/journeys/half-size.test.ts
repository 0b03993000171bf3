import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { openBrowser, openPage, origin } from './browser.ts'
import { linksTo } from './mails.ts'
import { filledMessageOf } from './messages.ts'
import { browserShopper } from './shopper.ts'
import { openAsInvited } from './staff-member.ts'

type Half = { readonly url: string; readonly sku: string; readonly size: string }

/** A half size that there is plenty of in a storefront, as the API and its machines spell it. */
async function halfSizeIn(storefront: Storefront): Promise<Half> {
  type Variant = { sku: string; size: string; stockState: string; availableStock: number }
  type Answer = { productData: { products: { url: string; isComingSoon: boolean; variants: Variant[] }[] } }
  const { productData } = await askOverHttp<Answer>(
    over(origin()),
    '{ search(itemsPerPage: 96) { productData { products { url isComingSoon variants { sku size stockState availableStock } } } } }',
    {},
    { store: storefront.code },
  )
  for (const { url, isComingSoon, variants } of productData.products) {
    const half = variants.find(({ size, availableStock }) => /^\d+\.5$/.test(size) && availableStock > 8)
    if (half && !isComingSoon) return { url, sku: half.sku, size: half.size }
  }
  throw new Error('No half size is there')
}

/** What a page says of the size, as it is seen and as it is read aloud: an SKU ends in it too, and is none. */
function tellings(page: Page, number: string): Promise<string[]> {
  return page.evaluate((whole) => {
    const spoken = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '')
    const all = [document.title, document.body.innerText, ...spoken].join('\n')
    return all.match(new RegExp(`(?<![\\d.,])${whole}[.,]5(?!\\d)`, 'g')) ?? []
  }, number)
}

test.each(['nl_NL', 'en_GB'] as const)(
  'from search to parcel a half size is written in %s as its readers do, and sent as the shop spells it',
  async (code) => {
    const storefront = storefrontOf(code)
    const filled = filledMessageOf(storefront)
    const { url, sku, size } = await halfSizeIn(storefront)
    const own = writtenSize(size, storefront.iso)
    const page = await openBrowser()
    const me = browserShopper(page, storefront)
    const expectOwn = async (shown = page, written = own) => {
      const told = await tellings(shown, size.replace('.5', ''))
      expect([...new Set(told)], shown.url()).toEqual([written])
    }

    // Typed either way it is the same size.
    for (const typed of ['37.5', '37,5']) {
      await openPage(page, `${storefront.basePath}/search/?q=${typed}&size=37.5`)
      const chip = filled('filter.remove', { name: filled('size.of', { size: '37.5' }) })
      await page.getByRole('link', { name: chip, exact: true }).first().waitFor()
      expect(await page.locator('input[name="size"][value="37.5"]').count()).toBeGreaterThan(0)
    }

    await openPage(page, `${storefront.basePath}/${url}/`)
    await page.getByRole('radio', { name: new RegExp(`^${own}(?!\\d)`) }).check({ force: true })
    expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(sku)
    await expectOwn()
    await me.pressAdd(size)
    await page.getByRole('dialog').waitFor()
    await me.goToCart()
    await expectOwn()
    const email = `half-size-${storefront.contentLang}@example.org`
    await me.checkout()
    await me.giveAddress(email)
    await me.chooseDelivery()
    await expectOwn()
    await me.order()
    await me.decideAtProvider('paid')
    const number = await me.expectThanks()
    await expectOwn()
    const named = new RegExp(`(?<![\\d.,])${size.replace('.', '[.,]')}(?!\\d)`)
    expect([...new Set(await linksTo(email, named))]).toEqual([own])

    const staff = await openAsInvited(`halves-${storefront.contentLang}@shop.example`, ['warehouse', 'service'], {
      locale: storefront.iso,
    })
    const expectPacked = async (written: string) => {
      await staff.goto(`/pack/${number}`)
      await expectOwn(staff, written)
      // What lies in the box is in the language of who opens it.
      await staff.goto(`/orders/${number}/slip`)
      await expectOwn(staff)
    }
    await expectPacked(size)
    await staff.goto('/me')
    await staff.locator('select[name="language"]').selectOption('NL')
    await staff.locator('button[name="do"][value="language"]').click()
    await staff.getByRole('status').waitFor()
    await expectPacked(writtenSize(size, 'nl'))
  },
)
