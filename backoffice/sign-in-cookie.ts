/** What a browser keeps while its owner is at the company's own log-in; it comes back from another site, which a strict cookie would not see. */
const nameOf = (secure: boolean) => (secure ? '__Secure-staff-sign-in' : 'staff-sign-in')
const seconds = 600

/** @param value nothing ends it */
export function signInCookie(value: string | undefined, secure: boolean): string {
  return `${nameOf(secure)}=${value ?? ''}; Path=/sign-in; HttpOnly; SameSite=Lax; Max-Age=${value === undefined ? 0 : seconds}${secure ? '; Secure' : ''}`
}

export function signInBrowserOf(header: string | null, secure: boolean): string {
  const prefix = `${nameOf(secure)}=`
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
  return found?.slice(prefix.length) ?? ''
}
