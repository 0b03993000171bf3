import { beforeEach, describe, expect, test } from 'vitest'
import { productTag } from '#kernel/cache-tags.ts'
import { day, hour, minute } from '#kernel/clock.ts'
import { inEnglish } from '#test/shop/import-sentences.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { trustedShopsFixture } from '#test/shop/trusted-shops.ts'
import { createShop } from '../shop.ts'
import { importReader } from './import-store.ts'
import { importSentence } from './messages.ts'
import { ReviewServiceUnavailable } from './review-service-port.ts'

const { shop: open, db, clock, heard } = await openImportShop()
const boot = '10001.001'
const productId = (await db.selectFrom('products').select('id').where('sku', '=', boot).executeTakeFirstOrThrow()).id

const start = () => {
  const service = trustedShopsFixture(clock, { pageSize: 20 })
  return { ...service, shop: createShop({ ...open.deps, reviewService: service.service }) }
}
let at = start()
const down = async () => new Response('', { status: 500 })

/** Twelve reviews of one product, an hour apart, each imported. */
beforeEach(async () => {
  await db.deleteFrom('imported_reviews').execute()
  await db.deleteFrom('review_reads').execute()
  await db.deleteFrom('imports').execute()
  at = start()
  for (let number = 1; number <= 12; number++) {
    clock.advance(hour)
    at.write(`rev-${number}`, number % 2 ? boot : fixtures.boot)
  }
})

/** What came of an import: how it ended, and how many rows did what. */
async function imported(more: { all?: boolean; planOnly?: boolean } = {}) {
  const said = await at.shop.importServiceReviews({ by: 'Trusted Shops', ...more })
  if (!said || 'problem' in said) throw new Error(said ? importSentence(said.problem) : 'no service')
  return said
}
const told = async (more: { all?: boolean; planOnly?: boolean } = {}) => {
  const { run, isAll, read, unknownProducts } = await imported(more)
  const { created, changed, unchanged, withdrawn, refused } = run?.counts ?? {}
  return { isAll, read, unknownProducts, status: run?.status, created, changed, unchanged, withdrawn, refused }
}
const shownIds = async () =>
  (
    await db
      .selectFrom('imported_reviews')
      .select('external_id')
      .where('is_removed', '=', false)
      .where('state', '=', 'published')
      .orderBy('written_at')
      .execute()
  ).map((row) => row.external_id)
const rowOf = (id: string) =>
  db.selectFrom('imported_reviews').selectAll().where('external_id', '=', id).executeTakeFirst()
const read = () => db.selectFrom('review_reads').selectAll().executeTakeFirst()
/** To the same hour of the next night. */
const nextNight = () => clock.advance(day)

describe('the first night', () => {
  test('reads everything and imports it as a full file of reviews', async () => {
    heard.length = 0
    expect(await told()).toMatchObject({ isAll: true, read: 12, status: 'applied', created: 12, refused: 0 })
    expect(await rowOf('rev-1')).toMatchObject({
      source: 'trusted-shops',
      product_id: productId,
      store_code: 'nl_NL',
      language: 'nl',
      stars: 5,
      title: 'Fijn',
      text: 'Zacht leer.',
      author: 'Noor B.',
      is_verified: true,
      reply: null,
    })
    await expect.poll(() => heard).toContain(productTag(productId))
    expect(await read()).toMatchObject({ channels: 'chl-be,chl-nl', read_until: clock.now(), all_read_at: clock.now() })
    const [run] = await at.shop.imports.newest(1)
    expect(run).toMatchObject({ kind: 'reviews', mode: 'full', startedBy: 'Trusted Shops' })
  })

  test('follows a list over several pages', async () => {
    for (let number = 13; number <= 45; number++) {
      clock.advance(hour)
      at.write(`rev-${number}`, boot, { channelRef: 'chl-be' })
    }
    expect(await told()).toMatchObject({ isAll: true, read: 45, created: 45 })
    expect(at.asked()).toEqual(['all', 'all rev-26', 'all rev-6'])
    expect(await rowOf('rev-45')).toMatchObject({ store_code: 'nl_BE' })
  })

  test('leaves out products that the shop doesn’t have, and service reviews', async () => {
    at.write('rev-13', '99999.001')
    at.write('rev-14', boot, { type: 'SERVICE_REVIEW' })
    expect(await told()).toMatchObject({ read: 13, unknownProducts: 1, status: 'applied', created: 12, refused: 0 })
  })

  test('of a service without reviews changes nothing, and reads everything again', async () => {
    for (let number = 1; number <= 12; number++) at.sandbox.erase(`rev-${number}`)
    expect(await told()).toMatchObject({ isAll: true, read: 0, status: undefined })
    expect(await read()).toBeUndefined()
  })
})

