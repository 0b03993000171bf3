import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { BreachedPasswordsPort } from '#shop/credentials/breached-passwords-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'

export type PwnedPasswordsOptions = {
  /** `https://api.pwnedpasswords.com`, or a sandbox of it. */
  readonly base: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

/** Whoever chooses a password doesn't wait for longer. */
const defaultTimeoutMs = 2000

/** Lines of the other 35 digits of a hash and how often it was found; padded, so never none. */
const range = z
  .string()
  .transform((text) => text.split(/\r?\n/).filter((line) => line !== ''))
  .pipe(z.array(z.string().regex(/^[0-9A-F]{35}:\d{1,12}$/i)).nonempty())

/**
 * Have I Been Pwned's range API. The service is told the first five of forty digits of the password's hash, which some hundreds of
 * leaked passwords share, and answers with all of those; the password is looked for here (k-anonymity). Padding hides how many they
 * were from whoever watches the line.
 */
export function createPwnedPasswords(options: PwnedPasswordsOptions): BreachedPasswordsPort {
  const { base, fetch, observe, timeoutMs = defaultTimeoutMs } = options
  // Asked once: whoever waits for an account is not kept longer by a service that nobody depends on.
  const client = createVendorClient({ vendor: 'pwned-passwords', attempts: 1, timeoutMs, fetch, observe })
  return {
    isBreached: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        const lines = await client.readText(
          {
            operation: 'read a range',
            url: `${base}/range/${hash.slice(0, 5)}`,
            headers: { 'Add-Padding': 'true', 'User-Agent': 'Cordwainer' },
          },
          range,
        )
        return countOf(lines ?? [], hash.slice(5)) > 0
      } catch (error) {
        if (error instanceof VendorFailure) return false
        throw error
      }
    },
  }
}

/** How often a password was found; padding was never found at all. */
function countOf(lines: readonly string[], suffix: string): number {
  const line = lines.find((one) => one.toUpperCase().startsWith(`${suffix}:`))
  return Number(line?.slice(suffix.length + 1) ?? 0)
}
