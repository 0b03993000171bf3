import { expect } from 'vitest'
import type { WarehouseEvent } from '#shop/fulfilment/warehouse-port.ts'
import { openTestShop } from './open-shop.ts'
import { paymentAtProvider } from './payment-at-provider.ts'
import { apiShopper, type PlacedOrder, refusalFields, type ShopperAnswer } from './shopper.ts'
import { fixtures } from './small-catalog.ts'

/** What a boot costs, delivered. */
export const bootDelivered = 10_000

type BoughtCard = ShopperAnswer<{ redirectUrl?: string }>
type Shopper = Awaited<ReturnType<typeof apiShopper>>

/** A shop in which gift cards are sold and paid with. */
export async function openGiftCardShop() {
  const shop = await openTestShop({ documentPrinter: { print: async () => new Uint8Array() } })
  await shop.setStock(fixtures.boot, 10_000)

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

  async function buy(input: object) {
    const { buyGiftCard } = await shop.ask(
      `mutation ($input: BuyGiftCardInput!) { buyGiftCard(input: $input) { ... on GiftCardCheckout { redirectUrl } ${refusalFields} } }`,
      { input },
      { store: 'nl_NL' },
    )
    return buyGiftCard as unknown as BoughtCard
  }

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

  const choose = (me: Shopper, code: string) =>
    me.call<ShopperAnswer<{ ending?: string }>>(
      `mutation ($code: String!) { chooseGiftCard(code: $code) { ... on GiftCardChosen { ending } ${refusalFields} } }`,
      { code },
    )

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
    const payment = () =>
      shop.db.selectFrom('payments').selectAll().where('order_id', '=', placed.id).executeTakeFirst()
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

  return { shop, typed, buy, lastSale, card, choose, shopperWith, ordered, views, paid, booksAgree }
}
