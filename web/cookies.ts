export type CookieOptions = { readonly days: number; readonly httpOnly?: boolean; readonly secure?: boolean }

/** A Set-Cookie value for the whole site; `days: 0` removes the cookie. */
export function serializeCookie(name: string, value: string, { days, httpOnly, secure }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${days * 86_400}`, 'SameSite=Lax']
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
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
