import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { ShopEvents, WebhookDeliveries, WebhookEndpoints } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import {
  type EventDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
  type WebhookEventType,
  webhookEventTypes,
} from './webhook-event.ts'

export type WebhookReader = ReturnType<typeof webhookReader>

/** So many deliveries of an endpoint stand on its page. */
const mostShown = 100

/** While one is on its way nobody else takes it; a node that dies leaves it for the next round after this. */
const leaseSeconds = 120

export function webhookReader(db: Database) {
  return {
    async endpoints(): Promise<WebhookEndpoint[]> {
      const rows = await db.selectFrom('webhook_endpoints').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(endpointOf)
    },

    async endpoint(id: string): Promise<WebhookEndpoint | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst()
      return row && endpointOf(row)
    },

    /** How many wait, or were given up, by endpoint. */
    async counts(): Promise<ReadonlyMap<string, { readonly waiting: number; readonly failed: number }>> {
      const rows = await db
        .selectFrom('webhook_deliveries')
        .where('state', '<>', 'delivered')
        .groupBy('endpoint_id')
        .select(({ fn }) => [
          'endpoint_id',
          fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
          fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
        ])
        .execute()
      return new Map(rows.map((row) => [row.endpoint_id, { waiting: Number(row.waiting), failed: Number(row.failed) }]))
    },

    /** The newest first. */
    async deliveries(endpointId: string): Promise<EventDelivery[]> {
      if (!isUuid(endpointId)) return []
      const rows = await deliveriesOf(db)
        .where('webhook_deliveries.endpoint_id', '=', endpointId)
        .orderBy('webhook_deliveries.event_id', 'desc')
        .limit(mostShown)
        .execute()
      return rows.map(deliveryOf)
    },
  }
}

