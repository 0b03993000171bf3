import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { apiShopper, type PlacedOrder, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { settingsSource } from '../settings/settings-source.ts'
import type { WarehouseEvent } from './warehouse-port.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const { clock, mails } = shop

type WarehouseEvents = WarehouseEvent extends infer One
  ? One extends WarehouseEvent
    ? Omit<One, 'order' | 'at'>
    : never
  : never

/** An order of two pieces, of which one left and came back to a store. */
async function oneOfTwoBack(method: string) {
  const order = await paid({ quantity: 2, method })
  await order.ship([{ sku: fixtures.boot, quantity: 1 }], 'A')
  await shop.runJobs()
  const { reference = '' } = await order.sendBack([{ position: 0, quantity: 1 }], 'store')
  await order.tell({ type: 'returned', return: reference, lines: null })
  await shop.runJobs()
  return order
}

/** A guest's order that is paid, and what the warehouse says of it. */
async function paid(options: { readonly quantity?: number; readonly method?: string; readonly also?: string } = {}) {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, options.quantity ?? 1)
  if (options.also) await me.add(options.also)
  await me.giveAddress({ phoneNumber: '+31612345678' })
  await me.choosePayment(options.method)
  const placed = (await me.place({ rivertyTermsAccepted: true })) as PlacedOrder
  const { redirectUrl = '' } = await me.pay(placed.id)
  await shop.decide(redirectUrl, later(options.method) ? 'authorized' : 'paid')
  await me.comeBack(placed.reference)
  await shop.runJobs()
  mails.length = 0
  const tell = (news: WarehouseEvents) =>
    shop.shop.applyWarehouseEvent({ ...news, order: placed.orderNumber, at: clock.now() } as WarehouseEvent)
  const ship = (lines: { sku: string; quantity: number }[] | null = null, parcel = 'P1') =>
    tell({
      type: 'shipped',
      parcel,
      carrier: 'PostNL',
      trackingCode: '3SCORD0001',
      trackingUrl: 'https://parcels.cordwainer.example/3SCORD0001',
      lines,
    })
  return {
    me,
    ...placed,
    tell,
    ship,
    progress: async () => (await shop.shop.progressOf([placed.id])).get(placed.id),
    row: () => shop.db.selectFrom('orders').selectAll().where('id', '=', placed.id).executeTakeFirstOrThrow(),
    payment: async () => {
      const { provider_id: id } = await shop.db
        .selectFrom('payments')
        .select('provider_id')
        .where('order_id', '=', placed.id)
        .executeTakeFirstOrThrow()
      const answer = await shop.sandbox.fetch(
        new Request(`http://shop.test/sandbox/mollie/v2/payments/${id}`, {
          headers: { Authorization: 'Bearer test_key' },
        }),
      )
      return (await answer.json()) as {
        status: string
        amountRefunded?: { value: string }
        amountCaptured?: { value: string }
      }
    },
    cancel: () =>
      me.call<ShopperAnswer<{ reference?: string }>>(
        `mutation ($r: String!) { cancelOrder(reference: $r) { ... on OrderCancelled { reference } ${refusalFields} } }`,
        { r: placed.reference },
      ),
    sendBack: (pieces: { position: number; quantity: number }[], way = 'post', key = crypto.randomUUID()) =>
      me.call<ShopperAnswer<{ reference?: string }>>(
        `mutation ($r: String!, $i: AnnounceReturnInput!) { announceReturn(reference: $r, input: $i) { ... on ReturnAnnounced { reference } ${refusalFields} } }`,
        { r: placed.reference, i: { pieces, way, idempotencyKey: key } },
      ),
  }
}

const later = (method: string | undefined) => method === 'riverty' || method === 'klarna'

