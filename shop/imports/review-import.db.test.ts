import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { guardedCell } from '#integrations/import-files/csv-rows.ts'
import { productTag } from '#kernel/cache-tags.ts'
import { withCheckDigit } from '#kernel/ean.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, db, files, heard } = await openImportShop()
const columns = 'source;review;product;storefront;stars;author;title;text;verified;written_at;reply'
const boot = '10001.001'
const ean = withCheckDigit('871234567890')
const row = (id: string, more: Partial<Record<'product' | 'stars' | 'author' | 'text' | 'at', string>> = {}) =>
  `trusted-shops;${id};${more.product ?? boot};nl_NL;${more.stars ?? '4'};${more.author ?? 'Noor B.'};Fijn;${more.text ?? 'Zacht leer.'};yes;${more.at ?? '2026-10-01T10:00:00Z'};`

await db.updateTable('variants').set({ ean }).where('sku', '=', fixtures.boot).execute()
const productId = (await db.selectFrom('products').select('id').where('sku', '=', boot).executeTakeFirstOrThrow()).id
const shown = async () =>
  (await shop.shop.reviewPage(productId, { order: 'newest', size: null, fit: null, page: 1 })).reviews
const summary = async () => (await shop.shop.reviewSummaries([productId])).get(productId)

async function exported(): Promise<string[]> {
  const { columns: names, rows } = shop.shop.exportTable('reviews')
  const lines = [names.join(';')]
  for await (const one of rows()) lines.push(names.map((name) => one[name] ?? '').join(';'))
  return lines
}

test('reviews of a file stand on the pages of their product, and an undo takes them away', async () => {
  heard.length = 0
  const run = await files.run('reviews', [
    columns,
    row('rev-1'),
    row('rev-2', { stars: '1', author: '', text: '', at: '2026-09-01' }),
  ])
  expect(run).toMatchObject({ status: 'applied', counts: { created: 2 } })
  expect(await shown()).toMatchObject([
    { source: 'trusted-shops', stars: 4, author: 'Noor B.', title: 'Fijn', text: 'Zacht leer.', language: 'nl' },
    { source: 'trusted-shops', stars: 1, author: '', text: '', isVerified: true, size: null, fit: null, votes: 0 },
  ])
  expect(await summary()).toMatchObject({ count: 2, average: 2.5, told: null })
  await expect.poll(() => heard).toContain(productTag(productId))

  expect(await files.undo(run.id)).toEqual(['undone', 0])
  expect(await shown()).toEqual([])
  expect(await summary()).toBeUndefined()
  expect(await db.selectFrom('imported_reviews').selectAll().execute()).toEqual([])
})

test('the same review twice changes nothing, an edited one is changed, and an undo brings back what it said', async () => {
  await files.run('reviews', [columns, row('rev-1')])
  expect(await files.run('reviews', [columns, row('rev-1')])).toMatchObject({ counts: { unchanged: 1, changed: 0 } })
  const edited = await files.run('reviews', [columns, row('rev-1', { stars: '2', text: 'Ze lekken.' })])
  expect(edited).toMatchObject({ counts: { changed: 1 } })
  expect(await shown()).toMatchObject([{ stars: 2, text: 'Ze lekken.' }])
  await files.undo(edited.id)
  expect(await shown()).toMatchObject([{ stars: 4, text: 'Zacht leer.' }])
})

test.each([
  ['an SKU of the product', boot],
  ['an SKU of a size', fixtures.boot],
  ['an EAN', ean],
  ['a GTIN of fourteen digits', `0${ean}`],
])('a product is named by %s', async (_, product) => {
  await files.run('reviews', [columns, row('rev-named', { product, text: `Over ${product}` })])
  expect(await shown()).toContainEqual(expect.objectContaining({ text: `Over ${product}` }))
})

test('a review that moves to another product leaves the pages of the first', async () => {
  heard.length = 0
  await files.run('reviews', [columns, row('rev-named', { product: '10002.001' })])
  expect((await shown()).map(({ text }) => text)).toEqual(['Zacht leer.'])
  await expect.poll(() => heard).toContain(productTag(productId))
})

test('what can’t be read is refused by line and column', async () => {
  const run = await files.run('reviews', [
    columns,
    row('rev-3', { product: '99999.001' }),
    row('rev-3 b'),
    row('rev-4', { stars: '6' }),
    row('rev-5', { at: 'yesterday' }),
    row('rev-6').replace('trusted-shops', 'trustpilot'),
    row('rev-7', { text: 'a'.repeat(5001) }),
    row('rev-8'),
    row('rev-8', { stars: '1' }),
  ])
  expect(await files.problemsOf(run.id)).toEqual([
    "2 product: Neither a product nor a size has the SKU or EAN '99999.001'",
    "3 review: 'rev-3 b' is no number of a review: write up to 100 characters without blanks",
    "4 stars: '6' is no whole number from 1 to 5",
    expect.stringMatching(/^5 written_at: /),
    "6 source: 'trustpilot' is none of trusted-shops",
    '7 text: It is longer than 5,000 characters',
    '9 review: Line 8 says what this line is about already: keep one of them',
  ])
})

