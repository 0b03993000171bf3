import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { anyOf, type Database, json } from '#database/rows.ts'
import type { Customer, CustomerSession } from './customer.ts'

const columns = [
  'customers.id',
  'customers.number',
  'customers.store_code',
  'customers.language',
  'customers.email',
  'customers.salutation',
  'customers.first_name',
  'customers.last_name',
  'customers.birthday',
  'customers.newsletter',
  'customers.email_confirmed_at',
  'customers.email_token',
  'customers.default_billing_address_id',
  'customers.default_shipping_address_id',
  'customers.custom_fields',
  'customers.created_at',
] as const

export type CustomerReader = ReturnType<typeof customerReader>

export function customerReader(db: Database) {
  return {
    /** Whose login a token is, and in which browser. */
    async bySession(
      token: string,
      now: Date,
    ): Promise<{ readonly customer: Customer; readonly sessionId: string; readonly seenAt: Date } | undefined> {
      const row = await db
        .selectFrom('customer_sessions')
        .innerJoin('customers', 'customers.id', 'customer_sessions.customer_id')
        .where('customer_sessions.token_hash', '=', hashOf(token))
        .where('customer_sessions.expires_at', '>', now)
        .select([...columns, 'customer_sessions.id as session_id', 'customer_sessions.seen_at'])
        .executeTakeFirst()
      return row && { customer: asCustomer(row), sessionId: row.session_id, seenAt: row.seen_at }
    },

    /** @param email as `normalizedEmail` writes it */
    async byEmail(
      email: string,
    ): Promise<{ readonly customer: Customer; readonly passwordHash: string | null } | undefined> {
      const row = await db
        .selectFrom('customers')
        .select([...columns, 'customers.password_hash'])
        .where('email', '=', email)
        .executeTakeFirst()
      return row && { customer: asCustomer(row), passwordHash: row.password_hash }
    },

    async passwordHash(customerId: string): Promise<string | null> {
      const row = await db
        .selectFrom('customers')
        .select('password_hash')
        .where('id', '=', customerId)
        .executeTakeFirst()
      return row?.password_hash ?? null
    },

    /** Whose password a mailed link may set. */
    async byPasswordLink(token: string, now: Date): Promise<Customer | undefined> {
      const row = await db
        .selectFrom('password_links')
        .innerJoin('customers', 'customers.id', 'password_links.customer_id')
        .where('hash', '=', hashOf(token))
        .where('password_links.expires_at', '>', now)
        .select(columns)
        .executeTakeFirst()
      return row && asCustomer(row)
    },

    /** The address whose data a mailed link opens. */
    async byDataLink(token: string, now: Date): Promise<string | undefined> {
      const row = await db
        .selectFrom('data_links')
        .select('email')
        .where('hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.email
    },

    async sessions(customerId: string, now: Date): Promise<CustomerSession[]> {
      const rows = await db
        .selectFrom('customer_sessions')
        .select(['id', 'customer_id', 'device', 'created_at', 'seen_at'])
        .where('customer_id', '=', customerId)
        .where('expires_at', '>', now)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        customerId: row.customer_id,
        device: row.device,
        createdAt: row.created_at,
        seenAt: row.seen_at,
      }))
    },

    /** Ids of products, the newest first. */
    async wishlist(customerId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('wishlist_items')
        .select('product_id')
        .where('customer_id', '=', customerId)
        .orderBy('added_at', 'desc')
        .orderBy('product_id')
        .execute()
      return rows.map((row) => row.product_id)
    },
  }
}

export type NewCustomer = Omit<
  Customer,
  'id' | 'number' | 'emailConfirmedAt' | 'defaultBillingAddressId' | 'defaultShippingAddressId' | 'customFields'
> & { readonly passwordHash: string | null }

export type CustomerChange = Partial<
  Pick<
    Customer,
    | 'email'
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

export type CustomerWriter = ReturnType<typeof customerWriter>

