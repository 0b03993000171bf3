import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { isToken } from '#kernel/ids.ts'
import { namedSize } from '../catalog/named-size.ts'
import { sizesToName } from '../catalog/named-size-store.ts'
import { isSizeBuyable } from './buyable-size-store.ts'
import { pushAlertWriter } from './push-alert-store.ts'
import type { AlertKind, StockAlert } from './stock-alert.ts'

export type NewAlert = Pick<StockAlert, 'email' | 'storefrontCode' | 'token'> & {
  readonly variantId: string
  readonly kind: AlertKind
  readonly now: Date
}

export type AlertReader = ReturnType<typeof alertReader>

export function alertReader(db: Database) {
  const alerts = () =>
    sizesToName(db)
      .innerJoin('stock_alerts', 'stock_alerts.variant_id', 'variants.id')
      .leftJoin('url_records', (join) =>
        join
          .onRef('url_records.product_id', '=', 'products.id')
          .onRef('url_records.store_code', '=', 'stock_alerts.store_code'),
      )
      .select([
        'stock_alerts.id',
        'stock_alerts.email',
        'stock_alerts.store_code',
        'stock_alerts.kind',
        'stock_alerts.token',
        'stock_alerts.asked_at',
        'url_records.url',
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof alerts>['executeTakeFirstOrThrow']>>
  const asAlert = ({ store_code: storefrontCode, ...row }: Row): StockAlert => ({
    id: row.id,
    email: row.email,
    storefrontCode,
    kind: row.kind,
    token: row.token,
    askedAt: row.asked_at,
    ...namedSize(row, storefrontCode),
  })

  return {
    /** An alert with the other sizes of its product that came on sale with it: one mail tells of them all. */
    async byId(id: string): Promise<StockAlert | undefined> {
      const row = await alerts().select('stock_alerts.mailed_at').where('stock_alerts.id', '=', id).executeTakeFirst()
      if (!row) return undefined
      if (row.kind !== 'coming_soon' || row.mailed_at === null) return asAlert(row)
      const together = await alerts()
        .where('products.id', '=', row.product_id)
        .where('stock_alerts.email', '=', row.email)
        .where('stock_alerts.store_code', '=', row.store_code)
        .where('stock_alerts.kind', '=', row.kind)
        .where('stock_alerts.mailed_at', '=', row.mailed_at)
        .orderBy('variants.position')
        .execute()
      return { ...asAlert(row), sizes: together.flatMap((one) => asAlert(one).size.name ?? []) }
    },

    /** Whose list a mailed link opens; nothing for a link that was made up. */
    async emailOf(token: string): Promise<string | undefined> {
      if (!isToken(token)) return undefined
      const row = await db.selectFrom('stock_alerts').select('email').where('token', '=', token).executeTakeFirst()
      return row?.email
    },

    /**
     * What an address waits for, the oldest first.
     * @param email as `normalizedEmail` writes it
     */
    async waiting(email: string): Promise<StockAlert[]> {
      const rows = await alerts()
        .where('stock_alerts.email', '=', email)
        .where('stock_alerts.mailed_at', 'is', null)
        .orderBy('stock_alerts.asked_at')
        .execute()
      return rows.map(asAlert)
    },
  }
}

export type AlertWriter = ReturnType<typeof alertWriter>

export function alertWriter(tx: Database) {
  return {
    ...alertReader(tx),
    ...pushAlertWriter(tx),

    /** What an alert about a size has to know of it. */
    async sizeToWaitFor(
      sku: string,
    ): Promise<{ variantId: string; productId: string; comingSoonDate: Date | null } | undefined> {
      const row = await tx
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .where('variants.sku', '=', sku)
        .where('products.active', '=', true)
        .select(['variants.id', 'products.id as product_id', 'products.coming_soon_date'])
        .executeTakeFirst()
      return row && { variantId: row.id, productId: row.product_id, comingSoonDate: row.coming_soon_date }
    },

    /** Asking again for what somebody waits for already changes nothing. */
    async add({ variantId, storefrontCode, email, kind, token, now }: NewAlert): Promise<void> {
      await tx
        .insertInto('stock_alerts')
        .values({ variant_id: variantId, store_code: storefrontCode, email, kind, token, asked_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /**
     * Ends alerts whose size can be bought, the oldest first, and answers which of them a mail is written for: sizes of a product
     * that came on sale together share one. Two nodes that ask at once are given different ones.
     */
    async takeDue(now: Date, most: number): Promise<{ readonly ended: number; readonly toMail: readonly string[] }> {
      const due = await tx
        .selectFrom('stock_alerts')
        .where('mailed_at', 'is', null)
        .where(isSizeBuyable(sql.ref('stock_alerts.variant_id'), now))
        .orderBy('asked_at')
        .select('id')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute()
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return { ended: 0, toMail: [] }
      await tx.updateTable('stock_alerts').set({ mailed_at: now }).where('id', '=', anyOf(ids, 'uuid')).execute()
      const first = await tx
        .selectFrom('stock_alerts')
        .innerJoin('variants', 'variants.id', 'stock_alerts.variant_id')
        .where('stock_alerts.id', '=', anyOf(ids, 'uuid'))
        .distinctOn(['email', 'store_code', 'product_id', mailOf])
        .orderBy('email')
        .orderBy('store_code')
        .orderBy('product_id')
        .orderBy(mailOf)
        .orderBy('variants.position')
        .select('stock_alerts.id')
        .execute()
      return { ended: ids.length, toMail: first.map(({ id }) => id) }
    },

    /** Nobody is written to about one size, or about anything any more; what was mailed keeps its link for a while. */
    async remove(email: string, id?: string): Promise<void> {
      const waiting = tx.deleteFrom('stock_alerts').where('email', '=', email).where('mailed_at', 'is', null)
      await (id === undefined ? waiting : waiting.where('id', '=', id)).execute()
    },

    /** Everything of an address. */
    async erase(email: string): Promise<void> {
      await tx.deleteFrom('stock_alerts').where('email', '=', email).execute()
    },

    async purgeOld(before: { readonly asked: Date; readonly mailed: Date }): Promise<void> {
      await tx
        .deleteFrom('stock_alerts')
        .where(({ or, eb, and }) =>
          or([
            and([eb('asked_at', '<', before.asked), eb('mailed_at', 'is', null)]),
            eb('mailed_at', '<', before.mailed),
          ]),
        )
        .execute()
    },
  }
}

/** Each size that is back has a mail of its own. */
const mailOf = sql`case when kind = 'coming_soon' then null else stock_alerts.id end`
