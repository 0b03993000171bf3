import type { Selectable } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database, json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import type { Address } from '../orders/address.ts'

export type StoredAddress = Address & { readonly id: string }

const byIds = compiledStatement((db, value: { ids: readonly string[] }) =>
  db.selectFrom('addresses').selectAll().where('id', '=', anyOf(value.ids, 'uuid')),
)

export type AddressStore = ReturnType<typeof addressStore>

export function addressStore(db: Database) {
  return {
    /** @param customerId in whose book it stands; nobody's when it is typed into one checkout */
    async add(address: Address, now: Date, customerId: string | null = null): Promise<string> {
      const row = await db
        .insertInto('addresses')
        .values({ ...asRow(address), created_at: now, customer_id: customerId })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    async addresses(ids: readonly string[]): Promise<StoredAddress[]> {
      if (ids.length === 0) return []
      return (await byIds(db, { ids })).map(asAddress)
    },

    /** A customer's address book, the oldest first. */
    async ofCustomer(customerId: string): Promise<StoredAddress[]> {
      const rows = await db
        .selectFrom('addresses')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(asAddress)
    },

    async replaceOfCustomer(customerId: string, id: string, address: Address): Promise<boolean> {
      const changed = await db
        .updateTable('addresses')
        .set(asRow(address))
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return changed.numUpdatedRows > 0n
    },

    async deleteOfCustomer(customerId: string, id: string): Promise<boolean> {
      const deleted = await db
        .deleteFrom('addresses')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return deleted.numDeletedRows > 0n
    },
  }
}

function asRow(address: Address) {
  return {
    country: address.country,
    salutation: address.salutation,
    first_name: address.firstName,
    last_name: address.lastName,
    zipcode: address.zipcode,
    city: address.city,
    street: address.street,
    additional_address_line1: address.additionalAddressLine1,
    additional_address_line2: address.additionalAddressLine2,
    phone_number: address.phoneNumber,
    custom_fields: json(address.customFields),
  }
}

function asAddress(row: Selectable<Tables['addresses']>): StoredAddress {
  return {
    id: row.id,
    country: row.country,
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    zipcode: row.zipcode,
    city: row.city,
    street: row.street,
    additionalAddressLine1: row.additional_address_line1,
    additionalAddressLine2: row.additional_address_line2,
    phoneNumber: row.phone_number,
    customFields: row.custom_fields,
  }
}
