import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { chosenSegment, cookies, type Segment, segmentOf, segmentOfPath } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { useFrame } from '#web/frame.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { setBrowserCookie, watchCookies } from './browser-cookie.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The half of the assortment that the visitor is in (specification §4), worked out anew on every route. The first render
 * follows the server, which knew the same cookies.
 */
export function useSegment(): Segment {
  const { pathname } = useLocation()
  const { language } = useStorefront()
  const atFirst = useFrame()?.segment ?? 'for-her'
  const remembered = useSyncExternalStore(
    watchCookies,
    () => segmentOf('/', language, segmentCookies()),
    () => atFirst,
  )
  return segmentOfPath(pathname, language) ?? remembered
}

/** The choice of a tab, or a visit to one of the two halves. Never called for the default. */
export function chooseSegment(segment: Segment): void {
  setBrowserCookie(cookies.segment, segment)
}

/** Going to women or men is a choice, and it is remembered; being led to men's home by the audience is none. */
export function useSaveSegment(): void {
  const { pathname } = useLocation()
  const { language } = useStorefront()
  useEffect(() => {
    const chosen = chosenSegment(pathname, language)
    if (!chosen) return
    return whenIdle(() => {
      if (segmentCookies().segment !== chosen) chooseSegment(chosen)
    })
  }, [pathname, language])
}

function segmentCookies() {
  return {
    segment: cookieValue(document.cookie, cookies.segment.name),
    audience: cookieValue(document.cookie, cookies.audience.name),
  }
}
