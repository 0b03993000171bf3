import type { Database } from '#database/rows.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import type { Customer, CustomerSession } from './customer.ts'
import { customerColumns, customerOfRow } from './customer-row-store.ts'
import type { LoginsAlive } from './session-lifetime.ts'

export type EndedSession = { readonly contextId: string | null }

/** Who is logged in, and in which browsers. */
export function sessionReader(db: Database) {
  return {
    /** Whose login a token is, and in which browser. */
    async bySession(
      token: string,
      { now, seenSince }: LoginsAlive,
    ): Promise<{ readonly customer: Customer; readonly sessionId: string; readonly seenAt: Date } | undefined> {
      const row = await db
        .selectFrom('customer_sessions')
        .innerJoin('customers', 'customers.id', 'customer_sessions.customer_id')
        .where('customer_sessions.token_hash', '=', hashOf(token))
        .where('customer_sessions.expires_at', '>', now)
        .where('customer_sessions.seen_at', '>=', seenSince)
        .select([...customerColumns, 'customer_sessions.id as session_id', 'customer_sessions.seen_at'])
        .executeTakeFirst()
      return row && { customer: customerOfRow(row), sessionId: row.session_id, seenAt: row.seen_at }
    },

    async sessions(customerId: string, { now, seenSince }: LoginsAlive): Promise<CustomerSession[]> {
      const rows = await db
        .selectFrom('customer_sessions')
        .select(['id', 'customer_id', 'device', 'created_at', 'seen_at'])
        .where('customer_id', '=', customerId)
        .where('expires_at', '>', now)
        .where('seen_at', '>=', seenSince)
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
  }
}

/** Begins and ends logins. */
export function sessionWriter(tx: Database) {
  return {
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
    async endSession(token: string, { now, seenSince }: LoginsAlive): Promise<EndedSession | undefined> {
      const row = await tx
        .deleteFrom('customer_sessions')
        .where('token_hash', '=', hashOf(token))
        .returning(['context_id', 'expires_at', 'seen_at'])
        .executeTakeFirst()
      return row && row.expires_at > now && row.seen_at >= seenSince ? { contextId: row.context_id } : undefined
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

    /** @returns how many browsers were logged in */
    async endAllSessions(customerId: string): Promise<number> {
      const { numDeletedRows } = await tx
        .deleteFrom('customer_sessions')
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },

    /** Ends all logins but the one that goes on. */
    async endOtherSessions(customerId: string, sessionId: string): Promise<void> {
      await tx
        .deleteFrom('customer_sessions')
        .where('customer_id', '=', customerId)
        .where('id', '!=', sessionId)
        .execute()
    },

    async seen(sessionId: string, customerId: string, now: Date): Promise<void> {
      await tx.updateTable('customer_sessions').set({ seen_at: now }).where('id', '=', sessionId).execute()
      await active(tx, customerId, now)
    },
  }
}

/** Somebody uses the account: it is kept, whatever was written to them about that. */
async function active(tx: Database, customerId: string, now: Date): Promise<void> {
  await tx.updateTable('customers').set({ active_at: now, warned_at: null }).where('id', '=', customerId).execute()
}
