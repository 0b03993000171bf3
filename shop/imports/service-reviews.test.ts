import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day, hour } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { readRecordRow } from './record-import.ts'
import { reviewRecords } from './review-import.ts'
import type { ServiceReview } from './review-service-port.ts'
import {
  changedSince,
  changesReadSince,
  keyOfChannels,
  type ReviewRead,
  readReviewColumns,
  rowsOfReviews,
} from './service-reviews.ts'

const now = new Date('2026-11-29T03:40:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const review = (id: string, more: Partial<ServiceReview> = {}): ServiceReview => ({
  id,
  channel: 'chl-nl',
  changedAt: now,
  isApproved: true,
  product: { sku: '10001.001', gtin: '' },
  stars: 4,
  title: 'Fijn',
  text: 'Zacht leer.',
  author: 'Noor B.',
  language: 'nl_NL',
  isVerified: true,
  writtenAt: new Date('2026-10-01T10:00:00Z'),
  reply: null,
  ...more,
})

describe('since when changes are read', () => {
  const known: ReviewRead = { channels: 'chl-be,chl-nl', readUntil: ago(day), allReadAt: ago(3 * day), importId: null }
  const channels = ['chl-nl', 'chl-be']

  test('is a day before they were read the last time', () =>
    expect(changesReadSince(known, channels, now)).toEqual(ago(2 * day)))

  test.each([
    ['nothing was read yet', undefined],
    ['nothing was imported yet', { ...known, readUntil: null }],
    ['everything was never read', { ...known, allReadAt: null }],
    ['everything was read a week ago', { ...known, allReadAt: ago(7 * day) }],
    ['other channels were read', { ...known, channels: 'chl-nl' }],
  ])('is never where %s: everything is read', (_, other) =>
    expect(changesReadSince(other, channels, now)).toBeUndefined(),
  )

  test('doesn’t depend on the order of the channels', () =>
    expect(keyOfChannels(['chl-nl', 'chl-be'])).toBe(keyOfChannels(['chl-be', 'chl-nl'])))
})

describe('what was changed since a moment', () => {
  const at = (...hours: number[]) => hours.map((each) => review(`rev-${each}`, { changedAt: ago(each * hour) }))
  const idsOf = (reviews: readonly ServiceReview[] | undefined) => reviews?.map(({ id }) => id)

  test('are the reviews of the page up to it, where the page reaches back further', () =>
    expect(idsOf(changedSince({ reviews: at(1, 2, 5), isAll: false }, ago(2 * hour)))).toEqual(['rev-1', 'rev-2']))

  test('is unknown where the page ends before it, or just there', () => {
    expect(changedSince({ reviews: at(1, 2), isAll: false }, ago(5 * hour))).toBeUndefined()
    expect(changedSince({ reviews: at(1, 2), isAll: false }, ago(2 * hour))).toBeUndefined()
    expect(changedSince({ reviews: [], isAll: false }, ago(hour))).toBeUndefined()
  })

  test('is unknown where the page is in another order, as if the service had not understood it', () =>
    expect(changedSince({ reviews: at(3, 1, 9), isAll: false }, ago(5 * hour))).toBeUndefined())

  test('are those of a page that holds all there are, in whatever order', () => {
    expect(idsOf(changedSince({ reviews: at(9, 1), isAll: true }, ago(5 * hour)))).toEqual(['rev-1'])
    expect(changedSince({ reviews: [], isAll: true }, ago(hour))).toEqual([])
  })
})

describe('rows of reviews', () => {
  const storefronts = new Map<string, StorefrontCode>([['chl-nl', 'nl_NL']])
  const known = new Set(['10001.001', '8712345678906', '0712345678904'])
  const rowsOf = (reviews: readonly ServiceReview[], mode: 'full' | 'delta' = 'delta') =>
    rowsOfReviews(reviews, { source: 'trusted-shops', storefronts, mode, knows: (one) => known.has(one) })
  const cells = {
    source: 'trusted-shops',
    review: 'rev-1',
    product: '10001.001',
    storefront: 'nl_NL',
    language: 'nl_NL',
    stars: '4',
    title: 'Fijn',
    text: 'Zacht leer.',
    author: 'Noor B.',
    verified: 'yes',
    written_at: '2026-10-01T10:00:00.000Z',
    reply: 'none',
  }

  test('say everything, and empty what a review doesn’t say', () => {
    expect(rowsOf([review('rev-1')])).toEqual({ rows: [cells], unknownProducts: 0 })
    const bare = { title: ' ', text: '', author: '', isVerified: null, language: 'zh-Hans' }
    expect(rowsOf([review('rev-1', bare)]).rows).toEqual([
      { ...cells, title: 'none', text: 'none', author: 'none', verified: 'none', language: '' },
    ])
  })

  test('of what is not approved say that it is gone, and a full file leaves it out', () => {
    const refused = review('rev-1', { isApproved: false, product: undefined })
    expect(rowsOf([refused]).rows).toEqual([{ source: 'trusted-shops', review: 'rev-1', deleted: 'yes' }])
    expect(rowsOf([refused], 'full').rows).toEqual([])
  })

  test.each([
    ['by its SKU', { sku: ' 10001.001 ', gtin: '8712345678906' }, '10001.001'],
    ['by its EAN where the SKU is unknown', { sku: 'other', gtin: '8712345678906' }, '8712345678906'],
    ['by its UPC', { sku: '', gtin: '712345678904' }, '0712345678904'],
  ])('name the product %s', (_, product, reference) =>
    expect(rowsOf([review('rev-1', { product })]).rows).toMatchObject([{ product: reference }]),
  )

  test('leave out products that the shop doesn’t have, and count them', () => {
    const others = [review('rev-1', { product: { sku: 'x', gtin: 'y' } }), review('rev-2', { product: undefined })]
    expect(rowsOf([...others, review('rev-3')])).toMatchObject({ rows: [{ review: 'rev-3' }], unknownProducts: 2 })
  })

  test('leave out channels that nobody asked for', () =>
    expect(rowsOf([review('rev-1', { channel: 'chl-other' })])).toEqual({ rows: [], unknownProducts: 0 }))

  test('say of a review that was read twice what it said later', () => {
    const twice = [review('rev-1', { changedAt: now, stars: 2 }), review('rev-1', { changedAt: ago(hour), stars: 5 })]
    expect(rowsOf(twice).rows).toMatchObject([{ stars: '2' }])
    expect(rowsOf(twice.toReversed()).rows).toMatchObject([{ stars: '2' }])
  })

  test('are read by the rules of the file without a problem, whatever somebody wrote', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 1000 }),
        fc.string({ unit: 'grapheme', maxLength: 4000 }),
        fc.integer({ min: 1, max: 5 }),
        (title, text, stars) => {
          const { rows } = rowsOf([review('rev-1', { title, text, stars, reply: text })])
          expect(rows).toHaveLength(1)
          for (const row of rows) {
            expect(readReviewColumns).toEqual(expect.arrayContaining(Object.keys(row)))
            expect(readRecordRow(reviewRecords, { line: 1, cells: row }).problems).toEqual([])
          }
        },
      ),
    ))
})
