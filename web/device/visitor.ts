import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { browserQuery } from '#web/browser-api.ts'
import { graphql } from '#web/graphql/gql.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { clearOrders } from './kept-orders.ts'
import { storedText } from './stored-list.ts'
import { isKept } from './wishlist.ts'

const visitorQuery = graphql(`
  query Visitor {
    getCart { count }
    getCustomer { firstName }
  }
`)

/** What only this visitor sees in the frame of the shop. Asked for after the page has loaded; never part of a stored page. */
let visitor: { readonly cartCount: number; readonly firstName: string | undefined } = {
  cartCount: 0,
  firstName: undefined,
}
let isKnown = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many pieces are in the cart. Only those who say so are rendered anew when it changes. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => visitor.cartCount,
    () => 0,
  )
}

/** By which name somebody who is logged in is greeted. */
export function useFirstName(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => visitor.firstName,
    () => undefined,
  )
}

/** Whether somebody is logged in, as far as this device knows before the shop has answered. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (isKnown ? visitor.firstName !== undefined : storedText(() => window.localStorage, loggedInKey) === '1'),
    () => false,
  )
}

/** That somebody is logged in here, for whoever asks before the shop has answered; goes with them, and with a tablet's shopper. */
const loggedInKey = 'loggedIn'

function markLoggedIn(isLoggedIn: boolean): void {
  if (!isLoggedIn) clearOrders()
  try {
    if (isLoggedIn) localStorage.setItem(loggedInKey, '1')
    else localStorage.removeItem(loggedInKey)
  } catch {
    // Refused: the shop knows by itself who is logged in.
  }
}

function show(next: typeof visitor): void {
  visitor = next
  for (const listener of listeners) listener()
}

/** Told by whoever changes the cart without a navigation. */
export function announceCartChange(): void {
  window.dispatchEvent(new CustomEvent('cartChanged'))
}

/** Keeps the counts: after the first load, after a form was sent, and when something was added or taken out. */
export function useVisitorUpdates(): void {
  const storefront = useStorefront()
  const { state, formMethod } = useNavigation()
  const sent = useRef(false)

  useEffect(() => {
    const refresh = async () => {
      const answer = await browserQuery(storefront, visitorQuery, {})
      if (!answer) return
      // A question that begins no session: a cart that is filled meanwhile must not lose its cookie to this answer.
      const firstName = answer.getCustomer?.firstName
      isKnown = true
      markLoggedIn(firstName !== undefined)
      if (firstName || isKept())
        void import('./customer-wishlist.ts').then((list) => list.followCustomerWishlist(storefront, firstName))
      show({ cartCount: answer.getCart?.count ?? 0, firstName })
    }
    // The first piece may have begun a session, so all of it is asked for anew; of another one the answer tells the count.
    const onAdded = (event: Event) => {
      const count = (event as CustomEvent<{ count?: number } | null>).detail?.count
      if (visitor.cartCount === 0 || count === undefined) return void refresh()
      show({ ...visitor, cartCount: count })
    }
    if (formMethod && formMethod !== 'GET') sent.current = true
    if (state !== 'idle') return
    if (sent.current || !isKnown) void refresh()
    sent.current = false
    window.addEventListener('addedToCart', onAdded)
    window.addEventListener('cartChanged', refresh)
    return () => {
      window.removeEventListener('addedToCart', onAdded)
      window.removeEventListener('cartChanged', refresh)
    }
  }, [state, formMethod, storefront])
}
