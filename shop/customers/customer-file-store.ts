import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { addressStore, type StoredAddress } from '../checkout/address-store.ts'
import type { Customer } from './customer.ts'
import { customerColumns, customerOfRow } from './customer-row-store.ts'

/** A customer with what files tell of them. */
export type CustomerFile = {
  readonly customer: Customer
  /** The addresses that are chosen by default; the same one where both are. */
  readonly billing: StoredAddress | null
  readonly shipping: StoredAddress | null
  /** Points that can become vouchers. */
  readonly points: number
  /** Whether anything was done with the account since it was opened. */
  readonly isUsed: boolean
}

export type CustomerFileReader = ReturnType<typeof customerFileReader>

/** Customers as files have them, many at once. */
export function customerFileReader(db: Database) {
  const files = () =>
    db.selectFrom('customers').select([
      ...customerColumns,
      sql<number>`coalesce((
        select sum(points)::int from loyalty_entries
        where customer_id = customers.id and state = 'available'), 0)`.as('points'),
      sql<boolean>`customers.active_at > customers.created_at or customers.email_confirmed_at is not null
        or exists (select from orders where customer_id = customers.id)
        or exists (select from loyalty_entries where customer_id = customers.id and type <> 'opening')`.as('is_used'),
    ])

  async function withAddresses(
    rows: Awaited<ReturnType<ReturnType<typeof files>['execute']>>,
  ): Promise<CustomerFile[]> {
    const customers = rows.map((row) => ({ ...row, customer: customerOfRow(row) }))
    const found = await addressStore(db).addresses(
      customers.flatMap(({ customer }) => [
        ...(customer.defaultBillingAddressId ? [customer.defaultBillingAddressId] : []),
        ...(customer.defaultShippingAddressId ? [customer.defaultShippingAddressId] : []),
      ]),
    )
    const byId = new Map(found.map((address) => [address.id, address]))
    return customers.map(({ customer, points, is_used }) => ({
      customer,
      billing: byId.get(customer.defaultBillingAddressId ?? '') ?? null,
      shipping: byId.get(customer.defaultShippingAddressId ?? '') ?? null,
      points,
      isUsed: is_used,
    }))
  }

  return {
    /** Those of some addresses, by their address. */
    async filesOf(emails: readonly string[]): Promise<ReadonlyMap<string, CustomerFile>> {
      const rows = await files().where('email', '=', anyOf(emails, 'text')).execute()
      return new Map((await withAddresses(rows)).map((file) => [file.customer.email, file]))
    },

    /** Those behind an address, in the order of their addresses. */
    async filesAfter(email: string, most: number, storefrontCode?: StorefrontCode): Promise<CustomerFile[]> {
      let query = files().where('email', '>', email).orderBy('email').limit(most)
      if (storefrontCode) query = query.where('store_code', '=', storefrontCode)
      return withAddresses(await query.execute())
    },

    async countCustomers(storefrontCode?: StorefrontCode): Promise<number> {
      let query = db.selectFrom('customers').select(({ fn }) => fn.countAll<number>().as('count'))
      if (storefrontCode) query = query.where('store_code', '=', storefrontCode)
      return (await query.executeTakeFirst())?.count ?? 0
    },
  }
}

export function customerFileWriter(tx: Database) {
  return {
    ...customerFileReader(tx),

    /** Holds the customers of some addresses until the transaction ends, always in the same order. */
    async lockEmails(emails: readonly string[]): Promise<void> {
      await tx
        .selectFrom('customers')
        .select('id')
        .where('email', '=', anyOf(emails, 'text'))
        .orderBy('id')
        .forUpdate()
        .execute()
    },
  }
}
