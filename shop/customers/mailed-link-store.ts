import type { Database } from '#database/rows.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import type { Customer } from './customer.ts'
import { customerColumns, customerOfRow } from './customer-row-store.ts'

export type EmailLink = { readonly customerId: string; readonly email: string; readonly token: string }

/** Whom the links that were mailed are for. */
export function mailedLinkReader(db: Database) {
  return {
    /** Whose password a mailed link may set. */
    async byPasswordLink(token: string, now: Date): Promise<Customer | undefined> {
      const row = await db
        .selectFrom('password_links')
        .innerJoin('customers', 'customers.id', 'password_links.customer_id')
        .where('hash', '=', hashOf(token))
        .where('password_links.expires_at', '>', now)
        .select(customerColumns)
        .executeTakeFirst()
      return row && customerOfRow(row)
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
  }
}

/** Links by which a new password is set. */
export function passwordLinkWriter(tx: Database) {
  return {
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

    async dropPasswordLinks(customerId: string): Promise<void> {
      await tx.deleteFrom('password_links').where('customer_id', '=', customerId).execute()
    },
  }
}

/** Links by which somebody shows that a new e-mail address is theirs. */
export function emailLinkWriter(tx: Database) {
  return {
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
  }
}

/** Links by which somebody without an account gets their data. */
export function dataLinkWriter(tx: Database) {
  return {
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
  }
}
