import { describe, expect, test, vi } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { maskedCard } from '#kernel/masked-card.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { paymentAtProvider } from '#test/shop/payment-at-provider.ts'
import { apiShopper, type PlacedOrder, refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { WarehouseEvent } from '../fulfilment/warehouse-port.ts'
import { giftCardSaleWriter } from './gift-card-sale-store.ts'

const shop = await openTestShop({ documentPrinter: { print: async () => new Uint8Array() } })
await shop.setStock(fixtures.boot, 10_000)
/** What a boot costs, delivered. */
const boot = 10_000

let keys = 0
const keyOf = (number: number) => `gift-card-${String(number).padStart(16, '0')}`
const typed = (change: object = {}) => ({
  amount: 5000,
  giverFirstName: 'Sanne',
  giverLastName: 'de Wit',
  giverEmail: `sanne${++keys}@example.com`,
  receiverName: 'Lotte',
  receiverEmail: 'lotte@example.com',
  message: 'Veel plezier!',
  termsAccepted: true,
  withdrawalRead: true,
  paymentMethodId: 'ideal',
  finishUrl: 'http://shop.test/nl/cadeaukaart/gekocht/',
  idempotencyKey: keyOf(keys),
  ...change,
})

type Bought = ShopperAnswer<{ redirectUrl?: string }>
async function buy(input: object) {
  const { buyGiftCard } = await shop.ask(
    `mutation ($input: BuyGiftCardInput!) { buyGiftCard(input: $input) { ... on GiftCardCheckout { redirectUrl } ${refusalFields} } }`,
    { input },
    { store: 'nl_NL' },
  )
  return buyGiftCard as unknown as Bought
}

const sales = () => shop.db.selectFrom('gift_card_sales').selectAll().orderBy('created_at').execute()
const lastSale = () =>
  shop.db.selectFrom('gift_card_sales').selectAll().where('request_key', '=', keyOf(keys)).executeTakeFirstOrThrow()

/** A card that was bought and mailed, with its code as the mail has it. */
async function card(change: object = {}) {
  const { redirectUrl = '' } = await buy(typed(change))
  const { id: saleId, provider_id: providerId } = await lastSale()
  await shop.decide(redirectUrl, 'paid')
  await shop.shop.settleByProviderId(providerId ?? '')
  await shop.runJobs()
  const { id } = await shop.db
    .selectFrom('gift_cards')
    .select('id')
    .where('sale_id', '=', saleId)
    .executeTakeFirstOrThrow()
  const mail = shop.mails.findLast(({ key }) => key === `gift-card:${id}`)
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
  return {
    id,
    code,
    row: () => shop.db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    kinds: async () =>
      (
        await shop.db
          .selectFrom('gift_card_movements')
          .select(['kind', 'balance', 'owed'])
          .where('gift_card_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ kind, balance, owed }) => `${kind} ${balance} ${owed}`),
  }
}

type Shopper = Awaited<ReturnType<typeof apiShopper>>
const choose = (me: Shopper, code: string) =>
  me.call<ShopperAnswer<{ ending?: string }>>(
    `mutation ($code: String!) { chooseGiftCard(code: $code) { ... on GiftCardChosen { ending } ${refusalFields} } }`,
    { code },
  )
const chosen = async (me: Shopper) =>
  (
    await me.call<{ giftCard: { ending: string; amount: { amount: number }; toPay: { amount: number } } | null }>(
      'query { getContext { giftCard { ending amount { amount } toPay { amount } } } }',
    )
  ).giftCard

async function shopperWith(code: string, quantity = 1, method = 'ideal') {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, quantity)
  await me.giveAddress()
  await me.choosePayment(method)
  expect(await choose(me, code)).toEqual({ ending: code.replaceAll('-', '').slice(-4) })
  return me
}

/** An order that waits for its payment. */
async function ordered(code: string, quantity = 1, method = 'ideal') {
  const me = await shopperWith(code, quantity, method)
  const placed = (await me.place()) as PlacedOrder
  const { redirectUrl = '' } = await me.pay(placed.id)
  return { me, ...placed, redirectUrl, ...views(placed, me) }
}

function views(placed: PlacedOrder, me: Shopper) {
  const payment = () => shop.db.selectFrom('payments').selectAll().where('order_id', '=', placed.id).executeTakeFirst()
  return {
    row: () => shop.db.selectFrom('orders').selectAll().where('id', '=', placed.id).executeTakeFirstOrThrow(),
    payment,
    atProvider: async () => paymentAtProvider(shop, (await payment())?.provider_id ?? ''),
    tell: (news: object) =>
      shop.shop.applyWarehouseEvent({
        ...news,
        order: placed.orderNumber,
        at: shop.clock.now(),
      } as unknown as WarehouseEvent),
    cancel: () =>
      me.call<ShopperAnswer<{ reference?: string }>>(
        `mutation ($r: String!) { cancelOrder(reference: $r) { ... on OrderCancelled { reference } ${refusalFields} } }`,
        { r: placed.reference },
      ),
    sendBack: (pieces: object[]) =>
      me.call<ShopperAnswer<{ reference?: string }>>(
        `mutation ($r: String!, $i: AnnounceReturnInput!) { announceReturn(reference: $r, input: $i) { ... on ReturnAnnounced { reference } ${refusalFields} } }`,
        { r: placed.reference, i: { pieces, way: 'store', idempotencyKey: crypto.randomUUID() } },
      ),
    refund: async () =>
      shop.db
        .selectFrom('refunds')
        .select(['amount', 'provider_amount', 'gift_card_amount', 'by_hand'])
        .where('order_id', '=', placed.id)
        .orderBy('sequence')
        .execute(),
  }
}

async function paid(code: string, quantity = 1) {
  const order = await ordered(code, quantity)
  if ((await order.payment()) !== undefined) {
    await shop.decide(order.redirectUrl, 'paid')
    await order.me.comeBack(order.reference)
  }
  await shop.runJobs()
  return order
}

/** A movement is never changed, and what a card has is what its movements say. */
async function booksAgree() {
  const rows = await shop.db
    .selectFrom('gift_cards')
    .leftJoin('gift_card_movements as movement', 'movement.gift_card_id', 'gift_cards.id')
    .groupBy('gift_cards.id')
    .select(['gift_cards.balance', 'gift_cards.owed'])
    .select(({ fn }) => [fn.sum<string>('movement.balance').as('moved'), fn.sum<string>('movement.owed').as('owing')])
    .execute()
  for (const { balance, owed, moved, owing } of rows) expect([balance, owed]).toEqual([Number(moved), Number(owing)])
}

describe('a card', () => {
  test('is mailed with its code once it is paid, and its giver has a receipt without VAT', async () => {
    const { redirectUrl = '' } = await buy(typed({ giverEmail: 'sanne@example.com' }))
    await shop.runJobs()
    expect(shop.mails).toEqual([])
    const sale = await lastSale()
    await shop.decide(redirectUrl, 'paid')
    // The webhook comes twice at once, and again.
    await Promise.all([1, 2, 3].map(() => shop.shop.settleByProviderId(sale.provider_id ?? '')))
    await shop.shop.settleByProviderId(sale.provider_id ?? '')
    await shop.runJobs()
    await shop.shop.giftCards.sweep()
    await shop.runJobs()
    expect(shop.mails.map(({ to, subject }) => `${to}: ${subject.replaceAll('\u00a0', ' ')}`).sort()).toEqual([
      'lotte@example.com: Sanne de Wit geeft je een cadeaukaart van € 50,00',
      'sanne@example.com: Betalingsbewijs van je cadeaukaart van € 50,00',
    ])
    const [given, receipt] = shop.mails.toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect(given?.text).toContain('Veel plezier!')
    expect(given?.text).toContain('31 december 2031')
    expect(receipt?.text).toContain('2006/112')
    const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(given?.text ?? '')?.[0] ?? ''
    expect(receipt?.text).not.toContain(code)
    const cards = await shop.db.selectFrom('gift_cards').selectAll().execute()
    expect(cards).toMatchObject([{ balance: 5000, owed: 5000, ending: code.slice(-4), valid_until: '2031-12-31' }])
    // Who reads the database reads no code.
    expect(JSON.stringify(cards)).not.toContain(code.replaceAll('-', ''))
    expect(cards[0]?.code_sealed.toString('latin1')).not.toContain(code.replaceAll('-', ''))
    await booksAgree()
  })

  test('pressed twice is bought once', async () => {
    const input = typed()
    const before = (await sales()).length
    const answers = await Promise.all([buy(input), buy(input)])
    expect(answers[0]?.redirectUrl).toBeTruthy()
    expect(new Set(answers.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
    expect((await sales()).length).toBe(before + 1)
  })

  test('whose webhook never came is found by the sweep; one that nobody pays is none', async () => {
    const first = await buy(typed())
    const paidSale = await lastSale()
    await buy(typed())
    const unpaid = await lastSale()
    await shop.decide(first.redirectUrl ?? '', 'paid')
    shop.clock.advance(60 * minute)
    await shop.sandbox.sweep()
    await shop.shop.giftCards.sweep()
    const states = await shop.db
      .selectFrom('gift_card_sales')
      .select('state')
      .where('id', 'in', [paidSale.id, unpaid.id])
      .orderBy('state')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['failed', 'paid'])
    await shop.runJobs()
  })

  test('is mailed on the chosen day, once', async () => {
    const { redirectUrl = '' } = await buy(
      typed({ mailOn: new Date(shop.clock.now().getTime() + 3 * day).toISOString().slice(0, 10) }),
    )
    const sale = await lastSale()
    await shop.decide(redirectUrl, 'paid')
    await shop.shop.settleByProviderId(sale.provider_id ?? '')
    await shop.shop.giftCards.sweep()
    await shop.runJobs()
    const mailed = () => shop.mails.filter(({ key, to }) => key.startsWith('gift-card:') && to === 'then@example.com')
    await shop.db
      .updateTable('gift_card_sales')
      .set({ receiver_email: 'then@example.com' })
      .where('id', '=', sale.id)
      .execute()
    expect(mailed()).toEqual([])
    shop.clock.advance(4 * day)
    for (let times = 0; times < 3; times++) {
      await shop.shop.giftCards.sweep()
      await shop.runJobs()
    }
    expect(mailed().length).toBe(1)
  })

  test.each([
    ['a method that lends', { paymentMethodId: 'klarna' }, 'payment-method-missing'],
    ['another gift card', { paymentMethodId: 'giftcard' }, 'payment-method-missing'],
    ['a transfer that takes days', { paymentMethodId: 'banktransfer' }, 'payment-method-missing'],
    ['a card of its own kind', { paymentMethodId: 'own-gift-card' }, 'payment-method-missing'],
    ['a foreign page to come back to', { finishUrl: 'https://evil.example/' }, 'order-not-payable'],
    ['terms that nobody accepted', { termsAccepted: false }, 'terms-not-accepted'],
    ['no word on withdrawal', { withdrawalRead: false }, 'withdrawal-not-read'],
  ])('is not sold for %s', async (_, change, messageKey) => {
    expect((await buy(typed(change))).refusals?.map((one) => one.messageKey)).toEqual([messageKey])
  })
})

describe('an order', () => {
  test('is paid by a card in part, and the provider is asked for the rest', async () => {
    const given = await card()
    const me = await shopperWith(given.code)
    expect(await chosen(me)).toEqual({
      ending: given.code.slice(-4),
      amount: { amount: 5000 },
      toPay: { amount: boot - 5000 },
    })
    const placed = (await me.place({ expectedTotal: boot, expectedGiftCard: 5000 })) as PlacedOrder
    // Placing again is the same order.
    expect(await me.place({ expectedTotal: boot, expectedGiftCard: 5000 })).toEqual(placed)
    expect(await given.row()).toMatchObject({ balance: 0, owed: 5000 })
    expect(await chosen(me)).toMatchObject({ amount: { amount: 5000 } })
    const { redirectUrl = '' } = await me.pay(placed.id)
    const order = views(placed, me)
    expect(await order.payment()).toMatchObject({ amount: boot - 5000 })
    await shop.decide(redirectUrl, 'paid')
    const { provider_id: id } = (await order.payment()) ?? {}
    await Promise.all([1, 2].map(() => shop.shop.settleByProviderId(id ?? '')))
    await shop.runJobs()
    expect(await order.row()).toMatchObject({ state: 'paid', total: boot, gift_card_amount: 5000 })
    expect(await given.row()).toMatchObject({ balance: 0, owed: 0 })
    expect(await given.kinds()).toEqual(['sold 5000 5000', 'reserved -5000 0', 'redeemed 0 -5000'])
    const confirmation = shop.mails.find(({ key }) => key.startsWith(`order-confirmation:${placed.id}`))
    expect(confirmation?.text).toContain(maskedCard(given.code.slice(-4)))
    await booksAgree()
  })

  test('is paid by a card alone, without a provider, and what is left stays on it', async () => {
    const given = await card({ amount: 15_000 })
    const order = await paid(given.code)
    expect(await order.payment()).toBeUndefined()
    expect(await order.row()).toMatchObject({ state: 'paid', payment_method: 'own-gift-card', total: boot })
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
  })

  test('of two at once with one card, each has its own part of it, never more than there is', async () => {
    const given = await card({ amount: 12_000 })
    const shoppers = await Promise.all([1, 2, 3].map(() => shopperWith(given.code)))
    const placed = await Promise.all(shoppers.map((me) => me.place()))
    const rows = await shop.db
      .selectFrom('orders')
      .select('gift_card_amount')
      .where(
        'id',
        'in',
        placed.map(({ id }) => id ?? ''),
      )
      .execute()
    expect(rows.map((row) => row.gift_card_amount).sort((a, b) => a - b)).toEqual([0, 2000, boot])
    expect(await given.row()).toMatchObject({ balance: 0, owed: 12_000 })
    await booksAgree()
  })

  test('for less from the card than its shopper read is not placed', async () => {
    const given = await card()
    const [me, other] = [await shopperWith(given.code), await shopperWith(given.code)]
    await other.place()
    const answer = await me.place({ expectedTotal: boot, expectedGiftCard: 5000 })
    expect(answer.refusals?.map(({ messageKey }) => messageKey)).toEqual(['total-changed'])
  })

  test('that is not paid gives back to the card what it kept, and takes it again when it is paid after all', async () => {
    const given = await card()
    const order = await ordered(given.code)
    await shop.decide(order.redirectUrl, 'failed')
    await order.me.comeBack(order.reference)
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
    const { redirectUrl = '' } = await order.me.pay(order.id)
    expect(await given.row()).toMatchObject({ balance: 0, owed: 5000 })
    await shop.decide(redirectUrl, 'paid')
    await order.me.comeBack(order.reference)
    expect(await given.kinds()).toEqual([
      'sold 5000 5000',
      'reserved -5000 0',
      'released 5000 0',
      'reserved -5000 0',
      'redeemed 0 -5000',
    ])
  })

  test('whose card was spent elsewhere meanwhile is not paid: what the provider took goes back', async () => {
    const given = await card()
    const order = await ordered(given.code)
    await shop.decide(order.redirectUrl, 'expired')
    await order.me.comeBack(order.reference)
    const other = await paid(given.code)
    expect((await other.row()).gift_card_amount).toBe(5000)
    expect((await order.me.pay(order.id)).refusals?.map(({ messageKey }) => messageKey)).toEqual(['gift-card-used-up'])
    expect(await given.row()).toMatchObject({ balance: 0, owed: 0 })
    await booksAgree()
  })

  test('that is never paid is swept, and the card has its money again', async () => {
    const given = await card({ amount: 20_000 })
    const me = await shopperWith(given.code)
    await me.place()
    expect(await given.row()).toMatchObject({ balance: 10_000 })
    shop.clock.advance(20 * minute)
    await shop.shop.sweepPayments()
    expect(await given.row()).toMatchObject({ balance: 20_000, owed: 20_000 })
  })

  test('is not paid with the rest on credit', async () => {
    const given = await card()
    const me = await shopperWith(given.code, 1, 'klarna')
    expect((await me.place()).refusals?.map(({ messageKey }) => messageKey)).toEqual(['payment-method-not-found'])
    const offered = await me.call<{ id: string }[]>('query { getPaymentMethods { id credit } }')
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter(({ id }) => id === 'klarna' || id === 'riverty')).toEqual([])
  })

  test('without its card after all is another order', async () => {
    const given = await card()
    const me = await shopperWith(given.code)
    const first = await me.place()
    await choose(me, '')
    const second = await me.place()
    expect(second.id).not.toBe(first.id)
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
  })
})

describe('money that goes back', () => {
  test('of a cancelled order goes to the provider and to the card, what each paid', async () => {
    const given = await card()
    const order = await paid(given.code)
    await order.cancel()
    await shop.runJobs()
    expect(await order.refund()).toEqual([
      { amount: boot, provider_amount: boot - 5000, gift_card_amount: 5000, by_hand: 0 },
    ])
    expect(await order.atProvider()).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
    expect((await given.kinds()).at(-1)).toBe('refunded 5000 5000')
    await booksAgree()
  })

  test('of an order that a card paid alone goes to the card', async () => {
    const given = await card({ amount: 10_000 })
    const order = await paid(given.code)
    await order.cancel()
    await shop.runJobs()
    expect(await order.refund()).toEqual([{ amount: boot, provider_amount: 0, gift_card_amount: boot, by_hand: 0 }])
    expect(await given.row()).toMatchObject({ balance: 10_000, owed: 10_000 })
  })

  test('piece by piece goes first to the provider, then to the card, and never more than each paid', async () => {
    const given = await card({ amount: 15_000 })
    const order = await paid(given.code, 2)
    await order.tell({
      type: 'shipped',
      parcel: order.id,
      carrier: 'PostNL',
      trackingCode: 'A',
      trackingUrl: null,
      lines: null,
    })
    for (let piece = 0; piece < 2; piece++) {
      const { reference = '' } = await order.sendBack([{ position: 0, quantity: 1 }])
      await order.tell({ type: 'returned', return: reference, lines: null })
      // The job is done twice at once, and once more.
      const ids = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()
      await Promise.allSettled(ids.flatMap(({ id }) => [shop.shop.executeRefund(id), shop.shop.executeRefund(id)]))
      await shop.runJobs()
    }
    expect(await order.refund()).toEqual([
      { amount: boot, provider_amount: 5000, gift_card_amount: 5000, by_hand: 0 },
      { amount: boot, provider_amount: 0, gift_card_amount: boot, by_hand: 0 },
    ])
    expect(await order.atProvider()).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 15_000, owed: 15_000 })
    await booksAgree()
  })

  test('is what the provider sent, also for whoever looked before it was asked and writes down after it answered', async () => {
    const given = await card()
    const order = await paid(given.code)
    await order.cancel()
    const [refund] = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()
    const { payments } = shop.deps
    const real = { getPayment: payments.getPayment, refund: payments.refund }
    const [sent, slowIsDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The first one to look waits until a second one has the money sent, and writes down before that does.
    let quick: Promise<void> | undefined
    const lookings = vi.spyOn(payments, 'getPayment').mockImplementation(async (id) => {
      if (!quick) {
        quick = shop.shop.executeRefund(refund?.id ?? '')
        await sent.promise
      }
      return real.getPayment.call(payments, id)
    })
    const sendings = vi.spyOn(payments, 'refund').mockImplementation(async (asked) => {
      const answer = await real.refund.call(payments, asked)
      sent.resolve()
      await slowIsDone.promise
      return answer
    })
    await shop.shop.executeRefund(refund?.id ?? '')
    slowIsDone.resolve()
    await quick
    for (const spy of [lookings, sendings]) spy.mockRestore()
    await shop.runJobs()
    expect(await order.refund()).toEqual([
      { amount: boot, provider_amount: boot - 5000, gift_card_amount: 5000, by_hand: 0 },
    ])
    expect(await order.atProvider()).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
    await booksAgree()
  })

  test('makes a card valid anew that has ended', async () => {
    const given = await card()
    const order = await paid(given.code)
    await shop.db.updateTable('gift_cards').set({ valid_until: '2020-12-31' }).where('id', '=', given.id).execute()
    await order.cancel()
    await shop.runJobs()
    expect((await given.row()).valid_until).toBe(`${shop.clock.now().getUTCFullYear() + 5}-12-31`)
  })
})

describe('a buyer who withdraws', () => {
  test('is paid back once, as long as nothing was paid with the card, which pays nothing any more', async () => {
    const given = await card()
    const { provider_id: providerId } = await lastSale()
    expect(await Promise.all([1, 2].map(() => shop.shop.giftCards.withdraw(given.id)))).toEqual(
      expect.arrayContaining([true, false]),
    )
    await shop.runJobs()
    await shop.shop.giftCards.refundSale(given.id)
    expect(await paymentAtProvider(shop, providerId ?? '')).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 0, owed: 0 })
    expect((await choose(await apiShopper(shop), given.code)).refusals?.[0]?.messageKey).toBe('gift-card-not-found')
    await booksAgree()
  })

  test('keeps a card of which something was spent or is kept for an order', async () => {
    const given = await card()
    await ordered(given.code)
    expect(await shop.shop.giftCards.withdraw(given.id)).toBe(false)
    expect(await given.row()).toMatchObject({ balance: 0, owed: 5000, blocked_at: null })
  })
})

