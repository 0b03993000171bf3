import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database, json } from '#database/rows.ts'
import { readTogether } from '#database/sending-together.ts'
import type { Tables } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { type Order, type OrderLine, type OrderState, opensOrder, readReference } from './order.ts'
import type { FollowedOrder } from './order-history.ts'
import {
  followedOrderOfRow,
  type NewOrder,
  newOrderRow,
  orderLineColumns,
  orderOfRow,
  rowOfOrderLine,
} from './order-row-store.ts'

/** Somebody with more of them asks customer service. */
const mostFollowed = 200

type Orders = SelectQueryBuilder<Tables, 'orders', Selectable<Tables['orders']>>

/** Orders that were paid, the newest first, as their owner follows them. */
export async function readFollowedOrders(db: Database, whose: (orders: Orders) => Orders): Promise<FollowedOrder[]> {
  const rows = await whose(db.selectFrom('orders').selectAll())
    .where('paid_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(mostFollowed)
    .execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_id',
      '=',
      anyOf(
        rows.map((row) => row.id),
        'uuid',
      ),
    )
    .orderBy('position')
    .execute()
  return rows.map((row) => followedOrderOfRow(row, lines))
}

/** What somebody chose when they ordered last. */
export type LastChoices = Pick<Order, 'shippingAddress' | 'shippingMethod' | 'paymentMethod'>

export type OrderReader = ReturnType<typeof orderReader>

