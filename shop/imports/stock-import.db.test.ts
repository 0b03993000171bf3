import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '#kernel/clock.ts'
import { inEnglish } from '#test/shop/import-sentences.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, clock, db, files, heard } = await openImportShop()
const header = 'sku,location,quantity'

const pieces = async (sku: string, place: string) =>
  (
    await db
      .selectFrom('stock')
      .innerJoin('variants', 'variants.id', 'stock.variant_id')
      .where('variants.sku', '=', sku)
      .where('location_code', '=', place)
      .select('available')
      .executeTakeFirst()
  )?.available ?? 0

describe('a count of pieces', () => {
  test('changes what it names, tells its pages alone, and is undone', async () => {
    heard.length = 0
    const run = await files.run('stock', [header, `${fixtures.handbag},DC,60`, `${fixtures.handbag},AMS,2`])
    expect(run).toMatchObject({ status: 'applied', counts: { rows: 2, created: 1, changed: 1, refused: 0 } })
    expect([await pieces(fixtures.handbag, 'DC'), await pieces(fixtures.handbag, 'AMS')]).toEqual([60, 2])
    const [id] = (await shop.shop.catalog.productIdsBySku(['10004.001'])).values()
    await expect.poll(() => [...new Set(heard)].sort()).toEqual(['catalog', `product:${id}`, `stock:${id}`])

    // One of them is sold before somebody sees that the count was wrong.
    const me = await apiShopper(shop)
    await me.order(fixtures.handbag)
    const undone = await shop.shop.imports.undo(run.id, 'tester')
    expect(undone).toMatchObject({ run: { status: 'undone', counts: { left: 0 } } })
    expect([await pieces(fixtures.handbag, 'DC'), await pieces(fixtures.handbag, 'AMS')]).toEqual([49, 0])
  })

  test('takes off what orders hold, so that the last pair is not sold twice', async () => {
    await files.run('stock', [header, `${fixtures.lastItem},DC,1`])
    await (await apiShopper(shop)).order(fixtures.lastItem)
    // The nightly file was written before the order, and counts the pair.
    const run = await files.run('stock', [header, `${fixtures.lastItem},DC,1`])
    expect(run.counts).toMatchObject({ unchanged: 1 })
    expect(await shop.stockOf(fixtures.lastItem)).toBe(0)
  })

  test('that was taken before a pair left does not bring it back', async () => {
    const path = await files.write([header, `${fixtures.lastThree},DC,2`])
    const begin = () => shop.shop.imports.begin({ kind: 'stock', mode: 'delta', planOnly: false, by: 'tester', path })
    const first = await begin()
    expect(first).toMatchObject({ run: { status: 'applied' } })
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.lastThree)
    await shop.decide(order.redirectUrl, 'paid')
    await me.comeBack(order.reference)
    clock.advance(hour)
    await shop.shop.applyWarehouseEvent({
      type: 'shipped',
      order: order.orderNumber,
      at: clock.now(),
      parcel: 'P-1',
      carrier: 'PostNL',
      trackingCode: null,
      trackingUrl: null,
      lines: null,
    })
    expect(await shop.stockOf(fixtures.lastThree)).toBe(2)
    clock.advance(hour)
    // The same file again, hours later: nothing in it was counted after it came first.
    expect(await begin()).toMatchObject({ run: { counts: { changed: 0, created: 0, unchanged: 1 } } })
    expect(await shop.stockOf(fixtures.lastThree)).toBe(2)
  })

  test('names the moment of each shelf, and an older count than the known one is refused', async () => {
    const at = (back: number) => new Date(clock.now().getTime() - back).toISOString()
    const columns = `${header},counted_at`
    await files.run('stock', [columns, `${fixtures.reduced},DC,18,${at(minute)}`])
    const older = await files.run('stock', [
      columns,
      `${fixtures.reduced},DC,25,${at(day)}`,
      `${fixtures.soldOut},DC,1,`,
    ])
    expect(await files.problemsOf(older.id)).toEqual([
      expect.stringMatching(/^2 counted_at: The shop knows a newer count/),
    ])
    expect(await pieces(fixtures.reduced, 'DC')).toBe(18)
    await files.run('stock', [header, `${fixtures.soldOut},DC,0`])
  })

  test('is found by EAN too', async () => {
    const { ean } = await db
      .selectFrom('variants')
      .where('sku', '=', fixtures.reduced)
      .select('ean')
      .executeTakeFirstOrThrow()
    await files.run('stock', ['EAN;Location;Quantity', `${ean};dc;19`])
    expect(await pieces(fixtures.reduced, 'DC')).toBe(19)
  })
})

