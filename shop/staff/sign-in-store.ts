import type { Database } from '#database/rows.ts'
import { hashOf } from '../credentials/hashed-token.ts'

/** Somebody on their way to the provider and back. */
export type SignInAttempt = {
  readonly purpose: 'log-in' | 'prove' | 'begin'
  readonly memberId: string | null
  readonly sessionId: string | null
  readonly invitationHash: Buffer | null
  /** Sealed. */
  readonly codeVerifier: Buffer
  readonly nonce: string
  readonly returnTo: string
  readonly begunAt: Date
}

export function signInWriter(tx: Database) {
  return {
    async keep(
      attempt: Omit<SignInAttempt, 'invitationHash'> & { readonly invitation: string | null },
      { state, browser, expiresAt }: { readonly state: string; readonly browser: string; readonly expiresAt: Date },
    ): Promise<void> {
      await tx
        .insertInto('staff_sign_ins')
        .values({
          state_hash: hashOf(state),
          browser_hash: hashOf(browser),
          purpose: attempt.purpose,
          member_id: attempt.memberId,
          session_id: attempt.sessionId,
          invitation_hash: attempt.invitation === null ? null : hashOf(attempt.invitation),
          code_verifier: attempt.codeVerifier,
          nonce: attempt.nonce,
          return_to: attempt.returnTo,
          begun_at: attempt.begunAt,
          expires_at: expiresAt,
        })
        .execute()
    },

    /** Takes it, so that nobody takes it again; nothing for another browser, and once its time is over. */
    async take(state: string, browser: string, now: Date): Promise<SignInAttempt | undefined> {
      const row = await tx
        .deleteFrom('staff_sign_ins')
        .where('state_hash', '=', hashOf(state))
        .where('browser_hash', '=', hashOf(browser))
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return (
        row && {
          purpose: row.purpose,
          memberId: row.member_id,
          sessionId: row.session_id,
          invitationHash: row.invitation_hash,
          codeVerifier: row.code_verifier,
          nonce: row.nonce,
          returnTo: row.return_to,
          begunAt: row.begun_at,
        }
      )
    },

    async purge(now: Date): Promise<void> {
      await tx.deleteFrom('staff_sign_ins').where('expires_at', '<=', now).execute()
    },
  }
}
