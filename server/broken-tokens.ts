import { isToken } from '#kernel/ids.ts'
import { cookies } from '#kernel/routes.ts'
import { serializeCookie } from '#web/cookies.ts'
import { cookieOf } from './page-variant.ts'

const ofTokens = [cookies.context.name, cookies.customer.name]

/**
 * An answer's cookies, and those that take away tokens which are none: a script wrote `null` (specification §4), or somebody cut one
 * short. What the answer sets by itself stays.
 */
export function withoutBrokenTokens(
  cookieHeader: string | undefined,
  setCookies: readonly string[],
  secure: boolean,
): readonly string[] {
  const broken = ofTokens.filter((name) => {
    const value = cookieOf(cookieHeader, name)
    return value !== undefined && !isToken(value) && !setCookies.some((cookie) => cookie.startsWith(`${name}=`))
  })
  return [...setCookies, ...broken.map((name) => serializeCookie(name, '', { seconds: 0, secure }))]
}
