import { type Selectable, sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database, json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { type Storefront, type StorefrontCode, storefrontByCode, textIn } from '#kernel/storefront.ts'
import type { Benefit, Promotion, Uses } from './promotion.ts'
import type { BenefitFeed, PromotionFeed } from './promotion-feed.ts'

/** Whose earlier orders count against a limit per shopper: those of the address, and those of the login. */
export type Shopper = { readonly email: string | null; readonly customerId: string | null }

/** A promotion as it was handed over, whether it is on, and how many orders hold it. */
export type KeptPromotion = { readonly feed: PromotionFeed; readonly isActive: boolean; readonly orders: number }

const offeredBy = compiledStatement((db, value: { storefront: StorefrontCode; codes: readonly string[] }) =>
  db
    .selectFrom('promotions')
    .selectAll()
    .where('active', '=', true)
    .where((by) => by.or([by('code', 'is', null), by('code', '=', anyOf(value.codes, 'text'))]))
    .where((by) => by.or([by('store_codes', 'is', null), sql<boolean>`${value.storefront} = any(store_codes)`]))
    .orderBy('key'),
)

export type PromotionReader = ReturnType<typeof promotionReader>

export function promotionReader(db: Database) {
  return {
    /** What a storefront gives by itself, and what these codes stand for; whether it is time for them is left to the rules. */
    async offered(storefront: Storefront, codes: readonly string[]): Promise<Promotion[]> {
      const rows = await offeredBy(db, { storefront: storefront.code, codes })
      return rows.flatMap((row) => promotionOf(row, storefront))
    },

    /** Everything that a storefront offers, with or without a code. */
    async allOffered(storefront: Storefront): Promise<Promotion[]> {
      const rows = await db
        .selectFrom('promotions')
        .selectAll()
        .where('active', '=', true)
        .where((by) => by.or([by('store_codes', 'is', null), sql<boolean>`${storefront.code} = any(store_codes)`]))
        .orderBy('key')
        .execute()
      return rows.flatMap((row) => promotionOf(row, storefront))
    },

    /** All promotions as staff look at them, also those that are off, or the one of a key. */
    async kept(key?: string): Promise<KeptPromotion[]> {
      const rows = await db
        .selectFrom('promotions')
        .selectAll('promotions')
        .select((by) =>
          by
            .selectFrom('promotion_claims')
            .whereRef('promotion_claims.promotion_id', '=', 'promotions.id')
            .where('held', '=', true)
            .select((of) => of.fn.countAll<number>().as('orders'))
            .as('orders'),
        )
        .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
        .orderBy('key')
        .execute()
      return rows.map((row) => ({ feed: feedOf(row), isActive: row.active, orders: Number(row.orders ?? 0) }))
    },

    /** The keys of the categories that products stand in, those above them too. */
    async categoriesOf(productIds: readonly string[]): Promise<Map<string, string[]>> {
      const found = new Map<string, string[]>()
      if (productIds.length === 0) return found
      const rows = await db
        .selectFrom('product_categories')
        .innerJoin('categories', 'categories.id', 'product_categories.category_id')
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .select(['product_id', 'categories.key'])
        .execute()
      for (const { product_id, key } of rows) found.set(product_id, [...(found.get(product_id) ?? []), key])
      return found
    },

    /**
     * How often promotions are held by orders.
     *
     * @param exceptCart the cart whose own order does not count
     */
    async uses(
      promotionIds: readonly string[],
      shopper: Shopper,
      exceptCart: string | null,
    ): Promise<ReadonlyMap<string, Uses>> {
      if (promotionIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('promotion_claims')
        .innerJoin('orders', 'orders.id', 'promotion_claims.order_id')
        .where('promotion_id', '=', anyOf(promotionIds, 'uuid'))
        .where('held', '=', true)
        .$if(exceptCart !== null, (query) => query.where('orders.cart_id', '!=', exceptCart ?? ''))
        .groupBy('promotion_id')
        .select((by) => [
          'promotion_id',
          by.fn.countAll<number>().as('in_total'),
          by.fn
            .countAll<number>()
            .filterWhere((or) =>
              or.or([or('orders.email', '=', shopper.email), or('orders.customer_id', '=', shopper.customerId)]),
            )
            .as('by_shopper'),
        ])
        .execute()
      return new Map(
        rows.map((row) => [row.promotion_id, { inTotal: Number(row.in_total), byShopper: Number(row.by_shopper) }]),
      )
    },
  }
}

export type PromotionWriter = ReturnType<typeof promotionWriter>

export function promotionWriter(tx: Database) {
  return {
    ...promotionReader(tx),

    async put(promotion: PromotionFeed): Promise<void> {
      const row = {
        name: json(promotion.name),
        code: promotion.code ?? null,
        benefit: json(promotion.benefit),
        active: true,
        valid_from: promotion.from === undefined ? null : new Date(promotion.from),
        valid_to: promotion.to === undefined ? null : new Date(promotion.to),
        store_codes: promotion.storefronts ? [...promotion.storefronts] : null,
        category_keys: promotion.categories ? [...promotion.categories] : null,
        brand_slugs: promotion.brands ? [...promotion.brands] : null,
        full_price_only: promotion.fullPriceOnly ?? false,
        minimum: json(promotion.minimum ?? {}),
        most_per_shopper: promotion.mostPerShopper ?? null,
        most_in_total: promotion.mostInTotal ?? null,
        exclusive: promotion.exclusive ?? false,
        priority: promotion.priority ?? 0,
      }
      await tx
        .insertInto('promotions')
        .values({ key: promotion.key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute()
    },

    /** Promotions as they are handed over, those that are on, or those of them that are named. */
    async feeds(keys?: readonly string[]): Promise<PromotionFeed[]> {
      const rows = await tx
        .selectFrom('promotions')
        .selectAll()
        .where('active', '=', true)
        .$if(keys !== undefined, (query) => query.where('key', '=', anyOf(keys ?? [], 'text')))
        .orderBy('key')
        .execute()
      return rows.map(feedOf)
    },

    /** The keys of promotions by their codes, also of those that are off: a code has one promotion for good. */
    async keysByCode(): Promise<ReadonlyMap<string, string>> {
      const rows = await tx.selectFrom('promotions').select(['code', 'key']).where('code', 'is not', null).execute()
      return new Map(rows.flatMap(({ code, key }) => (code === null ? [] : [[code, key] as const])))
    },

    /** Two who change promotions do it one after the other. */
    async lock(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('promotions'))`.execute(tx)
    },

    async switchOff(keys: readonly string[]): Promise<void> {
      await tx.updateTable('promotions').set({ active: false }).where('key', '=', anyOf(keys, 'text')).execute()
    },

    async switchOffAllBut(keys: readonly string[]): Promise<void> {
      await tx
        .updateTable('promotions')
        .set({ active: false })
        .where(({ not, eb }) => not(eb('key', '=', sql<string>`any(${[...keys]})`)))
        .execute()
    },

    /**
     * Claims a promotion for an order. One with a limit is held until the transaction ends, so that of two shoppers who want
     * its last use at once one gets it. Safe to repeat.
     *
     * @returns false when its limit is reached
     */
    async reserve(orderId: string, promotionId: string): Promise<boolean> {
      const limits = await tx
        .selectFrom('promotions')
        .select(['most_in_total', 'most_per_shopper'])
        .where('id', '=', promotionId)
        .executeTakeFirstOrThrow()
      if (limits.most_in_total !== null || limits.most_per_shopper !== null) {
        await tx.selectFrom('promotions').select('id').where('id', '=', promotionId).forUpdate().execute()
        const order = await tx
          .selectFrom('orders')
          .select(['email', 'customer_id', 'cart_id'])
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
        const shopper = { email: order.email, customerId: order.customer_id }
        const uses = (await this.uses([promotionId], shopper, order.cart_id)).get(promotionId)
        if ((uses?.inTotal ?? 0) >= (limits.most_in_total ?? Number.POSITIVE_INFINITY)) return false
        if ((uses?.byShopper ?? 0) >= (limits.most_per_shopper ?? Number.POSITIVE_INFINITY)) return false
      }
      await tx
        .insertInto('promotion_claims')
        .values({ order_id: orderId, promotion_id: promotionId, held: true })
        .onConflict((conflict) => conflict.columns(['order_id', 'promotion_id']).doUpdateSet({ held: true }))
        .execute()
      return true
    },

    /** Claims again what an order had and gave back. Answers the keys of those whose limit was reached meanwhile. */
    async reserveAgain(orderId: string): Promise<string[]> {
      const given = await tx
        .selectFrom('promotion_claims')
        .innerJoin('promotions', 'promotions.id', 'promotion_claims.promotion_id')
        .where('order_id', '=', orderId)
        .where('held', '=', false)
        .select(['promotions.id', 'promotions.key'])
        .orderBy('promotions.id')
        .execute()
      const missing: string[] = []
      for (const { id, key } of given) if (!(await this.reserve(orderId, id))) missing.push(key)
      return missing
    },

    /** Gives back what an order claimed: it was not paid. */
    async release(orderId: string): Promise<void> {
      await tx
        .updateTable('promotion_claims')
        .set({ held: false })
        .where('order_id', '=', orderId)
        .where('held', '=', true)
        .execute()
    },
  }
}

/** Nothing for a promotion that takes off an amount, in a currency in which it names none. */
function promotionOf(row: Selectable<Tables['promotions']>, storefront: Storefront): Promotion[] {
  const benefit = benefitOf(row.benefit, storefront)
  if (!benefit) return []
  return [
    {
      id: row.id,
      key: row.key,
      name: textIn(row.name, storefront.language),
      code: row.code,
      benefit,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      categories: row.category_keys,
      brands: row.brand_slugs,
      fullPriceOnly: row.full_price_only,
      minimum: row.minimum[storefront.currency] ?? 0,
      mostPerShopper: row.most_per_shopper,
      mostInTotal: row.most_in_total,
      exclusive: row.exclusive,
      priority: row.priority,
    },
  ]
}

function benefitOf(feed: BenefitFeed, { currency }: Storefront): Benefit | undefined {
  if (feed.kind !== 'amount') return feed
  const amount = feed.amounts[currency]
  return amount === undefined ? undefined : { kind: 'amount', amount }
}

function feedOf(row: Selectable<Tables['promotions']>): PromotionFeed {
  return {
    key: row.key,
    name: row.name,
    benefit: row.benefit,
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.valid_from && { from: row.valid_from.toISOString() }),
    ...(row.valid_to && { to: row.valid_to.toISOString() }),
    ...(row.store_codes && { storefronts: row.store_codes.flatMap((code) => storefrontByCode(code)?.code ?? []) }),
    ...(row.category_keys && { categories: row.category_keys }),
    ...(row.brand_slugs && { brands: row.brand_slugs }),
    fullPriceOnly: row.full_price_only,
    minimum: row.minimum,
    ...(row.most_per_shopper === null ? {} : { mostPerShopper: row.most_per_shopper }),
    ...(row.most_in_total === null ? {} : { mostInTotal: row.most_in_total }),
    exclusive: row.exclusive,
    priority: row.priority,
  }
}