test('one that staff took away stays away: by the same file, by an edited one, and when it comes back from nowhere', async () => {
  await db.deleteFrom('imported_reviews').execute()
  await files.run('reviews', [columns, row('rev-1'), row('rev-2')])
  const [first] = await shown()
  await shop.shop.decideImportedReview(first?.id ?? '', { state: 'declined', reason: 'personal' })
  expect(await shown()).toHaveLength(1)
  await files.run('reviews', [columns, row('rev-1', { text: 'Anders' }), row('rev-2', { text: 'Anders' })])
  expect(await shown()).toHaveLength(1)

  // Gone there: neither its words nor a name stay, and what was decided does.
  const gone = await files.run('reviews', [columns, row('rev-none')], { mode: 'full' })
  const applied = await shop.shop.imports.approve(gone.id, 'tester')
  expect(applied).toMatchObject({ run: { status: 'applied', counts: { withdrawn: 2 } } })
  expect(
    await db
      .selectFrom('imported_reviews')
      .select(['text', 'author', 'state'])
      .where('is_removed', '=', true)
      .execute(),
  ).toEqual([{ text: '', author: '', state: 'declined' }])
  await files.run('reviews', [columns, row('rev-1'), row('rev-2')])
  expect(await shown()).toHaveLength(2)
  expect(await shop.shop.reviewsInState('declined', 'all')).toMatchObject([
    { source: 'trusted-shops', orderNumber: null },
  ])
})

describe('a row that says that its review is gone', () => {
  const gone = (id: string, more = 'yes') => `trusted-shops;${id};;;;;;;;;;${more}`
  const count = async () => (await summary())?.count
  const withDeleted = `${columns};deleted`
  beforeEach(async () => {
    await db.deleteFrom('imported_reviews').execute()
    await files.run('reviews', [columns, ...Array.from({ length: 12 }, (_, at) => row(`rev-${at}`))])
  })

  test('takes it away without a full file, and an undo brings it back', async () => {
    const run = await files.run('reviews', [withDeleted, gone('rev-1'), `${row('rev-2', { stars: '2' })};no`])
    expect(run).toMatchObject({ status: 'applied', counts: { withdrawn: 1, changed: 1, refused: 0 } })
    expect(await count()).toBe(11)
    await files.undo(run.id)
    expect(await count()).toBe(12)
    expect((await shown()).every(({ stars }) => stars === 4)).toBe(true)
  })

  test('does nothing about one that the shop never knew, and twice no more than once', async () => {
    expect(await files.run('reviews', [withDeleted, gone('rev-never')])).toMatchObject({ counts: { unchanged: 1 } })
    await files.run('reviews', [withDeleted, gone('rev-1')])
    expect(await files.run('reviews', [withDeleted, gone('rev-1')])).toMatchObject({ counts: { unchanged: 1 } })
    expect(await count()).toBe(11)
  })

  test('takes the words of one that staff had taken away', async () => {
    const [first] = await shown()
    await shop.shop.decideImportedReview(first?.id ?? '', { state: 'declined', reason: 'personal' })
    const { external_id: id } = await db
      .selectFrom('imported_reviews')
      .select('external_id')
      .where('state', '=', 'declined')
      .executeTakeFirstOrThrow()
    await files.run('reviews', [withDeleted, gone(id)])
    const left = db.selectFrom('imported_reviews').select(['text', 'author']).where('state', '=', 'declined')
    expect(await left.execute()).toEqual([{ text: '', author: '' }])
  })

  test('waits for an approval where it is one of many, as a full file does', async () => {
    expect(await files.run('reviews', [withDeleted, gone('rev-1'), gone('rev-2'), gone('rev-3')])).toMatchObject({
      status: 'waiting',
      reasons: [{ sentence: expect.stringContaining('take away 3 of 12 reviews') }],
    })
  })

  test('has to name it, and to say yes or no', async () => {
    const run = await files.run('reviews', [withDeleted, gone(''), gone('rev-1', 'perhaps'), row('rev-2')])
    expect(await files.problemsOf(run.id)).toEqual(
      expect.arrayContaining([
        '2 review: The review is empty, and the shop doesn’t know it',
        "3 deleted: 'perhaps' is neither yes nor no",
      ]),
    )
    expect(await count()).toBe(12)
  })
})

test('what an export writes comes in again and changes nothing', async () => {
  await db.deleteFrom('imported_reviews').execute()
  const texts = fc.string({
    unit: fc.constantFrom('a', 'é', '😀', ' ', '"', "'", '=', '-', '<', '\\', '0'),
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ stars: fc.integer({ min: 1, max: 5 }), text: texts, verified: fc.constantFrom('yes', 'no', '') }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      async (told) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const lines = told.map(
          ({ stars, text, verified }, at) =>
            `trusted-shops;p-${at};${boot};nl_NL;${stars};A;;${quoted(text)};${verified};2026-10-01;`,
        )
        const run = await files.run('reviews', [columns, ...lines])
        expect(run.counts.refused).toBe(0)
        const { columns: names, rows } = shop.shop.exportTable('reviews')
        const out = [names.join(';')]
        // As every export is written: what a spreadsheet would take for a formula has an apostrophe before it.
        for await (const one of rows()) out.push(names.map((name) => quoted(guardedCell(one[name] ?? ''))).join(';'))
        expect(await files.run('reviews', out, { mode: 'full' })).toMatchObject({
          status: 'applied',
          counts: { created: 0, changed: 0, withdrawn: 0, refused: 0 },
        })
      },
    ),
    { numRuns: 10 },
  )
  expect((await exported())[0]).toMatch(/^source;review;product;storefront;language;stars/)
})
