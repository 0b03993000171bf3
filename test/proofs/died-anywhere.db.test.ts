import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { minute } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { createJobPort, jobSchema, startJobs } from '#server/jobs.ts'
import { outboxMail } from '#server/outbox.ts'
import { jobNames } from '#shop/jobs.ts'
import { readReference } from '#shop/orders/order.ts'
import type { PaymentPort } from '#shop/orders/payment-port.ts'
import { createShop } from '#shop/shop.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { Died, type Life, mortalDatabase, mortalLife } from './mortal.ts'

const shop = await openTestShop({ poolSize: 4 })
const { db, pool } = shop
await shop.setStock(fixtures.boot, 10_000)
// The real queues, in the database: a job exists if its transaction committed.
const queues = [jobNames.orderAcknowledgement, jobNames.orderConfirmation, jobNames.exportOrder, jobNames.refundPayment]
const quiet = pino({ level: 'silent' })
const made = await startJobs(
  shop.connection,
  queues.map((name) => ({ name, handler: async () => undefined })),
  quiet,
)
await made.stop()
const jobs = createJobPort(pool)

/** What reached somebody outside, with how often. */
const delivered: string[] = []
const handed: string[] = []

/** A process of the shop that lives as long as it is given. */
function startProcess(life: Life) {
  const { payments, warehouse } = shop.deps
  if (!warehouse) throw new Error('Nobody packs')
  const mortalDb = mortalDatabase(pool, life)
  const deliver = (key: string) => life.ask('the mail server', async () => void delivered.push(key))
  const own = createShop({
    ...shop.deps,
    db: mortalDb,
    jobs,
    payments: mortalPayments(payments, life),
    warehouse: {
      ...warehouse,
      submit: (order) => {
        return life.ask('the warehouse', async () => {
          handed.push(order.number)
          await warehouse.submit(order)
        })
      },
    },
    mail: outboxMail({ db: mortalDb, clock: shop.clock, delivery: { send: ({ key }) => deliver(key) } }),
  })
  return {
    shop: own,
    api: createApi(own, { development: false, documents: {}, secure: false, report: () => undefined }),
  }
}

function mortalPayments(payments: PaymentPort, { ask }: Life): PaymentPort {
  return {
    methods: (question) => ask('the provider for its methods', () => payments.methods(question)),
    createPayment: (request) => ask('the provider for a payment', () => payments.createPayment(request)),
    getPayment: (id) => ask('the provider how it stands', () => payments.getPayment(id)),
    cancelPayment: (id) => ask('the provider to let go', () => payments.cancelPayment(id)),
    refund: (request) => ask('the provider for a refund', () => payments.refund(request)),
    capture: (request) => ask('the provider to collect', () => payments.capture(request)),
    walletSession: (request) => ask('the provider for a session of a wallet', () => payments.walletSession(request)),
  }
}

/** A shopper in front of the order button, at a shop that lives. */
async function readyShopper(): Promise<string> {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  return me.token
}

/** From the button to the mail, as often as it takes: whatever was done before is not done again. */
async function order(token: string, life: Life): Promise<void> {
  const process = startProcess(life)
  const call = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<ShopperAnswer<T>> => {
    const asker = {
      storefront: storefrontOf('nl_NL'),
      contextToken: token,
      customerToken: undefined,
      captchaToken: undefined,
      clientAddress: undefined,
    }
    const answer = await process.api.execute({ query, variables }, asker)
    if (life.isOver()) throw new Died('Nobody answers')
    if (answer.errors?.[0]) throw new Error(answer.errors[0].message)
    return Object.values(answer.data ?? {})[0] as ShopperAnswer<T>
  }
  const placed = await call<{ id?: string }>(
    `mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { id } ${refusalFields} } }`,
  )
  const id = placed.id ?? (await orderOf(token))
  const payment = await call<{ redirectUrl?: string }>(
    `mutation ($id: ID!) { handlePayment(orderId: $id, finishUrl: "http://shop.test/nl/checkout/success/", errorUrl: "http://shop.test/nl/checkout/payment/") { ... on PaymentRedirect { redirectUrl } ${refusalFields} } }`,
    { id },
  )
  // A page that was paid on already says so.
  if (payment.redirectUrl) await shop.decide(payment.redirectUrl, 'paid').catch(() => undefined)
  for (const { provider_id } of await paymentsOf(id)) {
    if (provider_id) await process.shop.settleByProviderId(provider_id)
  }
  await runJobs(process.shop, id, life)
}

