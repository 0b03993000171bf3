import type { Selectable } from 'kysely'
import { beginningWith, type Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import type { Day } from '#kernel/calendar.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import { digitsOfNumber, type PayingGiftCard } from '../orders/order.ts'
import { orderDigits } from '../orders/order-digits-store.ts'
import { canPay, effectOf, endingOf, type GiftCard, type GiftCardMovementKind, paidByCard } from './gift-card.ts'

export type GiftCardMovement = {
  readonly kind: GiftCardMovementKind
  readonly balance: Cents
  readonly owed: Cents
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly reason: string | null
  readonly createdAt: Date
}

/** A movement that changes what is owed, as books have it. */
export type BookedGiftCardMovement = Pick<GiftCardMovement, 'kind' | 'owed' | 'orderNumber' | 'reason' | 'createdAt'> &
  Pick<GiftCard, 'ending' | 'saleId' | 'currency' | 'storefrontCode'> & { readonly id: number }

export type GiftCardReader = ReturnType<typeof giftCardReader>

export function giftCardReader(db: Database) {
  const cards = db.selectFrom('gift_cards').selectAll('gift_cards')
  return {
    async card(id: string): Promise<GiftCard | undefined> {
      if (!isUuid(id)) return undefined
      const row = await cards.where('id', '=', id).executeTakeFirst()
      return row && asCard(row)
    },

    async cardOfSale(saleId: string): Promise<GiftCard | undefined> {
      const row = await cards.where('sale_id', '=', saleId).executeTakeFirst()
      return row && asCard(row)
    },

    /** The card of a code, as `cardCodeTyped` read it. */
    async cardOfCode(code: string): Promise<GiftCard | undefined> {
      const row = await cards.where('code_hash', '=', hashOf(code)).executeTakeFirst()
      return row && asCard(row)
    },

    /** Its code, sealed. */
    async sealedCode(id: string): Promise<Buffer | undefined> {
      const row = await db.selectFrom('gift_cards').select('code_sealed').where('id', '=', id).executeTakeFirst()
      return row?.code_sealed
    },

    /** What a card can pay for a cart: what it has, with what it keeps for the order that was made of this cart and is not paid. */
    async availableFor(id: string, cartId: string | null): Promise<{ card: GiftCard; available: Cents } | undefined> {
      const row = await cards
        .leftJoin(
          (held) =>
            held
              .selectFrom('gift_card_payments')
              .innerJoin('orders', 'orders.id', 'gift_card_payments.order_id')
              .where('orders.cart_id', '=', cartId)
              .where('gift_card_payments.state', '=', 'reserved')
              .select(['gift_card_payments.gift_card_id', 'gift_card_payments.amount as held'])
              .as('held'),
          (join) => join.onRef('held.gift_card_id', '=', 'gift_cards.id'),
        )
        .select('held.held')
        .where('gift_cards.id', '=', id)
        .executeTakeFirst()
      return row && { card: asCard(row), available: row.balance + (row.held ?? 0) }
    },

    /**
     * Cards by their last signs, by the address of who gave or was given them, by how the last name of the first or the name of the second
     * begins, or by the number of an order that they paid.
     */
    async find(text: string): Promise<string[]> {
      const digits = digitsOfNumber(text)
      const rows = await db
        .selectFrom('gift_cards as card')
        .innerJoin('gift_card_sales as sale', 'sale.id', 'card.sale_id')
        .select('card.id')
        .where(({ or, eb, fn, exists, selectFrom }) =>
          or([
            eb('card.ending', '=', text.toUpperCase()),
            eb(fn<string>('lower', ['sale.giver_email']), '=', normalizedEmail(text)),
            eb(fn<string>('lower', ['sale.receiver_email']), '=', normalizedEmail(text)),
            eb(fn<string>('lower', ['sale.giver_last_name']), 'like', beginningWith(text.toLowerCase())),
            eb(fn<string>('lower', ['sale.receiver_name']), 'like', beginningWith(text.toLowerCase())),
            ...(digits === undefined
              ? []
              : [
                  exists(
                    selectFrom('gift_card_payments as payment')
                      .innerJoin('orders', 'orders.id', 'payment.order_id')
                      .whereRef('payment.gift_card_id', '=', 'card.id')
                      .where(orderDigits(), '=', digits)
                      .select('orders.id'),
                  ),
                ]),
          ]),
        )
        .orderBy('card.created_at', 'desc')
        .limit(50)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** What became of a card's money, the newest first. */
    async movementsOf(id: string): Promise<GiftCardMovement[]> {
      const rows = await db
        .selectFrom('gift_card_movements as movement')
        .leftJoin('orders', 'orders.id', 'movement.order_id')
        .select([
          'movement.kind',
          'movement.balance',
          'movement.owed',
          'movement.order_id',
          'orders.number',
          'movement.reason',
          'movement.created_at',
        ])
        .where('movement.gift_card_id', '=', id)
        .orderBy('movement.id', 'desc')
        .limit(500)
        .execute()
      return rows.map((row) => ({
        kind: row.kind,
        balance: row.balance,
        owed: row.owed,
        orderId: row.order_id,
        orderNumber: row.number,
        reason: row.reason,
        createdAt: row.created_at,
      }))
    },

    /** What changed what is owed, in its order, behind a movement. */
    async movementsBetween(
      { from, until }: { readonly from?: Date | undefined; readonly until?: Date | undefined },
      after: number,
      limit: number,
    ): Promise<BookedGiftCardMovement[]> {
      let query = db
        .selectFrom('gift_card_movements as movement')
        .innerJoin('gift_cards as card', 'card.id', 'movement.gift_card_id')
        .leftJoin('orders', 'orders.id', 'movement.order_id')
        .select([
          'movement.id',
          'movement.kind',
          'movement.owed',
          'movement.reason',
          'movement.created_at as createdAt',
          'orders.number as orderNumber',
          'card.ending',
          'card.sale_id as saleId',
          'card.currency',
          'card.store_code as storefrontCode',
        ])
        .where('movement.owed', '<>', 0)
        .where('movement.id', '>', after)
      if (from) query = query.where('movement.created_at', '>=', from)
      if (until) query = query.where('movement.created_at', '<', until)
      return query.orderBy('movement.id').limit(limit).execute()
    },

    /** Cards whose moment to be mailed has come. */
    async dueToMail(now: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('gift_cards')
        .select('id')
        .where('mailed_at', 'is', null)
        .where('blocked_at', 'is', null)
        .where('mail_at', '<=', now)
        .orderBy('mail_at')
        .limit(500)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** What a card paid of an order and has not had back. */
    async paidOf(orderId: string): Promise<Cents> {
      const row = await db
        .selectFrom('gift_card_payments')
        .select(['amount', 'refunded'])
        .where('order_id', '=', orderId)
        .where('state', '=', 'redeemed')
        .executeTakeFirst()
      return row ? row.amount - row.refunded : 0
    },
  }
}

type NewCard = Omit<GiftCard, 'id' | 'ending' | 'balance' | 'owed' | 'blockedAt' | 'mailedAt'> & {
  readonly code: string
  readonly sealed: Buffer
  readonly amount: Cents
}

export function giftCardWriter(tx: Database) {
  async function move(
    cardId: string,
    kind: GiftCardMovementKind,
    amount: Cents,
    now: Date,
    about: { readonly orderId?: string; readonly refundId?: string; readonly reason?: string } = {},
  ): Promise<void> {
    await tx
      .insertInto('gift_card_movements')
      .values({
        gift_card_id: cardId,
        kind,
        ...effectOf(kind, amount),
        order_id: about.orderId ?? null,
        refund_id: about.refundId ?? null,
        reason: about.reason ?? null,
        created_at: now,
      })
      .execute()
  }

  /** What a card pays of an order, with the card, both held until the transaction ends. */
  async function paymentOf(orderId: string) {
    const payment = await tx
      .selectFrom('gift_card_payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    const card = payment && (await lock(payment.gift_card_id))
    return payment && card && { payment, card }
  }

  async function lock(id: string): Promise<GiftCard | undefined> {
    const row = await tx.selectFrom('gift_cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    return row && asCard(row)
  }

  const setState = (orderId: string, state: 'reserved' | 'released' | 'redeemed') =>
    tx.updateTable('gift_card_payments').set({ state }).where('order_id', '=', orderId).execute()

  return {
    ...giftCardReader(tx),

    /** The card, held until the transaction ends: two orders never spend the same money. */
    lock,

    /** A card that was paid. A sale has one card, whatever is heard of its payment how often. */
    async issue(card: NewCard, now: Date): Promise<string> {
      const { id } = await tx
        .insertInto('gift_cards')
        .values({
          sale_id: card.saleId,
          code_hash: hashOf(card.code),
          code_sealed: card.sealed,
          ending: endingOf(card.code),
          store_code: card.storefrontCode,
          currency: card.currency,
          valid_until: card.validUntil,
          mail_at: card.mailAt,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await move(id, 'sold', card.amount, now)
      return id
    },

    /** What a card would pay of a total; it is held until the transaction ends. Nothing for one that pays nothing. */
    async offer(
      id: string,
      total: Cents,
      storefront: Parameters<typeof canPay>[1],
      now: Date,
    ): Promise<PayingGiftCard | undefined> {
      const card = await lock(id)
      if (!card || !canPay(card, storefront, now)) return undefined
      const amount = paidByCard(card.balance, total)
      return amount === 0 ? undefined : { id, ending: card.ending, amount }
    },

    /** Keeps for an order what `offer` said. */
    async reserve(orderId: string, { id, amount }: PayingGiftCard, now: Date): Promise<void> {
      await tx
        .insertInto('gift_card_payments')
        .values({ order_id: orderId, gift_card_id: id, amount, state: 'reserved' })
        .execute()
      await move(id, 'reserved', amount, now, { orderId })
    },

    /** Gives back to the card what it kept for an order that is not paid. Safe to repeat. */
    async release(orderId: string, now: Date): Promise<void> {
      const kept = await paymentOf(orderId)
      if (kept?.payment.state !== 'reserved') return
      await setState(orderId, 'released')
      await move(kept.card.id, 'released', kept.payment.amount, now, { orderId })
    },

    /**
     * Keeps for an order again what it gave back. Safe to repeat.
     *
     * @returns whether the order has all that its card was to pay
     */
    async reserveAgain(orderId: string, storefront: Parameters<typeof canPay>[1], now: Date): Promise<boolean> {
      const kept = await paymentOf(orderId)
      if (!kept) return false
      if (kept.payment.state !== 'released') return true
      if (!canPay(kept.card, storefront, now) || kept.card.balance < kept.payment.amount) return false
      await setState(orderId, 'reserved')
      await move(kept.card.id, 'reserved', kept.payment.amount, now, { orderId })
      return true
    },

    /** The order is paid: what its card kept for it is spent. */
    async redeem(orderId: string, now: Date): Promise<void> {
      const kept = await paymentOf(orderId)
      if (!kept || kept.payment.state === 'redeemed') return
      if (kept.payment.state !== 'reserved') throw new Error(`Nothing is kept of a gift card for order ${orderId}`)
      await setState(orderId, 'redeemed')
      await move(kept.card.id, 'redeemed', kept.payment.amount, now, { orderId })
    },

    /**
     * Gives money of a refund back to the card that paid; once for each refund. A card that ended meanwhile is valid anew.
     *
     * @throws when it would be more than the card paid
     */
    async refund(
      { orderId, refundId, amount }: { readonly orderId: string; readonly refundId: string; readonly amount: Cents },
      anew: { readonly today: Day; readonly validUntil: Day },
      now: Date,
    ): Promise<void> {
      const paid = await paymentOf(orderId)
      if (paid?.payment.state !== 'redeemed') throw new Error(`No gift card paid order ${orderId}`)
      await move(paid.card.id, 'refunded', amount, now, { orderId, refundId })
      await tx
        .updateTable('gift_card_payments')
        .set(({ eb }) => ({ refunded: eb('refunded', '+', amount) }))
        .where('order_id', '=', orderId)
        .execute()
      if (paid.card.validUntil < anew.today)
        await tx
          .updateTable('gift_cards')
          .set({ valid_until: anew.validUntil })
          .where('id', '=', paid.card.id)
          .execute()
    },

    async mailed(id: string, now: Date): Promise<void> {
      await tx
        .updateTable('gift_cards')
        .set({ mailed_at: now })
        .where('id', '=', id)
        .where('mailed_at', 'is', null)
        .execute()
    },

    /** Its buyer withdrew from it before anything was paid with it: it is owed to nobody any more. @returns whether that can be */
    async withdraw(id: string, sold: Cents, now: Date): Promise<boolean> {
      const card = await lock(id)
      if (!card || card.balance !== sold || card.owed !== sold) return false
      await move(id, 'adjusted', -sold, now, { reason: 'withdrawn' })
      await tx.updateTable('gift_cards').set({ blocked_at: now }).where('id', '=', id).execute()
      return true
    },

    /** A card that is blocked pays nothing; its money stays. */
    async block(id: string, blockedAt: Date | null): Promise<void> {
      await tx.updateTable('gift_cards').set({ blocked_at: blockedAt }).where('id', '=', id).execute()
    },
  }
}

function asCard(row: Selectable<Tables['gift_cards']>): GiftCard {
  return {
    id: row.id,
    saleId: row.sale_id,
    ending: row.ending,
    storefrontCode: row.store_code,
    currency: row.currency,
    balance: row.balance,
    owed: row.owed,
    validUntil: row.valid_until,
    blockedAt: row.blocked_at,
    mailAt: row.mail_at,
    mailedAt: row.mailed_at,
  }
}