describe('an order on its way', () => {
  test('is told of with its tracking code, once, and carries its invoice', async () => {
    const order = await paid()
    await order.ship()
    await order.ship()
    await shop.runJobs()
    expect(mails.map(({ subject }) => subject)).toEqual([`Je bestelling ${order.orderNumber} is onderweg`])
    expect(mails[0]?.text).toContain('3SCORD0001')
    expect(mails[0]?.html).toContain('https://parcels.cordwainer.example/3SCORD0001')
    expect(mails[0]?.attachments?.map(({ filename }) => filename)).toEqual(['Factuur-EU-2026-000001.pdf'])
    expect(
      Buffer.from(mails[0]?.attachments?.[0]?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await order.row()).toMatchObject({ shipped_at: clock.now(), delivered_at: null })
  })

  test('is delivered when its last parcel is', async () => {
    const order = await paid({ quantity: 2 })
    await order.ship([{ sku: fixtures.boot, quantity: 1 }], 'A')
    await order.ship(null, 'B')
    await order.tell({ type: 'delivered', parcel: 'A' })
    expect((await order.row()).delivered_at).toBeNull()
    clock.advance(day)
    await order.tell({ type: 'delivered', parcel: 'B' })
    expect((await order.row()).delivered_at).toEqual(clock.now())
    await shop.runJobs()
    expect(mails.map(({ key }) => key.split(':')[0])).toEqual(['order-sent', 'order-sent', 'order-delivered'])
    expect(mails[0]?.text).toContain('De rest van je bestelling volgt')
  })

  test('hears nothing of news that can’t be true, and staff do', async () => {
    const order = await paid()
    expect(await order.ship([{ sku: fixtures.boot, quantity: 2 }])).toContain('more than is left')
    expect(await order.ship([{ sku: fixtures.handbag, quantity: 1 }])).toContain('more than is left')
    expect(await order.tell({ type: 'delivered', parcel: 'X' })).toContain('no parcel X')
    expect(await shop.shop.applyWarehouseEvent({ type: 'picked', order: '999999', at: clock.now() })).toContain(
      'no order 999999',
    )
    await shop.runJobs()
    expect(mails).toEqual([])
  })

  test('goes through the stations of the pretend warehouse by the clock', async () => {
    const order = await paid()
    const label = async () =>
      (
        await order.me.call<{ progress: { label: string } }>(
          'query ($r: String!) { SwOrder(reference: $r) { progress { label } } }',
          {
            r: order.reference,
          },
        )
      ).progress.label
    expect(await label()).toBe('received')
    clock.advance(2 * minute)
    // Orders of other tests were sent by hand.
    expect((await shop.shop.pollWarehouse()).join()).not.toContain(order.orderNumber)
    expect(await label()).toBe('incorporated')
    clock.advance(hour)
    await shop.shop.pollWarehouse()
    expect(await label()).toBe('en-route')
    clock.advance(2 * day)
    await shop.shop.pollWarehouse()
    expect(await label()).toBe('delivered')
    await shop.runJobs()
    expect(mails.map(({ key }) => key.split(':')[0]).sort()).toContain('order-delivered')
  })
})

describe('cancelling', () => {
  test('before anything left gives stock and money back, once, and says so', async () => {
    const before = await shop.stockOf(fixtures.boot)
    const order = await paid({ quantity: 2 })
    expect(await shop.stockOf(fixtures.boot)).toBe(before - 2)
    expect(await order.cancel()).toEqual({ reference: order.reference })
    expect(await order.cancel()).toEqual({ reference: order.reference })
    await shop.runJobs()
    expect(await shop.stockOf(fixtures.boot)).toBe(before)
    expect(await order.payment()).toMatchObject({ status: 'paid', amountRefunded: { value: '200.00' } })
    expect(mails.map(({ key }) => key.split(':')[0]).sort()).toEqual(['order-cancelled', 'order-refunded'])
    expect(mails.every(({ attachments }) => attachments === undefined)).toBe(true)
    clock.advance(day)
    expect((await shop.shop.pollWarehouse()).join()).not.toContain(order.orderNumber)
    expect((await order.progress())?.parcels).toEqual([])
  })

  test('after the parcel left is refused', async () => {
    const order = await paid()
    await order.ship()
    expect(await order.cancel()).toMatchObject({ refusals: [{ messageKey: 'order-not-cancellable' }] })
    expect((await order.row()).state).toBe('paid')
    await shop.runJobs()
  })

  test('and sending at the same moment: one of them wins', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await paid()
      const [cancelled, problem] = await Promise.all([order.cancel(), order.ship()])
      await shop.runJobs()
      const left = problem === undefined
      expect('refusals' in cancelled).toBe(left)
      expect((await order.row()).state).toBe(left ? 'paid' : 'cancelled')
      expect((await order.payment()).amountRefunded?.value).toBe(left ? '0.00' : '100.00')
    }
  })

  test('with a forged link is refused', async () => {
    const order = await paid()
    const forged = Buffer.from(`${order.orderNumber}.AAAAAAAAAAAAAAAAAAAAAA`).toString('base64url')
    const answer = await order.me.call<ShopperAnswer<object>>(
      `mutation ($r: String!) { cancelOrder(reference: $r) { ... on OrderCancelled { reference } ${refusalFields} } }`,
      { r: forged },
    )
    expect(answer).toMatchObject({ refusals: [{ messageKey: 'order-not-found' }] })
  })

  test('while the provider is down for an hour waits, and pays back once it is up', async () => {
    const order = await paid()
    await order.cancel()
    shop.setProvider('down')
    const refund = (await order.progress())?.refunds[0]
    await expect(shop.shop.executeRefund(refund?.id ?? '')).rejects.toThrow()
    shop.setProvider('answers-get-lost')
    await expect(shop.shop.executeRefund(refund?.id ?? '')).rejects.toThrow()
    shop.setProvider('up')
    clock.advance(2 * hour)
    await shop.shop.executeRefund(refund?.id ?? '')
    await shop.shop.executeRefund(refund?.id ?? '')
    expect(await order.payment()).toMatchObject({ amountRefunded: { value: '100.00' } })
    await shop.runJobs()
    expect(mails.filter(({ key }) => key.startsWith('order-refunded')).length).toBe(1)
  })

  test('while the provider is down for so long that the job gives up is paid back by the sweep', async () => {
    const order = await paid()
    await order.cancel()
    shop.setProvider('down')
    // The job's last attempt: nobody will try it again.
    await expect(shop.runJobs()).rejects.toThrow()
    await shop.runJobs().catch(() => undefined)
    expect((await shop.shop.sweepRefunds()).join()).toContain(`order ${order.orderNumber}`)
    shop.setProvider('up')
    expect(await shop.shop.sweepRefunds()).toEqual([])
    expect(await order.payment()).toMatchObject({ amountRefunded: { value: '100.00' } })
    await shop.runJobs()
  })
})

