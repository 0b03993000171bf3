import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { openGiftCardShop } from '#test/shop/gift-card-shop.ts'
import { giftCardSaleWriter } from './gift-card-sale-store.ts'

const { shop, typed, buy, lastSale, card, paid } = await openGiftCardShop()

describe('the books', () => {
  test('are never changed', async () => {
    await card()
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
