import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { expectAccessible } from './axe.ts'
import { dataDir, openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

async function importReviews(lines: readonly string[]): Promise<void> {
  const file = join(dataDir(), 'told-reviews.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  await promisify(execFile)(process.execPath, ['server/commands/import.ts', 'reviews', file], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir(), PUBLIC_URL: origin(), LOG_LEVEL: 'warn' },
  })
}

async function productIn(
  storefront: ReturnType<typeof storefrontOf>,
  sku?: string,
): Promise<{ sku: string; url: string }> {
  type Answer = { productData: { products: { sku: string; url: string; reviewSummary: object | null }[] } }
  const { productData } = await askOverHttp<Answer>(
    over(origin()),
    '{ search(itemsPerPage: 96) { productData { products { sku url reviewSummary { count } } } } }',
    {},
    { store: storefront.code },
  )
  // One that nobody else has said anything of: a product's page shows the most helpful three.
  const found = productData.products.find((one) => (sku ? one.sku === sku : one.reviewSummary === null))
  if (!found) throw new Error('The product is not sold there')
  return found
}

test('reviews of another service stand on the product’s page with where they were written, until staff take one away', async () => {
  const dutch = storefrontOf('nl_NL')
  const { sku } = await productIn(dutch)
  await importReviews([
    'source;review;product;storefront;language;stars;title;text;author;verified;written_at;reply',
    `trusted-shops;rev-1;${sku};nl_NL;nl;5;Warm;"Zacht leer, </script><b>stevige</b> zool.";Wilma van Dam;yes;2026-10-01;Dank je wel!`,
    `trusted-shops;rev-2;${sku};de_DE;de;2;;Zu eng.;Jonas Keller;;2026-10-02;`,
  ])

  for (const storefront of [dutch, storefrontOf('de_DE')]) {
    const say = journeyMessagesOf(storefront)
    const { url } = await productIn(storefront, sku)
    const page = await openBrowser()
    const card = (author: string) => page.getByRole('article').filter({ hasText: author })
    // The shop hears of what a command imported a moment after it has ended.
    await expect
      .poll(async () => {
        await openPage(page, `${storefront.basePath}/${url}/`)
        return card('Wilma van Dam').count()
      })
      .toBe(1)
    await card('Wilma van Dam').getByText(say('reviews.verified_trusted_shops')).waitFor()
    await card('Wilma van Dam').getByText('Dank je wel!').waitFor()
    await card('Jonas Keller').getByText(say('reviews.unverified_trusted_shops')).waitFor()
    // Search engines are told of reviews alone that were written with the shop.
    expect(await page.content()).not.toMatch(/"author":\{"@type":"Person","name":"Wilma van Dam"/)
    await expectAccessible(page)
    await openPage(page, routePath(storefront, 'productReviews', { sku }))
    await page.getByText(say('reviews.how_trusted_shops')).waitFor()
    await page.getByText(say('reviews.how_counted')).waitFor()
    expect(
      await card('Wilma van Dam')
        .getByRole('button', { name: say('reviews.helpful_yes') })
        .count(),
    ).toBe(0)
    await expectAccessible(page)
  }

  const staff = await openAsInvited('imported@shop.example', ['service'])
  const { reviews } = await saidOn(staff)
  await staff.goto('/reviews?state=PUBLISHED')
  const card = staff.getByRole('region').filter({ hasText: 'Wilma van Dam' })
  await card.getByText(reviews.verified.yes).waitFor()
  await card.getByText(reviews.toldNobody).waitFor()
  expect(await card.getByText(reviews.reply, { exact: true }).count()).toBe(0)
  await expectAccessible(staff)
  await card.getByLabel(reviews.reason).selectOption('PERSONAL')
  await card.getByRole('button', { name: reviews.decline }).click()
  await staff.getByRole('status').getByText(reviews.done).waitFor()

  // What is cached of the page is made anew; the other one stays.
  const reader = await openBrowser()
  await expect
    .poll(async () => {
      await reader.goto(routePath(dutch, 'productReviews', { sku }))
      return reader.getByRole('article').filter({ hasText: 'Wilma van Dam' }).count()
    })
    .toBe(0)
  await reader.getByRole('article').filter({ hasText: 'Jonas Keller' }).waitFor()
})
