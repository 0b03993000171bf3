import type { Selectable } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StaffPasskeys } from '#database/tables.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import type { ChallengePurpose, StoredPasskey } from './passkey.ts'

export type PasskeyReader = ReturnType<typeof passkeyReader>

export function passkeyReader(db: Database) {
  return {
    async ofMember(memberId: string): Promise<StoredPasskey[]> {
      const rows = await db
        .selectFrom('staff_passkeys')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(passkeyOf)
    },

    async byId(id: string): Promise<StoredPasskey | undefined> {
      const row = await db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row && passkeyOf(row)
    },
  }
}

export function passkeyWriter(tx: Database) {
  return {
    ...passkeyReader(tx),

    async addChallenge(challenge: {
      readonly challenge: string
      readonly purpose: ChallengePurpose
      readonly memberId: string | undefined
      readonly expiresAt: Date
    }): Promise<void> {
      await tx
        .insertInto('staff_challenges')
        .values({
          challenge_hash: hashOf(challenge.challenge),
          purpose: challenge.purpose,
          member_id: challenge.memberId ?? null,
          expires_at: challenge.expiresAt,
        })
        .execute()
    },

    /** Takes a challenge, so that nobody takes it again. @returns whether there was such a one */
    async takeChallenge(
      challenge: string,
      purpose: ChallengePurpose,
      memberId: string | undefined,
      now: Date,
    ): Promise<boolean> {
      const result = await tx
        .deleteFrom('staff_challenges')
        .where('challenge_hash', '=', hashOf(challenge))
        .where('purpose', '=', purpose)
        .where('member_id', 'is not distinct from', memberId ?? null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async purgeChallenges(now: Date): Promise<void> {
      await tx.deleteFrom('staff_challenges').where('expires_at', '<=', now).execute()
    },

    /** @returns false for a credential that is known already */
    async add(passkey: Omit<StoredPasskey, 'usedAt'>): Promise<boolean> {
      const row = await tx
        .insertInto('staff_passkeys')
        .values({
          id: passkey.id,
          member_id: passkey.memberId,
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

    async used(id: string, counter: number, now: Date): Promise<void> {
      await tx.updateTable('staff_passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
    },

    /** @returns its name; nothing where they had no such passkey */
    async remove(id: string, memberId: string): Promise<string | undefined> {
      const row = await tx
        .deleteFrom('staff_passkeys')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returning('name')
        .executeTakeFirst()
      return row?.name
    },

    async removeAll(memberId: string): Promise<void> {
      await tx.deleteFrom('staff_passkeys').where('member_id', '=', memberId).execute()
    },
  }
}

const passkeyOf = (row: Selectable<StaffPasskeys>): StoredPasskey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
  memberId: row.member_id,
  publicKey: new Uint8Array(row.public_key),
  counter: row.counter,
  transports: row.transports,
})
