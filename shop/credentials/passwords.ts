import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type PasswordError, passwordError } from '#kernel/password.ts'
import { trimmedEnd } from '#kernel/trim.ts'
import type { BreachedPasswordsPort } from './breached-passwords-port.ts'
import { commonPasswords } from './common-passwords.ts'

/** What one guess takes, in scrypt's own parameters. */
export type HashingCost = { readonly N: number; readonly r: number; readonly p: number }

/** 32 MB and some tenths of a second: one of the settings that OWASP's cheat sheet on storing passwords calls equal. */
export const recommendedCost: HashingCost = { N: 2 ** 15, r: 8, p: 3 }
const bytes = 32

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

const derive = promisify<string, Buffer, number, HashingCost & { readonly maxmem: number }, Buffer>(scrypt)

export function createPasswordHasher(cost: HashingCost = recommendedCost) {
  return {
    /** `scrypt$32768$8$3$salt$hash`: with its own cost, so that a later, dearer one can stand beside it. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const hash = await derived(password, salt, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
    },
    /** Takes as long for somebody whom the shop doesn't know: who asks can't tell accounts from strangers by the time. */
    async matches(password: string, stored: string | null | undefined): Promise<boolean> {
      const [kind, N, r, p, salt, hash] = (stored ?? '').split('$')
      if (kind !== 'scrypt' || salt === undefined || hash === undefined) {
        await derived(password, randomBytes(16), cost)
        return false
      }
      const expected = Buffer.from(hash, 'base64url')
      const storedCost = { N: Number(N), r: Number(r), p: Number(p) }
      const actual = await derived(password, Buffer.from(salt, 'base64url'), storedCost)
      return actual.length === expected.length && timingSafeEqual(actual, expected)
    },
  }
}

/** What a hash of elsewhere may cost at each login: from what is thought safe to a second. */
const acceptedCost = { least: 2 ** 17, most: 2 ** 21, mostMemory: 2 ** 20 }

/**
 * Whether a hash that another system made is one that `matches` can check: `scrypt$32768$8$3$salt$hash`, the last two in base64url. A
 * cheap one is not taken, nor one that costs so much that logging in becomes an attack.
 */
export function isPasswordHash(text: string): boolean {
  const [, N = '', r = '', p = '', salt = '', hash = ''] =
    /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{11,128})\$([\w-]{43})$/.exec(text) ?? []
  const cost = Number(N) * Number(r) * Number(p)
  return (
    Number.isInteger(Math.log2(Number(N))) &&
    cost >= acceptedCost.least &&
    cost <= acceptedCost.most &&
    Number(N) * Number(r) <= acceptedCost.mostMemory &&
    salt !== '' &&
    Buffer.from(hash, 'base64url').length === bytes
  )
}

function derived(password: string, salt: Buffer, { N, r, p }: HashingCost): Promise<Buffer> {
  // The same letters typed on two keyboards may be different code points (NIST SP 800-63B, 3.1.1.2).
  return derive(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r })
}

export type NewPasswordError = PasswordError | 'password-too-common'

/** What is wrong with a password that somebody chooses: too short, or one that everybody tries first. */
export function newPasswordError(password: string, about: readonly string[]): NewPasswordError | undefined {
  return passwordError(password) ?? (isEasilyGuessed(password, about) ? 'password-too-common' : undefined)
}

/** The same, and asks a service that knows leaks, where there is one. */
export async function chosenPasswordError(
  password: string,
  about: readonly string[],
  breached: BreachedPasswordsPort | undefined,
): Promise<NewPasswordError | 'password-breached' | undefined> {
  const error = newPasswordError(password, about)
  if (error || !breached) return error
  return (await breached.isBreached(password)) ? 'password-breached' : undefined
}

/** Whether a password is among those found most in leaked lists, or little more than a name or an address. */
function isEasilyGuessed(password: string, about: readonly string[]): boolean {
  const low = password.toLowerCase()
  const bare = withoutTail(low)
  if (commonPasswords.has(low) || commonPasswords.has(bare) || new Set(low).size <= 2) return true
  const own = about.flatMap((text) => [text.toLowerCase(), text.toLowerCase().split('@')[0] ?? ''])
  return own.some((text) => text.length >= 4 && (low === text || bare === withoutTail(text)))
}

/** Without the digits and marks that are put after a word to please a form. */
function withoutTail(text: string): string {
  return trimmedEnd(text, '0123456789!?.')
}
