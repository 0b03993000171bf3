import { beforeEach, describe, expect, test } from 'vitest'
import { productTag } from '#kernel/cache-tags.ts'
import { day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { passwordOfAll, registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { preparedPhotograph, sentPhotograph, writtenReview } from '#test/shop/review-photograph.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, heardChanges, staffApi } from '#test/shop/staff-api.ts'
import { arrivedForStaff } from '#test/shop/staff-order.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const api = staffApi(shop)
const told = await heardChanges(shop)
const service = await memberOfStaff(shop, ['service'])
const boot = '10001.001'

beforeEach(() => settings.replace(demoSettings))

const arrived = () => arrivedForStaff(shop)
const sent = async () => sentPhotograph(shop, (await arrived()).reference)

type Problems = { problems: { messageKey: string; field: string | null }[] }
const decide = async (mutation: string, token = service.token) =>
  Object.values(
    await askAs<Record<string, Problems>>(api, token, `mutation { ${mutation} { problems { messageKey field } } }`),
  )[0]?.problems
const statesOf = async (reviewId: string) =>
  ((await shop.shop.reviewPhotographs([reviewId])).get(reviewId) ?? []).map(({ state }) => state)
const shownWith = async (author: string) => {
  const { reviews } = (
    await shop.ask(
      `{ pdp(sku: "${boot}") { reviews(order: newest) { reviews { author photographs { url smallUrl width } } } } }`,
      {},
    )
  ).pdp as unknown as { reviews: { reviews: { author: string; photographs: { url: string; width: number }[] }[] } }
  return reviews.reviews.find((one) => one.author === author)?.photographs
}
const waiting = async (token = service.token) =>
  (await askAs<{ productReviews: { id: string }[] }>(api, token, '{ productReviews(state: WAITING) { id } }'))
    .productReviews
const own = async (reference: string) =>
  (
    (await shop.ask(
      'query ($reference: String!) { SwOrder(reference: $reference) { progress { photographed { room photographs { id state preview } } } } }',
      { reference },
    )) as unknown as {
      SwOrder: { progress: { photographed: { room: number; photographs: { id: string; preview: string | null }[] }[] } }
    }
  ).SwOrder.progress.photographed
const isShown = async (id: string) => (await shop.shop.shownPhotograph(id, 'small')) !== undefined

describe('a photograph with a review', () => {
  test('waits for staff although the review is shown at once, and is served to nobody before', async () => {
    settings.replace(settingsOf({ ...demoSettingsFile, reviews: { checked: false } }))
    const { photograph, review } = await sent()
    expect(review.state).toBe('published')
    expect((await waiting()).map(({ id }) => id)).toContain(review.id)
    expect(await shownWith('Noor')).toEqual([])
    expect(await isShown(photograph.id)).toBe(false)
    told.length = 0
    expect(await decide(`publishReviewPhotograph(photograph: "${photograph.id}")`)).toEqual([])
    expect(await shownWith('Noor')).toEqual([
      {
        url: `/review-photographs/${photograph.id}/large.jpg`,
        smallUrl: `/review-photographs/${photograph.id}/small.jpg`,
        width: 640,
      },
    ])
    expect(await isShown(photograph.id)).toBe(true)
    expect((await waiting()).map(({ id }) => id)).not.toContain(review.id)
    await expect.poll(() => told).toContain(productTag(review.productId))
  })

  test('is shown with its review where whoever decided had seen it, and waits on where they had not', async () => {
    const { order, photograph, review } = await sent()
    await shop.shop.addReviewPhotographs({ order, position: 0 }, [await preparedPhotograph()])
    const [, later] = (await shop.shop.reviewPhotographs([review.id])).get(review.id) ?? []
    expect(await decide(`publishReview(review: "${review.id}", photographs: ["${photograph.id}"])`)).toEqual([])
    expect(await statesOf(review.id)).toEqual(['published', 'waiting'])
    expect([await isShown(photograph.id), await isShown(later?.id ?? '')]).toEqual([true, false])
    // Another review's photograph is not shown by it.
    const other = await sent()
    await decide(`publishReview(review: "${review.id}", photographs: ["${other.photograph.id}", "no-id"])`)
    expect(await statesOf(other.review.id)).toEqual(['waiting'])
    // A review that is taken away takes its photographs along.
    await decide(`declineReview(review: "${review.id}", reason: OFF_TOPIC)`)
    expect(await isShown(photograph.id)).toBe(false)
  })

  test('is kept back for a reason of which whoever sent it is told, once', async () => {
    const { photograph, review, order } = await sent()
    expect(await decide(`declineReviewPhotograph(photograph: "${photograph.id}", reason: UNLAWFUL)`)).toEqual([
      { messageKey: 'review-law-required', field: 'explanation' },
    ])
    const decline = `declineReviewPhotograph(photograph: "${photograph.id}", reason: PERSONAL, explanation: "A child’s face")`
    expect(await decide(decline)).toEqual([])
    expect(await decide(decline)).toEqual([])
    await shop.runJobs()
    const mails = shop.mails.filter(({ key }) => key.startsWith(`photograph-declined:${photograph.id}`))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toBe(order.email)
    expect(mails[0]?.text).toContain('A child’s face')
    // Shown after all, and not mailed of when the job runs late.
    expect(await decide(`publishReviewPhotograph(photograph: "${photograph.id}")`)).toEqual([])
    expect(await statesOf(review.id)).toEqual(['published'])
    await decide(`declineReviewPhotograph(photograph: "${photograph.id}", reason: INSULT)`)
    await decide(`publishReviewPhotograph(photograph: "${photograph.id}")`)
    await shop.runJobs()
    expect(shop.mails.filter(({ key }) => key.startsWith(`photograph-declined:${photograph.id}`))).toHaveLength(1)
  })

  test('finds room for three, however many forms come at once', async () => {
    const { order, review } = await sent()
    const one = await preparedPhotograph()
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.shop.addReviewPhotographs({ order, position: 0 }, [one, one])),
    )
    const added = answers.map((answer) => ('added' in answer ? answer.added : 0)).reduce((sum, n) => sum + n)
    expect(added).toBe(2)
    expect(answers).toContainEqual({ problem: 'full' })
    expect(await statesOf(review.id)).toEqual(['waiting', 'waiting', 'waiting'])
  })

  test('is not sent a tenth time: staff look at nine of one review', async () => {
    const { order, review } = await sent()
    const one = await preparedPhotograph()
    for (let round = 0; round < 3; round++) {
      await shop.shop.addReviewPhotographs({ order, position: 0 }, [one, one, one])
      for (const { id } of (await shop.shop.reviewPhotographs([review.id])).get(review.id) ?? [])
        await shop.shop.decideReviewPhotograph(id, { state: 'declined', reason: 'off-topic' })
    }
    expect(await shop.shop.addReviewPhotographs({ order, position: 0 }, [one])).toEqual({ problem: 'full' })
  })

  test('comes with no review that was never written or was kept back, and where the shop takes none', async () => {
    const { reference } = await arrived()
    const order = await shop.shop.orderByReference(reference)
    if (!order) throw new Error('There is no order')
    const one = await preparedPhotograph()
    const add = (position = 0) => shop.shop.addReviewPhotographs({ order, position }, [one])
    expect(await add()).toEqual({ problem: 'closed' })
    await writtenReview(shop, reference)
    expect(await add(99)).toEqual({ problem: 'closed' })
    expect(await add()).toEqual({ added: 1 })
    const [line] = await shop.shop.photographedLines(order)
    const photograph = line?.photographs[0]
    await decide(`publishReview(review: "${photograph?.reviewId}", photographs: ["${photograph?.id}"])`)
    settings.replace(settingsOf({ ...demoSettingsFile, reviews: { photographs: false } }))
    expect([await add(), await own(reference), await isShown(photograph?.id ?? '')]).toEqual([
      { problem: 'closed' },
      [],
      false,
    ])
    expect((await shownWith('Noor')) ?? []).toEqual([])
    settings.replace(demoSettings)
    await decide(`declineReview(review: "${photograph?.reviewId}", reason: OFF_TOPIC)`)
    expect([await add(), await own(reference)]).toEqual([{ problem: 'closed' }, []])
    // Another text takes the place of the first, and its photographs go with that.
    await writtenReview(shop, reference, 'Noor again')
    expect(await own(reference)).toEqual([{ room: 3, photographs: [] }])
  })

  test('is seen and taken back by whoever sent it, and by nobody with the link of another order', async () => {
    const { reference } = await arrived()
    const { photograph } = await sentPhotograph(shop, reference)
    const { reference: other } = await arrived()
    const remove = async (link: string) =>
      (
        await shop.ask(
          `mutation ($reference: String!, $photograph: ID!) {
            removeReviewPhotograph(reference: $reference, photograph: $photograph) {
              ... on RemovedPhotograph { removed } ... on Refused { refusals { messageKey } } } }`,
          { reference: link, photograph: photograph.id },
        )
      ).removeReviewPhotograph
    expect(await own(reference)).toMatchObject([
      { room: 2, photographs: [{ id: photograph.id, preview: expect.stringMatching(/^data:image\/jpeg;base64,/) }] },
    ])
    expect(await remove(other)).toEqual({ removed: false })
    expect(await remove(reference)).toEqual({ removed: true })
    expect(await remove(reference)).toEqual({ removed: false })
    expect(await own(reference)).toEqual([{ room: 3, photographs: [] }])
  })

  test('is seen and decided by staff of its storefront, and by nobody of a store alone', async () => {
    const { photograph, review } = await sent()
    const jpeg = async (token: string) =>
      (
        await askAs<{ reviewPhotograph: string | null }>(
          api,
          token,
          `{ reviewPhotograph(photograph: "${photograph.id}", size: LARGE) }`,
        )
      ).reviewPhotograph
    expect(Buffer.from((await jpeg(service.token)) ?? '', 'base64').subarray(0, 3)).toEqual(
      Buffer.from('ffd8ff', 'hex'),
    )
    const german = await memberOfStaff(shop, ['service'], ['de_DE'])
    const inStore = await memberOfStaff(shop, ['service'], 'all', ['AMS'])
    for (const { token } of [german, inStore]) {
      expect(await jpeg(token)).toBeNull()
      expect(await decide(`publishReviewPhotograph(photograph: "${photograph.id}")`, token)).toEqual([
        { messageKey: 'review-not-found', field: null },
      ])
    }
    expect(await statesOf(review.id)).toEqual(['waiting'])
  })

  test('is taken along by whoever sent it, and goes once they are forgotten', async () => {
    const { customer } = await registerMember(shop)
    const { reference, id: orderId } = await arrived()
    await shop.db.updateTable('orders').set({ customer_id: customer.id }).where('id', '=', orderId).execute()
    const { photograph, review } = await sentPhotograph(shop, reference)
    const kept = (await shop.shop.keptPhotograph(photograph.id, 'large'))?.toString('base64')
    const file = JSON.parse(await shop.shop.exportCustomer(storefrontOf('nl_NL'), customer))
    expect(file.reviews).toMatchObject([{ photographs: [{ state: 'waiting', jpegAsBase64: kept }] }])
    expect(await shop.shop.exportCustomer(storefrontOf('nl_NL'), customer, 'page')).toContain(
      `src="data:image/jpeg;base64,${kept}"`,
    )
    expect(await shop.shop.deleteCustomer(customer, { password: passwordOfAll })).not.toHaveProperty('refusals')
    expect(await statesOf(review.id)).toEqual([])
    expect(await shop.shop.reviewForStaff(review.id)).toMatchObject({ author: '' })
  })

  test('that was kept back is kept for the half year in which that can be disputed, and its row for longer', async () => {
    const { photograph, review } = await sent()
    await shop.shop.decideReviewPhotograph(photograph.id, { state: 'declined', reason: 'insult' })
    shop.clock.advance(182 * day)
    await shop.shop.purgeExpiredData()
    expect(await shop.shop.keptPhotograph(photograph.id, 'large')).toBeDefined()
    shop.clock.advance(2 * day)
    await shop.shop.purgeExpiredData()
    expect(await shop.shop.keptPhotograph(photograph.id, 'large')).toBeUndefined()
    expect(await statesOf(review.id)).toEqual(['declined'])
    expect(await shop.shop.decideReviewPhotograph(photograph.id, { state: 'published' })).toBeUndefined()
  })
})
