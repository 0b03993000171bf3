import type { PasskeyRecord } from '../credentials/passkey.ts'

/** A passkey with whose it is. Never leaves the department. */
export type StoredPasskey = PasskeyRecord & { readonly memberId: string }

/** What a challenge is signed for: one of another purpose is worth nothing. */
export type ChallengePurpose = 'log-in' | 'prove' | 'add' | 'begin'
