import type { Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { namedSize } from '../catalog/named-size.ts'
import type { BrowserSubscription } from './push-port.ts'
import type { PushDelivery, PushRequest, PushRequestKind } from './push-request.ts'

export type NewPushRequest = {
  readonly subscriptionId: string
  readonly customerId: string | undefined
  readonly storefrontCode: StorefrontCode
  readonly kind: PushRequestKind
  readonly about: { readonly variantId: string } | { readonly orderId: string }
  readonly wordingVersion: string
  readonly now: Date
}

/** Whose requests: by their account, and by the address of orders that were placed with it. */
export type PushPerson = { readonly email: string; readonly id?: string }

export type PushReader = ReturnType<typeof pushReader>

export function pushReader(db: Database) {
  const requests = () =>
    db
      .selectFrom('push_requests')
      .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_requests.subscription_id')
      .leftJoin('orders', 'orders.id', 'push_requests.order_id')
      .leftJoin('variants', 'variants.id', 'push_requests.variant_id')
      .leftJoin('products', 'products.id', 'variants.product_id')
      .leftJoin('brands', 'brands.id', 'products.brand_id')
      .leftJoin('url_records', (join) =>
        join
          .onRef('url_records.product_id', '=', 'products.id')
          .onRef('url_records.store_code', '=', 'push_requests.store_code'),
      )
      .select([
        'push_requests.id',
        'push_requests.kind',
        'push_requests.store_code',
        'push_requests.asked_at',
        'push_requests.wording_version',
        'orders.number as order_number',
        'variants.sku',
        'variants.size',
        'products.id as product_id',
        'products.sku as product_sku',
        'products.name',
        'brands.name as brand',
        'url_records.url',
        'push_subscriptions.id as subscription_id',
        'push_subscriptions.endpoint',
        'push_subscriptions.p256dh',
        'push_subscriptions.auth',
      ])
      .orderBy('push_requests.asked_at')
      .orderBy('push_requests.id')
  type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

  const asRequest = (row: Row): PushRequest => ({
    id: row.id,
    kind: row.kind,
    storefrontCode: row.store_code,
    askedAt: row.asked_at,
    wordingVersion: row.wording_version,
    named: namedIn(row),
    orderNumber: row.order_number ?? undefined,
  })
  const asDelivery = (row: Row): PushDelivery => ({
    ...asRequest(row),
    subscription: { id: row.subscription_id, endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
  })

  return {
    async keys(): Promise<{ readonly publicKey: string; readonly sealed: Buffer } | undefined> {
      const row = await db.selectFrom('push_keys').selectAll().executeTakeFirst()
      return row && { publicKey: row.public_key, sealed: row.private_key }
    },

    async byId(id: string): Promise<PushDelivery | undefined> {
      const row = await requests().where('push_requests.id', '=', id).executeTakeFirst()
      return row && asDelivery(row)
    },

    /** What a browser wants to be told, the oldest first; nothing for an address that no browser has told. */
    async ofEndpoint(endpoint: string): Promise<PushRequest[] | undefined> {
      const known = db.selectFrom('push_subscriptions').select('id').where('endpoint', '=', endpoint)
      if (!(await known.executeTakeFirst())) return undefined
      const rows = await requests().where('push_subscriptions.endpoint', '=', endpoint).execute()
      return rows.map(asRequest)
    },

    /** Who is told of an order. */
    async idsOfOrder(orderId: string): Promise<string[]> {
      const rows = await db.selectFrom('push_requests').select('id').where('order_id', '=', orderId).execute()
      return rows.map(({ id }) => id)
    },

    /** What somebody's browsers want to be told. */
    async ofPerson(person: PushPerson): Promise<PushRequest[]> {
      const ids = await idsOfPerson(db, person)
      if (ids.length === 0) return []
      const rows = await requests().where('push_requests.id', 'in', ids).execute()
      return rows.map(asRequest)
    },
  }
}

function namedIn(row: {
  readonly store_code: StorefrontCode
  readonly sku: string | null
  readonly size: string | null
  readonly product_id: string | null
  readonly product_sku: string | null
  readonly name: Parameters<typeof namedSize>[0]['name'] | null
  readonly brand: string | null
  readonly url: string | null
}) {
  const { sku, size, product_id, product_sku, name, brand, url } = row
  if (sku === null || size === null || product_id === null || product_sku === null || !name || brand === null)
    return undefined
  return namedSize({ sku, size, product_id, product_sku, name, brand, url }, row.store_code)
}

/** Of an account, what was asked while it was logged in; and of an address without one, what its orders are told to. */
async function idsOfPerson(db: Database, { email, id }: PushPerson): Promise<string[]> {
  const rows = await db
    .selectFrom('push_requests')
    .leftJoin('orders', 'orders.id', 'push_requests.order_id')
    .select('push_requests.id')
    .where(({ or, and, eb }) =>
      id === undefined
        ? and([eb('orders.email', '=', email), eb('orders.customer_id', 'is', null)])
        : or([eb('push_requests.customer_id', '=', id), eb('orders.customer_id', '=', id)]),
    )
    .execute()
  return rows.map((row) => row.id)
}

export function pushWriter(tx: Database) {
  return {
    ...pushReader(tx),

    /** Keeps a pair unless there is one; two nodes that begin at once have the same in the end. */
    async keepKeys(publicKey: string, sealed: Buffer, now: Date): Promise<void> {
      await tx
        .insertInto('push_keys')
        .values({ public_key: publicKey, private_key: sealed, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Takes the pair away with the browsers that only it can tell. @returns so many */
    async forgetKeys(): Promise<number> {
      await tx.deleteFrom('push_keys').execute()
      const { numDeletedRows } = await tx.deleteFrom('push_subscriptions').executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** A browser, which is held until the transaction ends; keys that it says anew take the place of those before. */
    async keepSubscription({ endpoint, p256dh, auth }: BrowserSubscription, now: Date): Promise<string> {
      const row = await tx
        .insertInto('push_subscriptions')
        .values({ endpoint, p256dh, auth, created_at: now })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ p256dh, auth }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    async countOf(subscriptionId: string): Promise<number> {
      const row = await tx
        .selectFrom('push_requests')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('subscription_id', '=', subscriptionId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Asking again for what a browser is told of already changes nothing. */
    async addRequest(request: NewPushRequest): Promise<void> {
      const { about } = request
      await tx
        .insertInto('push_requests')
        .values({
          subscription_id: request.subscriptionId,
          customer_id: request.customerId ?? null,
          store_code: request.storefrontCode,
          kind: request.kind,
          variant_id: 'variantId' in about ? about.variantId : null,
          order_id: 'orderId' in about ? about.orderId : null,
          wording_version: request.wordingVersion,
          asked_at: request.now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** It was told, or is wanted no more; the browser goes with the last of what it wanted. */
    async endRequest(id: string): Promise<void> {
      const row = await tx
        .deleteFrom('push_requests')
        .where('id', '=', id)
        .returning('subscription_id')
        .executeTakeFirst()
      if (row) await dropIdle(row.subscription_id)
    },

    /** What a browser asks to end of its own: one, or all. */
    async endOfEndpoint(endpoint: string, id?: string): Promise<void> {
      const held = await tx
        .selectFrom('push_subscriptions')
        .select('id')
        .where('endpoint', '=', endpoint)
        .forUpdate()
        .executeTakeFirst()
      if (!held) return
      const own = tx.deleteFrom('push_requests').where('subscription_id', '=', held.id)
      await (id === undefined ? own : own.where('id', '=', id)).execute()
      await dropIdle(held.id)
    },

    /** Nothing more becomes of an order. */
    async endOfOrder(orderId: string): Promise<void> {
      const rows = await tx
        .deleteFrom('push_requests')
        .where('order_id', '=', orderId)
        .returning('subscription_id')
        .execute()
      for (const { subscription_id } of rows) await dropIdle(subscription_id)
    },

    /** Nobody listens there any more. */
    async dropSubscription(subscriptionId: string): Promise<void> {
      await tx.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
    },

    /** Everything of a person. */
    async eraseOf(person: PushPerson): Promise<void> {
      const ids = await idsOfPerson(tx, person)
      if (ids.length === 0) return
      const rows = await tx.deleteFrom('push_requests').where('id', 'in', ids).returning('subscription_id').execute()
      for (const id of new Set(rows.map((row) => row.subscription_id))) await dropIdle(id)
    },

    async purgeRequests(before: Date): Promise<void> {
      await tx.deleteFrom('push_requests').where('asked_at', '<', before).execute()
      await tx
        .deleteFrom('push_subscriptions')
        .where('created_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('push_requests')
                .select('push_requests.id')
                .whereRef('push_requests.subscription_id', '=', 'push_subscriptions.id'),
            ),
          ),
        )
        .execute()
    },
  }

  /** Held first, in a statement of its own: the next one sees what somebody has asked for meanwhile. */
  async function dropIdle(subscriptionId: string): Promise<void> {
    await tx.selectFrom('push_subscriptions').select('id').where('id', '=', subscriptionId).forUpdate().execute()
    await tx
      .deleteFrom('push_subscriptions')
      .where('id', '=', subscriptionId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('push_requests').select('id').where('subscription_id', '=', subscriptionId))),
      )
      .execute()
  }
}
