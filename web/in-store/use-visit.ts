import { useCallback, useEffect, useRef, useState } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'

/** A shopper is asked whether they are still there for so long before they are forgotten. */
const warningMs = 60_000
const secondMs = 1000
/** The longest that a timer can wait (2³¹ − 1 ms). */
const longestTimer = 2_147_483_647

export type Visit = {
  /** Seconds until the tablet forgets its shopper, once they are few; absent while there is time. */
  readonly ending: number | undefined
  /** Gives the shopper more time; answers whether there is some. */
  extend(): Promise<boolean>
}

/**
 * The time of a shopper at a tablet. It is looked at by the clock and whenever the page comes back, since a tablet that slept
 * has no timers.
 * @param leave called once, when the time is over
 */
export function useVisit(leave: () => void): Visit {
  const [endsAt, setEndsAt] = useState(readEnd)
  const [ending, setEnding] = useState<number>()
  const leaving = useRef(leave)
  useEffect(() => {
    leaving.current = leave
  }, [leave])

  useEffect(() => {
    if (endsAt === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = () => {
      clearTimeout(timer)
      const left = endsAt - Date.now()
      if (left <= 0) {
        if (!isOver) leaving.current()
        isOver = true
        return
      }
      setEnding(left <= warningMs ? Math.ceil(left / secondMs) : undefined)
      timer = setTimeout(
        look,
        left <= warningMs ? left % secondMs || secondMs : Math.min(left - warningMs, longestTimer),
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [endsAt])

  const extend = useCallback(async () => {
    const answer = await fetch('/in-store/extend', { method: 'POST' }).catch(() => undefined)
    if (!answer?.ok) return false
    setEndsAt(readEnd())
    return true
  }, [])

  return { ending, extend }
}

function readEnd(): number | undefined {
  const written = cookieValue(document.cookie, cookies.storeTime.name)
  if (written === undefined) return undefined
  const endsAt = Date.parse(written)
  return Number.isNaN(endsAt) ? 0 : endsAt
}