describe('staff', () => {
  test('find a card by its last signs, by who gave or was given it, and by an order that it paid', async () => {
    const given = await card({ receiverEmail: 'found@example.com' })
    const order = await paid(given.code)
    const found = async (text: string) => (await shop.shop.giftCards.find(text)).map(({ id }) => id)
    expect(await found('found@example.com')).toEqual([given.id])
    expect(await found(order.orderNumber)).toEqual([given.id])
    expect(await found(given.code.slice(-4).toLowerCase())).toContain(given.id)
    expect(await found('nobody@example.com')).toEqual([])
  })

  test('block a card, which pays nothing until they let it', async () => {
    const given = await card()
    await shop.shop.giftCards.block(given.id, true)
    const me = await apiShopper(shop)
    expect((await choose(me, given.code)).refusals?.[0]?.messageKey).toBe('gift-card-not-found')
    await shop.shop.giftCards.block(given.id, false)
    expect(await choose(me, given.code)).toEqual({ ending: given.code.slice(-4) })
  })
})

describe('whoever gave or was given a card', () => {
  test('is told of it without its code, and is forgotten once it is out; the money stays', async () => {
    const given = await card({ receiverEmail: 'Forgotten@example.com' })
    const giftCardSales = giftCardSaleWriter(shop.db)
    const [known] = await giftCardSales.ofPerson('forgotten@example.com')
    expect(known).toMatchObject({ role: 'receiver', card: given.code.slice(-4), message: 'Veel plezier!' })
    expect(JSON.stringify(known)).not.toContain(given.code.replaceAll('-', ''))
    await giftCardSales.forgetPerson('forgotten@example.com')
    expect(await giftCardSales.ofPerson('forgotten@example.com')).toEqual([])
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
  })

  test('and never paid is forgotten after a month', async () => {
    await buy(typed())
    const { id } = await lastSale()
    await shop.db.updateTable('gift_card_sales').set({ state: 'failed' }).where('id', '=', id).execute()
    await shop.shop.giftCards.purge()
    expect(await giftCardSaleWriter(shop.db).sale(id)).toBeDefined()
    shop.clock.advance(31 * day)
    await shop.shop.giftCards.purge()
    expect(await giftCardSaleWriter(shop.db).sale(id)).toBeUndefined()
  })
})

