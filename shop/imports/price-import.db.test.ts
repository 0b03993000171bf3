import { describe, expect, test } from 'vitest'
import { day, hour } from '#kernel/clock.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, clock, db, files, heard } = await openImportShop()
const header = 'sku,storefront,price,regular_price,from,until'

const offer = async (sku: string, storefront = 'nl_NL') => {
  const row = await db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .where('variants.sku', '=', sku)
    .where('prices.store_code', '=', storefront as 'nl_NL')
    .select(['price', 'regular_price', 'prior_price'])
    .executeTakeFirst()
  return row && [row.price, row.regular_price, row.prior_price]
}
const history = async (sku: string) =>
  (
    await db
      .selectFrom('price_history')
      .innerJoin('variants', 'variants.id', 'price_history.variant_id')
      .where('variants.sku', '=', sku)
      .where('price_history.store_code', '=', 'nl_NL')
      .select(['price', 'valid_from'])
      .orderBy('valid_from')
      .orderBy('price_history.id')
      .execute()
  ).map(({ price }) => price)
describe('prices from a file', () => {
  test('hold for a size or for all sizes of a product, in one storefront, and tell their pages alone', async () => {
    heard.length = 0
    const run = await files.run('prices', [header, `${fixtures.handbag},nl_NL,"44,95",,,`, '10001.001,nl_NL,105.00,,,'])
    expect(run).toMatchObject({ status: 'applied', counts: { rows: 2, changed: 2 } })
    expect(await offer(fixtures.handbag)).toEqual([4495, null, null])
    expect(await offer(fixtures.handbag, 'de_DE')).toEqual([4995, null, null])
    for (const size of ['38', '39', '40', '41']) expect(await offer(`10001.001.${size}`)).toEqual([10_500, null, null])
    const ids = [...(await shop.shop.catalog.productIdsBySku(['10004.001', '10001.001'])).values()]
    await expect
      .poll(() => [...new Set(heard)].sort())
      .toEqual(['catalog', ...ids.flatMap((id) => [`product:${id}`, `prices:${id}`])].sort())

    // The same again changes nothing, whatever file it comes in.
    const again = await files.run('prices', [header, `${fixtures.handbag},nl_NL,44.95,,,`, '10001.001,nl_NL,105,,,'])
    expect(again.counts).toMatchObject({ unchanged: 2, changed: 0 })
    expect(await history(fixtures.handbag)).toEqual([4995, 4495])
    clock.advance(hour)
    expect(await files.undo(run.id)).toEqual(['undone', 0])
    expect(await offer(fixtures.handbag)).toEqual([4995, null, null])
    expect(await offer('10001.001.41')).toEqual([10_000, null, null])
    expect(await history(fixtures.handbag)).toEqual([4995, 4495, 4995])
  })

  test('begin and end at their moments, with the prior price that the law asks for', async () => {
    clock.advance(40 * day)
    const from = new Date(clock.now().getTime() + day).toISOString().slice(0, 10)
    const until = new Date(clock.now().getTime() + 3 * day).toISOString().slice(0, 10)
    const row = `${fixtures.lastThree},nl_NL,"120,00","150,00",${from},${until}`
    const run = await files.run('prices', [header, row])
    expect(run).toMatchObject({ status: 'applied', counts: { changed: 1 } })
    expect(await offer(fixtures.lastThree)).toEqual([15_000, null, null])
    expect((await files.run('prices', [header, row])).counts).toMatchObject({ unchanged: 1 })

    clock.moveTo(`${from}T00:00:00Z`)
    await shop.shop.beginPrices()
    expect(await offer(fixtures.lastThree)).toEqual([12_000, 15_000, 15_000])
    expect((await files.run('prices', [header, row])).counts).toMatchObject({ unchanged: 1 })
    // Its own plan began meanwhile: that is nothing newer.
    expect(await files.undo(run.id)).toEqual(['undone', 0])
    expect(await offer(fixtures.lastThree)).toEqual([15_000, null, null])
    clock.advance(5 * day)
    await shop.shop.beginPrices()
    expect(await history(fixtures.lastThree)).toEqual([15_000, 12_000, 15_000])
  })

  test('can’t be said to have been asked before they were', async () => {
    await files.run('prices', [header, `${fixtures.soldOut},nl_NL,95,,2026-01-01,`])
    const { valid_from } = await db
      .selectFrom('price_history')
      .where('price', '=', 9500)
      .select('valid_from')
      .executeTakeFirstOrThrow()
    expect(valid_from).toEqual(clock.now())
    // A reduction that is over leaves the regular price.
    const over = `${fixtures.soldOut},nl_NL,80,95,2026-01-01,2026-01-31`
    expect((await files.run('prices', [header, over])).counts).toMatchObject({ unchanged: 1 })
  })

  test('that move far wait for somebody', async () => {
    const run = await files.run('prices', [
      header,
      `${fixtures.handbag},nl_NL,50.00,,,`,
      `${fixtures.boot},nl_NL,10.00,,,`,
      `${fixtures.boot},nl_BE,990,,,`,
    ])
    expect(run).toMatchObject({
      status: 'waiting',
      reasons: [{ sentence: 'It would move 2 prices by more than 30 %, the first in line 3.' }],
    })
    expect(await offer(fixtures.handbag)).toEqual([4995, null, null])
    const lines = []
    for await (const { sku, before, after } of shop.shop.imports.rows(run.id))
      lines.push([sku, shop.shop.imports.describe('prices', before), shop.shop.imports.describe('prices', after)])
    expect(lines).toEqual([
      [fixtures.handbag, '49.95', '50.00'],
      [fixtures.boot, '100.00', '10.00'],
      [fixtures.boot, '100.00', '990.00'],
    ])
  })

  test('are refused with every problem', async () => {
    const run = await files.run('prices', [
      header,
      `${fixtures.boot},nl_NL,1.234,,,`,
      `${fixtures.boot},xx_XX,49.95 EUR,,,`,
      `${fixtures.boot},nl-nl,100,90,,27-11-2026`,
      `${fixtures.boot},de_DE,100,,2026-12-05,2026-12-01`,
      `${fixtures.boot},fr_FR,100,,,`,
      '10001.001,fr_FR,100,,,',
    ])
    expect(await files.problemsOf(run.id)).toEqual([
      expect.stringMatching(/^2 price: '1.234' may be/),
      expect.stringMatching(/^3 storefront: There is no storefront 'xx_XX'/),
      expect.stringMatching(/^3 price: '49.95 EUR' names a currency/),
      expect.stringMatching(/^4 until: '27-11-2026' is no day/),
      expect.stringMatching(/^4 regular_price: The regular price is below/),
      '4 sku: Line 2 says what this line is about already: keep one of them',
      expect.stringMatching(/^5 until: A price that ends needs/),
      expect.stringMatching(/^5 until: The price ends before it begins/),
      '6 sku: Line 7 says what this line is about already: keep one of them',
    ])
  })
})

