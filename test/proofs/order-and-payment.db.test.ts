import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour, minute } from '#kernel/clock.ts'
import type { WarehouseEvent } from '#shop/fulfilment/warehouse-port.ts'
import { numberOfStories } from '#test/setup/stories.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { paymentAtProvider } from '#test/shop/payment-at-provider.ts'
import { apiShopper, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

/** How many orders are led through everything that can happen to one; `STORIES=5000` for a night, `SEED` to see one again. */
const numRuns = numberOfStories(50, 500)
const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

/** How wrong the shop's clock goes, in milliseconds; the provider's and the warehouse's go right. */
let wrong = 0

const shop = await openTestShop({
  documentPrinter: { print: async () => new Uint8Array() },
  shopClock: (right) => ({ now: () => new Date(right.now().getTime() + wrong) }),
})
await shop.setStock(fixtures.boot, 100_000)
await shop.setStock(fixtures.handbag, 100_000)
// Two rates of VAT in every order.
await shop.db
  .updateTable('products')
  .set({ tax_class: 'books' })
  .where('sku', '=', fixtures.handbag.slice(0, 9))
  .execute()

const boots = 3
const pieces = boots + 1
const beginnings = ['ideal', 'creditcard', 'riverty', 'klarna', 'giftcard'] as const
const paysLater = (method: string) => method === 'riverty' || method === 'klarna'

/** What has to be true of an order, said without looking at how the shop does it. */
type Model = {
  state: 'open' | 'failed' | 'paid' | 'cancelled'
  bootsShipped: number
  cartShipped: boolean
  bootsMissing: number
  /** Boots that a return was announced for, and that came back. */
  announced: number
  returned: number
  /** The shop's clock went wrong once: what it says of days may be wrong, what it says of money may not. */
  jumped: boolean
}

/** An order at the real API, with its payments at the provider. */
type World = Awaited<ReturnType<typeof newOrder>>
type Command = fc.AsyncCommand<Model, World>

async function newOrder(method: string) {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, boots)
  await me.add(fixtures.handbag)
  await me.giveAddress()
  await me.choosePayment(method)
  const { id = '', orderNumber = '', reference = '' } = await me.place({ rivertyTermsAccepted: true })
  const { position } = await shop.db
    .selectFrom('order_lines')
    .select('position')
    .where('order_id', '=', id)
    .where('sku', '=', fixtures.boot)
    .executeTakeFirstOrThrow()
  const pages: { url: string; method: string }[] = []
  const seen = (url: string | undefined, by: string) => {
    if (url && !pages.some((page) => page.url === url)) pages.push({ url, method: by })
  }
  seen((await me.pay(id)).redirectUrl, method)
  const payments = () => shop.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute()
  return {
    me,
    id,
    reference,
    /** Where the boots stand in the order. */
    boots: position,
    pages,
    seen,
    payments,
    method,
    row: () => shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    progress: async () => {
      const progress = (await shop.shop.progressOf([id])).get(id)
      if (!progress) throw new Error('The order is gone')
      return progress
    },
    webhooks: async () => {
      for (const { provider_id } of await payments()) if (provider_id) await shop.shop.settleByProviderId(provider_id)
    },
    tell: (news: object) =>
      shop.shop.applyWarehouseEvent({ order: orderNumber, at: shop.clock.now(), ...news } as unknown as WarehouseEvent),
    cancel: () =>
      me.call<ShopperAnswer<{ reference?: string }>>(
        `mutation ($r: String!) { cancelOrder(reference: $r) { ... on OrderCancelled { reference } ${refusalFields} } }`,
        { r: reference },
      ),
  }
}

const atProvider = (providerId: string) => paymentAtProvider(shop, providerId)

const refusal = (answer: { readonly refusals?: readonly { readonly messageKey: string }[] }) =>
  answer.refusals?.[0]?.messageKey

/** What the shop has to conclude once it asked after every payment. */
async function told(model: Model, world: World): Promise<void> {
  if (model.state === 'paid' || model.state === 'cancelled') return
  const known = await world.payments()
  const standings = await Promise.all(known.flatMap((one) => (one.provider_id ? [atProvider(one.provider_id)] : [])))
  const some = (...statuses: string[]) => standings.some(({ status }) => statuses.includes(status))
  model.state = some('paid', 'authorized') ? 'paid' : some('open', 'pending') ? model.state : 'failed'
}

