import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { asItStands, useFromServer } from '#web/islands/use-from-server.ts'
import styles from './slice-zone.module.css'

type LazyIslandProps<Code> = {
  /** What the part shows; another one wakes it. */
  readonly of: unknown
  /** Loads the code of the part; it wakes when it comes near the screen or is used. Without this it rests for good. */
  readonly until: (() => Promise<Code>) | undefined
  /** Renders the part; with the code that was loaded to wake it, so that it is there at once. */
  readonly children: (code: Code | undefined) => ReactNode
}

/** A screen ahead, so that the code is there before the part is. */
const ahead = '100% 0%'

/**
 * Lets a part of the page stand as the server made it: its code is neither fetched nor run. A part that was not made by the
 * server, because a link led here, is rendered like any other.
 */
export function LazyIsland<Code>({ of, until, children }: LazyIslandProps<Code>) {
  const fromServer = useFromServer()
  const [first] = useState(of)
  const [code, setCode] = useState<{ readonly loaded: Code }>()
  const element = useRef<HTMLDivElement>(null)
  const rests = fromServer && first === of && !code
  const inBrowser = typeof document !== 'undefined'

  useEffect(() => {
    const part = element.current?.firstElementChild
    if (!rests || !until || !part) return
    const hydrate = async () => {
      const [loaded, { captureState, restoreState }] = await Promise.all([until(), import('./part-state.ts')])
      const memory = captureState(element.current)
      flushSync(() => setCode({ loaded }))
      restoreState(element.current, memory)
    }
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        near.disconnect()
        // Without its code the part goes on as it does without JavaScript.
        hydrate().catch(() => {})
      },
      { rootMargin: ahead },
    )
    near.observe(part)
    return () => near.disconnect()
  }, [rests, until])

  if (!inBrowser || !rests) {
    return (
      <div key="alive" ref={element} className={styles.slice} data-resting={inBrowser ? undefined : ''}>
        {children(code?.loaded)}
      </div>
    )
  }
  return (
    <div
      key="rests"
      ref={element}
      className={styles.slice}
      data-resting=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's markup that stays
      dangerouslySetInnerHTML={asItStands}
    />
  )
}
