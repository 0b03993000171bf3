import { describe, expect, test } from 'vitest'
import { openGiftCardShop } from '#test/shop/gift-card-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'

const { shop, card, choose, paid } = await openGiftCardShop()

describe('staff', () => {
  test('find a card by its last signs, by who gave or was given it, and by an order that it paid', async () => {
    const given = await card({ receiverEmail: 'found@example.com' })
    const order = await paid(given.code)
    const found = async (text: string) => (await shop.shop.giftCards.find(text)).map(({ id }) => id)
    expect(await found('found@example.com')).toEqual([given.id])
    expect(await found(order.orderNumber)).toEqual([given.id])
    await shop.db.updateTable('orders').set({ number: 'SB-700001' }).where('id', '=', order.id).execute()
    for (const number of ['sb-700001', '700001']) expect(await found(number), number).toEqual([given.id])
    expect(await found(given.code.slice(-4).toLowerCase())).toContain(given.id)
    expect(await found('nobody@example.com')).toEqual([])
  })

  test('find a card by how the names of who gave and was given it begin, whatever signs stand in them', async () => {
    const given = await card({ giverLastName: 'Vandenbrande', receiverName: 'Marie%Louise' })
    const found = async (text: string) => (await shop.shop.giftCards.find(text)).map(({ id }) => id)
    expect(await found('vandenbr')).toEqual([given.id])
    expect(await found('MARIE%L')).toEqual([given.id])
    expect(await found('marie_l')).toEqual([])
    expect(await found('%')).toEqual([])
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
