import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { cookies } from '#kernel/routes.ts'
import { defaultStorefront, storefronts } from '#kernel/storefront.ts'
import type { InStoreSession } from '#shop/instore/in-store-port.ts'
import type { Shop } from '#shop/shop.ts'
import { serializeCookie } from '#web/cookies.ts'
import { cookieOf } from './page-variant.ts'
import { clearsStorage, endOfSession, endOfVisit } from './tablet.ts'

/** `?sessionId=…` on any page: a tablet of a store opens the shop. */
const parameter = 'sessionId'
/** `&tablet=…` beside it: what staff call the tablet, for whoever comes when it asks. */
const nameParameter = 'tablet'
/** As long as a message to staff takes. */
const longestName = 40

/** The session that a target opens, what its tablet is called, and the same address without them. */
export type Arrival = { readonly sessionId: string; readonly tablet?: string; readonly target: string }

export function tabletArrivalOf(target: string): Arrival | undefined {
  const mark = target.indexOf('?')
  if (mark < 0 || !target.includes(`${parameter}=`, mark)) return undefined
  const query = new URLSearchParams(target.slice(mark + 1))
  const sessionId = query.get(parameter)
  if (sessionId === null) return undefined
  const tablet = tabletName(query.get(nameParameter))
  query.delete(parameter)
  query.delete(nameParameter)
  const rest = query.toString()
  return { sessionId, ...(tablet && { tablet }), target: target.slice(0, mark) + (rest === '' ? '' : `?${rest}`) }
}

/** A name as it is shown to staff: one line, not too long. */
function tabletName(typed: string | null): string | undefined {
  return (
    typed
      ?.replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, longestName) || undefined
  )
}

/** What a tablet asks of the shop. */
export type InStoreDeps = {
  readonly shop: Pick<Shop, 'openInStoreSession' | 'extendInStoreSession' | 'logOut' | 'clock' | 'tablets'>
  readonly secure: boolean
  /** Tells the shop's own session service that a visit is over; a service elsewhere has no such call. */
  readonly close?: ((sessionId: string) => Promise<unknown>) | undefined
  readonly report: (error: unknown) => void
}

/** Headers of an answer, as a flat list. */
type Headers = readonly string[]
const asHeaders = (setCookies: readonly string[]): Headers => setCookies.flatMap((cookie) => ['Set-Cookie', cookie])

/**
 * What a session id opened (specification §4), as headers: the store and the session for as long as the session lives;
 * otherwise what was remembered is forgotten. The store's code is what switches the mode on.
 */
export async function arrivalHeaders(
  deps: InStoreDeps,
  sessionId: string,
  cookieHeader: string | undefined,
  tablet?: string,
): Promise<Headers> {
  const { shop, secure } = deps
  const opened = await shop.openInStoreSession(sessionId)
  const before = cookieOf(cookieHeader, cookies.storeSession.name)
  if (opened.kind !== 'open') {
    const { name, seconds } = cookies.storeTrouble
    // Somebody's own phone keeps what is on it; a tablet has nobody any more who would look after it.
    const isInStore = cookieOf(cookieHeader, cookies.storeTime.name) !== undefined
    const end = isInStore ? await clearingCookies(deps, cookieHeader) : asHeaders(endOfSession(secure))
    return [...end, ...asHeaders([serializeCookie(name, opened.kind, { seconds, secure })])]
  }
  // Another session is another shopper: nothing of the last one may be found by the next.
  const isSame = before === sessionId && before === opened.session.id
  const visit = (isSame && visitOf(cookieHeader)) || randomBytes(32).toString('base64url')
  return [
    ...(isSame ? [] : await clearingCookies(deps, cookieHeader)),
    ...asHeaders(sessionCookies(deps, opened.session, visit, tablet ?? (isSame ? tabletOf(cookieHeader) : undefined))),
  ]
}

/** Headers by which a browser forgets its shopper, who is logged out as well. */
export async function clearingCookies(
  { shop, secure, report }: InStoreDeps,
  cookieHeader: string | undefined,
): Promise<Headers> {
  const token = cookieOf(cookieHeader, cookies.customer.name)
  // Who is no longer logged in is told so; here that is what was wanted. The tablet forgets, whatever the shop can do.
  if (token) await shop.logOut(token).catch(report)
  return [...asHeaders(endOfVisit(cookieHeader, secure)), ...clearsStorage]
}

