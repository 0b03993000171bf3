/** Where a browser keeps the session of who works in it: out of reach of scripts, and of other sites. */
const nameOf = (secure: boolean) => (secure ? '__Host-staff' : 'staff')

/** @param token nothing ends it; without an age the browser forgets it when it closes */
export function sessionCookie(token: string | undefined, secure: boolean): string {
  const age = token === undefined ? '; Max-Age=0' : ''
  return `${nameOf(secure)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict${age}${secure ? '; Secure' : ''}`
}

export function sessionTokenIn(header: string | null, secure: boolean): string | undefined {
  const prefix = `${nameOf(secure)}=`
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
  return found?.slice(prefix.length) || undefined
}
