export type CookieOptions = Lifetime & { readonly httpOnly?: boolean; readonly secure?: boolean }

type Lifetime = { readonly days: number } | { readonly seconds: number } | Record<never, never>

/** A Set-Cookie value for the whole site. It lasts as long as it is told to, else until the browser is closed; no time at all removes it. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/']
  if ('seconds' in options) parts.push(`Max-Age=${options.seconds}`)
  if ('days' in options) parts.push(`Max-Age=${options.days * 86_400}`)
  parts.push('SameSite=Lax')
  if (options.httpOnly) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  return parts.join('; ')
}

/** The value of one cookie in a `Cookie` header or in `document.cookie`. */
export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim())
      } catch {
        return undefined
      }
    }
  }
  return undefined
}
