import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, openPage, origin } from './browser.ts'
import { guestOrder } from './guest-order.ts'
import { journeyMessagesOf } from './messages.ts'
import { runOrderCommand } from './order-command.ts'
import { openAsInvited, saidOn } from './staff-member.ts'
import { errorsOf, structuredData } from './structured-data.ts'

const storefront = storefrontOf('nl_NL')

test('who bought a pair says how it fits, the shop reads it, and everybody finds it on the product’s page', async () => {
  const { page, me, number, product } = await guestOrder(storefront, true)
  const say = me.say
  expect(await page.getByRole('link', { name: say('opinion.link') }).count()).toBe(0)
  await runOrderCommand('ship', number, 'PostNL', '3SCORD8')
  await runOrderCommand('deliver', number)
  await page.reload()
  await page.getByRole('link', { name: say('opinion.link') }).click()
  await page.getByRole('heading', { level: 1, name: say('opinion.title') }).waitFor()
  await expectAccessible(page)

  // From here on without JavaScript.
  const form = await openBrowser({ javaScriptEnabled: false, path: page.url() })
  // What is missing is said beside its field, and nothing that was typed is lost.
  const text = 'Zacht leer, </script><b>stevige</b> zool.'
  await form.getByLabel(say('opinion.text')).fill(text)
  await form.getByRole('button', { name: say('opinion.send') }).click()
  await form.getByText(say('message.review-stars-required')).first().waitFor()
  await form.getByText(say('message.review-author-required')).first().waitFor()
  expect(await form.getByLabel(say('opinion.text')).inputValue()).toBe(text)
  await form.locator('input[name="stars"][value="4"]').check({ force: true })
  await form.locator('input[name="fit"][value="small"]').check({ force: true })
  await form.getByLabel(say('opinion.author')).fill('Wilhelmina')
  await form.getByRole('button', { name: say('opinion.send') }).click()
  await form.getByRole('heading', { name: say('opinion.done') }).waitFor()
  await form.getByText(say('opinion.done_checked')).waitFor()

  const productPage = `${storefront.basePath}/${product.url}/`
  const staff = await openAsInvited('reviews@shop.example', ['service'])
  const { problems, reviews, session } = await saidOn(staff)
  await staff.goto('/')
  await staff.getByRole('link', { name: new RegExp(session.home.reviews) }).click()
  const card = staff.getByRole('region').filter({ hasText: 'Wilhelmina' })
  await card.getByText(text).waitFor()
  await expectAccessible(staff)
  await card.getByRole('button', { name: reviews.publish }).click()
  await staff.getByRole('status').getByText(reviews.done).waitFor()
  await staff.goto('/reviews?state=PUBLISHED')
  await staff.getByRole('region').filter({ hasText: 'Wilhelmina' }).getByText(reviews.reply).first().click()
  await staff.getByRole('region').filter({ hasText: 'Wilhelmina' }).getByLabel(reviews.reply).fill('Dank je wel!')
  await staff
    .getByRole('region')
    .filter({ hasText: 'Wilhelmina' })
    .getByRole('button', { name: reviews.replySubmit })
    .click()
  await staff.getByRole('status').getByText(reviews.done).waitFor()

  // What is cached of the page is made anew.
  const reader = await openBrowser()
  await expect
    .poll(async () => {
      await reader.goto(productPage)
      return reader.getByRole('article').filter({ hasText: 'Wilhelmina' }).count()
    })
    .toBe(1)
  await reader.getByRole('article').filter({ hasText: 'Wilhelmina' }).getByText('Dank je wel!').waitFor()
  const blocks = structuredData(await reader.content())
  expect(blocks.flatMap((block) => errorsOf(block))).toEqual([])
  expect(blocks).toContainEqual(
    expect.objectContaining({ aggregateRating: expect.objectContaining({ bestRating: 5 }) }),
  )
  await expectAccessible(reader)

  // Kept back after all: staff read what whoever wrote it is told, and name the law where it is the reason.
  await staff.goto('/reviews?state=PUBLISHED')
  await card.getByText(reviews.told).waitFor()
  await card.getByLabel(reviews.reason).selectOption('UNLAWFUL')
  await card.getByRole('button', { name: reviews.decline }).click()
  await card.getByText(problems['review-law-required']).waitFor()
  expect(await card.getByLabel(reviews.reason).inputValue()).toBe('UNLAWFUL')
  await expectAccessible(staff)
  await card.getByLabel(reviews.reason).selectOption('OFF_TOPIC')
  await card.getByRole('button', { name: reviews.decline }).click()
  await staff.getByRole('status').getByText(reviews.done).waitFor()

  // Another text is written by the page of the order, and waits.
  await page.reload()
  await page.locator('input[name="stars"][value="4"]').check({ force: true })
  await page.getByLabel(say('opinion.author')).fill('Wilhelmina')
  await page.getByLabel(say('opinion.text')).fill('Zacht leer.')
  await page.getByRole('button', { name: say('opinion.send') }).click()
  await page.getByText(say('opinion.done_checked')).waitFor()
  await staff.goto('/reviews')
  await card.getByText(reviews.second).waitFor()
  await card.getByText(reviews.toldLast).waitFor()
})

