import { createHash } from 'node:crypto'
import type { BreachedPasswordsPort } from '#shop/customers/breached-passwords-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type PwnedPasswordsOptions = {
  /** `https://api.pwnedpasswords.com`, or a twin of it. */
  readonly base: string
  /** Told when the service could not be asked. */
  readonly report: (error: unknown) => void
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

/** Whoever chooses a password doesn't wait for longer. */
const patience = 2000

/**
 * Have I Been Pwned's range API. The service is told the first five of forty digits of the password's hash, which some hundreds of
 * leaked passwords share, and answers with all of those; the password is looked for here (k-anonymity). Padding hides how many they
 * were from whoever watches the line.
 */
export function createPwnedPasswords({
  base,
  report,
  fetch: ask = fetch,
}: PwnedPasswordsOptions): BreachedPasswordsPort {
  return {
    isBreached: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        const response = await ask(`${base}/range/${hash.slice(0, 5)}`, {
          headers: { 'Add-Padding': 'true', 'User-Agent': 'Cordwainer' },
          signal: AbortSignal.timeout(patience),
        })
        if (!response.ok) throw new Error(`The range of a password was answered with ${response.status}`)
        return countOf(await response.text(), hash.slice(5)) > 0
      } catch (error) {
        report(error)
        return false
      }
    },
  }
}

/** How often a password was found; padding was never found at all. */
function countOf(lines: string, suffix: string): number {
  const line = lines.split(/\r?\n/).find((one) => one.startsWith(`${suffix}:`))
  return Number(line?.slice(suffix.length + 1) ?? 0)
}