describe('rows that can’t be taken', () => {
  test('are refused with every problem, and the others go on', async () => {
    const run = await files.run('stock', [
      header,
      'nothing,DC,1',
      `${fixtures.boot},ROT,1`,
      `${fixtures.boot},DC,-3`,
      '10001.001,DC,5',
      ',,',
      ',DC,x',
      `${fixtures.boot},DC,99999`,
      `${fixtures.boot},DC,99998`,
      `${fixtures.handbag},AMS,2`,
    ])
    expect(await files.problemsOf(run.id)).toEqual([
      "2 sku: The shop has no size 'nothing'",
      "3 location: There is no location 'ROT': write one of AMS, DC",
      "4 quantity: -3 pieces can't lie anywhere: write 0 or more",
      "5 sku: '10001.001' is a product: pieces are counted by size, so write the SKU of a size",
      '7 sku: Neither a SKU nor an EAN says which size it is: write one of them',
      "7 quantity: 'x' is no number of pieces: write a whole number such as 12",
      '8 sku: Line 4 says what this line is about already: keep one of them',
      '9 sku: Line 4 says what this line is about already: keep one of them',
    ])
    expect(run).toMatchObject({ status: 'waiting', reasons: [{ sentence: 'It refused 7 of 8 rows (87.5 %).' }] })
    expect(await pieces(fixtures.handbag, 'AMS')).toBe(0)
    expect(await shop.shop.imports.approve(run.id, 'boss')).toMatchObject({
      run: { status: 'applied', approvedBy: 'boss' },
    })
    expect(await pieces(fixtures.handbag, 'AMS')).toBe(2)
    expect(inEnglish(await shop.shop.imports.approve(run.id, 'boss'))).toEqual({
      problem: `Import ${run.id} doesn't wait for an approval: it is applied`,
    })
  })

  test('alone make a file that is refused, and so does a file without rows or columns', async () => {
    const none = await files.run('stock', [header, 'nothing,DC,1'])
    expect(none).toMatchObject({ status: 'refused', reasons: [{ sentence: 'None of its 1 rows can be taken.' }] })
    expect(await files.begin('stock', [header])).toMatchObject({
      run: { status: 'refused', reasons: [{ sentence: expect.stringContaining('a header and no rows') }] },
    })
    expect(inEnglish(await files.begin('stock', ['article,amount', 'x,1']))).toEqual({
      problem: expect.stringMatching(
        /has no column sku or ean, location, quantity: it has article, amount\. A file of stock has sku, ean, location, quantity/,
      ),
    })
  })
})

