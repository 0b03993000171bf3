import { pino } from 'pino'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { day } from '#kernel/clock.ts'
import { importMessage } from '#shop/imports/messages.ts'
import { jobNames } from '#shop/jobs.ts'
import { createShop } from '#shop/shop.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { etrustedSecret, trustedShopsFixture } from '#test/shop/trusted-shops.ts'
import { deadLetters } from './dead-letters.ts'
import { importCommand, importUsage } from './import-commands.ts'
import { createJobPort, startJobs } from './jobs.ts'
import { reviewQueues } from './review-queue.ts'
import { observeVendors, VendorFigures } from './vendor-figures.ts'

const open = await openTestShop({ poolSize: 12 })
const { db, pool, connection, clock } = open
const boot = '10001.001'

const config = (importAt: string | undefined) => ({
  reviews: { clientId: 'client', clientSecret: etrustedSecret, channels: new Map(), importAt, url: undefined },
})

/** A shop with a service, and what its log and its figures heard. */
function started() {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const figures = new VendorFigures()
  const service = trustedShopsFixture(clock, { observe: observeVendors(log, figures.add) })
  const shop = createShop({ ...open.deps, reviewService: service.service })
  const [queue] = reviewQueues(config('03:40'), shop, log)
  if (!queue) throw new Error('There is no queue')
  return { ...service, shop, queue, lines, log, figures }
}
let at = started()
beforeEach(async () => {
  await db.deleteFrom('imported_reviews').execute()
  await db.deleteFrom('review_reads').execute()
  await db.deleteFrom('imports').execute()
  at = started()
  for (let number = 1; number <= 12; number++) {
    clock.advance(1000)
    at.write(`rev-${number}`, boot)
  }
})
const shown = () => db.selectFrom('imported_reviews').select('external_id').execute()
const said = () => at.lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test('the import is a job of every night at its time, and there is none without one', () => {
  expect(at.queue).toMatchObject({ name: 'import-reviews', schedule: '40 3 * * *', retry: { limit: 4 } })
  expect(reviewQueues(config(undefined), at.shop, at.log)).toEqual([])
  expect(reviewQueues({ reviews: undefined }, at.shop, at.log)).toEqual([])
})

describe('the job', () => {
  /** Asks for it as the clock does, and waits until the queue is done with it. */
  async function night(retry: { limit: number; delay: number } = { limit: 0, delay: 1 }) {
    const done = Promise.withResolvers<void>()
    let left = retry.limit
    const handler = async (data: object) => {
      try {
        await at.queue.handler(data)
        done.resolve()
      } catch (error) {
        if (left-- === 0) done.resolve()
        throw error
      }
    }
    const { schedule: _, ...queue } = at.queue
    const jobs = await startJobs(connection, [{ ...queue, handler, retry }], at.log)
    const port = createJobPort(pool)
    onTestFinished(async () => {
      await jobs.stop()
      await port.close()
    })
    await inTransaction(db, (transaction) => port.enqueue(transaction, jobNames.importReviews, {}))
    await done.promise
  }

  test('imports what was written, and says how much', async () => {
    await night()
    expect(await shown()).toHaveLength(12)
    expect(said()).toContainEqual(
      expect.objectContaining({ level: 30, msg: 'Product reviews were imported', read: 12, created: 12, isAll: true }),
    )
  })

  test('that fails is tried again, and each attempt is in the log and the figures without the secret', async () => {
    const down = async () => new Response('', { status: 500 })
    at.answer(down, down, down)
    await night({ limit: 2, delay: 0 })
    expect(await shown()).toHaveLength(12)
    const failures = said().filter(({ outcome }) => outcome === 'server-error')
    expect(failures).toHaveLength(3)
    expect(failures[0]).toMatchObject({ vendor: 'trusted-shops', operation: 'read product reviews' })
    const counted = at.figures.all().filter(({ outcome }) => outcome === 'server-error')
    expect(counted).toMatchObject([{ vendor: 'trusted-shops', operation: 'read product reviews', count: 3 }])
    expect(at.lines.join('')).not.toContain(etrustedSecret)
  })

  test('that failed too often lies where the operator sees it', async () => {
    const bad = async () => new Response('{"items":')
    at.answer(bad, bad)
    await night()
    await expect
      .poll(() => deadLetters(pool))
      .toContainEqual(
        expect.objectContaining({ queue: 'import-reviews', reason: expect.stringContaining("can't be read") }),
      )
    expect(await shown()).toHaveLength(0)
  })
})

