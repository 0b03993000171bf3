import { type MeasuredBrowser, readMeasuredBrowser } from '#kernel/measured-browser.ts'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { consentIn } from '#web/device/consent.ts'

/** `GA1.1.123456789.1700000000`: its version, how deep its domain is, and the client. */
const clientCookie = /^GA1\.[\d-]{1,9}\.(\d{1,20}\.\d{1,20})$/
/** `GS1.1.1700000000.4.1…` of before May 2025, `GS2.1.s1700000000$o4$g1…` since, whose parts come in any order. */
const sessionCookie = /^(?:GS1\.[\d-]{1,9}\.|GS2\.[\d-]{1,9}\.(?:[^$]{1,40}\$){0,12}s)(\d{1,20})(?:[.$]|$)/

/**
 * The ids by which Google Analytics knows a browser; nothing without its consent, at a tablet of a store, or before a tag has set them.
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events
 *
 * @param header of the request: `Cookie`
 * @param measurementId of the stream that is told; without one no cookie is read
 */
export function measuredBrowserIn(
  header: string | null,
  measurementId: string | undefined,
): MeasuredBrowser | undefined {
  if (measurementId === undefined) return undefined
  if (cookieValue(header, cookies.storeTime.name) || consentIn(header) !== 'enabled') return undefined
  const clientId = clientCookie.exec(cookieValue(header, '_ga') ?? '')?.[1]
  if (clientId === undefined) return undefined
  const session = sessionCookie.exec(cookieValue(header, `_ga_${measurementId.replace(/^G-/, '')}`) ?? '')
  return readMeasuredBrowser({ clientId, sessionId: session?.[1] })
}
