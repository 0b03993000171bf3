import type { Database } from '#database/rows.ts'
import { json } from '#database/rows.ts'
import type { Address } from './address.ts'

export type StoredAddress = Address & { readonly id: string }

export type AddressStore = ReturnType<typeof addressStore>

export function addressStore(db: Database) {
  return {
    async add(address: Address, now: Date): Promise<string> {
      const row = await db
        .insertInto('addresses')
        .values({
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
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    async addresses(ids: readonly string[]): Promise<StoredAddress[]> {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('addresses').selectAll().where('id', 'in', ids).execute()
      return rows.map((row) => ({
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
      }))
    },
  }
}
