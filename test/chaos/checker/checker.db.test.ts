import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findProblems } from './checker.ts'
import { type Evidence, type FindingKind, findingKinds } from './evidence.ts'
import { goodShop } from './good-shop.ts'

const { pool, evidence, kept, open } = await goodShop()

/** One thing that is wrong: in the database, or in what people and others know. */
type Plant = {
  readonly kind: FindingKind
  readonly rows?: readonly string[]
  readonly known?: Partial<Evidence>
}

const { told, payments, mails, heard, warehouse, shelves } = evidence
const [payment, ...otherPayments] = payments
const [shelf] = shelves
const [, ...mostHeard] = heard
const [, ...mostMails] = mails
if (!payment || !shelf) throw new Error('There is nothing to plant into')
const ofShelf = `variant_id = '${shelf.variant}' and location_code = '${shelf.location}'`

const cardSale = randomUUID()

const plants: readonly Plant[] = [
  {
    kind: 'order-lost',
    known: { told: { ...told, orders: [...told.orders, { id: randomUUID(), number: '999999', email: '' }] } },
  },
  {
    kind: 'order-twice',
    rows: [`update orders set email = 'shopper-1@chaos.test' where id in ('${kept.id}', '${open.id}')`],
  },
  { kind: 'payment-forgotten', known: { told: { ...told, paid: [...told.paid, open.orderNumber] } } },
  { kind: 'return-lost', known: { told: { ...told, returns: ['R-00000000'] } } },
  { kind: 'staff-change-lost', rows: [`delete from order_notes where order_id = '${kept.id}'`] },
  {
    kind: 'sum-wrong',
    rows: [`update order_lines set total = total + 1 where order_id = '${open.id}' and position = 0`],
  },
  { kind: 'money-wrong', known: { payments: [{ ...payment, collected: payment.collected + 1 }, ...otherPayments] } },
  {
    kind: 'money-of-nobody',
    known: { payments: [...payments, { id: 'tr_nobody', orderId: randomUUID(), collected: 100, sentBack: 0 }] },
  },
  {
    kind: 'gift-card-wrong',
    rows: [
      `insert into gift_card_sales (id, reference, request_key, store_code, currency, amount, valid_years, giver_first_name, giver_last_name,
         giver_email, receiver_name, receiver_email, message, mail_at, state, method, finish_url, created_at)
       values ('${cardSale}', 'reference', 'key', 'nl_NL', 'EUR', 500, 5, '', '', '', '', '', '', now(), 'failed', 'ideal', '', now())`,
      `insert into gift_cards (sale_id, code_hash, code_sealed, ending, store_code, currency, balance, owed, valid_until, mail_at, created_at)
       values ('${cardSale}', 'hash', 'sealed', 'ABCD', 'nl_NL', 'EUR', 500, 500, '2031-12-31', now(), now())`,
    ],
  },
  { kind: 'gift-card-lost', known: { told: { ...told, giftCards: ['nobody-knows-it'] } } },
  { kind: 'refund-waits', rows: [`update payments set refund_due = true where order_id = '${kept.id}'`] },
  {
    kind: 'shelf-negative',
    rows: [
      'alter table stock drop constraint stock_available_check',
      `insert into stock_movements (variant_id, location_code, kind, change, available)
       select variant_id, location_code, 'count', -1 - available, -1 from stock where ${ofShelf}`,
      `update stock set available = -1 where ${ofShelf}`,
    ],
  },
  { kind: 'shelf-unlike-ledger', rows: [`update stock set available = available + 1 where ${ofShelf}`] },
  {
    kind: 'ledger-broken',
    rows: [
      `insert into stock_movements (variant_id, location_code, kind, change, available)
       values ('${randomUUID()}', 'DC', 'count', 1, 5)`,
      `insert into stock_movements (variant_id, location_code, kind, change, available)
       select variant_id, location_code, 'count', -1, 5 from stock_movements order by id desc limit 1`,
    ],
  },
  {
    kind: 'pieces-unlike-ledger',
    rows: [`update stock_movements set kind = 'correction' where kind = 'sale' and reference = '${open.id}'`],
  },
  {
    kind: 'pieces-unlike-order',
    rows: [`update order_lines set quantity = quantity + 1 where order_id = '${open.id}' and type = 'article'`],
  },
  {
    kind: 'invoice-gap',
    rows: [`update invoice_series set last = last + 1 where series = (select min(series) from invoices)`],
  },
  { kind: 'invoice-missing', rows: [`update invoices set kind = 'credit-note' where kind = 'invoice'`] },
  {
    kind: 'invoice-twice',
    rows: [
      'drop index invoices_one_per_order',
      `insert into invoices (order_id, kind, series, year, sequence, number, issued_at, store_code, currency, total, content)
       select order_id, kind, series, year, sequence + 1, number || '-b', issued_at, store_code, currency, 0, content
       from invoices where kind = 'invoice'`,
      `update invoice_series set last = last + 1 where series = (select series from invoices where kind = 'invoice' limit 1)`,
    ],
  },
  { kind: 'invoice-wrong', rows: [`update invoices set total = total + 1 where kind = 'invoice'`] },
  { kind: 'mail-missing', rows: [`delete from mail_outbox where key = 'order-confirmation:${kept.id}'`] },
  { kind: 'mail-waits', rows: [`update mail_outbox set sent_at = null where key = 'order-confirmation:${kept.id}'`] },
  { kind: 'mail-unheard', known: { mails: mostMails } },
  { kind: 'mail-twice', known: { mails: [...mails, ...mails.slice(0, 1)] } },
  {
    kind: 'event-missing',
    rows: [`delete from webhook_deliveries where object_id = '${open.id}'`],
  },
  {
    kind: 'event-waits',
    rows: [`update webhook_deliveries set state = 'waiting' where object_id = '${open.id}'`],
  },
  { kind: 'event-unheard', known: { heard: mostHeard } },
  { kind: 'provider-waits', known: { undelivered: 1 } },
  {
    kind: 'order-not-exported',
    known: { warehouse: new Set([...warehouse].filter((number) => number !== kept.orderNumber)) },
  },
  { kind: 'exported-unpaid', known: { warehouse: new Set([...warehouse, open.orderNumber]) } },
  {
    kind: 'job-given-up',
    rows: [
      'create schema jobs',
      'create table jobs.job (id uuid, name text)',
      'create table jobs.schedule (name text)',
      `insert into jobs.job values (gen_random_uuid(), 'execute-refund-failed')`,
    ],
  },
]

/** Looks at the shop with the plant in it, and takes it out again. */
async function foundWith({ rows = [], known = {} }: Omit<Plant, 'kind'>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // What the shop's own triggers refuse is planted past them.
    for (const table of ['orders', 'order_notes', 'order_lines', 'stock', 'stock_movements', 'invoices', 'mail_outbox'])
      await client.query(`alter table ${table} disable trigger user`)
    for (const row of rows) await client.query(row)
    return await findProblems(client, { ...evidence, ...known })
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('nothing is found in a shop where nothing went wrong', async () => {
  expect(await foundWith({})).toEqual([])
})

test.each(plants)('a planted $kind is found, and nothing else', async ({ kind, ...plant }) => {
  const found = await foundWith(plant)
  expect(found.map((one) => one.kind)).toEqual([kind])
  expect(await foundWith({})).toEqual([])
})

test('all that the checker looks for was planted', () => {
  expect(plants.map(({ kind }) => kind)).toEqual([...findingKinds])
})