export function orderReader(db: Database) {
  return {
    async byId(id: string): Promise<Order | undefined> {
      if (!isUuid(id)) return undefined
      const [[row], lines] = await readTogether(db, (db) => Promise.all([orderById(db, { id }), linesOf(db, { id })]))
      return row && orderOfRow(row, lines)
    },

    /** The id of an order by its number, for those inside the shop alone. */
    async idOfNumber(number: string): Promise<string | undefined> {
      const row = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
      return row?.id
    },

    /**
     * The order of a link: number and code have to match both, so that a wrong code is as good as an unknown number.
     *
     * @param visit of the tablet that asks, if it is one
     */
    async byReference(reference: string, visit?: string): Promise<Order | undefined> {
      const read = readReference(reference)
      if (!read) return undefined
      const { number } = read
      const [[row], lines] = await readTogether(db, (db) =>
        Promise.all([orderByNumber(db, { number }), linesByNumber(db, { number })]),
      )
      const order = row && orderOfRow(row, lines)
      return order && opensOrder(read, order, visit) ? order : undefined
    },

    /** The orders of a customer that were paid, the newest first. */
    ofCustomer: (customerId: string): Promise<FollowedOrder[]> =>
      readFollowedOrders(db, (orders) => orders.where('customer_id', '=', customerId)),

    /** How the latest order that a customer paid in a storefront travelled and was paid; what takes another's place says nothing. */
    async lastChoicesOf(customerId: string, storefrontCode: StorefrontCode): Promise<LastChoices | undefined> {
      const row = await db
        .selectFrom('orders')
        .select(['shipping_address', 'shipping_method', 'payment_method'])
        .where('customer_id', '=', customerId)
        .where('store_code', '=', storefrontCode)
        .where('paid_at', 'is not', null)
        .where('exchange_of', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return (
        row && {
          shippingAddress: row.shipping_address,
          shippingMethod: row.shipping_method,
          paymentMethod: row.payment_method,
        }
      )
    },

    /** An order as its customer follows it. */
    async followed(id: string): Promise<FollowedOrder | undefined> {
      if (!isUuid(id)) return undefined
      const [[row], lines] = await readTogether(db, (db) => Promise.all([orderById(db, { id }), linesOf(db, { id })]))
      return row && followedOrderOfRow(row, lines)
    },

    /**
     * Orders that wait for a payment that nobody ever began: the shopper or the process went away in between. One whose money
     * goes back waits for nothing either.
     */
    async withoutPayment(before: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('orders')
        .select('id')
        .where('state', '=', 'open')
        .where('created_at', '<', before)
        // Whoever got a link by mail has longer.
        .where(({ or, eb }) => or([eb('pay_by', 'is', null), eb('pay_by', '<', before)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'orders.id')
                .where('status', 'in', ['created', 'open', 'pending', 'authorized', 'paid'])
                .where('refund_due', '=', false),
            ),
          ),
        )
        .limit(100)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}

/** Pieces of another order that one takes the place of, and who of the staff said so. */
export type TakesOff = {
  readonly pieces: readonly { readonly position: number; readonly quantity: number }[]
  readonly author: { readonly id: string; readonly name: string }
}

/** What a shopper may say anew of an order that nobody has paid, without its becoming another one. */
export type OrderRemarks = Pick<NewOrder, 'newsletter' | 'comment' | 'customerId' | 'paymentMethod' | 'deliveryDate'>

export function orderWriter(tx: Database) {
  return {
    ...orderReader(tx),

    /** The order of a cart with what was said of it, held until the transaction ends. */
    async lockByCart(cartId: string): Promise<(Order & OrderRemarks) | undefined> {
      const row = await tx.selectFrom('orders').selectAll().where('cart_id', '=', cartId).forUpdate().executeTakeFirst()
      if (!row) return undefined
      const order = orderOfRow(row, await linesOf(tx, { id: row.id }))
      return { ...order, newsletter: row.newsletter, comment: row.comment, customerId: row.customer_id }
    },

    /** Takes over what the shopper says of an order now. */
    async remark(
      id: string,
      { newsletter, comment, customerId, paymentMethod, deliveryDate }: OrderRemarks,
    ): Promise<void> {
      await tx
        .updateTable('orders')
        .set({
          newsletter,
          comment,
          customer_id: customerId,
          payment_method: paymentMethod,
          delivery_date: deliveryDate ? json(deliveryDate) : null,
        })
        .where('id', '=', id)
        .execute()
    },

    async lock(id: string): Promise<Order | undefined> {
      if (!isUuid(id)) return undefined
      // The lines are read after the lock: they are sent behind it.
      const [[row], lines] = await Promise.all([orderLocked(tx, { id }), linesOf(tx, { id })])
      return row && orderOfRow(row, lines)
    },

    /** Where it goes from now on; what was paid and counted for the address of before stays. */
    async changeShippingAddress(id: string, address: Order['shippingAddress']): Promise<void> {
      await tx
        .updateTable('orders')
        .set({ shipping_address: json(address) })
        .where('id', '=', id)
        .execute()
    },

    /** Their customer wants to be forgotten. */
    async askErasure(customerId: string, now: Date): Promise<void> {
      await tx.updateTable('orders').set({ erasure_asked_at: now }).where('customer_id', '=', customerId).execute()
    },

    /** Stores an order that waits for its payment and holds its stock. */
    async add(order: NewOrder): Promise<{ id: string; number: string }> {
      return tx
        .with('placed', (db) => db.insertInto('orders').values(newOrderRow(order)).returning(['id', 'number']))
        .with('written', (db) =>
          db
            .insertInto('order_lines')
            .columns(['order_id', 'position', ...orderLineColumns])
            .expression(sql`
              select placed.id, line.position - 1, ${sql.join(orderLineColumns.map((name) => sql.ref(`line.${name}`)))}
              from placed, rows from (jsonb_to_recordset(${json(order.lines.map(rowOfOrderLine))}::jsonb) as (
                type text, sku text, ean text, brand text, name text, size text, color text, image text, quantity int, total int,
                discount int, tax int, product_sku text, regular_price int, unit_price int, tax_rate int
              )) with ordinality as line (${sql.join([...orderLineColumns, 'position'].map((name) => sql.id(name)))})`),
        )
        .selectFrom('placed')
        .select(['id', 'number'])
        .executeTakeFirstOrThrow()
    },

    /** It was placed for something more of another order, and perhaps in place of pieces of that; it is in the account of that one, if any. */
    async addedTo(id: string, orderId: string, takesOff: TakesOff | undefined): Promise<void> {
      await tx
        .updateTable('orders')
        .set(({ selectFrom }) => ({
          addition_to: orderId,
          takes_off: takesOff ? json(takesOff) : null,
          customer_id: selectFrom('orders as first').select('first.customer_id').where('first.id', '=', orderId),
        }))
        .where('id', '=', id)
        .execute()
    },

    /** What an order takes the place of, once it is paid: pieces of which order. Nothing where it takes the place of none. */
    async takesOff(id: string): Promise<({ readonly from: string } & TakesOff) | undefined> {
      const row = await tx
        .selectFrom('orders')
        .select(['addition_to', 'takes_off'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.addition_to && row.takes_off ? { from: row.addition_to, ...row.takes_off } : undefined
    },

    /** Somebody of the staff placed it for its shopper, who may pay until then. */
    async placedBy(id: string, name: string, payBy: Date): Promise<void> {
      await tx.updateTable('orders').set({ placed_by: name, pay_by: payBy }).where('id', '=', id).execute()
    },

    /** Writes a line of an order anew, or one more. The caller holds the order's row. */
    async writeLine(id: string, position: number, line: OrderLine): Promise<void> {
      const row = rowOfOrderLine(line)
      await tx
        .insertInto('order_lines')
        .values({ order_id: id, position, ...row })
        .onConflict((conflict) => conflict.columns(['order_id', 'position']).doUpdateSet(row))
        .execute()
    },

    async change(
      id: string,
      change: {
        readonly state?: OrderState
        readonly stockReserved?: boolean
        readonly paidAt?: Date
        readonly paymentMethod?: string
      },
    ): Promise<void> {
      await tx
        .updateTable('orders')
        .set({
          ...(change.state === undefined ? {} : { state: change.state }),
          ...(change.stockReserved === undefined ? {} : { stock_claimed: change.stockReserved }),
          ...(change.paidAt === undefined ? {} : { paid_at: change.paidAt }),
          ...(change.paymentMethod === undefined ? {} : { payment_method: change.paymentMethod }),
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

const orderById = compiledStatement((db, value: { id: string }) =>
  db.selectFrom('orders').selectAll().where('id', '=', value.id),
)

const orderLocked = compiledStatement((db, value: { id: string }) =>
  db.selectFrom('orders').selectAll().where('id', '=', value.id).forUpdate(),
)

const linesOf = compiledStatement((db, value: { id: string }) =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', value.id).orderBy('position'),
)

const orderByNumber = compiledStatement((db, value: { number: string }) =>
  db.selectFrom('orders').selectAll().where('number', '=', value.number),
)

const linesByNumber = compiledStatement((db, value: { number: string }) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .where('orders.number', '=', value.number)
    .orderBy('order_lines.position'),
)
