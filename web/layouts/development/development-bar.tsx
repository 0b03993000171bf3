import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { AnalyticsEvent } from '#web/analytics/data-layer.ts'
import { useBreakpoint } from '#web/device/breakpoint.ts'
import { useConsent } from '#web/device/consent.ts'
import { useFrame } from '#web/frame.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { useDebugMode } from './debug-mode.ts'
import styles from './development-bar.module.css'

/**
 * Ways to the tools, for those who build the shop, and in debug mode what the page stands on. Part of development only; a
 * production build doesn't contain it. It speaks English, as the code does.
 */
export function DevelopmentBar() {
  const { basePath } = useStorefront()
  const debug = useDebugMode()
  return (
    <details className={styles.bar} open={debug}>
      <summary>dev</summary>
      <ul>
        <li>
          <a href={`${basePath}/slice-simulator/`}>Slice simulator</a>
        </li>
        <li>
          <a href="/graphql">GraphQL explorer</a>
        </li>
        <li>
          <a href="/development/mail">Mails</a>
        </li>
        <li>
          <a href={`?debugmode=${!debug}`}>Debug mode {debug ? 'off' : 'on'}</a>
        </li>
      </ul>
      {debug && <State />}
    </details>
  )
}

function State() {
  const storefront = useStorefront()
  const frame = useFrame()
  const { pathname } = useLocation()
  const route = useMatches().at(-1)?.id
  const uid = pathname.replace(/^\/|\/$/g, '') || 'home'
  const rows = {
    storefront: `${storefront.code}, ${storefront.currency}`,
    segment: frame?.segment,
    route,
    document: route === 'routes/catch-all' || route === 'routes/home' ? `${uid}.${storefront.contentLang}` : undefined,
    breakpoint: useBreakpoint(),
    consent: useConsent() ?? 'not answered',
    events: useEvents().join(', '),
  }
  return (
    <dl>
      {Object.entries(rows).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The names of what went into the layer for events, the newest last. */
function useEvents(): readonly string[] {
  const [events, setEvents] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => setEvents((window.dataLayer ?? []).flatMap(({ event }: AnalyticsEvent) => event ?? []).slice(-5))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [])
  return events
}
