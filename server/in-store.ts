import type { Hono } from 'hono'
import { cookies } from '#kernel/routes.ts'
import { defaultStorefront, storefronts } from '#kernel/storefront.ts'
import type { Shop } from '#shop/shop.ts'
import { serializeCookie } from '#web/cookies.ts'
import { cookieValue } from './visitor.ts'

/** `?sessionId=…` on any page: a tablet of a store opens the shop. */
const parameter = 'sessionId'

/** The session that a target opens, and the same address without it. */
export type Arrival = { readonly sessionId: string; readonly target: string }

export function arrivalOf(target: string): Arrival | undefined {
  const mark = target.indexOf('?')
  if (mark < 0 || !target.includes(`${parameter}=`, mark)) return undefined
  const query = new URLSearchParams(target.slice(mark + 1))
  const sessionId = query.get(parameter)
  if (sessionId === null) return undefined
  query.delete(parameter)
  const rest = query.toString()
  return { sessionId, target: target.slice(0, mark) + (rest === '' ? '' : `?${rest}`) }
}

/**
 * The cookies of what a session id opened (specification §4): the store and the session for as long as the session lives;
 * otherwise what was remembered is forgotten. The store's code is what switches the mode on.
 */
export async function arrivalCookies(
  shop: Pick<Shop, 'openInStoreSession' | 'clock'>,
  sessionId: string,
  cookieHeader: string | undefined,
  secure: boolean,
): Promise<readonly string[]> {
  const opened = await shop.openInStoreSession(sessionId)
  if (opened.kind !== 'open') {
    const { name, seconds } = cookies.storeTrouble
    return [...endOf(ofSession, secure), serializeCookie(name, opened.kind, { seconds, secure })]
  }
  const { id, ttlDt, location } = opened.session
  const seconds = Math.max(1, Math.floor((ttlDt.getTime() - shop.clock.now().getTime()) / 1000))
  const lasting = { seconds, secure }
  // Another session is another shopper: nothing of the last one may be found by the next.
  const isSame = cookieValue(cookieHeader, cookies.storeSession.name) === sessionId
  return [
    ...(isSame ? [] : endOf(ofShopper, secure)),
    serializeCookie(cookies.storeLocation.name, location.code, lasting),
    serializeCookie(cookies.storeName.name, location.name, lasting),
    serializeCookie(cookies.storeTime.name, ttlDt.toISOString(), lasting),
    // Whoever has the id can go on with the session: no script needs it.
    serializeCookie(cookies.storeSession.name, id, { ...lasting, httpOnly: true }),
  ]
}

const ofSession = [cookies.storeLocation, cookies.storeName, cookies.storeTime, cookies.storeSession]
/** All that the shop knows a shopper by, and all that it remembers of their choices. */
const ofShopper = [cookies.context, cookies.customer, cookies.segment, cookies.audience]

const endOf = (those: readonly { readonly name: string }[], secure: boolean) =>
  those.map(({ name }) => serializeCookie(name, '', { seconds: 0, secure }))

/**
 * `POST /in-store/reset`: the shopper at the tablet is done. Nothing of them stays: cart, login, choices, and what the
 * browser stores. Leads to the storefront's home.
 */
export function mountInStore(app: Hono, { secure }: { readonly secure: boolean }): void {
  app.post('/in-store/reset', async (context) => {
    const { storefront } = await context.req.parseBody()
    const { basePath } = storefronts.find(({ code }) => code === storefront) ?? defaultStorefront
    for (const cookie of endOf([...ofSession, ...ofShopper], secure)) {
      context.header('Set-Cookie', cookie, { append: true })
    }
    context.header('Clear-Site-Data', '"storage"')
    return context.redirect(`${basePath}/`, 303)
  })
}