describe('a full file', () => {
  test('ends what it leaves out of its storefront; an undo lets a reduction go on as it was', async () => {
    const reduced = await offer(fixtures.reduced, 'fr_FR')
    expect(reduced).toEqual([9000, 12_000, 12_000])
    const kept = await db.selectFrom('variants').select('sku').where('sku', '!=', fixtures.reduced).execute()
    const asked = await Promise.all(
      kept.map(async ({ sku }) => `${sku},fr_FR,${((await offer(sku, 'fr_FR'))?.[0] ?? 0) / 100},,,`),
    )
    const run = await files.run('prices', [header, ...asked], { mode: 'full' })
    expect(run).toMatchObject({ status: 'waiting', counts: { withdrawn: 1, unchanged: asked.length, ended: 1 } })
    await shop.shop.imports.approve(run.id, 'boss')
    expect(await offer(fixtures.reduced, 'fr_FR')).toBeUndefined()
    expect(await offer(fixtures.reduced, 'de_DE')).toEqual([9000, 12_000, 12_000])
    clock.advance(hour)
    expect(await files.undo(run.id)).toEqual(['undone', 0])
    expect(await offer(fixtures.reduced, 'fr_FR')).toEqual(reduced)
  })
})

describe('an undo', () => {
  test('leaves what something newer changed', async () => {
    const run = await files.run('prices', [header, `${fixtures.handbag},nl_NL,46,,,`, `${fixtures.boot},nl_NL,101,,,`])
    clock.advance(hour)
    const later = await files.run('prices', [header, '10004.001,nl_NL,47,,,'])
    expect(await files.undo(run.id)).toEqual(['undone', 1])
    const left = []
    for await (const { sku, leftBecause } of shop.shop.imports.rows(run.id, 'left'))
      left.push([sku, leftBecause?.sentence])
    expect(left).toEqual([[fixtures.handbag, `Import ${later.id} changed it later`]])
    expect(await offer(fixtures.handbag)).toEqual([4700, null, null])
    expect(await offer(fixtures.boot)).toEqual([10_000, null, null])
  })

  test('takes back prices that have not begun', async () => {
    const from = new Date(clock.now().getTime() + 2 * day).toISOString().slice(0, 10)
    const run = await files.run('prices', [header, `${fixtures.boot},nl_NL,90,100,${from},`])
    expect(await files.undo(run.id)).toEqual(['undone', 0])
    clock.advance(4 * day)
    await shop.shop.beginPrices()
    expect(await offer(fixtures.boot)).toEqual([10_000, null, null])
  })
})