/** Does what the queues hold of an order; a job is done when that is written down. */
async function runJobs(own: ReturnType<typeof createShop>, orderId: string, { ask }: Life): Promise<void> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, name from ${jobSchema}.job where state <> 'completed' and data->>'orderId' = $1 order by name`,
    [orderId],
  )
  for (const { id, name } of rows) {
    if (name === jobNames.orderAcknowledgement) await own.acknowledgeOrder(orderId)
    if (name === jobNames.orderConfirmation) await own.sendOrderConfirmation(orderId)
    if (name === jobNames.exportOrder) await own.exportOrder(orderId)
    await ask('the queue to forget the job', () =>
      pool.query(`update ${jobSchema}.job set state = 'completed' where id = $1`, [id]),
    )
  }
}

const paymentsOf = (orderId: string) => db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()

/** The order that the shopper's session knows of; the status page shows it to them. */
async function orderOf(token: string): Promise<string> {
  const answer = await shop.ask('query { getContext { cartStatus { order { reference } } } }', {}, { token })
  const known = answer.getContext as unknown as { cartStatus: { order: { reference: string } | null } }
  const { number } = readReference(known.cartStatus.order?.reference ?? '') ?? { number: '' }
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  return id
}

test('wherever the process dies between the button and the mail, one order comes out, paid once and told of once', async () => {
  const whole = mortalLife(Number.POSITIVE_INFINITY)
  await order(await readyShopper(), whole)
  expect(whole.asked.length).toBeGreaterThan(40)

  const before = await shop.stockOf(fixtures.boot)
  const stories: { died: string; orderId: string }[] = []
  for (let step = 1; step <= whole.asked.length; step++) {
    const token = await readyShopper()
    const short = mortalLife(step)
    await expect(order(token, short)).rejects.toThrow()
    expect(short.isOver()).toBe(true)
    // Another node takes over; what the dead one had in hand is free again after a while.
    shop.clock.advance(3 * minute)
    await order(token, mortalLife(Number.POSITIVE_INFINITY))
    stories.push({ died: `before '${whole.asked[step - 1]}' (${step})`, orderId: await orderOf(token) })
  }

  // One order each, and none of a dead process besides.
  const orders = await db.selectFrom('orders').selectAll().execute()
  expect(orders.length).toBe(stories.length + 1)
  expect(new Set(stories.map(({ orderId }) => orderId)).size).toBe(stories.length)
  for (const { died, orderId } of stories) {
    const { id, number, state } = orders.find((one) => one.id === orderId) ?? { id: '', number: '', state: 'gone' }
    expect(state, died).toBe('paid')
    const claims = await db.selectFrom('stock_claims').select('quantity').where('order_id', '=', id).execute()
    expect(claims, died).toEqual([{ quantity: 1 }])
    const settled = (await paymentsOf(id)).filter(({ status }) => status === 'paid')
    expect(
      settled.map(({ refund_due }) => refund_due),
      died,
    ).toEqual([false])
    const key = `order-confirmation:${id}`
    const mails = await db.selectFrom('mail_outbox').select('sent_at').where('key', '=', key).execute()
    expect(mails.length, died).toBe(1)
    expect(mails[0]?.sent_at, died).not.toBeNull()
    // Only whoever dies after handing a mail over and before noting it hands it over again, with the same Message-ID.
    const times = delivered.filter((one) => one === key).length
    expect(times, died).toBeGreaterThan(0)
    expect(times, died).toBeLessThan(3)
    expect(handed.filter((one) => one === number).length, died).toBeGreaterThan(0)
  }
  expect(delivered.length - new Set(delivered).size).toBeLessThan(2)
  expect(await shop.stockOf(fixtures.boot)).toBe(before - stories.length)
}, 240_000)
