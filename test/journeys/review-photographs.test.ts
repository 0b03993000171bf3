import sharp from 'sharp'
import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, origin } from './browser.ts'
import { guestOrder } from './guest-order.ts'
import { filledMessageOf } from './messages.ts'
import { runOrderCommand } from './order-command.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const storefront = storefrontOf('nl_NL')
/** Words with something filled in. */
const fill = filledMessageOf(storefront)

/** What a phone takes, with where it was taken. */
const taken = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer(),
})

test('photographs come with a review, staff look at each, and everybody sees those that are shown', async () => {
  const { page, me, number } = await guestOrder(storefront, true)
  const say = me.say
  await runOrderCommand('ship', number, 'PostNL', '3SCORD9')
  await runOrderCommand('deliver', number)
  await page.reload()
  await page.getByRole('link', { name: say('opinion.link') }).click()
  // By the keyboard: a page that turns into the next takes no clicks.
  await page.locator('input[name="stars"][value="5"]').press('Space')
  await page.getByLabel(say('opinion.author')).fill('Hendrikje')
  await page.getByRole('button', { name: say('opinion.send') }).click()
  await page.getByRole('link', { name: say('photos.link') }).click()
  await page.getByRole('heading', { level: 1, name: say('photos.title') }).waitFor()
  await expectAccessible(page)

  // No picture, said beside the field; then two photographs at once.
  const files = page.getByLabel(say('photos.label'), { exact: true })
  await files.setInputFiles({ name: 'shoe.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await page.getByRole('button', { name: say('photos.send') }).click()
  await page.getByText(say('photos.problem_kind')).waitFor()
  await page
    .getByLabel(say('photos.label'), { exact: true })
    .setInputFiles([await taken('red.jpg', '#a33'), await taken('blue.jpg', '#33a')])
  await page.getByRole('button', { name: say('photos.send') }).click()
  await page
    .getByRole('status')
    .getByText(fill('photos.added', { n: 2 }))
    .waitFor()
  expect(await page.getByText(say('photos.waiting')).count()).toBe(2)
  await expectAccessible(page)

  // Without JavaScript a third one finds room, and a fourth none; one is taken back.
  const form = await openBrowser({ javaScriptEnabled: false, path: page.url() })
  await form.getByLabel(say('photos.label'), { exact: true }).setInputFiles(await taken('green.jpg', '#3a3'))
  await form.getByRole('button', { name: say('photos.send') }).click()
  await form
    .getByRole('status')
    .getByText(fill('photos.added', { n: 1 }))
    .waitFor()
  expect(await form.getByRole('button', { name: say('photos.send') }).count()).toBe(0)
  await form.getByRole('button', { name: fill('photos.remove_of', { n: 3 }) }).click()
  await form.getByRole('status').getByText(say('photos.removed')).waitFor()
  await form.getByRole('button', { name: say('photos.send') }).waitFor()

  const staff = await openAsInvited('photographs@shop.example', ['service'])
  const { reviews } = await saidOn(staff)
  await staff.goto('/reviews')
  const card = staff.getByRole('region').filter({ hasText: 'Hendrikje' }).first()
  const sku = decodeURIComponent((await card.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? '')
  const images = card.getByRole('img', { name: /Hendrikje/ })
  expect(await images.count()).toBe(2)
  await expect.poll(() => images.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(240)
  await expectAccessible(staff)
  const second = card.getByRole('listitem').nth(1)
  await second.getByText(reviews.declinePhotograph).first().click()
  await second.getByLabel(reviews.reason).selectOption('OFF_TOPIC')
  await second.getByRole('button', { name: reviews.declinePhotograph }).click()
  await staff.getByRole('status').getByText(reviews.done).waitFor()
  await card.getByRole('button', { name: reviews.publishWith(1) }).click()
  await staff.getByRole('status').getByText(reviews.done).waitFor()

  // All of them, the newest first: the product's page shows the most helpful three.
  const reader = await openBrowser()
  const allReviews = `${routePath(storefront, 'productReviews', { sku })}?sort=newest`
  const article = reader.getByRole('article').filter({ hasText: 'Hendrikje' })
  await expect
    .poll(async () => {
      await reader.goto(allReviews)
      return article.getByRole('img', { name: fill('reviews.photo', { n: 1, author: 'Hendrikje' }) }).count()
    })
    .toBe(1)
  await expectAccessible(reader)
  await article.getByRole('button', { name: fill('reviews.photo', { n: 1, author: 'Hendrikje' }) }).click()
  const whole = reader.getByRole('dialog', { name: fill('reviews.photo', { n: 1, author: 'Hendrikje' }) })
  await expect.poll(() => whole.getByRole('img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1600)
  await expectAccessible(reader)
  await reader.keyboard.press('Escape')
  await whole.waitFor({ state: 'hidden' })

  // What is served says neither where it was taken nor with what, and is red: the blue one was kept back.
  const address = await article.locator('img').nth(1).getAttribute('src')
  const jpeg = Buffer.from(await (await fetch(new URL(address ?? '', origin()))).arrayBuffer())
  expect((await sharp(jpeg).metadata()).exif).toBeUndefined()
  expect((await sharp(jpeg).stats()).dominant.r).toBeGreaterThan(100)
  await page.reload()
  await page.getByText(say('photos.published')).waitFor()
  await page.getByText(say('photos.declined')).waitFor()
})
