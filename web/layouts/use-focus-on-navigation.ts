import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After going to another page the focus starts at its content, as it would with a page load; not when a filter changes. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
