import { beforeEach, describe, expect, test } from 'vitest'
import { productTag } from '#kernel/cache-tags.ts'
import { day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { retentionStore } from '#shop/privacy/retention-store.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { passwordOfAll, registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, heardChanges, staffApi } from '#test/shop/staff-api.ts'
import { arrivedForStaff, orderForStaff } from '#test/shop/staff-order.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const api = staffApi(shop)
const told = await heardChanges(shop)
const service = await memberOfStaff(shop, ['service'])
const boot = '10001.001'

beforeEach(() => settings.replace(demoSettings))

const arrived = () => arrivedForStaff(shop)

const write = async (reference: string, change: object = {}) =>
  (
    await shop.ask(
      `mutation ($reference: String!, $input: WriteReviewInput!) {
        writeReview(reference: $reference, input: $input) {
          ... on ReviewWritten { isPublished }
          ... on Refused { refusals { messageKey field } }
        }
      }`,
      {
        reference,
        input: { position: 0, stars: 5, fit: 'small', text: 'Warm <b>boots</b>', author: 'Noor', ...change },
      },
    )
  ).writeReview
const reviewable = async (reference: string) =>
  (
    (await shop.ask(
      `query ($reference: String!) { SwOrder(reference: $reference) { progress { reviewable { productSku } } } }`,
      {
        reference,
      },
    )) as unknown as { SwOrder: { progress: { reviewable: { productSku: string }[] } } }
  ).SwOrder.progress.reviewable.map(({ productSku }) => productSku)

type Shown = {
  readonly id: string
  readonly author: string
  readonly text: string
  readonly reply: string | null
  readonly helpful: number
  readonly votes: number
  readonly stars: number
}
type Page = {
  readonly reviewSummary: { readonly count: number; readonly average: number; readonly small: number } | null
  readonly reviews: { readonly total: number; readonly sizes: string[]; readonly reviews: Shown[] } | null
}
const shown = async (args = '') =>
  (
    await shop.ask(
      `{ pdp(sku: "${boot}") {
        reviewSummary { count average small }
        reviews${args} { total sizes reviews { id author text reply helpful votes stars } }
      } }`,
      {},
    )
  ).pdp as unknown as Page

type Outcome = { readonly problems: readonly { readonly messageKey: string }[] }
const staffReviews = async (state: string, token = service.token) =>
  (
    await askAs<{ productReviews: { id: string; author: string; order: string; sku: string }[] }>(
      api,
      token,
      `{ productReviews(state: ${state}) { id author order sku } }`,
    )
  ).productReviews
const decide = async (mutation: string, token = service.token) =>
  Object.values(
    await askAs<Record<string, Outcome>>(api, token, `mutation { ${mutation} { problems { messageKey } } }`),
  )[0]?.problems
const idOf = async (orderNumber: string, state = 'WAITING') =>
  (await staffReviews(state)).find(({ order }) => order === orderNumber)?.id ?? ''

describe('a review', () => {
  test('is written by who bought, once the product arrived, and once for each product of an order', async () => {
    const waiting = await orderForStaff(shop)
    expect(await write(waiting.reference)).toEqual({ refusals: [{ messageKey: 'review-not-possible', field: null }] })
    expect(await reviewable(waiting.reference)).toEqual([])
    expect(await write('made-up')).toMatchObject({ refusals: [{ messageKey: 'order-not-found' }] })

    const { reference } = await arrived()
    expect(await reviewable(reference)).toEqual([boot])
    expect(await write(reference, { position: 3 })).toMatchObject({ refusals: [{ messageKey: 'review-not-possible' }] })
    expect(await write(reference, { stars: 0, author: '' })).toMatchObject({
      refusals: [{ field: 'stars' }, { field: 'author' }],
    })
    const both = await Promise.all([write(reference), write(reference)])
    expect(both).toContainEqual({ isPublished: false })
    expect(both).toContainEqual({ refusals: [{ messageKey: 'review-exists', field: null }] })
    expect(await reviewable(reference)).toEqual([])
  })

  test('is read by staff before anybody else sees it, and then stands on its pages', async () => {
    const { reference, orderNumber } = await arrived()
    const before = await shown()
    await write(reference, { stars: 3, text: 'Between' })
    expect(await shown()).toEqual(before)
    told.length = 0
    expect(await decide(`publishReview(review: "${await idOf(orderNumber)}")`)).toEqual([])
    await expect.poll(() => told.some((tag) => tag.startsWith(['product', ''].join(':')))).toBe(true)
    const { reviewSummary, reviews } = await shown('(order: newest)')
    expect(reviewSummary?.count).toBe((before.reviewSummary?.count ?? 0) + 1)
    expect(reviews?.reviews[0]).toMatchObject({ author: 'Noor', text: 'Between', stars: 3 })
  })

  test('is kept back for a reason that is not its opinion, answered, and all of it stands in the books', async () => {
    const { reference, orderNumber } = await arrived()
    await write(reference, { stars: 1, text: 'You idiots' })
    const id = await idOf(orderNumber)
    expect(await decide(`declineReview(review: "${id}", reason: INSULT)`)).toEqual([])
    expect(await idOf(orderNumber, 'DECLINED')).toBe(id)
    expect(await decide(`publishReview(review: "${id}")`)).toEqual([])
    expect(await decide(`replyToReview(review: "${id}", text: " We are sorry. ")`)).toEqual([])
    const found = (await shown('(order: newest)')).reviews?.reviews.find((one) => one.id === id)
    expect(found?.reply).toBe('We are sorry.')
    expect(await decide(`replyToReview(review: "${id}", text: "")`)).toEqual([])
    expect(await decide(`replyToReview(review: "${id}", text: "${'a'.repeat(2001)}")`)).toMatchObject([
      { messageKey: 'review-reply-too-long' },
    ])
    const books = await shop.db
      .selectFrom('staff_audit')
      .select(['action', 'object_name', 'member_name'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute()
    expect(books.map(({ action }) => action)).toEqual([
      'review.decline',
      'review.publish',
      'review.reply',
      'review.reply',
    ])
    expect(books[0]).toMatchObject({ object_name: boot, member_name: service.member.name })
  })

  test('is seen and decided by staff of its storefront, and by nobody of a store alone', async () => {
    const { reference, orderNumber } = await arrived()
    await write(reference)
    const id = await idOf(orderNumber)
    const waiting = async (token: string) =>
      (await askAs<{ waitingReviews: number }>(api, token, '{ waitingReviews }')).waitingReviews
    expect(await waiting(service.token)).toBeGreaterThan(0)
    const german = await memberOfStaff(shop, ['service'], ['de_DE'])
    const inStore = await memberOfStaff(shop, ['service'], 'all', ['AMS'])
    for (const { token } of [german, inStore]) {
      expect(await staffReviews('WAITING', token)).toEqual([])
      expect(await waiting(token)).toBe(0)
      expect(await decide(`publishReview(review: "${id}")`, token)).toMatchObject([{ messageKey: 'review-not-found' }])
    }
    expect(await decide('publishReview(review: "no-id")')).toMatchObject([{ messageKey: 'review-not-found' }])
  })

  test('is taken along by who wrote it, and stays without their name once they are forgotten', async () => {
    settings.replace(settingsOf({ ...demoSettingsFile, reviews: { checked: false } }))
    const { customer } = await registerMember(shop)
    const { reference, id: orderId } = await arrived()
    await shop.db.updateTable('orders').set({ customer_id: customer.id }).where('id', '=', orderId).execute()
    await write(reference, { author: 'Sanne', text: 'Mine' })
    const file = JSON.parse(await shop.shop.exportCustomer(storefrontOf('nl_NL'), customer)) as { reviews: object[] }
    expect(file.reviews).toMatchObject([{ sku: boot, author: 'Sanne', text: 'Mine' }])
    expect(await shop.shop.deleteCustomer(customer, { password: passwordOfAll })).not.toHaveProperty('refusals')
    const found = (await shown('(order: newest)')).reviews?.reviews.find(({ text }) => text === 'Mine')
    expect(found?.author).toBe('')
  })

  test('can be shown at once, or not be had at all', async () => {
    settings.replace(settingsOf({ ...demoSettingsFile, reviews: { checked: false } }))
    const { reference } = await arrived()
    expect(await write(reference)).toEqual({ isPublished: true })
    settings.replace(settingsOf({ ...demoSettingsFile, reviews: { offered: false } }))
    const other = await arrived()
    expect(await write(other.reference)).toMatchObject({ refusals: [{ messageKey: 'review-not-possible' }] })
    expect(await reviewable(other.reference)).toEqual([])
    expect(await shown()).toEqual({ reviewSummary: null, reviews: null })
  })
})

describe('an average on cards', () => {
  type Card = { readonly sku: string; readonly rating: { readonly average: number; readonly count: number } | null }
  const cards = async () =>
    (
      (await shop.ask(`{ search(itemsPerPage: 96) { productData { products { sku rating { average count } } } } }`, {}))
        .search as unknown as { productData: { products: Card[] } }
    ).productData.products
  const ratingOf = async () => (await cards()).find(({ sku }) => sku === boot)?.rating

  test('stands there once enough people have said something, and its product alone is made anew', async () => {
    const before = (await shown()).reviewSummary?.count ?? 0
    const open = { ...demoSettingsFile, reviews: { checked: false, minimumOnCards: before + 1 } }
    settings.replace(settingsOf(open))
    expect(await ratingOf()).toBeNull()
    const { reference } = await arrived()
    told.length = 0
    await write(reference, { stars: 2, author: 'Ilse' })
    // All colours of the model show it, and nothing else is told of.
    const model = await shop.db.selectFrom('products').where('parent_sku', '=', '10001').select('id').execute()
    await expect.poll(() => [...told].sort()).toEqual(model.map(({ id }) => productTag(id)).sort())
    const { count, average } = (await shown()).reviewSummary ?? {}
    expect(count).toBe(before + 1)
    expect(await ratingOf()).toEqual({ count, average })

    // Taken away again, it is counted no more.
    const [own] = (await staffReviews('PUBLISHED')).filter(({ author }) => author === 'Ilse')
    expect(await decide(`declineReview(review: "${own?.id}", reason: OFF_TOPIC)`)).toEqual([])
    expect(await ratingOf()).toBeNull()

    settings.replace(settingsOf({ ...open, reviews: { offered: false, minimumOnCards: 1 } }))
    expect((await cards()).every(({ rating }) => rating === null)).toBe(true)
  })
})

describe('a review that was written at another service', () => {
  const files = importFolder(shop)
  const columns = 'source;review;product;storefront;language;stars;author;text;verified;written_at;reply'
  const imported = (id: string, more = '') =>
    `trusted-shops;${id};${boot};nl_NL;de;1;${id};Zu eng${more};yes;2026-10-01;Danke!`
  type Listed = { id: string; author: string; source: string; order: string | null; reply: string | null }
  const listed = async (state: string, token = service.token) =>
    (
      await askAs<{ productReviews: Listed[] }>(
        api,
        token,
        `{ productReviews(state: ${state}) { id author source order reply } }`,
      )
    ).productReviews
  const summary = async () =>
    (
      await shop.ask(
        `{ pdp(sku: "${boot}") { reviewSummary { count average sources { source count } told { sources count } }
          reviews { reviews { source isVerified language author } } } }`,
        {},
      )
    ).pdp as unknown as {
      reviewSummary: {
        count: number
        sources: { source: string; count: number }[]
        told: { count: number } | null
      } | null
      reviews: { reviews: { source: string; author: string }[] }
    }

  test('is listed with where it was written, taken away for a reason that stands in the books, and shown again', async () => {
    await files.run('reviews', [columns, imported('Jonas')])
    const before = await summary()
    expect(before.reviews.reviews).toContainEqual({
      source: 'trusted_shops',
      isVerified: true,
      language: 'de',
      author: 'Jonas',
    })
    const found = (await listed('PUBLISHED')).find(({ author }) => author === 'Jonas')
    expect(found).toMatchObject({ source: 'TRUSTED_SHOPS', order: null, reply: 'Danke!' })
    const mails = shop.mails.length

    // It breaks the law: nobody is written to, so that nobody has to be told which.
    expect(await decide(`declineReview(review: "${found?.id}", reason: UNLAWFUL)`)).toEqual([])
    expect((await summary()).reviews.reviews.some(({ author }) => author === 'Jonas')).toBe(false)
    expect((await summary()).reviewSummary?.count ?? 0).toBe((before.reviewSummary?.count ?? 0) - 1)
    expect((await listed('DECLINED')).some(({ author }) => author === 'Jonas')).toBe(true)
    expect(shop.mails).toHaveLength(mails)
    const book = await shop.db
      .selectFrom('staff_audit')
      .where('object_id', '=', found?.id ?? '')
      .select(['action', 'before', 'after'])
      .execute()
    expect(book).toEqual([
      { action: 'review.decline', before: { state: 'published' }, after: { state: 'declined', reason: 'unlawful' } },
    ])

    await files.run('reviews', [columns, imported('Jonas', ' und hart')])
    expect((await summary()).reviews.reviews.some(({ author }) => author === 'Jonas')).toBe(false)
    expect(await decide(`publishReview(review: "${found?.id}")`)).toEqual([])
    expect((await summary()).reviews.reviews.some(({ author }) => author === 'Jonas')).toBe(true)
  })

  test('is answered there and found helpful there: neither is taken here', async () => {
    const found = (await listed('PUBLISHED')).find(({ author }) => author === 'Jonas')
    expect(await decide(`replyToReview(review: "${found?.id}", text: "Nein")`)).toEqual([
      { messageKey: 'review-not-found' },
    ])
    const voted = await shop.ask(`mutation { voteReview(review: "${found?.id}", helpful: true) }`, {})
    expect(voted.voteReview).toBe(false)
  })

  test('is seen by staff of its storefront alone', async () => {
    const german = await memberOfStaff(shop, ['service'], ['de_DE'])
    expect((await listed('PUBLISHED', german.token)).filter(({ source }) => source !== 'OWN')).toEqual([])
    const found = (await listed('PUBLISHED')).find(({ author }) => author === 'Jonas')
    expect(await decide(`declineReview(review: "${found?.id}", reason: INSULT)`, german.token)).toEqual([
      { messageKey: 'review-not-found' },
    ])
  })

  test('counts where the retailer says so, and search engines are told of it nowhere else', async () => {
    const own = (await summary()).reviewSummary?.sources.find(({ source }) => source === 'own')?.count ?? 0
    const counting = async (importedCount: string) => {
      settings.replace(settingsOf({ ...demoSettingsFile, reviews: { importedCount } }))
      const { reviewSummary } = await summary()
      return [reviewSummary?.count, reviewSummary?.told?.count ?? 0]
    }
    expect(await counting('pages')).toEqual([own + 1, own])
    expect(await counting('everywhere')).toEqual([own + 1, own + 1])
    expect(await counting('nowhere')).toEqual([own, own])

    settings.replace(demoSettings)
    const found = (await listed('PUBLISHED')).find(({ author }) => author === 'Jonas')
    expect(await decide(`declineReview(review: "${found?.id}", reason: OFF_TOPIC)`)).toEqual([])
    expect((await summary()).reviewSummary?.sources ?? []).not.toContainEqual(
      expect.objectContaining({ source: 'trusted_shops' }),
    )
  })
})

describe('whoever wrote a review that is kept back', () => {
  const told = (id: string) => shop.mails.filter(({ key }) => key.startsWith(`review-declined:${id}:`))
  const written = async (change: object = {}) => {
    const order = await arrived()
    await write(order.reference, change)
    return { ...order, review: await idOf(order.orderNumber) }
  }

  test('is mailed why, once, however often it is pressed at once', async () => {
    const { review, row } = await written({ stars: 1, text: 'You <b>idiots</b>' })
    const decline = () => decide(`declineReview(review: "${review}", reason: INSULT, explanation: "“idiots”")`)
    expect(await Promise.all([decline(), decline()])).toEqual([[], []])
    await shop.runJobs()
    const [mail, ...more] = told(review)
    expect(more).toEqual([])
    expect(mail?.to).toBe((await row()).email)
    expect(mail?.text).toContain('You <b>idiots</b>')
    expect(mail?.text).toContain('De reden: de beoordeling beledigt iemand.')
    expect(mail?.text).toContain('Om precies te zijn: “idiots”')
    expect(mail?.html).toContain('You &lt;b&gt;idiots&lt;/b&gt;')
    // What was said of them goes with the job.
    expect(await shop.db.selectFrom('job_notes').select('id').execute()).toEqual([])

    shop.clock.advance(1000)
    await decline()
    await shop.runJobs()
    expect(told(review)).toHaveLength(1)
    // Another reason is another decision.
    await decide(`declineReview(review: "${review}", reason: OFF_TOPIC)`)
    await shop.runJobs()
    expect(told(review).at(-1)?.text).toContain('gaat over iets anders dan het artikel')
    expect(told(review)).toHaveLength(2)
  })

  test('hears nothing of one that is shown, or shown again before the mail is written', async () => {
    const { review } = await written()
    await decide(`publishReview(review: "${review}")`)
    await shop.runJobs()
    expect(told(review)).toEqual([])
    await decide(`declineReview(review: "${review}", reason: ADVERTISING)`)
    await decide(`publishReview(review: "${review}")`)
    await shop.runJobs()
    expect(told(review)).toEqual([])
  })

  test('hears nothing once the data of the order are erased, before or after the decision', async () => {
    const [before, after] = [await written(), await written()]
    await decide(`declineReview(review: "${before.review}", reason: INSULT)`)
    await retentionStore(shop.db).contactOfOrders(new Date(shop.clock.now().getTime() + day))
    await decide(`declineReview(review: "${after.review}", reason: INSULT)`)
    await shop.runJobs()
    for (const { review } of [before, after]) expect(told(review)).toEqual([])
    expect(await idOf(after.orderNumber, 'DECLINED')).toBe(after.review)
  })

  test('is told which law it breaks', async () => {
    const { review, orderNumber } = await written()
    const unlawful = (explanation: string) =>
      decide(`declineReview(review: "${review}", reason: UNLAWFUL, explanation: "${explanation}")`)
    expect(await unlawful(' ')).toMatchObject([{ messageKey: 'review-law-required' }])
    expect(await unlawful('a'.repeat(501))).toMatchObject([{ messageKey: 'review-explanation-too-long' }])
    expect(await idOf(orderNumber, 'DECLINED')).toBe('')
    expect(await unlawful('Artikel 266 Sr')).toEqual([])
    await shop.runJobs()
    expect(told(review)[0]?.text).toContain('Om precies te zijn: Artikel 266 Sr')
  })

  test('writes another text once, which waits for staff whatever the settings say', async () => {
    const { review, reference, orderNumber } = await written({ text: 'You idiots' })
    await decide(`declineReview(review: "${review}", reason: INSULT)`)
    expect(await reviewable(reference)).toEqual([boot])
    settings.replace(settingsOf({ ...demoSettingsFile, reviews: { checked: false } }))
    expect(await write(reference, { text: 'You idiots' })).toEqual({
      refusals: [{ messageKey: 'review-unchanged', field: 'text' }],
    })
    const both = await Promise.all([1, 2].map(() => write(reference, { text: 'Too small' })))
    expect(both).toContainEqual({ isPublished: false })
    expect(both).toContainEqual({ refusals: [{ messageKey: 'review-exists', field: null }] })
    expect(await reviewable(reference)).toEqual([])
    // The mail was not written yet: it tells of the text that was decided on.
    await shop.runJobs()
    expect(told(review).map(({ text }) => text.includes('You idiots'))).toEqual([true])

    const second = await idOf(orderNumber)
    // Who looks at the text of before decides nothing of this one.
    expect(await decide(`publishReview(review: "${review}")`)).toMatchObject([{ messageKey: 'review-not-found' }])
    expect(told(review)[0]?.text).toContain('/order/review/?order=')
    await decide(`declineReview(review: "${second}", reason: OFF_TOPIC)`)
    await shop.runJobs()
    expect(told(second)[0]?.text).toContain('Een derde kunnen we niet aannemen.')
    expect(await reviewable(reference)).toEqual([])
    expect(await write(reference, { text: 'A third' })).toMatchObject({ refusals: [{ messageKey: 'review-exists' }] })
  })
})

describe('which reviews stand first', () => {
  const vote = async (review: string, helpful: boolean, clientAddress: string, token?: string) =>
    (
      await shop.ask(
        'mutation ($review: ID!, $helpful: Boolean!) { voteReview(review: $review, helpful: $helpful) }',
        { review, helpful },
        { clientAddress, token },
      )
    ).voteReview

  test('those that many found helpful, each voice counted once', async () => {
    const { reference, orderNumber } = await arrived()
    await write(reference, { text: 'Helpful' })
    const id = await idOf(orderNumber)
    expect(await vote(id, true, '192.0.2.9')).toBe(false)
    await decide(`publishReview(review: "${id}")`)
    expect(
      await Promise.all([
        vote(id, true, '192.0.2.1', 'one'),
        vote(id, true, '192.0.2.1', 'two'),
        vote(id, true, '198.51.100.1'),
      ]),
    ).toEqual([true, true, true])
    const found = async () => (await shown()).reviews?.reviews.find((one) => one.id === id)
    expect(await found()).toMatchObject({ helpful: 2, votes: 2 })
    expect((await shown()).reviews?.reviews[0]?.id).toBe(id)
    await vote(id, false, '198.51.100.1')
    expect(await found()).toMatchObject({ helpful: 1, votes: 2 })
    expect(await vote('no-id', true, '192.0.2.1')).toBe(false)
    // Whoever voted is forgotten after a month; what they said counts on.
    await retentionStore(shop.db).reviewVotes(new Date(shop.clock.now().getTime() + day))
    expect(await shop.db.selectFrom('review_votes').selectAll().execute()).toEqual([])
    expect(await found()).toMatchObject({ helpful: 1, votes: 2 })
  })

  test('the newest, the best or the worst, of one size or fit, page by page', async () => {
    const stars = async (args: string) => (await shown(args)).reviews?.reviews.map((one) => one.stars) ?? []
    expect(await stars('(order: worst)')).toEqual((await stars('(order: worst)')).toSorted((a, b) => a - b))
    expect(await stars('(order: best)')).toEqual((await stars('(order: best)')).toSorted((a, b) => b - a))
    expect((await shown('(fit: large)')).reviews?.total).toBe(0)
    const { sizes = [], total } = (await shown()).reviews ?? {}
    expect((await shown(`(size: "${sizes[0]}")`)).reviews?.total).toBe(total)
    expect((await shown('(page: 999)')).reviews?.reviews).toEqual([])
    expect((await shown('(page: -4)')).reviews?.total).toBe(total)
  })
})