describe('the books', () => {
  test('are never changed', async () => {
    const change = shop.db.updateTable('gift_card_movements').set({ balance: 1 }).execute()
    await expect(change).rejects.toThrow('never changed')
    await expect(shop.db.deleteFrom('gift_card_movements').execute()).rejects.toThrow('never changed')
  })

  test('have no card below nothing', async () => {
    const given = await card()
    const move = shop.db
      .insertInto('gift_card_movements')
      .values({
        gift_card_id: given.id,
        kind: 'adjusted',
        balance: -5001,
        owed: -5001,
        reason: 'Wrong',
        created_at: new Date(),
      })
      .execute()
    await expect(move).rejects.toThrow('gift_cards_balance_check')
  })
})

describe('the export for the books', () => {
  test('has what became owed and is owed no more, as amounts without VAT', async () => {
    const given = await card({ amount: 15_000 })
    const order = await paid(given.code)
    await order.cancel()
    await shop.runJobs()
    const rows: Record<string, string>[] = []
    for await (const row of shop.shop.exportTable('gift-cards').rows()) rows.push(row)
    const own = rows.filter(
      ({ card: ending, order: number }) => ending === given.code.slice(-4) && number !== undefined,
    )
    expect(own.map(({ kind, liability, order: number }) => [kind, liability, number])).toEqual([
      ['sold', '150.00', ''],
      ['redeemed', '-100.00', order.orderNumber],
      ['refunded', '100.00', order.orderNumber],
    ])
  })
})

describe('a code', () => {
  test('is looked up by whoever has it, however it is typed', async () => {
    const given = await card()
    const balance = async (code: string) =>
      (
        await shop.ask(
          'query ($code: String!) { giftCardBalance(code: $code) { ending balance { amount } usable } }',
          { code },
          { store: 'nl_NL' },
        )
      ).giftCardBalance
    expect(await balance(given.code.toLowerCase())).toEqual({
      ending: given.code.slice(-4),
      balance: { amount: 5000 },
      usable: true,
    })
    expect(await balance('0000-0000-0000-0000')).toBeNull()
  })

  test('is guessed thirty times at most', async () => {
    const me = await apiShopper(shop)
    const answers: (string | undefined)[] = []
    for (let guess = 0; guess < 31; guess++)
      answers.push((await choose(me, `0000-0000-0000-${String(guess).padStart(4, '0')}`)).refusals?.[0]?.messageKey)
    expect(answers.slice(0, 30)).toEqual(Array(30).fill('gift-card-not-found'))
    expect(answers[30]).toBe('too-many-requests')
  })
})
