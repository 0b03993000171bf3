import type { Storefront } from '#kernel/storefront.ts'
import { pushEvent } from './data-layer.ts'
import { ga4Event } from './ga4-events.ts'
import type { Moment } from './moments.ts'

/**
 * Puts a moment into the data layer in the words of GA4, for the tag manager that reads it.
 * @param serverTells whether the server tells of purchases, which would count twice
 */
export function tellGa4(moment: Moment, storefront: Storefront, serverTells: boolean): void {
  const event = ga4Event(moment, storefront, serverTells)
  if (!event) return // The layer merges objects: without this an event would carry items of the one before it.
  ;(window.dataLayer as unknown[] | undefined)?.push({ ecommerce: null })
  pushEvent(event)
}
