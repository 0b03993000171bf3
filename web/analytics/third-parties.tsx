import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#web/device/consent.ts'
import type { ThirdPartySettings as Parties } from '#web/services.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { tellMoment } from './moments.ts'

/** Third parties start this long after the page, and never without consent (specification §2, §9). */
const startsAfter = 5000

/** A mailed link, whose token opens something. Whoever sees the address of the page could open it as well. */
const holdsToken = /\/[\w-]{43}(?:\/|$)/

/** Whether anybody was ever let in: until then there is nobody to be told of a refusal, and nothing to fetch for it. */
let letIn = false

/** The last thing of a layout: the layer for events, and with consent those who read it. Their code comes when they do. */
export function ThirdParties({ parties }: { readonly parties: Parties | undefined }) {
  const consent = useConsent()
  const storefront = useStorefront()
  const { pathname, key } = useLocation()
  const secret = holdsToken.test(pathname)
  useEffect(() => {
    window.dataLayer ??= []
  }, [])
  useEffect(() => {
    if (!parties || !consent || secret) return
    if (consent === 'disabled' && !letIn) return
    const answer = () => {
      letIn = true
      void import('./load-third-parties.ts').then(({ applyConsent }) => applyConsent(consent, parties, storefront))
    }
    // Who takes consent back is heeded at once; who gives it, when the page has had its five seconds, whichever layout it moved to.
    const wait = consent === 'enabled' ? Math.max(0, startsAfter - performance.now()) : 0
    const timer = setTimeout(answer, wait)
    return () => clearTimeout(timer)
  }, [consent, parties, secret, storefront])
  useOtherPages(key, secret)
  return null
}

/** The first page is told of when somebody begins to listen. */
function useOtherPages(key: string, secret: boolean): void {
  const seen = useRef(key)
  // Before the page tells what is on it.
  useLayoutEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (!secret) tellMoment({ kind: 'page' })
  }, [key, secret])
}
