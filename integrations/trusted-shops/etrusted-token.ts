import { z } from 'zod'
import type { VendorClient } from '../vendor/vendor-client.ts'

export type EtrustedKeys = {
  readonly clientId: string
  readonly clientSecret: string
  /** `https://login.etrusted.com`. */
  readonly loginUrl: string
}

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** A token is given up so many milliseconds before it ends: it has to last for the request, too. */
const margin = 60_000

/** Tokens for a client of the eTrusted API, each kept until shortly before it ends. */
export function etrustedToken(
  client: VendorClient,
  { clientId, clientSecret, loginUrl }: EtrustedKeys,
  now: () => number,
) {
  let known: { readonly token: string; readonly until: number } | undefined
  const isKept = () => known !== undefined && now() < known.until
  return {
    /** Whether there is one of an earlier question. */
    isKept,
    /**
     * @returns nothing where none was given
     * @throws VendorFailure
     */
    async get(): Promise<string | undefined> {
      if (known && isKept()) return known.token
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: 'https://api.etrusted.com',
      })
      const url = `${loginUrl}/oauth/token`
      const given = await client.read({ operation: 'log in', url, method: 'POST', body, repeatable: true }, token)
      if (!given) return undefined
      known = { token: given.access_token, until: now() + given.expires_in * 1000 - margin }
      return known.token
    },
    /** It may have been taken back before its time; the next question gets another one. */
    drop(): void {
      known = undefined
    },
  }
}

const refusal = z.object({ error: z.string() })

/** The API's own word for why it refuses, where it has one. */
export function etrustedCode({ text }: { readonly text: string }): string | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.error
  } catch {
    return undefined
  }
}