export function webhookWriter(tx: Database) {
  return {
    ...webhookReader(tx),

    async add(
      endpoint: Pick<WebhookEndpoint, 'url' | 'description' | 'types' | 'createdAt'> & { readonly secret: Buffer },
    ): Promise<WebhookEndpoint> {
      const row = await tx
        .insertInto('webhook_endpoints')
        .values({ ...columnsOf(endpoint), secret: endpoint.secret, state: 'active', created_at: endpoint.createdAt })
        .returningAll()
        .executeTakeFirstOrThrow()
      return endpointOf(row)
    },

    /** @returns nothing where somebody changed it meanwhile, or it is gone */
    async change(
      id: string,
      version: number,
      to: Pick<WebhookEndpoint, 'url' | 'description' | 'types' | 'state'>,
    ): Promise<WebhookEndpoint | undefined> {
      if (!isUuid(id)) return undefined
      const row = await tx
        .updateTable('webhook_endpoints')
        .set({ ...columnsOf(to), state: to.state, version: sql`version + 1` })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      return row && endpointOf(row)
    },

    async changeSecret(id: string, secret: Buffer): Promise<void> {
      await tx
        .updateTable('webhook_endpoints')
        .set({ secret, version: sql`version + 1` })
        .where('id', '=', id)
        .execute()
    },

    /** Tells an endpoint nothing more: it said that it is gone. */
    async pause(id: string): Promise<void> {
      await tx
        .updateTable('webhook_endpoints')
        .set({ state: 'paused', version: sql`version + 1` })
        .where('id', '=', id)
        .execute()
    },

    async remove(id: string): Promise<void> {
      await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
    },

    /**
     * Takes what is due, for one attempt: nothing of an object of which something earlier waits for the same endpoint, so that each is
     * told in its order. What nobody reports on comes again.
     */
    async takeDue(
      now: Date,
      most: number,
    ): Promise<(EventDelivery & { readonly url: string; readonly secret: Buffer })[]> {
      const due = await tx
        .selectFrom('webhook_deliveries as due')
        .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'due.endpoint_id')
        .where('due.state', '=', 'waiting')
        .where('due.next_at', '<=', now)
        .where('webhook_endpoints.state', '=', 'active')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhook_deliveries as earlier')
                .select('earlier.event_id')
                .where('earlier.state', '=', 'waiting')
                .whereRef('earlier.endpoint_id', '=', 'due.endpoint_id')
                .whereRef('earlier.object_type', '=', 'due.object_type')
                .whereRef('earlier.object_id', '=', 'due.object_id')
                .whereRef('earlier.event_id', '<', 'due.event_id'),
            ),
          ),
        )
        .select(['due.event_id', 'due.endpoint_id', 'webhook_endpoints.url', 'webhook_endpoints.secret'])
        .orderBy('due.next_at')
        .limit(most)
        .forUpdate('due')
        .skipLocked()
        .execute()
      const taken: (EventDelivery & { readonly url: string; readonly secret: Buffer })[] = []
      for (const { event_id: eventId, endpoint_id: endpointId, url, secret } of due) {
        await tx
          .updateTable('webhook_deliveries')
          .set({
            attempts: sql`attempts + 1`,
            first_tried_at: sql`coalesce(first_tried_at, ${now})`,
            tried_at: now,
            next_at: new Date(now.getTime() + leaseSeconds * 1000),
          })
          .where('event_id', '=', eventId)
          .where('endpoint_id', '=', endpointId)
          .execute()
        const row = await deliveriesOf(tx)
          .where('webhook_deliveries.event_id', '=', eventId)
          .where('webhook_deliveries.endpoint_id', '=', endpointId)
          .executeTakeFirstOrThrow()
        taken.push({ ...deliveryOf(row), url, secret })
      }
      return taken
    },

    /** What became of an attempt. @param nextAt when it is tried again; nothing where it is not */
    async report(
      { event, endpointId }: Pick<EventDelivery, 'event' | 'endpointId'>,
      outcome: Pick<EventDelivery, 'state' | 'status' | 'answer'> & { readonly nextAt?: Date | undefined },
    ): Promise<void> {
      await tx
        .updateTable('webhook_deliveries')
        .set({
          state: outcome.state,
          status: outcome.status,
          answer: outcome.answer,
          ...(outcome.nextAt && { next_at: outcome.nextAt }),
        })
        .where('event_id', '=', event.id)
        .where('endpoint_id', '=', endpointId)
        .execute()
    },

    /** Has an event tried again from the beginning. @returns whether there was such a delivery */
    async sendAgain(eventId: number, endpointId: string, now: Date): Promise<boolean> {
      if (!isUuid(endpointId)) return false
      const result = await tx
        .updateTable('webhook_deliveries')
        .set({ state: 'waiting', attempts: 0, first_tried_at: null, next_at: now })
        .where('event_id', '=', eventId)
        .where('endpoint_id', '=', endpointId)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Removes what was told long ago; what waits still stays. */
    async purge(before: Date): Promise<void> {
      await tx
        .deleteFrom('shop_events')
        .where('at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhook_deliveries')
                .select('event_id')
                .whereRef('webhook_deliveries.event_id', '=', 'shop_events.id')
                .where('webhook_deliveries.state', '=', 'waiting'),
            ),
          ),
        )
        .execute()
    },
  }
}

const deliveriesOf = (db: Database) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('shop_events', 'shop_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select(['shop_events.type', 'shop_events.data', 'shop_events.at'])

type DeliveryRow = Selectable<WebhookDeliveries> & Pick<Selectable<ShopEvents>, 'type' | 'data' | 'at'>

function deliveryOf(row: DeliveryRow): EventDelivery {
  const event: WebhookEvent = {
    id: Number(row.event_id),
    type: row.type,
    objectType: row.object_type,
    objectId: row.object_id,
    data: row.data,
    at: row.at,
  }
  return {
    event,
    endpointId: row.endpoint_id,
    state: row.state,
    attempts: row.attempts,
    nextAt: row.next_at,
    firstTriedAt: row.first_tried_at,
    triedAt: row.tried_at,
    status: row.status,
    answer: row.answer,
  }
}

const endpointOf = (row: Selectable<WebhookEndpoints>): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  types:
    row.types?.filter((type): type is WebhookEventType => webhookEventTypes.some((known) => known === type)) ?? 'all',
  state: row.state,
  version: row.version,
  createdAt: row.created_at,
})

const columnsOf = ({ url, description, types }: Pick<WebhookEndpoint, 'url' | 'description' | 'types'>) => ({
  url,
  description,
  types: types === 'all' ? null : [...types],
})