describe('the nights after', () => {
  beforeEach(async () => {
    await imported()
    clock.advance(2 * day)
    await imported()
    at.asked()
  })

  test('read what changed alone, and the same a second time changes nothing', async () => {
    nextNight()
    expect(await told()).toMatchObject({ isAll: false, read: 0, status: undefined })
    at.write('rev-13', boot)
    expect(await told()).toMatchObject({ isAll: false, read: 1, created: 1 })
    expect(await told()).toMatchObject({ isAll: false, read: 1, created: 0, changed: 0, unchanged: 1 })
    expect(at.asked()).toEqual(['updatedAt', 'updatedAt', 'updatedAt'])
  })

  test('read a day more than need be: a change that was told late is not lost', async () => {
    nextNight()
    await imported()
    // Written before the last reading, and told after it.
    at.write('rev-13', boot, { updatedAt: new Date(clock.now().getTime() - 20 * hour).toISOString() })
    nextNight()
    clock.advance(-5 * hour)
    expect(await told()).toMatchObject({ isAll: false, created: 1 })
  })

  test('change what was edited, with its answer', async () => {
    const reply = { createdAt: clock.now().toISOString(), updatedAt: clock.now().toISOString(), comment: 'Dank je.' }
    at.write('rev-3', boot, { rating: 2, comment: 'Ze lekken.', reply })
    expect(await told()).toMatchObject({ isAll: false, changed: 1, created: 0 })
    expect(await rowOf('rev-3')).toMatchObject({ stars: 2, text: 'Ze lekken.', reply: 'Dank je.' })
    at.sandbox.erase('rev-3')
    at.write('rev-3', boot, { rating: 2, comment: 'Ze lekken.', submittedAt: '2026-01-01T00:00:00.000Z' })
    await imported()
    expect(await rowOf('rev-3')).toMatchObject({ reply: null })
  })

  test('take away what is refused there, and bring it back when it is approved', async () => {
    at.write('rev-3', boot, { state: 'REJECTED' })
    expect(await told()).toMatchObject({ isAll: false, withdrawn: 1 })
    expect(await shownIds()).not.toContain('rev-3')
    at.write('rev-3', boot, { state: 'APPROVED' })
    expect(await told()).toMatchObject({ created: 1 })
    expect(await shownIds()).toContain('rev-3')
  })

  test('leave away what staff took away, edited, refused and approved again', async () => {
    const id = (await rowOf('rev-3'))?.id ?? ''
    await at.shop.decideImportedReview(id, { state: 'declined', reason: 'personal' })
    for (const change of [{ comment: 'Anders' }, { state: 'REJECTED' }, { state: 'APPROVED' }] as const) {
      at.write('rev-3', boot, change)
      await imported()
      expect(await shownIds()).not.toContain('rev-3')
    }
    expect(await rowOf('rev-3')).toMatchObject({ state: 'declined', decline_reason: 'personal' })
    await imported({ all: true })
    expect(await shownIds()).toHaveLength(11)
  })

  test('say nothing of what was erased there; a week after, everything is read and it goes', async () => {
    at.sandbox.erase('rev-3')
    expect(await told()).toMatchObject({ isAll: false })
    expect(await shownIds()).toContain('rev-3')
    clock.advance(5 * day)
    expect(await told()).toMatchObject({ isAll: true, withdrawn: 1, unchanged: 11 })
    expect(await shownIds()).not.toContain('rev-3')
  })

  test('read everything where more changed than one page holds, and where the operator asks for it', async () => {
    for (let number = 13; number <= 40; number++) {
      clock.advance(minute)
      at.write(`rev-${number}`, boot)
    }
    expect(await told()).toMatchObject({ isAll: true, created: 28, withdrawn: 0 })
    expect(await told({ all: true })).toMatchObject({ isAll: true, unchanged: 40 })
  })

  test('read everything where channels came to it', async () => {
    const channels = new Map([...at.service.channels, ['de_DE', 'chl-de'] as const])
    at.write('rev-13', boot, { channelRef: 'chl-de', updatedAt: '2026-01-01T00:00:00.000Z' })
    at = { ...at, shop: createShop({ ...open.deps, reviewService: { ...at.service, channels } }) }
    expect(await told()).toMatchObject({ isAll: true, created: 1 })
    expect(await rowOf('rev-13')).toMatchObject({ store_code: 'de_DE' })
  })
})

