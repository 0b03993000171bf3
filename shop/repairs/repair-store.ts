import { anyOf, type Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { ShoeMaterial } from '../catalog/shoe-material.ts'
import { areOfPerson, type PersonOfOrders } from '../orders/orders-of-person-store.ts'
import type { Repair, RepairState } from './repair.ts'

export type RepairReader = ReturnType<typeof repairReader>

/** A request that was made just now. */
export type NewRepair = Pick<
  Repair,
  | 'code'
  | 'orderId'
  | 'position'
  | 'service'
  | 'serviceName'
  | 'text'
  | 'way'
  | 'locationCode'
  | 'currency'
  | 'price'
  | 'days'
> & { readonly idempotencyKey: string }

export function repairReader(db: Database) {
  return {
    /** Those of an order, the newest first. */
    async ofOrder(orderId: string): Promise<Repair[]> {
      const rows = await repairs(db)
        .where('repair_requests.order_id', '=', orderId)
        .orderBy('requested_at', 'desc')
        .execute()
      return rows.map(asRepair)
    },

    async byId(id: string): Promise<Repair | undefined> {
      if (!isUuid(id)) return undefined
      const row = await repairs(db).where('repair_requests.id', '=', id).executeTakeFirst()
      return row && asRepair(row)
    },

    async byCode(code: string): Promise<Repair | undefined> {
      const row = await repairs(db).where('code', '=', code).executeTakeFirst()
      return row && asRepair(row)
    },

    /** What staff see of those in a state: the oldest first, of those that are over the newest. */
    async inState(state: RepairState, reach: StaffReach, most: number): Promise<Repair[]> {
      const { stores, storefronts } = reach
      const rows = await repairs(db)
        .where('repair_requests.state', '=', state)
        .$if(stores !== 'all', (of) => of.where('location_code', '=', anyOf(stores === 'all' ? [] : stores, 'text')))
        .$if(storefronts !== 'all', (of) =>
          of.where('orders.store_code', '=', anyOf(storefronts === 'all' ? [] : storefronts, 'text')),
        )
        .orderBy('requested_at', state === 'collected' || state === 'refused' || state === 'cancelled' ? 'desc' : 'asc')
        .orderBy('repair_requests.id')
        .limit(most)
        .execute()
      return rows.map(asRepair)
    },

    /** Of what an account ordered, or what was ordered with an address and without an account; the first one first. */
    async ofPerson(person: PersonOfOrders): Promise<Repair[]> {
      const rows = await repairs(db).where(areOfPerson(person)).orderBy('requested_at').execute()
      return rows.map(asRepair)
    },

    /** Of what shoes are made, by the number of their product; nothing of what is no shoe, or no longer in the catalogue. */
    async materialsOf(productSkus: readonly string[]): Promise<ReadonlyMap<string, ShoeMaterial>> {
      if (productSkus.length === 0) return new Map()
      const rows = await db
        .selectFrom('products')
        .select(['sku', 'footwear', 'properties'])
        .where('sku', '=', anyOf(productSkus, 'text'))
        .where('footwear', 'is not', null)
        .execute()
      return new Map(
        rows.map(({ sku, footwear, properties }) => [
          sku,
          {
            upper: footwear?.upper ?? [],
            said: properties.flatMap(({ options }) => options.flatMap((one) => Object.values(one))),
          },
        ]),
      )
    },
  }
}

export function repairWriter(tx: Database) {
  return {
    ...repairReader(tx),

    async ofKey(idempotencyKey: string): Promise<Repair | undefined> {
      const row = await repairs(tx).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
      return row && asRepair(row)
    },

    /** Keeps a repair as it is until the transaction ends. */
    async hold(code: string): Promise<Repair | undefined> {
      const row = await tx
        .selectFrom('repair_requests')
        .select('id')
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst()
      return row && (await repairReader(tx).byId(row.id))
    },

    async add({ orderId, idempotencyKey, ...repair }: NewRepair, now: Date): Promise<string> {
      const row = await tx
        .insertInto('repair_requests')
        .values({
          code: repair.code,
          idempotency_key: idempotencyKey,
          order_id: orderId,
          position: repair.position,
          service: repair.service,
          service_name: repair.serviceName,
          text: repair.text,
          way: repair.way,
          location_code: repair.locationCode,
          currency: repair.currency,
          price: repair.price,
          days: repair.days,
          state: 'new',
          requested_at: now,
          changed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    async change(
      id: string,
      change: Partial<Pick<Repair, 'state' | 'reason' | 'price' | 'proposedPrice'>>,
      now: Date,
    ): Promise<void> {
      const { proposedPrice, ...others } = change
      await tx
        .updateTable('repair_requests')
        .set({ ...others, ...(proposedPrice === undefined ? {} : { proposed_price: proposedPrice }), changed_at: now })
        .where('id', '=', id)
        .execute()
    },
  }
}

const repairs = (db: Database) =>
  db
    .selectFrom('repair_requests')
    .innerJoin('orders', 'orders.id', 'repair_requests.order_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'repair_requests.order_id')
        .onRef('order_lines.position', '=', 'repair_requests.position'),
    )
    .select([
      'repair_requests.id',
      'repair_requests.code',
      'repair_requests.order_id',
      'orders.number',
      'orders.store_code',
      'repair_requests.position',
      'order_lines.name',
      'order_lines.color',
      'order_lines.size',
      'order_lines.image',
      'repair_requests.service',
      'repair_requests.service_name',
      'repair_requests.text',
      'repair_requests.way',
      'repair_requests.location_code',
      'repair_requests.currency',
      'repair_requests.price',
      'repair_requests.proposed_price',
      'repair_requests.days',
      'repair_requests.state',
      'repair_requests.reason',
      'repair_requests.requested_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof repairs>['executeTakeFirstOrThrow']>>

const asRepair = (row: Row): Repair => ({
  id: row.id,
  code: row.code,
  orderId: row.order_id,
  orderNumber: row.number,
  storefrontCode: row.store_code,
  position: row.position,
  article: { name: row.name, color: row.color, size: row.size, image: row.image },
  service: row.service,
  serviceName: row.service_name,
  text: row.text,
  way: row.way,
  locationCode: row.location_code,
  currency: row.currency,
  price: row.price,
  proposedPrice: row.proposed_price,
  days: row.days,
  state: row.state,
  reason: row.reason,
  requestedAt: row.requested_at,
})
