import type { Selectable } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { CustomerPasskeys } from '#database/tables.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import type { CustomerChallenge, CustomerPasskey } from './second-factor.ts'

/** Passkeys of shoppers. */
export function customerPasskeyReader(db: Database) {
  return {
    async passkeys(customerId: string): Promise<CustomerPasskey[]> {
      const rows = await db
        .selectFrom('customer_passkeys')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(passkeyOfRow)
    },

    async passkeyById(id: string): Promise<CustomerPasskey | undefined> {
      const row = await db.selectFrom('customer_passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row && passkeyOfRow(row)
    },
  }
}

/** Makes and forgets them, with what they are to sign. */
export function customerPasskeyWriter(tx: Database) {
  return {
    async addChallenge(challenge: {
      readonly challenge: string
      readonly purpose: CustomerChallenge
      readonly customerId: string | undefined
      readonly expiresAt: Date
    }): Promise<void> {
      await tx
        .insertInto('customer_challenges')
        .values({
          challenge_hash: hashOf(challenge.challenge),
          purpose: challenge.purpose,
          customer_id: challenge.customerId ?? null,
          expires_at: challenge.expiresAt,
        })
        .execute()
    },

    /** Takes a challenge, so that nobody takes it again. @returns whether there was such a one */
    async takeChallenge(
      challenge: string,
      purpose: CustomerChallenge,
      customerId: string | undefined,
      now: Date,
    ): Promise<boolean> {
      const result = await tx
        .deleteFrom('customer_challenges')
        .where('challenge_hash', '=', hashOf(challenge))
        .where('purpose', '=', purpose)
        .where('customer_id', 'is not distinct from', customerId ?? null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** @returns false for a credential that is known already */
    async addPasskey(passkey: Omit<CustomerPasskey, 'usedAt'>): Promise<boolean> {
      const row = await tx
        .insertInto('customer_passkeys')
        .values({
          id: passkey.id,
          customer_id: passkey.customerId,
          public_key: Buffer.from(passkey.publicKey),
          counter: passkey.counter,
          transports: [...passkey.transports],
          name: passkey.name,
          created_at: passkey.createdAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async passkeyUsed(id: string, counter: number, now: Date): Promise<void> {
      await tx.updateTable('customer_passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
    },

    /** @returns whether they had it */
    async removePasskey(id: string, customerId: string): Promise<boolean> {
      const result = await tx
        .deleteFrom('customer_passkeys')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** @returns how many there were */
    async removePasskeys(customerId: string): Promise<number> {
      const result = await tx.deleteFrom('customer_passkeys').where('customer_id', '=', customerId).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}

const passkeyOfRow = (row: Selectable<CustomerPasskeys>): CustomerPasskey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
  customerId: row.customer_id,
  publicKey: new Uint8Array(row.public_key),
  counter: row.counter,
  transports: row.transports,
})