describe('what nobody hears of by itself is said in the log', () => {
  test('a plan that waits, and each night that nothing is read for it', async () => {
    await at.queue.handler({})
    for (const id of ['rev-1', 'rev-2', 'rev-3']) at.write(id, boot, { state: 'REJECTED' })
    await at.queue.handler({})
    expect(said().at(-1)).toMatchObject({ level: 40, status: 'waiting', withdrawn: 3, reasons: [expect.any(String)] })
    clock.advance(day)
    await at.queue.handler({})
    expect(said().at(-1)).toMatchObject({ level: 40, problem: expect.stringMatching(/Import \d+ waits/) })
  })

  test('another import at work makes it come again', async () => {
    const shop = {
      importServiceReviews: async () => ({ problem: importMessage('another-worked-on'), isBusy: true as const }),
    }
    const [queue] = reviewQueues(config('03:40'), shop, at.log)
    await expect(queue?.handler({})).rejects.toThrow('Another import is worked on')
  })
})

describe('npm run import -- reviews --from trusted-shops', () => {
  const command = (...args: string[]) =>
    importCommand(
      { imports: at.shop.imports, by: 'tester', shopFolder: 'demo', readReviews: at.shop.importServiceReviews },
      args,
    )

  test('imports now what changed, or with --mode full everything', async () => {
    at.write('rev-13', '99999.001')
    expect(await command('reviews', '--from', 'trusted-shops')).toEqual({
      lines: [
        'Reviews read: 13, all there are; 1 of products that the shop doesn’t have.',
        expect.stringMatching(/^Import \d+: Trusted Shops: all reviews, reviews, full, 12 rows: 12 created/),
        expect.stringMatching(/^Import \d+ is applied\.$/),
      ],
    })
    clock.advance(2 * day)
    await command('reviews', '--from', 'trusted-shops')
    expect(await command('reviews', '--from', 'trusted-shops')).toEqual({
      lines: ['Reviews read: 0, those that changed.', 'There was nothing to import.'],
    })
    expect(await command('reviews', '--from', 'trusted-shops', '--mode', 'full')).toMatchObject({
      lines: expect.arrayContaining([expect.stringContaining('12 unchanged')]),
    })
  })

  test('says what keeps it from that', async () => {
    at.answer(async () => Response.json({ message: 'Forbidden' }, { status: 403 }))
    expect(await command('reviews', '--from', 'trusted-shops')).toEqual({
      problems: [expect.stringContaining('answered 403')],
    })
    const without = { imports: at.shop.imports, by: 'tester', shopFolder: 'demo' }
    expect(await importCommand(without, ['reviews', '--from', 'trusted-shops'])).toEqual({
      problems: [expect.stringContaining('TRUSTED_SHOPS_API_KEYS')],
    })
  })

  test.each([
    ['another service', ['reviews', '--from', 'trustpilot']],
    ['another kind', ['products', '--from', 'trusted-shops']],
    ['a file', ['reviews', 'reviews.csv', '--from', 'trusted-shops']],
    ['a mapping', ['reviews', '--from', 'trusted-shops', '--mapping', 'x']],
  ])('takes not %s', async (_, args) => expect(await command(...args)).toEqual({ problems: importUsage }))
})

test('no event of the wire names who wrote', async () => {
  const events: VendorEvent[] = []
  const service = trustedShopsFixture(clock, { observe: (event) => void events.push(event) })
  service.write('rev-1', boot)
  await createShop({ ...open.deps, reviewService: service.service }).importServiceReviews({ by: 'Trusted Shops' })
  expect(JSON.stringify(events)).not.toMatch(/Noor|Bakker/)
})
