import { sql } from 'kysely'
import { type Database, json } from '#database/rows.ts'
import type { Customer } from './customer.ts'
import { customerColumns, customerOfRow } from './customer-row-store.ts'

export type NewCustomer = Omit<
  Customer,
  'id' | 'number' | 'emailConfirmedAt' | 'defaultBillingAddressId' | 'defaultShippingAddressId' | 'customFields'
> & { readonly passwordHash: string | null }

export type CustomerChange = Partial<
  Pick<
    Customer,
    | 'email'
    | 'language'
    | 'salutation'
    | 'firstName'
    | 'lastName'
    | 'birthday'
    | 'newsletter'
    | 'emailConfirmedAt'
    | 'defaultBillingAddressId'
    | 'defaultShippingAddressId'
    | 'customFields'
  >
> & { readonly passwordHash?: string }

/** Accounts by their address. */
export function profileReader(db: Database) {
  return {
    /** @param email as `normalizedEmail` writes it */
    async byEmail(
      email: string,
    ): Promise<{ readonly customer: Customer; readonly passwordHash: string | null } | undefined> {
      const row = await db
        .selectFrom('customers')
        .select([...customerColumns, 'customers.password_hash'])
        .where('email', '=', email)
        .executeTakeFirst()
      return row && { customer: customerOfRow(row), passwordHash: row.password_hash }
    },

    async passwordHash(customerId: string): Promise<string | null> {
      const row = await db
        .selectFrom('customers')
        .select('password_hash')
        .where('id', '=', customerId)
        .executeTakeFirst()
      return row?.password_hash ?? null
    },
  }
}

/** Makes and changes accounts. */
export function profileWriter(tx: Database) {
  return {
    /** The customer, held until the transaction ends: what one does at once on two devices happens one after the other. */
    async lock(id: string): Promise<Customer | undefined> {
      const row = await tx
        .selectFrom('customers')
        .select(customerColumns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row && customerOfRow(row)
    },

    /** Nothing when the e-mail address has an account already, also when both were made at once. */
    async add(customer: NewCustomer): Promise<Customer | undefined> {
      const row = await tx
        .insertInto('customers')
        .values({
          number: sql<string>`'C' || nextval('customer_numbers')::text`,
          store_code: customer.storefrontCode,
          language: customer.language,
          email: customer.email,
          password_hash: customer.passwordHash,
          salutation: customer.salutation,
          first_name: customer.firstName,
          last_name: customer.lastName,
          birthday: customer.birthday,
          newsletter: customer.newsletter,
          email_token: customer.emailToken,
          active_at: customer.createdAt,
          created_at: customer.createdAt,
          updated_at: customer.createdAt,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning(customerColumns)
        .executeTakeFirst()
      return row && customerOfRow(row)
    },

    /** Nothing when the new e-mail address belongs to another account. */
    async change(id: string, change: CustomerChange, now: Date): Promise<Customer | undefined> {
      const { email } = change
      if (email !== undefined) {
        const other = await tx.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
        if (other && other.id !== id) return undefined
      }
      const row = await tx
        .updateTable('customers')
        .set({ ...columnsOf(change), updated_at: now })
        .where('id', '=', id)
        .returning(customerColumns)
        .executeTakeFirst()
      return row && customerOfRow(row)
    },

    /** What the account of an address, if there is one, shows about the newsletter. */
    async showNewsletter(email: string, newsletter: boolean, now: Date): Promise<void> {
      await tx
        .updateTable('customers')
        .set({ newsletter, updated_at: now })
        .where('email', '=', email)
        .where('newsletter', '<>', newsletter)
        .execute()
    },

    async remove(id: string): Promise<void> {
      await tx.deleteFrom('customers').where('id', '=', id).execute()
    },
  }
}

/** Accounts that nobody uses any more. */
export function unusedAccountWriter(tx: Database) {
  return {
    /** The customer, held, if nobody has used the account since. */
    async lockUnused(id: string, since: Date): Promise<Customer | undefined> {
      const row = await tx
        .selectFrom('customers')
        .select(customerColumns)
        .where('id', '=', id)
        .where('active_at', '<', since)
        .forUpdate()
        .executeTakeFirst()
      return row && customerOfRow(row)
    },

    /** Notes that the owner of an unused account was written to. */
    async warned(id: string, now: Date): Promise<void> {
      await tx.updateTable('customers').set({ warned_at: now }).where('id', '=', id).execute()
    },
  }
}

/** The columns of what changes; the others stay as they are. */
function columnsOf(change: CustomerChange) {
  return {
    ...(change.email === undefined ? {} : { email: change.email }),
    ...(change.language === undefined ? {} : { language: change.language }),
    ...(change.salutation === undefined ? {} : { salutation: change.salutation }),
    ...(change.firstName === undefined ? {} : { first_name: change.firstName }),
    ...(change.lastName === undefined ? {} : { last_name: change.lastName }),
    ...(change.birthday === undefined ? {} : { birthday: change.birthday }),
    ...(change.newsletter === undefined ? {} : { newsletter: change.newsletter }),
    ...(change.emailConfirmedAt === undefined ? {} : { email_confirmed_at: change.emailConfirmedAt }),
    ...(change.passwordHash === undefined ? {} : { password_hash: change.passwordHash }),
    ...(change.customFields === undefined ? {} : { custom_fields: json(change.customFields) }),
    ...(change.defaultBillingAddressId === undefined
      ? {}
      : { default_billing_address_id: change.defaultBillingAddressId }),
    ...(change.defaultShippingAddressId === undefined
      ? {}
      : { default_shipping_address_id: change.defaultShippingAddressId }),
  }
}
