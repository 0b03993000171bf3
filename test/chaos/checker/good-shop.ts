import { expect } from 'vitest'
import { centsOf } from '#kernel/money.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { nothingTold } from '../told.ts'
import { beginChecking } from './checker.ts'
import type { BookedPayment, Evidence } from './evidence.ts'

/** A shop in which everything that the checker looks at happened, and nothing went wrong. */
export async function goodShop() {
  const heard: Evidence['heard'][number][] = []
  const shop = await openTestShop({
    webhookPort: {
      problemOf: () => undefined,
      post: async (_, headers, body) => {
        const { type, data } = JSON.parse(body)
        heard.push({ id: headers['webhook-id'] ?? '', type, object: data.id })
        return { status: 204, text: '' }
      },
    },
  })
  await shop.shop.webhooks.addEndpoint({ url: 'https://erp.shop.test/', description: '', types: 'all' })
  const shelves = await beginChecking(shop.pool)
  const told = nothingTold()
  const staff = await memberOfStaff(shop, ['service'])
  const api = staffApi(shop)
  const press = async (mutation: string) => {
    const outcome = await askAs<Record<string, { problems: unknown[] }>>(
      api,
      staff.token,
      `mutation { ${mutation} { problems { messageKey } } }`,
    )
    expect(Object.values(outcome)[0]?.problems).toEqual([])
  }

  const kept = await orderForStaff(shop, { quantity: 2 })
  const cancelled = await orderForStaff(shop)
  const lessOne = await orderForStaff(shop, { quantity: 2, also: fixtures.handbag })
  const open = await orderForStaff(shop, { outcome: 'nothing' })
  await press(`addOrderNote(number: "${kept.orderNumber}", key: "a-note", text: "Called")`)
  await press(`cancelOrder(number: "${cancelled.orderNumber}")`)
  await press(
    `removeOrderPieces(number: "${lessOne.orderNumber}", version: 1, key: "less-one", pieces: [{ position: 0, quantity: 1 }])`,
  )
  await kept.tell(sentParcel())
  await shop.runJobs()
  const returned = await shop.shop.announceReturn({
    orderId: kept.id,
    pieces: [{ position: 0, quantity: 1 }],
    way: 'store',
    idempotencyKey: 'a-return-of-one-piece',
  })
  if ('refusals' in returned) throw new Error(JSON.stringify(returned))
  await kept.tell({ type: 'returned', return: returned.reference, lines: null })
  await shop.runJobs()
  await shop.shop.webhooks.deliverDue()
  for (const { key, to } of shop.mails) {
    await shop.pool.query(
      `insert into mail_outbox (key, recipient, subject, html, text, language, attempts, created_at, sent_at)
       values ($1, $2, '', '', '', 'nl', 1, now(), now())`,
      [key, to],
    )
  }

  const paid = [kept, cancelled, lessOne].map(({ orderNumber }) => orderNumber)
  for (const { id, orderNumber: number } of [kept, cancelled, lessOne, open])
    told.orders.push({ id, number, email: 'shopper@example.com' })
  told.paid.push(...paid)
  told.returns.push(returned.reference)
  told.staff.push(
    { kind: 'note', number: kept.orderNumber, key: 'a-note' },
    { kind: 'cancelled', number: cancelled.orderNumber, key: '' },
    { kind: 'removed', number: lessOne.orderNumber, key: 'less-one' },
  )
  const evidence: Evidence = {
    told,
    shelves,
    payments: await bookedAt(shop),
    undelivered: 0,
    warehouse: new Set(paid),
    heard,
    mails: shop.mails.map(({ key, to }) => ({ messageId: key, to })),
    messageIdOf: (key) => key,
  }
  return { pool: shop.pool, evidence, kept, cancelled, lessOne, open }
}

type Listed = {
  readonly id: string
  readonly status: string
  readonly metadata: { readonly orderId: string }
  readonly amount: { readonly value: string }
  readonly amountRefunded?: { readonly value: string }
}

async function bookedAt({ sandbox }: Awaited<ReturnType<typeof openTestShop>>): Promise<BookedPayment[]> {
  const answer = await sandbox.fetch(
    new Request('http://shop.test/sandbox/mollie/v2/payments?limit=250', {
      headers: { Authorization: 'Bearer test_key' },
    }),
  )
  const { _embedded: listed }: { _embedded: { payments: Listed[] } } = await answer.json()
  return listed.payments.map(({ id, status, metadata, amount, amountRefunded }) => ({
    id,
    orderId: metadata.orderId,
    collected: status === 'paid' ? centsOf(amount.value) : 0,
    sentBack: centsOf(amountRefunded?.value ?? '0.00'),
  }))
}
