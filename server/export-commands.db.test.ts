import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { exportCommand, exportUsage } from './export-commands.ts'

const shop = await openTestShop()
const file = join(mkdtempSync(join(tmpdir(), 'export-')), 'out.csv')
const run = (...args: string[]) => exportCommand(shop.shop, args)
const november = ['--from', '2026-11-01', '--until', '2026-12-01']
const cells = () =>
  readFileSync(file, 'utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

async function sold(store: 'nl_NL' | 'nl_BE') {
  const me = await apiShopper(shop, store)
  const order = await me.order(fixtures.boot)
  await shop.decide(order.redirectUrl, 'paid')
  await me.comeBack(order.reference)
  shop.clock.advance(minute)
  const about = { order: order.orderNumber, at: shop.clock.now() }
  const parcel = { carrier: 'PostNL', trackingCode: '3S1', trackingUrl: 'https://parcels.example/3S1', lines: null }
  await shop.shop.applyWarehouseEvent({ ...about, type: 'shipped', parcel: 'P1', ...parcel })
  await shop.runJobs()
  return order
}

describe('what a bookkeeper reads', () => {
  test('is a line for each document and rate, and its sums by country', async () => {
    const orders = [await sold('nl_NL'), await sold('nl_BE')]
    expect(await run('journal', file, ...november)).toEqual({ lines: [`2 rows of journal are in ${file}.`] })
    const [header, ...lines] = cells()
    expect(header).toEqual([
      'day',
      'number',
      'kind',
      'order',
      'country',
      'currency',
      'rate',
      'net',
      'vat',
      'gross',
      'payment',
    ])
    expect(lines.map((line) => line.slice(1, 7))).toEqual([
      ['EU-2026-000001', 'invoice', orders[0]?.orderNumber, 'NL', 'EUR', '21'],
      ['EU-2026-000002', 'invoice', orders[1]?.orderNumber, 'BE', 'EUR', '21'],
    ])
    for (const line of lines) expect(Number(line[7]) + Number(line[8])).toBeCloseTo(Number(line[9]), 5)

    await run('vat', file, ...november)
    expect(
      cells()
        .slice(1)
        .map((line) => line.slice(0, 4)),
    ).toEqual([
      ['BE', 'EUR', '21', 'yes'],
      ['NL', 'EUR', '21', 'no'],
    ])
  })

  test('holds what belongs to its days and nothing else', async () => {
    expect(await run('journal', file, '--from', '2026-12-01', '--until', '2027-01-01')).toEqual({
      lines: [`0 rows of journal are in ${file}.`],
    })
    // Without days it is the month before this one.
    expect(await run('journal', file)).toEqual({ lines: [`0 rows of journal are in ${file}.`] })
  })

  test.each([[['journal']], [['everything', file]]])(
    'is not written for %j, which is answered by how it is asked for',
    async (args) => {
      expect(await run(...args)).toEqual({ problems: exportUsage })
    },
  )
})