/** Whether staff ended the tablet whose cookies these are. While that can't be asked its session goes on, until its time is over. */
export async function wasEndedByStaff(
  { shop, report }: InStoreDeps,
  cookieHeader: string | undefined,
): Promise<boolean> {
  const session = cookieOf(cookieHeader, cookies.storeSession.name)
  if (!session || !shop.tablets) return false
  return shop.tablets.hasEnded(session).catch((error: unknown) => {
    report(error)
    return false
  })
}

/** What the tablet is called, as its cookie has it. */
function tabletOf(cookieHeader: string | undefined): string | undefined {
  try {
    return tabletName(decodeURIComponent(cookieOf(cookieHeader, cookies.storeTablet.name) ?? ''))
  } catch {
    return undefined
  }
}

/** The visit of a shopper to a tablet of a store; nothing on anybody's own device. */
export const visitOf = (cookieHeader: string | undefined) => cookieOf(cookieHeader, cookies.storeVisit.name)

function sessionCookies(
  { shop, secure }: InStoreDeps,
  { id, ttlDt, location }: InStoreSession,
  visit: string | undefined,
  tablet: string | undefined,
): string[] {
  const seconds = Math.max(1, Math.floor((ttlDt.getTime() - shop.clock.now().getTime()) / 1000))
  const lasting = { seconds, secure }
  const { storeLocation, storeName, storeTime, storeSession, storeTablet, storeVisit, message } = cookies
  return [
    serializeCookie(storeLocation.name, location.code, lasting),
    serializeCookie(storeName.name, location.name, lasting),
    serializeCookie(storeTime.name, ttlDt.toISOString(), { seconds: seconds + storeTime.days * 86_400, secure }),
    // Whoever has the id can go on with the session: no script needs it.
    serializeCookie(storeSession.name, id, { ...lasting, httpOnly: true }),
    ...(visit ? [serializeCookie(storeVisit.name, visit, { ...lasting, httpOnly: true })] : []),
    ...(tablet ? [serializeCookie(storeTablet.name, tablet, lasting)] : []),
    // Nobody is asked about cookies of third parties: none of them runs on a tablet.
    serializeCookie(message.name, message.value, lasting),
  ]
}

/**
 * `POST /in-store/reset`: the shopper at the tablet is done. Nothing of them stays: cart, login, choices, and what the
 * browser stores. Leads to the storefront's home.
 * `POST /in-store/extend`: the shopper needs more time. The session goes on under a new id, and the shopper's cart and
 * login as long as it; a session that can't go on is answered by 409, and ends when it would have ended.
 */
export function mountInStore(app: Hono, deps: InStoreDeps): void {
  const { shop, secure } = deps

  app.post('/in-store/reset', async (context) => {
    const { storefront } = await context.req.parseBody()
    const { basePath } = storefronts.find(({ code }) => code === storefront) ?? defaultStorefront
    const cookie = context.req.header('cookie')
    const session = cookieOf(cookie, cookies.storeSession.name)
    if (session) await deps.close?.(session).catch(deps.report)
    for (const [name, value] of pairs(await clearingCookies(deps, cookie)))
      context.header(name, value, { append: true })
    return context.redirect(`${basePath}/`, 303)
  })

  app.post('/in-store/extend', async (context) => {
    const cookie = context.req.header('cookie')
    const opened = await shop.extendInStoreSession(cookieOf(cookie, cookies.storeSession.name) ?? '')
    if (opened.kind !== 'open') return context.json({ endsAt: null }, 409)
    const { ttlDt } = opened.session
    const seconds = Math.max(1, Math.floor((ttlDt.getTime() - shop.clock.now().getTime()) / 1000))
    const kept = [cookies.context, cookies.customer].flatMap(({ name }) => {
      const value = cookieOf(cookie, name)
      return value ? [serializeCookie(name, value, { seconds, secure, httpOnly: true })] : []
    })
    for (const one of [...sessionCookies(deps, opened.session, visitOf(cookie), tabletOf(cookie)), ...kept]) {
      context.header('Set-Cookie', one, { append: true })
    }
    return context.json({ endsAt: ttlDt.toISOString() })
  })
}

function pairs(headers: Headers): [string, string][] {
  return headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
}
