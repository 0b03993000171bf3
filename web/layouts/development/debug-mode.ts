import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const remembered = 'debugmode'

/** Whether debug mode is on: `?debugmode=true` and `=false` say so, and it stays that way over navigation (specification §4). */
export function debugModeOf(search: string, before: boolean): boolean {
  const asked = new URLSearchParams(search).get('debugmode')
  return asked === 'true' || (asked !== 'false' && before)
}

export function useDebugMode(): boolean {
  const { search } = useLocation()
  const [on, setOn] = useState(false)
  useEffect(() => {
    const now = debugModeOf(search, sessionStorage.getItem(remembered) === 'true')
    sessionStorage.setItem(remembered, String(now))
    setOn(now)
  }, [search])
  return on
}
