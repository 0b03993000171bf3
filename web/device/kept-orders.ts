import { useEffect } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { useFrame } from '#web/frame.ts'
import { storedText } from './stored-list.ts'

/** What the page without a network shows (`server/worker/offline-page.js`): no price, no address, no article. */
const key = 'xsa_kept_orders'
const most = 10

/** An order as its owner last saw it on this device; `state` is in the storefront's words. */
export type KeptOrder = { readonly number: string; readonly state: string }

type KeptOrders = { readonly owner: string; readonly at: string; readonly orders: readonly KeptOrder[] }

/**
 * Keeps numbers and states of orders while their owner is logged in; on a tablet of a store nothing of anybody is kept.
 *
 * @param owner the number of the customer
 * @param orders the newest first
 */
export function useKeepOrders(owner: string | undefined, orders: readonly KeptOrder[]): void {
  const offered = useFrame()?.device?.offline === true
  const text = JSON.stringify(orders.slice(0, most))
  useEffect(() => {
    if (!offered || owner === undefined || cookieValue(document.cookie, cookies.storeLocation.name)) return
    const kept: KeptOrders = { owner, at: new Date().toISOString(), orders: JSON.parse(text) }
    try {
      localStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // Refused or full: then there is less to see without a network.
    }
  }, [offered, owner, text])
}

/** Nothing of anybody's orders stays on the device: nobody is logged in any more. */
export function clearOrders(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Refused: then nothing was kept.
  }
}

/** @param owner the number of the customer who is logged in */
export function clearOrdersExceptOf(owner: string | undefined): void {
  const text = storedText(() => window.localStorage, key)
  if (text && ownerIn(text) !== owner) clearOrders()
}

function ownerIn(text: string): unknown {
  try {
    return (JSON.parse(text) as Partial<KeptOrders> | null)?.owner
  } catch {
    return undefined
  }
}
