import type { Database } from '#database/rows.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import { recoveryCodeHash } from '../credentials/one-time-codes.ts'
import type { Customer } from './customer.ts'
import { customerColumns, customerOfRow } from './customer-row-store.ts'
import type { SecondFactor } from './second-factor.ts'

/** What codes are checked by. Sealed, and never leaves the department. */
export type FactorSecrets = {
  readonly codeSecret: Buffer | null
  readonly codeStep: number | null
  readonly pendingSecret: Buffer | null
  readonly pendingUntil: Date | null
}

/** Who has a second factor, and who is in the middle of a log-in. */
export function secondFactorReader(db: Database) {
  return {
    async secondFactor(customerId: string): Promise<SecondFactor | undefined> {
      const row = await db
        .selectFrom('customer_second_factors')
        .select(({ selectFrom, fn }) => [
          'since',
          selectFrom('customer_recovery_codes')
            .select(fn.countAll<number>().as('left'))
            .whereRef('customer_recovery_codes.customer_id', '=', 'customer_second_factors.customer_id')
            .as('left'),
        ])
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return row?.since ? { since: row.since, recoveryCodesLeft: Number(row.left ?? 0) } : undefined
    },

    async factorSecrets(customerId: string): Promise<FactorSecrets | undefined> {
      const row = await db
        .selectFrom('customer_second_factors')
        .selectAll()
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return (
        row && {
          codeSecret: row.code_secret,
          codeStep: row.code_step,
          pendingSecret: row.pending_secret,
          pendingUntil: row.pending_until,
        }
      )
    },

    /** Who showed the right password and has to show a code. */
    async byLoginStep(token: string, now: Date): Promise<Customer | undefined> {
      const row = await db
        .selectFrom('customer_login_steps')
        .innerJoin('customers', 'customers.id', 'customer_login_steps.customer_id')
        .where('customer_login_steps.token_hash', '=', hashOf(token))
        .where('customer_login_steps.expires_at', '>', now)
        .select(customerColumns)
        .executeTakeFirst()
      return row && customerOfRow(row)
    },
  }
}

/** Turns second factors on and off, and takes their codes. */
export function secondFactorWriter(tx: Database) {
  return {
    /** A secret that its owner has been shown; what is on stays on until they confirm it. */
    async keepPendingSecret(customerId: string, secret: Buffer, until: Date): Promise<void> {
      const pending = { pending_secret: secret, pending_until: until }
      await tx
        .insertInto('customer_second_factors')
        .values({ customer_id: customerId, ...pending })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(pending))
        .execute()
    },

    /** The secret that was shown is the one that counts. */
    async confirmSecret(customerId: string, secret: Buffer, step: number, now: Date): Promise<void> {
      await tx
        .updateTable('customer_second_factors')
        .set({ code_secret: secret, code_step: step, since: now, pending_secret: null, pending_until: null })
        .where('customer_id', '=', customerId)
        .execute()
    },

    /** @returns whether one was on */
    async removeFactor(customerId: string): Promise<boolean> {
      await tx.deleteFrom('customer_recovery_codes').where('customer_id', '=', customerId).execute()
      const row = await tx
        .deleteFrom('customer_second_factors')
        .where('customer_id', '=', customerId)
        .returning('since')
        .executeTakeFirst()
      return row !== undefined && row.since !== null
    },

    /** Takes a code of the app. @returns whether neither it nor a later one was taken before */
    async takeFactorStep(customerId: string, step: number): Promise<boolean> {
      const result = await tx
        .updateTable('customer_second_factors')
        .set({ code_step: step })
        .where('customer_id', '=', customerId)
        .where(({ eb, or }) => or([eb('code_step', 'is', null), eb('code_step', '<', step)]))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Takes a recovery code. @returns whether there was one that nobody took before */
    async takeFactorRecovery(customerId: string, code: string): Promise<boolean> {
      const result = await tx
        .deleteFrom('customer_recovery_codes')
        .where('customer_id', '=', customerId)
        .where('code_hash', '=', recoveryCodeHash(code))
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async replaceFactorRecoveries(customerId: string, codes: readonly string[]): Promise<void> {
      await tx.deleteFrom('customer_recovery_codes').where('customer_id', '=', customerId).execute()
      await tx
        .insertInto('customer_recovery_codes')
        .values(codes.map((code) => ({ customer_id: customerId, code_hash: recoveryCodeHash(code) })))
        .execute()
    },

    async addLoginStep(customerId: string, token: string, expiresAt: Date): Promise<void> {
      await tx
        .insertInto('customer_login_steps')
        .values({ token_hash: hashOf(token), customer_id: customerId, expires_at: expiresAt })
        .execute()
    },

    /** Uses a step up. @returns whether it was this call that did */
    async takeLoginStep(token: string, now: Date): Promise<boolean> {
      const result = await tx
        .deleteFrom('customer_login_steps')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    /** Another password: what the one before began is over. */
    async dropLoginSteps(customerId: string): Promise<void> {
      await tx.deleteFrom('customer_login_steps').where('customer_id', '=', customerId).execute()
    },
  }
}