/** What must hold after every single step. */
async function agree(model: Model, world: World): Promise<void> {
  const row = await world.row()
  expect(row.state).toBe(model.state)
  const claims = await shop.db.selectFrom('stock_claims').select('quantity').where('order_id', '=', world.id).execute()
  const holds = model.state === 'open' || model.state === 'paid'
  expect(claims.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(holds ? pieces : 0)
  const kept = (await world.payments()).filter((one) => !one.refund_due && /paid|authorized/.test(one.status))
  expect(kept.length).toBe(row.paid_at === null ? 0 : 1)
}

function step(name: string, run: (model: Model, world: World) => Promise<unknown>): Command {
  return {
    check: () => true,
    run: async (model, world) => {
      await run(model, world)
      await agree(model, world)
    },
    toString: () => name,
  }
}

const parcel = { carrier: 'PostNL', trackingCode: null, trackingUrl: null }
const bootsLeft = (model: Model) => boots - model.bootsShipped - model.bootsMissing
const untouched = (model: Model) => model.bootsShipped + model.bootsMissing === 0 && !model.cartShipped

async function pays(model: Model, world: World, method?: string): Promise<void> {
  const live = (await world.payments()).some(({ status }) => /created|open|pending/.test(status))
  const answer = await world.me.pay(world.id, method)
  world.seen(answer.redirectUrl, method ?? (await world.row()).payment_method)
  if (model.state === 'paid') expect(refusal(answer)).toBe('order-already-paid')
  else if (model.state === 'cancelled') expect(refusal(answer)).toBe('order-not-payable')
  else if (live && refusal(answer) === 'order-already-paid') model.state = 'paid'
  else if (answer.redirectUrl) model.state = 'open'
  else throw new Error(`Not payable: ${JSON.stringify(answer)}`)
}

const commands: fc.Arbitrary<Command>[] = [
  fc.constant(step('pays again', (model, world) => pays(model, world))),
  fc.constant(step('pays another way', (model, world) => pays(model, world, 'paypal'))),
  fc.tuple(fc.nat(3), fc.constantFrom('success', 'success', 'failed', 'canceled', 'expired')).map(([which, end]) =>
    step(`the bank says ${end} of payment ${which}`, async (_, world) => {
      const page = world.pages[which % world.pages.length]
      const state = end === 'success' ? (paysLater(page?.method ?? '') ? 'authorized' : 'paid') : end
      // A page that is over answers with an error, as it does a shopper.
      if (page) await shop.decide(page.url, state).catch(() => undefined)
    }),
  ),
  fc.constant(
    step('comes back', async (model, world) => {
      await world.me.comeBack(world.reference)
      await told(model, world)
    }),
  ),
  fc.constant(
    step('the webhook arrives, twice', async (model, world) => {
      await Promise.all([world.webhooks(), world.webhooks()])
      await told(model, world)
    }),
  ),
  fc.constantFrom(1, 20, 300).map((minutes) =>
    step(`${minutes} minutes pass`, async (model, world) => {
      shop.clock.advance(minutes * minute)
      await shop.sandbox.sweep()
      await shop.shop.sweepPayments()
      // The sweep asks only after payments that are overdue; whoever comes back asks after all.
      await world.webhooks()
      await told(model, world)
    }),
  ),
  fc.constant(
    step('cancels', async (model, world) => {
      const answer = await world.cancel()
      const may = model.state === 'paid' && untouched(model)
      const again = model.state === 'cancelled'
      expect(refusal(answer)).toBe(may || again ? undefined : 'order-not-cancellable')
      if (may) model.state = 'cancelled'
    }),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()).map(([quantity, withCart]) =>
    step(`${quantity} boots leave${withCart ? ' with the cart' : ''}`, async (model, world) => {
      const lines = [{ sku: fixtures.boot, quantity }, ...(withCart ? [{ sku: fixtures.handbag, quantity: 1 }] : [])]
      const problem = await world.tell({ type: 'shipped', parcel: crypto.randomUUID(), ...parcel, lines })
      const may = model.state === 'paid' && quantity <= bootsLeft(model) && !(withCart && model.cartShipped)
      expect(problem === undefined).toBe(may)
      if (may) model.bootsShipped += quantity
      if (may && withCart) model.cartShipped = true
    }),
  ),
  fc.constant(
    step('a boot is missing', async (model, world) => {
      const problem = await world.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: 1 }] })
      const may = model.state === 'paid' && bootsLeft(model) > 0
      // The same news again is no complaint.
      if (may || model.bootsMissing === 0) expect(problem === undefined).toBe(may)
      if (may) model.bootsMissing += 1
    }),
  ),
  fc.constant(step('the parcels arrive', (_, world) => world.tell({ type: 'delivered', parcel: null }))),
  fc.constant(
    step('announces a return', async (model, world) => {
      const one = { orderId: world.id, way: 'store' as const, idempotencyKey: crypto.randomUUID() }
      const answer = await shop.shop.announceReturn({ ...one, pieces: [{ position: world.boots, quantity: 1 }] })
      const may = model.state === 'paid' && model.announced < model.bootsShipped
      const refused = 'refused' in answer
      if (may && refused && model.jumped) expect(refusal(answer)).toBe('return-too-late')
      else expect(refused).toBe(!may)
      if (!refused) model.announced += 1
    }),
  ),
  fc.constant(
    step('the returns come in, twice', async (model, world) => {
      for (const { reference } of (await world.progress()).returns) {
        await world.tell({ type: 'returned', return: reference, lines: null })
        await world.tell({ type: 'returned', return: reference, lines: null })
      }
      model.returned = model.announced
    }),
  ),
  fc.constantFrom(-40 * day, -day, -hour, 0, hour, day, 40 * day).map((jump) =>
    step(`the shop's clock is wrong by ${jump / hour} hours`, async (model) => {
      wrong = jump
      model.jumped ||= jump !== 0
    }),
  ),
  fc.constant(step('the jobs run', () => shop.runJobs())),
]