describe('paying later', () => {
  test('is collected parcel by parcel, and ends paid', async () => {
    const order = await paid({ quantity: 2, method: 'riverty', also: fixtures.handbag })
    expect(await order.payment()).toMatchObject({ status: 'authorized' })
    await order.ship([{ sku: fixtures.boot, quantity: 1 }], 'A')
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({ status: 'authorized', amountCaptured: { value: '100.00' } })
    await order.ship(null, 'B')
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({ status: 'paid', amountCaptured: { value: '249.95' } })
  })

  test('costs nothing for what is missing', async () => {
    const order = await paid({ quantity: 2, method: 'klarna' })
    await order.ship([{ sku: fixtures.boot, quantity: 1 }])
    await order.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: 1 }] })
    await order.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: 1 }] })
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({
      status: 'paid',
      amountCaptured: { value: '100.00' },
      amountRefunded: { value: '0.00' },
    })
    const told = mails.find(({ key }) => key.startsWith('order-refunded'))
    expect(told?.text).toMatch(/100,00 minder in rekening gebracht/)
  })

  test('a piece that comes back while another is only authorized is paid back once all of it is collected', async () => {
    const order = await oneOfTwoBack('klarna')
    // The provider sends nothing back while a part is authorized: the refund waits, and no job gives up over it.
    expect((await order.progress())?.refunds).toMatchObject([{ amount: 10_000, refundedAt: null }])
    expect(await shop.shop.sweepRefunds()).toEqual([])
    expect(mails.filter(({ key }) => key.startsWith('order-refunded'))).toEqual([])

    await order.ship(null, 'B')
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({
      status: 'paid',
      amountCaptured: { value: '200.00' },
      amountRefunded: { value: '100.00' },
    })
    expect((await order.progress())?.refunds).toMatchObject([{ providerAmount: 10_000, byHand: 0 }])
    expect(mails.filter(({ key }) => key.startsWith('order-refunded')).length).toBe(1)
  })

  test('a piece that comes back is paid back when the rest turns out to be missing', async () => {
    const order = await oneOfTwoBack('riverty')
    await order.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: 1 }] })
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({
      status: 'paid',
      amountCaptured: { value: '100.00' },
      amountRefunded: { value: '100.00' },
    })
    expect((await order.progress())?.refunds).toMatchObject([
      { reason: 'returned', providerAmount: 10_000 },
      { reason: 'missing', providerAmount: 0 },
    ])
  })

  test('what the provider won’t send before the law’s last day goes to customer service, and the shopper is told', async () => {
    const order = await oneOfTwoBack('klarna')
    clock.advance(13 * day)
    expect(await shop.shop.sweepRefunds()).toEqual([])
    await shop.runJobs()
    const owed = (await shop.shop.owedRefunds()).find(({ number }) => number === order.orderNumber)
    expect(owed?.refund).toMatchObject({ amount: 10_000, byHand: 10_000, providerAmount: 0 })
    expect(mails.find(({ key }) => key.startsWith('order-refunded'))?.text).toContain('op je bankrekening')
    await shop.shop.paidByHand(owed?.refund.id ?? '')

    await order.ship(null, 'B')
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({ status: 'paid', amountRefunded: { value: '0.00' } })
  })

  test('is let go of when the order is cancelled', async () => {
    const order = await paid({ method: 'riverty' })
    await order.cancel()
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({ status: 'canceled' })
    const cancelled = mails.find(({ key }) => key.startsWith('order-cancelled'))
    expect(cancelled?.text).toContain('Je hoeft niets te betalen aan Riverty')
  })
})

