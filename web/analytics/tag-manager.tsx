import { useEffect } from 'react'
import { useConsent } from '#web/device/consent.ts'

/** Third parties start this long after the page, and never without consent (specification §2, §9). */
const startsAfter = 5000

/** The last thing of a layout: the layer for events, and with consent the container that reads it. */
export function TagManager({ containerId }: { readonly containerId: string | undefined }) {
  const consent = useConsent()
  useEffect(() => {
    window.dataLayer ??= []
  }, [])
  useEffect(() => {
    if (consent !== 'enabled' || !containerId) return
    // Counted from the page's beginning, whichever layout it has moved on to.
    const timer = setTimeout(() => load(containerId), Math.max(0, startsAfter - performance.now()))
    return () => clearTimeout(timer)
  }, [consent, containerId])
  return null
}

function load(containerId: string): void {
  const id = 'tag-manager'
  if (document.getElementById(id)) return
  window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.id = id
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`
  document.head.append(script)
}