describe('a plan that somebody has to look at', () => {
  beforeEach(async () => {
    await imported()
    clock.advance(hour)
    for (const id of ['rev-1', 'rev-2', 'rev-3']) at.write(id, boot, { state: 'REJECTED' })
  })

  test('waits, as that of a file does; nothing more is read until somebody has', async () => {
    const before = await read()
    const { run } = await imported()
    expect(run).toMatchObject({ status: 'waiting', counts: { withdrawn: 3 } })
    expect(await shownIds()).toHaveLength(12)
    at.asked()
    nextNight()
    expect(inEnglish((await at.shop.importServiceReviews({ by: 'Trusted Shops' })) ?? {})).toEqual({
      problem: expect.stringContaining(`Import ${run?.id} waits`),
    })
    expect(at.asked()).toEqual([])
    expect(await read()).toMatchObject({ read_until: before?.read_until, import_id: run?.id })

    await at.shop.imports.approve(run?.id ?? 0, 'tester')
    expect(await shownIds()).toHaveLength(9)
    // What changed meanwhile is read from where it was read before.
    at.write('rev-4', boot, { comment: 'Anders' })
    expect(await told()).toMatchObject({ status: 'applied', changed: 1, withdrawn: 0 })
  })

  test('comes again where somebody stopped it', async () => {
    const { run } = await imported()
    await at.shop.imports.undo(run?.id ?? 0, 'tester')
    expect(await told()).toMatchObject({ status: 'waiting', withdrawn: 3 })
  })

  test('may be asked for', async () => {
    for (const id of ['rev-1', 'rev-2', 'rev-3']) at.write(id, boot, { state: 'APPROVED', rating: 1 })
    expect(await told({ planOnly: true })).toMatchObject({ status: 'waiting', changed: 3 })
  })
})

describe('a service that fails', () => {
  beforeEach(async () => {
    await imported()
    nextNight()
    at.write('rev-13', boot)
  })

  test.each([
    ['401', async () => Response.json({ message: 'Unauthorized' }, { status: 401 })],
    ['429', async () => new Response('', { status: 429, headers: { 'Retry-After': '3600' } })],
    ['500', down],
    ['broken JSON', async () => new Response('{"items":[{"id":"rev-1"')],
  ])('with %s changes nothing, and the next attempt reads it all the same', async (_, reply) => {
    const before = await read()
    at.answer(reply, reply, reply)
    await expect(imported()).rejects.toBeInstanceOf(ReviewServiceUnavailable)
    expect(await read()).toEqual(before)
    expect(await shownIds()).toHaveLength(12)
    at.answer()
    clock.advance(hour)
    expect(await told()).toMatchObject({ created: 1 })
  })

  test('in the middle of everything takes nothing away', async () => {
    for (let number = 14; number <= 60; number++) {
      clock.advance(minute)
      at.write(`rev-${number}`, boot)
    }
    let asked = 0
    const { port, channels } = at.service
    const breaking = {
      ...port,
      async *allReviews(names: readonly string[]) {
        for await (const some of port.allReviews(names)) {
          asked += 1
          if (asked === 2) at.answer(down, down, down)
          yield some
        }
      },
    }
    const shop = createShop({ ...open.deps, reviewService: { port: breaking, channels } })
    await expect(shop.importServiceReviews({ by: 'Trusted Shops', all: true })).rejects.toBeInstanceOf(
      ReviewServiceUnavailable,
    )
    expect(await shownIds()).toHaveLength(12)
    expect(await told({ all: true })).toMatchObject({ withdrawn: 0, created: 48 })
  })

  test('with a list that has no end takes nothing away', async () => {
    const item = {
      id: 'rev-1',
      channelRef: 'chl-nl',
      type: 'PRODUCT_REVIEW',
      state: 'APPROVED',
      rating: 5,
      submittedAt: '2026-10-01T10:00:00.000Z',
      updatedAt: '2026-10-01T10:00:00.000Z',
    }
    const same = async () => Response.json({ items: [item], paging: { cursor: { after: 'rev-1' } } })
    at.answer(same, same, same)
    await expect(imported({ all: true })).rejects.toThrow('has no end')
    expect(await shownIds()).toHaveLength(12)
  })
})

test('an undo takes back what a night brought', async () => {
  await imported()
  at.write('rev-13', boot)
  at.write('rev-3', boot, { state: 'REJECTED' })
  const { run } = await imported()
  expect(await shownIds()).toHaveLength(12)
  await at.shop.imports.undo(run?.id ?? 0, 'tester')
  expect(await shownIds()).toEqual(Array.from({ length: 12 }, (_, number) => `rev-${number + 1}`))
})

test('a shop without such a service reads none', async () => {
  expect(await open.shop.importServiceReviews({ by: 'tester' })).toBeUndefined()
})

test('while another import is at work it says so', async () => {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const busy = importReader(db).exclusively(async () => {
    begun.resolve()
    await ended.promise
  })
  await begun.promise
  expect(await at.shop.importServiceReviews({ by: 'Trusted Shops' })).toMatchObject({ isBusy: true })
  ended.resolve()
  await busy
  expect(await told()).toMatchObject({ created: 12 })
})
