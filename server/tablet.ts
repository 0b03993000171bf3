import type { IncomingMessage } from 'node:http'
import { cookies } from '#kernel/routes.ts'
import { serializeCookie } from '#web/cookies.ts'
import { cookieOf } from './page-variant.ts'

/**
 * For how many seconds the session of a store's tablet still runs, 0 when it is over; nothing for a browser that is no
 * tablet. Asked on the way of every page, so that nearly all leave after one look.
 */
export function secondsLeft(cookieHeader: string | undefined, now: Date): number | undefined {
  if (!cookieHeader?.includes(cookies.storeTime.name)) return undefined
  const written = cookieOf(cookieHeader, cookies.storeTime.name)
  if (written === undefined) return undefined
  const endsAt = Date.parse(written.replaceAll('%3A', ':'))
  // A time that is none is over: a tablet that can't tell must not keep anything.
  return Number.isNaN(endsAt) ? 0 : Math.max(0, Math.ceil((endsAt - now.getTime()) / 1000))
}

const ofSession = [
  cookies.storeLocation,
  cookies.storeName,
  cookies.storeTime,
  cookies.storeSession,
  cookies.storeTablet,
  cookies.storeVisit,
]
/** All that the shop knows a shopper by, and what it remembers of their choices. */
const ofShopper = [
  cookies.context,
  cookies.customer,
  cookies.segment,
  cookies.audience,
  cookies.locale,
  cookies.message,
  cookies.settings,
  cookies.preview,
]
const isName = /^[\w!#$%&'*+.^`|~-]+$/

/** Cookies by which a browser forgets the session in a store: the mode is off. */
export function endOfSession(secure: boolean): string[] {
  return ofSession.map(({ name }) => serializeCookie(name, '', { seconds: 0, secure }))
}

/** Cookies by which a tablet forgets everything: what the shop set, and whatever else a script left. */
export function endOfVisit(cookieHeader: string | undefined, secure: boolean): string[] {
  const sent = (cookieHeader ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  const names = [...ofSession, ...ofShopper].map(({ name }) => name)
  return [...new Set([...names, ...sent.filter((name) => isName.test(name))])].map((name) =>
    serializeCookie(name, '', { seconds: 0, secure }),
  )
}

/** Empties what the browser stores beside cookies: lists, caches, workers (only asked over https or on one's own machine). */
export const clearsStorage = ['Clear-Site-Data', '"storage"'] as const

const ofToken = new RegExp(`^(?:${cookies.context.name}|${cookies.customer.name})=`)

/** Tokens of a shopper at a tablet live no longer than the session there. */
export function withinSession(setCookies: readonly string[], left: number | undefined): readonly string[] {
  if (left === undefined) return setCookies
  return setCookies.map((cookie) =>
    ofToken.test(cookie)
      ? cookie.replace(/Max-Age=(\d+)/, (_, age: string) => `Max-Age=${Math.min(Number(age), left)}`)
      : cookie,
  )
}

/** Leaves a request without its cookies: who sent them is gone. */
export function withoutCookies(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): void {
  delete request.headers.cookie
  for (let at = request.rawHeaders.length - 2; at >= 0; at -= 2) {
    if (request.rawHeaders[at]?.toLowerCase() === 'cookie') request.rawHeaders.splice(at, 2)
  }
}
