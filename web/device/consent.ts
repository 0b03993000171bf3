import { useSyncExternalStore } from 'react'
import { cookies } from '#kernel/routes.ts'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { cookieValue } from '#web/cookies.ts'
import { setBrowserCookie, watchCookies } from './browser-cookie.ts'
import { isKept } from './wishlist.ts'

export type DeviceConsent = 'enabled' | 'disabled'

/** Stores the answer to the cookie bar or of the settings page, and tells whoever measures. */
export function saveConsent(choice: DeviceConsent): void {
  const isWithdrawn = choice === 'disabled' && hasConsent()
  setBrowserCookie(cookies.settings, choice)
  setBrowserCookie(cookies.message, cookies.message.value)
  pushEvent({ event: 'cookiePreference', marketing: choice })
  // The shop's server tells of orders, also of those of guests: it has to know.
  if (isWithdrawn) void import('./record-consent.ts').then(({ withdrawConsent }) => withdrawConsent())
  // Whoever is logged in has a proof of it in their account.
  if (isKept()) void import('./record-consent.ts').then(({ recordConsent }) => recordConsent(choice))
}

/** The answer, or nothing while there is none: no answer is no consent. The server doesn't know it. */
export function useConsent(): DeviceConsent | undefined {
  return useSyncExternalStore(watchCookies, readConsent, () => undefined)
}

/** The same outside of a component. */
export const hasConsent = (): boolean => readConsent() === 'enabled'

/** Whether the bar was answered on this device; `answered` is what the server saw. */
export function useConsentAnswered(answered: boolean): boolean {
  return useSyncExternalStore(
    watchCookies,
    () => cookieValue(document.cookie, cookies.message.name) === cookies.message.value,
    () => answered,
  )
}

/** Whoever stands at a tablet of a store can't agree for it: what others measure there is nobody's, and their frames lead out. */
function readConsent(): DeviceConsent | undefined {
  return cookieValue(document.cookie, cookies.storeTime.name) ? 'disabled' : consentIn(document.cookie)
}

/** The answer that a `Cookie` header, or the browser, remembers. */
export function consentIn(header: string | null): DeviceConsent | undefined {
  const value = cookieValue(header, cookies.settings.name)
  return value === 'enabled' || value === 'disabled' ? value : undefined
}