test('reviews are sorted, narrowed and found helpful, without JavaScript too', async () => {
  const say = journeyMessagesOf(storefront)
  for (const javaScriptEnabled of [true, false]) {
    const page = await openBrowser({ javaScriptEnabled })
    await openPage(page, routePath(storefront, 'productReviews', { sku: await somethingReviewed() }))
    await page.getByRole('heading', { level: 2, name: say('reviews.how') }).waitFor()
    await page.getByLabel(say('reviews.order'), { exact: true }).selectOption('worst')
    await page.getByRole('button', { name: say('reviews.show') }).click()
    await page.waitForURL(/sort=worst/)
    // The page itself is another one, not only its address: also when it is opened anew.
    await page.reload()
    expect(await page.getByLabel(say('reviews.order'), { exact: true }).inputValue()).toBe('worst')
    const stars = await starsOf(page)
    expect(stars).toEqual(stars.toSorted((one, other) => one - other))
    expect(new Set(stars).size).toBeGreaterThan(1)
    await page.getByLabel(say('reviews.by_fit'), { exact: true }).selectOption('normal')
    await page.getByRole('button', { name: say('reviews.show') }).click()
    await page.waitForURL(/fit=normal/)
    await expect.poll(async () => (await starsOf(page)).length).toBeLessThan(stars.length)
    await page
      .getByRole('button', { name: say('reviews.helpful_yes'), exact: true })
      .first()
      .click()
    await page.getByRole('status').getByText(say('reviews.voted')).waitFor()
    if (javaScriptEnabled) await expectAccessible(page)
  }
})

/** How many stars each review on the page gives. */
const starsOf = async (page: Page): Promise<number[]> => {
  const labels = await page
    .getByRole('article')
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  return labels.map((label) => Number.parseFloat(label ?? ''))
}

/** What the demo shop's own shoppers said of a product, as a summary tells it. */
interface DemoSummary {
  readonly count: number
  readonly byStars: readonly number[]
  readonly normal: number
}

/** The number of a product whose reviews differ, so that sorting and narrowing them shows on the page. */
async function somethingReviewed(): Promise<string> {
  const { productData } = await askOverHttp<{
    productData: { products: { sku: string; reviewSummary: DemoSummary | null }[] }
  }>(
    over(origin()),
    '{ search(itemsPerPage: 96) { productData { products { sku reviewSummary { count byStars normal } } } } }',
  )
  const found = productData.products.find(({ reviewSummary }) => reviewSummary && haveDifferences(reviewSummary))
  if (!found) throw new Error('No product of the demo shop has reviews that differ in stars and in fit')
  return found.sku
}

const haveDifferences = ({ count, byStars, normal }: DemoSummary): boolean =>
  byStars.filter((given) => given > 0).length > 1 && normal > 0 && normal < count
