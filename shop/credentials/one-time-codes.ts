import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashOf } from './hashed-token.ts'

/** What authenticator apps expect by default (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A clock may be off by one step, before or after. */
const tolerance = 1

/** The secret of an app, as base32 text of 160 bits (RFC 4226, section 4). */
export function newCodeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What a QR code carries into an app. */
export function otpauthUrlOf(secret: string, { issuer, email }: { readonly issuer: string; readonly email: string }) {
  return new TOTP({ ...settings, issuer, label: email, secret: Secret.fromBase32(secret) }).toString()
}

/**
 * The step of the clock that a code belongs to; nothing for a wrong one.
 * @param lastStep of the last code that was taken: it and those before it are worth nothing any more
 */
export function codeStep(secret: string, code: string, now: Date, lastStep: number | null): number | undefined {
  const token = code.replaceAll(' ', '')
  if (!/^\d{6}$/.test(token)) return undefined
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token, timestamp: now.getTime(), window: tolerance })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / (settings.period * 1000)) + delta
  return lastStep !== null && step <= lastStep ? undefined : step
}

/** The code of a moment, as an app shows it. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Ten codes of 118 random bits that each stand in for the app once: `k7m2-9qxt-4hcp-w3nd-8rfy-6avz`. What has fewer than 112 would have
 * to be hashed like a password (OWASP ASVS 6.5.2).
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () =>
    Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')).join('-'),
  )
}

/** What is kept of a recovery code, however it was typed. */
export function recoveryCodeHash(code: string): Buffer {
  return hashOf(
    code
      .toLowerCase()
      .slice(0, 40)
      .replaceAll(/[^a-z0-9]/g, ''),
  )
}

/** Whether something typed is meant as a recovery code and not as a code of the app. */
export function looksLikeRecoveryCode(code: string): boolean {
  return !/^[\d\s]*$/.test(code)
}
