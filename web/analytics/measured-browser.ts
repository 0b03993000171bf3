import { type MeasuredBrowsers, measuredBrowsersOf, readMeasuredBrowsers } from '#kernel/measured-browser.ts'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { consentIn } from '#web/device/consent.ts'
import type { ThirdPartySettings } from '#web/services.ts'

/** `GA1.1.123456789.1700000000`: its version, how deep its domain is, and the client. */
const clientCookie = /^GA1\.[\d-]{1,9}\.(\d{1,20}\.\d{1,20})$/
/** `GS1.1.1700000000.4.1…` of before May 2025, `GS2.1.s1700000000$o4$g1…` since, whose parts come in any order. */
const sessionCookie = /^(?:GS1\.[\d-]{1,9}\.|GS2\.[\d-]{1,9}\.(?:[^$]{1,40}\$){0,12}s)(\d{1,20})(?:[.$]|$)/

/** Who is told, as far as pages know. */
type Told = Pick<ThirdPartySettings, 'measurementId' | 'toldToMeta'>

/**
 * The ids by which those know a browser who are told of its purchases; nothing without its consent, at a tablet of a store, or before a
 * tag has set them. Where nobody is told no cookie is read.
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc
 */
export function measuredBrowsersIn(headers: Headers, told: Told = {}): MeasuredBrowsers | undefined {
  const { measurementId, toldToMeta } = told
  if (measurementId === undefined && !toldToMeta) return undefined
  const header = headers.get('cookie')
  if (cookieValue(header, cookies.storeTime.name) || consentIn(header) !== 'enabled') return undefined
  const known = readMeasuredBrowsers({
    ...(measurementId !== undefined && { ga4: ga4In(header, measurementId) }),
    ...(toldToMeta && {
      meta: {
        browserId: cookieValue(header, '_fbp'),
        clickId: cookieValue(header, '_fbc'),
        userAgent: headers.get('user-agent'),
      },
    }),
  })
  return known.length === 0 ? undefined : measuredBrowsersOf(known)
}

function ga4In(header: string | null, measurementId: string) {
  const session = sessionCookie.exec(cookieValue(header, `_ga_${measurementId.replace(/^G-/, '')}`) ?? '')
  return { clientId: clientCookie.exec(cookieValue(header, '_ga') ?? '')?.[1], sessionId: session?.[1] }
}