describe('sending back', () => {
  test('whose refund is told before its parcel is gets an invoice and a credit note all the same', async () => {
    const order = await paid({ quantity: 2 })
    // The mail of the parcel waits for a mail server that is away; the return is quicker.
    await order.ship()
    const putBack = shop.delayJobs()
    const { reference = '' } = await order.sendBack([{ position: 0, quantity: 1 }])
    await order.tell({ type: 'returned', return: reference, lines: null })
    await shop.runJobs()
    putBack()
    await shop.runJobs()
    const { total } = await order.row()
    const documents = await shop.db.selectFrom('invoices').selectAll().where('order_id', '=', order.id).execute()
    const { amount = 0 } = (await order.progress())?.refunds[0] ?? {}
    expect(documents.map(({ kind, total: sum }) => [kind, sum]).toSorted()).toEqual([
      ['credit-note', -amount],
      ['invoice', total],
    ])
    expect(mails.filter(({ attachments }) => attachments?.[0]?.filename.startsWith('Creditnota'))).toHaveLength(1)
  })

  test('by post gets a label, a refund of what was paid, and a credit note', async () => {
    const order = await paid({ quantity: 2 })
    await order.ship()
    await shop.runJobs()
    mails.length = 0
    const key = crypto.randomUUID()
    const announced = await order.sendBack([{ position: 0, quantity: 1 }], 'post', key)
    expect(await order.sendBack([{ position: 0, quantity: 1 }], 'post', key)).toEqual(announced)
    await shop.runJobs()
    expect(mails.map((mail) => mail.attachments?.map(({ filename }) => filename))).toEqual([
      [`${announced.reference}.pdf`],
    ])
    expect(await order.tell({ type: 'returned', return: announced.reference ?? '', lines: null })).toBeUndefined()
    expect(await order.tell({ type: 'returned', return: announced.reference ?? '', lines: null })).toBeUndefined()
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({ amountRefunded: { value: '100.00' } })
    const [, refunded, ...more] = mails
    expect(more).toEqual([])
    expect(refunded?.text).toMatch(/100,00 terugbetaald/)
    expect(refunded?.attachments?.[0]?.filename).toMatch(/^Creditnota-EUC-2026-\d{6}\.pdf$/)
  })

  test('nothing, too much, or too late is refused in words; who withdrew in time may send later', async () => {
    const order = await paid()
    expect(await order.sendBack([{ position: 0, quantity: 1 }])).toMatchObject({
      refusals: [{ messageKey: 'return-too-many' }],
    })
    await order.ship()
    await order.tell({ type: 'delivered', parcel: null })
    await shop.runJobs()
    expect(await order.sendBack([])).toMatchObject({ refusals: [{ messageKey: 'return-nothing-chosen' }] })
    expect(await order.sendBack([{ position: 0, quantity: 2 }])).toMatchObject({
      refusals: [{ messageKey: 'return-too-many' }],
    })
    await order.me.call(`mutation ($i: WithdrawInput!) { withdraw(input: $i) { __typename } }`, {
      i: {
        name: 'Sanne',
        email: 'shopper@example.com',
        orderNumber: order.orderNumber,
        items: [],
        idempotencyKey: crypto.randomUUID(),
      },
    })
    const other = await paid()
    await other.ship()
    await other.tell({ type: 'delivered', parcel: null })
    clock.advance(20 * day)
    expect(await other.sendBack([{ position: 0, quantity: 1 }])).toMatchObject({
      refusals: [{ messageKey: 'return-too-late' }],
    })
    expect(await order.sendBack([{ position: 0, quantity: 1 }], 'store')).toMatchObject({
      reference: expect.stringMatching(/^R-/),
    })
    await shop.runJobs()
  })

  test('what was ordered with a longer period comes back as long as that one, whatever was decided since', async () => {
    settings.replace(settingsOf({ ...demoSettingsFile, returns: { days: 30 } }))
    const order = await paid()
    settings.replace(demoSettings)
    await order.ship()
    await order.tell({ type: 'delivered', parcel: null })
    clock.advance(20 * day)
    expect(await order.sendBack([{ position: 0, quantity: 1 }], 'store')).toMatchObject({
      reference: expect.stringMatching(/^R-/),
    })
    await shop.runJobs()
  })

  test('without a label for now: the mail waits until there is one', async () => {
    const order = await paid()
    await order.ship()
    await shop.runJobs()
    mails.length = 0
    shop.setLabels('down')
    await order.sendBack([{ position: 0, quantity: 1 }])
    await expect(shop.runJobs()).rejects.toThrow()
    expect(mails).toEqual([])
    shop.setLabels('up')
    const announced = (await order.progress())?.returns[0]
    await shop.shop.mailStatus('return', announced?.id ?? '')
    expect(mails.length).toBe(1)
  })

  test('what a gift card paid in part comes back in two ways', async () => {
    const order = await paid({ method: 'giftcard' })
    await order.cancel()
    await shop.runJobs()
    expect(await order.payment()).toMatchObject({ amountRefunded: { value: '50.00' } })
    const owed = (await shop.shop.owedRefunds()).find(({ number }) => number === order.orderNumber)
    expect(owed?.refund).toMatchObject({ amount: 10_000, byHand: 5000, providerAmount: 5000 })
    expect(mails.find(({ key }) => key.startsWith('order-refunded'))?.text).toContain('cadeaukaart')
    await shop.shop.paidByHand(owed?.refund.id ?? '')
    expect((await shop.shop.owedRefunds()).some(({ number }) => number === order.orderNumber)).toBe(false)
  })
})