export function customerWriter(tx: Database) {
  return {
    ...customerReader(tx),

    /** The customer, held until the transaction ends: what one does at once on two devices happens one after the other. */
    async lock(id: string): Promise<Customer | undefined> {
      const row = await tx.selectFrom('customers').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && asCustomer(row)
    },

    /** Nothing when the e-mail address has an account already, also when both were made at once. */
    async add(customer: NewCustomer): Promise<Customer | undefined> {
      const row = await tx
        .insertInto('customers')
        .values({
          number: sql<string>`'C' || nextval('customer_numbers')::text`,
          store_code: customer.storeCode,
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
        .returning(columns)
        .executeTakeFirst()
      return row && asCustomer(row)
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
        .set({
          ...(email === undefined ? {} : { email }),
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
          updated_at: now,
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst()
      return row && asCustomer(row)
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

    /** The customer, held, if nobody has used the account since. */
    async lockUnused(id: string, since: Date): Promise<Customer | undefined> {
      const row = await tx
        .selectFrom('customers')
        .select(columns)
        .where('id', '=', id)
        .where('active_at', '<', since)
        .forUpdate()
        .executeTakeFirst()
      return row && asCustomer(row)
    },

    /** Notes that the owner of an unused account was written to. */
    async warned(id: string, now: Date): Promise<void> {
      await tx.updateTable('customers').set({ warned_at: now }).where('id', '=', id).execute()
    },

    async remove(id: string): Promise<void> {
      await tx.deleteFrom('customers').where('id', '=', id).execute()
    },

    async beginSession(session: {
      readonly customerId: string
      readonly token: string
      /** The browser's context, which the login began in. */
      readonly contextId?: string | undefined
      readonly device: string
      readonly now: Date
      readonly expiresAt: Date
    }): Promise<void> {
      await active(tx, session.customerId, session.now)
      await tx
        .insertInto('customer_sessions')
        .values({
          customer_id: session.customerId,
          context_id: session.contextId ?? null,
          token_hash: hashOf(session.token),
          device: session.device,
          created_at: session.now,
          seen_at: session.now,
          expires_at: session.expiresAt,
        })
        .execute()
    },

    /** Ends the session of a token; says whether somebody was logged in by it, and the context that it began in. */
    async endSession(token: string, now: Date): Promise<EndedSession | undefined> {
      const row = await tx
        .deleteFrom('customer_sessions')
        .where('token_hash', '=', hashOf(token))
        .returning(['context_id', 'expires_at'])
        .executeTakeFirst()
      return row && row.expires_at > now ? { contextId: row.context_id } : undefined
    },

    /** Ends one session of a customer's own, by its id. */
    async endSessionById(customerId: string, sessionId: string): Promise<EndedSession | undefined> {
      const row = await tx
        .deleteFrom('customer_sessions')
        .where('customer_id', '=', customerId)
        .where('id', '=', sessionId)
        .returning('context_id')
        .executeTakeFirst()
      return row && { contextId: row.context_id }
    },

    async endAllSessions(customerId: string): Promise<void> {
      await tx.deleteFrom('customer_sessions').where('customer_id', '=', customerId).execute()
    },

    async seen(sessionId: string, customerId: string, now: Date): Promise<void> {
      await tx.updateTable('customer_sessions').set({ seen_at: now }).where('id', '=', sessionId).execute()
      await active(tx, customerId, now)
    },

    async addPasswordLink(customerId: string, token: string, expiresAt: Date): Promise<void> {
      await tx
        .insertInto('password_links')
        .values({ hash: hashOf(token), customer_id: customerId, expires_at: expiresAt })
        .execute()
    },

    /** Uses a link up: of two who use it at once, one gets the customer. */
    async takePasswordLink(token: string, now: Date): Promise<string | undefined> {
      const row = await tx
        .deleteFrom('password_links')
        .where('hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .returning('customer_id')
        .executeTakeFirst()
      return row?.customer_id
    },

    async addEmailLink(link: EmailLink & { readonly expiresAt: Date }): Promise<void> {
      await tx
        .insertInto('email_links')
        .values({
          hash: hashOf(link.token),
          customer_id: link.customerId,
          email: link.email,
          expires_at: link.expiresAt,
        })
        .execute()
    },

    /** Uses a link up that was mailed to this address of this customer; says whether there was one. */
    async takeEmailLink({ customerId, email, token }: EmailLink, now: Date): Promise<boolean> {
      const row = await tx
        .deleteFrom('email_links')
        .where('hash', '=', hashOf(token))
        .where('customer_id', '=', customerId)
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .returning('customer_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async addDataLink(link: {
      readonly email: string
      readonly token: string
      readonly expiresAt: Date
    }): Promise<void> {
      await tx
        .insertInto('data_links')
        .values({ hash: hashOf(link.token), email: link.email, expires_at: link.expiresAt })
        .execute()
    },

    async dropDataLinks(email: string): Promise<void> {
      await tx.deleteFrom('data_links').where('email', '=', email).execute()
    },

    async dropPasswordLinks(customerId: string): Promise<void> {
      await tx.deleteFrom('password_links').where('customer_id', '=', customerId).execute()
    },

    /** Drops logins and links whose time is over. */
    async purgeExpired(now: Date): Promise<void> {
      await tx.deleteFrom('customer_sessions').where('expires_at', '<=', now).execute()
      await tx.deleteFrom('password_links').where('expires_at', '<=', now).execute()
      await tx.deleteFrom('email_links').where('expires_at', '<=', now).execute()
      await tx.deleteFrom('data_links').where('expires_at', '<=', now).execute()
    },

    /** Puts products on the list that are not there yet; ids of products that don't exist are passed over. */
    async addToWishlist(customerId: string, productIds: readonly string[], now: Date): Promise<void> {
      if (productIds.length === 0) return
      await tx
        .insertInto('wishlist_items')
        .columns(['customer_id', 'product_id', 'added_at'])
        .expression((build) =>
          build
            .selectFrom('products')
            .where('id', '=', anyOf(productIds, 'uuid'))
            .select([
              sql<string>`${customerId}::uuid`.as('customer_id'),
              'id',
              sql<Date>`${now}::timestamptz`.as('at'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async deleteFromWishlist(customerId: string, productId: string): Promise<void> {
      await tx
        .deleteFrom('wishlist_items')
        .where('customer_id', '=', customerId)
        .where('product_id', '=', productId)
        .execute()
    },
  }
}

export type EmailLink = { readonly customerId: string; readonly email: string; readonly token: string }

export type EndedSession = { readonly contextId: string | null }

/** Somebody uses the account: it is kept, whatever was written to them about that. */
async function active(tx: Database, customerId: string, now: Date): Promise<void> {
  await tx.updateTable('customers').set({ active_at: now, warned_at: null }).where('id', '=', customerId).execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

type Row = {
  id: string
  number: string
  store_code: Customer['storeCode']
  language: Customer['language']
  email: string
  salutation: Customer['salutation']
  first_name: string
  last_name: string
  birthday: string | null
  newsletter: boolean
  email_confirmed_at: Date | null
  email_token: string
  default_billing_address_id: string | null
  default_shipping_address_id: string | null
  custom_fields: Customer['customFields']
  created_at: Date
}

function asCustomer(row: Row): Customer {
  return {
    id: row.id,
    number: row.number,
    storeCode: row.store_code,
    language: row.language,
    email: row.email,
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    birthday: row.birthday,
    newsletter: row.newsletter,
    emailConfirmedAt: row.email_confirmed_at,
    emailToken: row.email_token,
    defaultBillingAddressId: row.default_billing_address_id,
    defaultShippingAddressId: row.default_shipping_address_id,
    customFields: row.custom_fields,
    createdAt: row.created_at,
  }
}
