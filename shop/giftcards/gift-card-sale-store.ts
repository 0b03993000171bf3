import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import type { Day } from '#kernel/calendar.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import type { GiftCardSale } from './gift-card-sale.ts'

/** A card as its giver or receiver is told of it, without its code. */
export type PersonsGiftCard = Pick<
  GiftCardSale,
  'amount' | 'currency' | 'storefrontCode' | 'message' | 'createdAt' | 'paidAt'
> & {
  readonly role: 'giver' | 'receiver'
  readonly giver: string
  readonly receiver: string
  /** The last signs of its code; nothing before it was paid. */
  readonly card: string | null
  readonly left: Cents | null
  readonly validUntil: Day | null
}

export type GiftCardSaleReader = ReturnType<typeof giftCardSaleReader>

export function giftCardSaleReader(db: Database) {
  const sales = db.selectFrom('gift_card_sales').selectAll()
  return {
    async sale(id: string): Promise<GiftCardSale | undefined> {
      if (!isUuid(id)) return undefined
      const row = await sales.where('id', '=', id).executeTakeFirst()
      return row && asSale(row)
    },

    async saleByReference(reference: string): Promise<GiftCardSale | undefined> {
      const row = await sales.where('reference', '=', reference).executeTakeFirst()
      return row && asSale(row)
    },

    /** Cards that somebody gave or was given, the newest first, with what their card is called and has once it is there. */
    async ofPerson(email: string): Promise<PersonsGiftCard[]> {
      const address = normalizedEmail(email)
      const rows = await db
        .selectFrom('gift_card_sales as sale')
        .leftJoin('gift_cards as card', 'card.sale_id', 'sale.id')
        .selectAll('sale')
        .select(['card.ending', 'card.owed', 'card.valid_until'])
        .where(({ or, eb, fn }) =>
          or([
            eb(fn<string>('lower', ['sale.giver_email']), '=', address),
            eb(fn<string>('lower', ['sale.receiver_email']), '=', address),
          ]),
        )
        .orderBy('sale.created_at', 'desc')
        .limit(500)
        .execute()
      return rows.map((row) => {
        const isGiver = normalizedEmail(row.giver_email) === address
        return {
          role: isGiver ? 'giver' : 'receiver',
          amount: row.amount,
          currency: row.currency,
          storefrontCode: row.store_code,
          giver: `${row.giver_first_name} ${row.giver_last_name}`.trim(),
          receiver: row.receiver_name,
          message: row.message,
          card: row.ending,
          left: row.owed,
          validUntil: row.valid_until,
          createdAt: row.created_at,
          paidAt: row.paid_at,
        }
      })
    },

    /** Sales that wait for their payment since before then. */
    async openSince(before: Date): Promise<GiftCardSale[]> {
      const rows = await sales
        .where('state', '=', 'open')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(100)
        .execute()
      return rows.map(asSale)
    },
  }
}

type NewSale = Omit<GiftCardSale, 'id' | 'state' | 'providerId' | 'checkoutUrl' | 'paidAt'> & {
  readonly requestKey: string
}

export function giftCardSaleWriter(tx: Database) {
  return {
    ...giftCardSaleReader(tx),

    /** Writes a sale down; the same press of the button is the same sale. */
    async begin(sale: NewSale): Promise<GiftCardSale> {
      await tx
        .insertInto('gift_card_sales')
        .values({
          reference: sale.reference,
          request_key: sale.requestKey,
          store_code: sale.storefrontCode,
          currency: sale.currency,
          amount: sale.amount,
          valid_years: sale.validYears,
          giver_first_name: sale.giver.firstName,
          giver_last_name: sale.giver.lastName,
          giver_email: sale.giver.email,
          receiver_name: sale.receiver.name,
          receiver_email: sale.receiver.email,
          message: sale.message,
          mail_at: sale.mailAt,
          state: 'open',
          method: sale.method,
          finish_url: sale.finishUrl,
          created_at: sale.createdAt,
        })
        .onConflict((conflict) => conflict.column('request_key').doNothing())
        .execute()
      const row = await tx
        .selectFrom('gift_card_sales')
        .selectAll()
        .where('request_key', '=', sale.requestKey)
        .executeTakeFirstOrThrow()
      return asSale(row)
    },

    /**
     * Forgets who gave and who was given a card, where that is this person. The card stays: it is money that is owed. One that waits to
     * be mailed is forgotten once it is out, since its mail names both.
     */
    async forgetPerson(email: string): Promise<void> {
      const address = normalizedEmail(email)
      const isOut = sql<boolean>`(state = 'failed' or exists (
        select from gift_cards where sale_id = gift_card_sales.id and mailed_at is not null))`
      await tx
        .updateTable('gift_card_sales')
        .set({ giver_first_name: '', giver_last_name: '', giver_email: '', message: '' })
        .where(({ eb, fn }) => eb(fn<string>('lower', ['giver_email']), '=', address))
        .where(isOut)
        .execute()
      await tx
        .updateTable('gift_card_sales')
        .set({ receiver_name: '', receiver_email: '', message: '' })
        .where(({ eb, fn }) => eb(fn<string>('lower', ['receiver_email']), '=', address))
        .where(isOut)
        .execute()
    },

    /** Forgets sales that nobody paid. */
    async purgeFailed(before: Date): Promise<void> {
      await tx.deleteFrom('gift_card_sales').where('state', '=', 'failed').where('created_at', '<', before).execute()
    },

    /** The sale, held until the transaction ends. */
    async lock(id: string): Promise<GiftCardSale | undefined> {
      const row = await tx.selectFrom('gift_card_sales').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      return row && asSale(row)
    },

    async change(
      id: string,
      change: {
        readonly state?: GiftCardSale['state']
        readonly providerId?: string
        readonly checkoutUrl?: string | null
        readonly paidAt?: Date
      },
    ): Promise<void> {
      await tx
        .updateTable('gift_card_sales')
        .set({
          ...(change.state === undefined ? {} : { state: change.state }),
          ...(change.providerId === undefined ? {} : { provider_id: change.providerId }),
          ...(change.checkoutUrl === undefined ? {} : { checkout_url: change.checkoutUrl }),
          ...(change.paidAt === undefined ? {} : { paid_at: change.paidAt }),
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

function asSale(row: Selectable<Tables['gift_card_sales']>): GiftCardSale {
  return {
    id: row.id,
    reference: row.reference,
    storefrontCode: row.store_code,
    currency: row.currency,
    amount: row.amount,
    validYears: row.valid_years,
    giver: { firstName: row.giver_first_name, lastName: row.giver_last_name, email: row.giver_email },
    receiver: { name: row.receiver_name, email: row.receiver_email },
    message: row.message,
    mailAt: row.mail_at,
    state: row.state,
    method: row.method,
    providerId: row.provider_id,
    checkoutUrl: row.checkout_url,
    finishUrl: row.finish_url,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }
}
