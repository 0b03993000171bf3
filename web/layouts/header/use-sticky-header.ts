import { type RefObject, useEffect, useState } from 'react'

/** Specification §9, in pixels scrolled. */
export const stickyAfter = 50
export const hiddenAfter = 250

/** What the header does at a place of the page, coming from another. Never hidden while something in it is in use. */
export function headerAt(
  y: number,
  before: number,
  inUse: boolean,
): { readonly sticky: boolean; readonly hidden: boolean } {
  return { sticky: y > stickyAfter, hidden: y > hiddenAfter && y > before && !inUse }
}

export function useStickyHeader(header: RefObject<HTMLElement | null>): {
  readonly sticky: boolean
  readonly hidden: boolean
} {
  const [state, setState] = useState({ sticky: false, hidden: false })
  useEffect(() => {
    let before: number | undefined
    const look = () => {
      const y = Math.max(0, window.scrollY)
      before ??= y
      if (Math.abs(y - before) < 4 && y > hiddenAfter) return
      const element = header.current
      const inUse = Boolean(element?.querySelector('details[open], :popover-open, :focus-visible'))
      const next = headerAt(y, before, inUse)
      before = y
      setState((now) => (now.sticky === next.sticky && now.hidden === next.hidden ? now : next))
    }
    const show = () => setState((now) => (now.hidden ? { ...now, hidden: false } : now))
    // Where the page is scrolled to is known once it is laid out; asking earlier would make it so twice.
    const frame = requestAnimationFrame(look)
    const element = header.current
    window.addEventListener('scroll', look, { passive: true })
    element?.addEventListener('focusin', show)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      element?.removeEventListener('focusin', show)
    }
  }, [header])
  return state
}