/** The story ends: what waits in the warehouse leaves or turns out to be missing, and everything is heard and done. */
async function theEnd(model: Model, world: World, found: boolean): Promise<void> {
  await world.webhooks()
  await told(model, world)
  await shop.runJobs()
  if (model.state === 'paid' && bootsLeft(model) > 0 && !found) {
    await world.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: bootsLeft(model) }] })
    model.bootsMissing = boots - model.bootsShipped
  }
  if (model.state === 'paid' && (bootsLeft(model) > 0 || !model.cartShipped)) {
    await world.tell({ type: 'shipped', parcel: 'rest', ...parcel, lines: null })
    model.bootsShipped += bootsLeft(model)
    model.cartShipped = true
  }
  await shop.runJobs()
  await world.webhooks()
  await shop.runJobs()
  await agree(model, world)
}

/** Money, pieces and papers, counted at the end of a story. */
async function settled(model: Model, world: World): Promise<void> {
  const row = await world.row()
  const { parcels, refunds, returns } = await world.progress()
  const count = (all: readonly { readonly pieces: ReadonlyMap<number, number> }[]) =>
    all.reduce((sum, one) => sum + [...one.pieces.values()].reduce((part, quantity) => part + quantity, 0), 0)
  expect(count(parcels)).toBe(model.bootsShipped + (model.cartShipped ? 1 : 0))
  expect(count(refunds.filter(({ reason }) => reason === 'missing'))).toBe(model.bootsMissing)
  expect(count(returns.filter(({ receivedAt }) => receivedAt !== null))).toBe(model.returned)
  expect(refunds.filter(({ refundedAt }) => refundedAt === null)).toEqual([])

  const payments = await world.payments()
  const standings = await Promise.all(
    payments.flatMap(({ provider_id }) => (provider_id ? [atProvider(provider_id)] : [])),
  )
  const held = standings.reduce((sum, one) => sum + one.held, 0)
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  // What no provider sends back, because a gift card paid it, is on the list of customer service.
  const byHand =
    refunds.reduce((sum, one) => sum + one.byHand, 0) + payments.reduce((sum, one) => sum + one.refund_by_hand, 0)
  // The shop has what the shopper keeps, and not a cent of any other payment.
  expect(held).toBe((row.paid_at === null ? 0 : row.total - refunded) + byHand)

  const documents = await shop.shop.invoicesOf([world.id])
  expect(documents.filter(({ kind }) => kind === 'invoice').length).toBe(parcels.length > 0 ? 1 : 0)
  if (parcels.length > 0) expect(documents.reduce((sum, { total }) => sum + total, 0)).toBe(row.total - refunded)
  for (const { total, content } of documents) {
    expect(content.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(total)
  }
  // Of both rates, and per rate no more goes back than was asked for; nothing of its tax is left when all went back.
  expect(row.tax_groups.length).toBe(2)
  for (const { rate, gross, tax } of row.tax_groups) {
    const same = documents.flatMap(({ content }) => content.taxes.filter((one) => one.rate === rate))
    const left = same.reduce((sum, one) => sum + one.gross, 0)
    const leftTax = same.reduce((sum, one) => sum + one.tax, 0)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(gross)
    expect(leftTax).toBeLessThanOrEqual(tax)
    if (left === 0) expect(leftTax).toBe(0)
  }
}

test('whatever happens to an order, it is paid once, its pieces are where they should be, and its money and papers agree', async () => {
  const story = fc.commands(commands, { maxCommands: 24, size: 'max' })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...beginnings),
      fc.boolean(),
      fc.boolean(),
      story,
      async (method, begun, found, steps) => {
        const model: Model = {
          state: 'open',
          bootsShipped: 0,
          cartShipped: false,
          bootsMissing: 0,
          announced: 0,
          returned: 0,
          jumped: false,
        }
        wrong = 0
        const world = await newOrder(method)
        if (begun) {
          // Half of the stories begin with a payment, so that enough of them get as far as the warehouse.
          await shop.decide(world.pages[0]?.url ?? '', paysLater(method) ? 'authorized' : 'paid')
          await world.webhooks()
          await told(model, world)
        }
        await fc.asyncModelRun(() => ({ model, real: world }), steps)
        await theEnd(model, world, found)
        await settled(model, world)
      },
    ),
    { numRuns, endOnFailure: true, ...seed },
  )
}, 3_600_000)
