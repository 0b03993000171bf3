import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createWarehouse } from '#integrations/warehouse/warehouse-http.ts'
import { createWarehouseSandbox, memoryShelf } from '#integrations/warehouse/warehouse-sandbox.ts'
import { day, minute, stoppedClock } from '#kernel/clock.ts'
import type { WarehouseOrder } from '#shop/fulfilment/warehouse-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { onLoopback } from './mollie-sandbox.ts'

const key = 'warehouse_key'
const clock = stoppedClock('2026-11-21T10:00:00Z')
let sandbox = createWarehouseSandbox({ key, clock, shelf: memoryShelf() })
/** What a warehouse of somebody else answers, where a test is about that. */
let answer: Response | undefined
const server = await onLoopback((request) => answer?.clone() ?? sandbox.fetch(request))
const warehouse = createWarehouse({ endpoint: server.origin, key })
afterAll(server.close)
beforeEach(() => {
  answer = undefined
  clock.moveTo('2026-11-21T10:00:00Z')
  sandbox = createWarehouseSandbox({ key, clock, shelf: memoryShelf() })
})

const order = (number = '100001'): WarehouseOrder => ({
  number,
  placedAt: clock.now(),
  shippingMethod: 'postnl-home',
  name: 'Sanne de Wit',
  address: ['Damrak 12 A', '1012 AB Amsterdam', 'Nederland'],
  country: 'NL',
  collectedIn: null,
  lines: [{ sku: '10412.003.38', ean: '8712345678906', quantity: 2 }],
})

/** All news from a place on, page by page, as the shop reads them. */
async function allEvents(after: string | null = null) {
  const all = []
  for (;;) {
    const { news, next } = await warehouse.news(after)
    all.push(...news)
    if (next === null || next === after) return { all, after }
    after = next
  }
}

describe('a warehouse', () => {
  test('that was handed an order tells its stations in their order, with carrier, parcel and code', async () => {
    await warehouse.submit(order())
    expect((await allEvents()).all).toEqual([])
    clock.advance(2 * day)
    const { all } = await allEvents()
    expect(all.map(({ type }) => type)).toEqual(['allocated', 'picked', 'shipped', 'delivered'])
    expect(all[2]).toMatchObject({
      order: '100001',
      carrier: 'PostNL',
      parcel: '100001-1',
      trackingCode: expect.stringMatching(/^SB/),
      trackingUrl: expect.stringMatching(/^https:/),
      lines: null,
    })
    expect(all.every(({ at }) => at instanceof Date)).toBe(true)
  })

  test('knows an order that it is handed twice', async () => {
    await warehouse.submit(order())
    clock.advance(minute / 2)
    await warehouse.submit(order())
    clock.advance(2 * day)
    expect((await allEvents()).all.length).toBe(4)
  })

  test('tells what is new since a place, over any number of pages, and nothing twice', async () => {
    for (let number = 0; number < 60; number++) await warehouse.submit(order(String(100_001 + number)))
    clock.advance(20 * minute)
    const first = await allEvents()
    expect(first.all.length).toBe(180)
    expect((await allEvents(first.after)).all).toEqual([])
    clock.advance(2 * day)
    const second = await allEvents(first.after)
    expect(second.all.map(({ type }) => type)).toEqual(Array.from({ length: 60 }, () => 'delivered'))
    expect(new Set(second.all.map((news) => news.order)).size).toBe(60)
  })

  test('that is asked to stop in time sends nothing; asked too late, or about nothing, it is no failure', async () => {
    await warehouse.submit(order('100001'))
    await warehouse.stop('100001')
    await warehouse.submit(order('100002'))
    clock.advance(2 * day)
    await warehouse.stop('100002')
    await warehouse.stop('999999')
    expect(new Set((await allEvents()).all.map((news) => news.order))).toEqual(new Set(['100002']))
  })

  test('that does not know the key, is broken or answers nonsense is asked again later', async () => {
    const stranger = createWarehouse({ endpoint: server.origin, key: 'other' })
    await expect(stranger.submit(order())).rejects.toThrow('401')
    answer = new Response('', { status: 503 })
    await expect(warehouse.submit(order())).rejects.toThrow('503')
    await expect(warehouse.stop('100001')).rejects.toThrow('503')
    answer = Response.json({ news: [{ type: 'vanished', order: '1', at: 'yesterday' }], next: null })
    await expect(warehouse.news(null)).rejects.toThrow()
  })

  test('may leave out what it does not know, and lead nobody to a foreign protocol', async () => {
    const about = { type: 'shipped', order: '1', at: '2026-11-21T10:00:00+01:00', parcel: 'P1', carrier: 'DHL' }
    answer = Response.json({ news: [about], next: '1' })
    expect((await warehouse.news(null)).news).toEqual([
      { ...about, at: new Date('2026-11-21T09:00:00Z'), trackingCode: null, trackingUrl: null, lines: null },
    ])
    answer = Response.json({ news: [{ ...about, trackingUrl: 'javascript:alert(1)' }], next: '1' })
    await expect(warehouse.news(null)).rejects.toThrow()
  })
})

describe('whatever the warehouse answers, the job is told to ask again, and the log once for each attempt', () => {
  test.each(badAnswers)('%s', async (_, reply, outcome) => {
    const wire = wireThat(reply)
    const port = createWarehouse({ endpoint: 'http://warehouse.test', key, ...wire.options })
    await expect(port.news(null)).rejects.toMatchObject({ name: 'WarehouseUnavailable' })
    const attempts = outcome === 'network' || outcome === 'server-error' ? 2 : 1
    expect(wire.events.map((event) => [event.vendor, event.operation, event.outcome])).toEqual(
      Array.from({ length: attempts }, () => ['warehouse', 'read news', outcome]),
    )
  })
  test('an order that it refuses is named as refused', async () => {
    const wire = wireThat(async () => new Response('', { status: 422 }))
    const port = createWarehouse({ endpoint: 'http://warehouse.test', key, ...wire.options })
    await expect(port.submit(order())).rejects.toMatchObject({ name: 'WarehouseUnavailable' })
    expect(wire.events).toEqual([expect.objectContaining({ operation: 'hand over an order', outcome: 'rejected' })])
  })
})