describe('a full file', () => {
  test('empties what it leaves out of its locations, and waits when that is much', async () => {
    await files.run('stock', [header, `${fixtures.boot},AMS,4`])
    const before = await pieces(fixtures.boot, 'DC')
    const run = await files.run('stock', [header, `${fixtures.handbag},AMS,9`], { mode: 'full' })
    expect(run).toMatchObject({ status: 'waiting', counts: { rows: 1, changed: 1, withdrawn: 3, ended: 3 } })
    expect(run.reasons.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^It would sell out 3 of \d filled shelves \(\d+(\.\d)? %\)/),
    ])
    await shop.shop.imports.approve(run.id, 'boss')
    expect([await pieces(fixtures.boot, 'AMS'), await pieces(fixtures.handbag, 'AMS')]).toEqual([0, 9])
    // What no row named is not the file's to empty.
    expect(await pieces(fixtures.boot, 'DC')).toBe(before)
    await shop.shop.imports.undo(run.id, 'boss')
    expect([await pieces(fixtures.boot, 'AMS'), await pieces(fixtures.handbag, 'AMS')]).toEqual([4, 2])
  })

  test('with rows that can’t be read withdraws nothing without an approval', async () => {
    const rows = (await db.selectFrom('variants').select('sku').execute()).map(({ sku }) => `${sku},AMS,1`)
    const run = await files.run('stock', [header, ...rows.slice(1), ...rows.slice(0, 1).map((row) => `typo${row}`)], {
      mode: 'full',
    })
    expect(run.status).toBe('waiting')
    expect(run.reasons.map(({ sentence }) => sentence).join(' ')).toMatch(/rows/)
  })
})

describe('an undo', () => {
  test('leaves what was counted later, and says why', async () => {
    const first = await files.run('stock', [header, `${fixtures.handbag},DC,70`, `${fixtures.reduced},DC,22`])
    clock.advance(minute)
    const second = await files.run('stock', [header, `${fixtures.handbag},DC,71`])
    const undone = await shop.shop.imports.undo(first.id, 'tester')
    expect(undone).toMatchObject({ run: { status: 'undone', counts: { left: 1 } } })
    const left = []
    for await (const { sku, leftBecause } of shop.shop.imports.rows(first.id, 'left'))
      left.push([sku, leftBecause?.sentence])
    expect(left).toEqual([[fixtures.handbag, `Import ${second.id} counted it later`]])
    // One is sold and not yet sent.
    expect([await pieces(fixtures.handbag, 'DC'), await pieces(fixtures.reduced, 'DC')]).toEqual([70, 19])
    expect(inEnglish(await shop.shop.imports.undo(first.id, 'tester'))).toEqual({
      problem: `Import ${first.id} can't be undone: it is undone`,
    })
  })
})

test('an approval of a plan that another import made untrue is refused', async () => {
  const waiting = await files.run('stock', [header, `${fixtures.handbag},DC,5`], { planOnly: true })
  expect(waiting).toMatchObject({ status: 'waiting', reasons: [{ sentence: 'Only its plan was asked for.' }] })
  const later = await files.run('stock', [header, `${fixtures.handbag},DC,6`])
  expect(inEnglish(await shop.shop.imports.approve(waiting.id, 'boss'))).toEqual({
    problem: `Import ${later.id} came after import ${waiting.id}, whose plan is no longer true: send its file again`,
  })
})

test('rows are kept for as long as they can be undone', async () => {
  const run = await files.run('stock', [header, `${fixtures.handbag},DC,66`])
  const rows = async () => {
    const found = []
    for await (const { sku } of shop.shop.imports.rows(run.id)) found.push(sku)
    return found
  }
  clock.advance(29 * day)
  await shop.shop.imports.purge()
  expect(await rows()).toEqual([fixtures.handbag])
  clock.advance(2 * day)
  await shop.shop.imports.purge()
  expect(await rows()).toEqual([])
  expect(inEnglish(await shop.shop.imports.undo(run.id, 'tester'))).toEqual({
    problem: `Import ${run.id} is older than 30 days: its old values are no longer kept`,
  })
})

test('of two at once one is told to wait', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `nothing-${index},DC,1`)
  const both = await Promise.all([
    files.begin('stock', [header, ...rows, `${fixtures.handbag},DC,8`]),
    files.begin('stock', [header, ...rows, `${fixtures.handbag},DC,9`]),
  ])
  expect(both.filter((told) => 'problem' in told).map(inEnglish)).toEqual([
    { problem: expect.stringMatching(/worked on: wait until it has ended, and try again$/), isBusy: true },
  ])
})
