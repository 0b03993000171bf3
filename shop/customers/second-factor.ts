import { minute } from '#kernel/clock.ts'
import type { PasskeyRecord } from '../credentials/passkey.ts'

/** A passkey of a shopper, with whose it is. Never leaves the department. */
export type CustomerPasskey = PasskeyRecord & { readonly customerId: string }

/** What a challenge is signed for: one of the other purpose is worth nothing. */
export type CustomerChallenge = 'log-in' | 'add'

/** Codes of an app that are asked for after the password. */
export type SecondFactor = { readonly since: Date; readonly recoveryCodesLeft: number }

/** The password was right, and a code is asked for now. The token is told once and kept as its hash. */
export type SecondFactorNeeded = { readonly step: string; readonly expiresAt: Date }

/** That somebody who is logged in is its owner: the password, and a code of their app where they have one. */
export type OwnerProof = { readonly password: string; readonly code: string }

/** So long somebody may take to find their phone. */
export const loginStepLifetime = 10 * minute

/** So long a secret that was shown waits for its first code. */
export const pendingSecretLifetime = 30 * minute

/** Longest that the name of a passkey may be. */
export const passkeyNameMost = 60

/** @returns the name that its owner typed, or what it was made with where they typed none */
export function passkeyName(typed: string, device: string): string {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  return (name === '' ? device : name).slice(0, passkeyNameMost)
}
