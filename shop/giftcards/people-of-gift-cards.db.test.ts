import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { soldGiftCard } from '#test/shop/gift-card.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { retentionStore } from '../privacy/retention-store.ts'

const shop = await openTestShop()
const { db, clock } = shop

/** A second after now, and the day of it. */
async function purge(today: string): Promise<void> {
  await retentionStore(db).peopleOfGiftCards(new Date(clock.now().getTime() + 1000), today)
}

const peopleOf = (id: string) =>
  db
    .selectFrom('gift_card_sales')
    .innerJoin('gift_cards', 'gift_cards.sale_id', 'gift_card_sales.id')
    .select(['giver_first_name', 'giver_last_name', 'giver_email', 'receiver_name', 'receiver_email', 'message'])
    .where('gift_cards.id', '=', id)
    .executeTakeFirstOrThrow()

const nobody = {
  giver_first_name: '',
  giver_last_name: '',
  giver_email: '',
  receiver_name: '',
  receiver_email: '',
  message: '',
}

async function change(id: string, to: { owed?: number; balance?: number; mailed_at?: Date | null }): Promise<void> {
  await db.updateTable('gift_cards').set(to).where('id', '=', id).execute()
}

test('the people of a card stay while it can be spent, and go once it is spent', async () => {
  const { id } = await soldGiftCard(shop)
  await purge('2026-01-01')
  expect(await peopleOf(id)).toMatchObject({ giver_last_name: 'de Wit', receiver_name: 'Lotte' })
  await change(id, { balance: 0, owed: 0 })
  await purge('2026-01-01')
  expect(await peopleOf(id)).toEqual(nobody)
})

test('and once it is no longer valid', async () => {
  const { id } = await soldGiftCard(shop)
  const { valid_until: last } = await db
    .selectFrom('gift_cards')
    .select('valid_until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await purge(last)
  expect(await peopleOf(id)).toMatchObject({ giver_last_name: 'de Wit' })
  await purge(`${Number(last.slice(0, 4)) + 1}-01-01`)
  expect(await peopleOf(id)).toEqual(nobody)
  const card = await db.selectFrom('gift_cards').select('owed').where('id', '=', id).executeTakeFirstOrThrow()
  expect(card.owed).toBe(5000)
})

test('a card that waits to be mailed keeps whom it goes to', async () => {
  const { id } = await soldGiftCard(shop)
  await change(id, { balance: 0, owed: 0, mailed_at: null })
  await purge('2026-01-01')
  expect(await peopleOf(id)).toMatchObject({ receiver_name: 'Lotte' })
})

test('they stay for the two years of who may come back, and each night asks', async () => {
  const { id } = await soldGiftCard(shop)
  await change(id, { balance: 0, owed: 0 })
  clock.advance(729 * day)
  await shop.shop.purgeExpiredData()
  expect(await peopleOf(id)).toMatchObject({ giver_last_name: 'de Wit' })
  clock.advance(2 * day)
  await shop.shop.purgeExpiredData()
  expect(await peopleOf(id)).toEqual(nobody)
})
