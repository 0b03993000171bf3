import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

export const menuId = 'menu'

/** Long enough not to open on the way to somewhere else, and to forgive a hand that leaves for a moment. */
const opensAfter = 140
const closesAfter = 260
/** A press this soon after the pointer opened an item was meant to open it. */
const forgives = 400

/**
 * The menu works without this: its items are `details`, the panel on phones is a popover. It adds what scripts can: opening
 * on a deliberate hover, closing on Escape, on a press elsewhere and when the page changes, and keeping the rest of the page
 * out of reach while the panel covers it. A key or a press decides at once, and ends what a hover was about to do.
 */
export function useMenu(menu: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(() => {
    closeItems(menu.current)
    menu.current?.hidePopover()
  }, [pathname, search, menu])

  useEffect(() => {
    const nav = menu.current
    if (!nav) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hovered: { item: HTMLDetailsElement; at: number } | undefined
    const isDesktop = window.matchMedia('(min-width: 64em)')

    const onEnter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !isDesktop.matches) return
      const item = (event.target as Element).closest('li')?.querySelector<HTMLDetailsElement>(':scope > details[name]')
      const anyOpen = nav.querySelector('details[name][open]')
      clearTimeout(timer)
      if (item?.open) return
      timer = setTimeout(
        () => {
          if (item && !item.open) hovered = { item, at: performance.now() }
          if (item) item.open = true
          else closeItems(nav)
        },
        anyOpen ? opensAfter / 2 : opensAfter,
      )
    }
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !isDesktop.matches) return
      clearTimeout(timer)
      timer = setTimeout(() => closeItems(nav), closesAfter)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer)
      const open = nav.querySelector<HTMLDetailsElement>('details[name][open]')
      if (!open) return
      const hadFocus = open.contains(document.activeElement)
      open.open = false
      if (hadFocus) open.querySelector('summary')?.focus()
    }
    const onPress = (event: Event) => {
      clearTimeout(timer)
      if (!nav.contains(event.target as Node)) closeItems(nav)
    }
    const onClick = (event: Event) => {
      clearTimeout(timer)
      const item = (event.target as Element).closest('summary')?.parentElement
      if (item && item === hovered?.item && performance.now() - hovered.at < forgives) event.preventDefault()
      hovered = undefined
    }
    const onToggle = (event: Event) => setBehindInert(nav, (event as ToggleEvent).newState === 'open')
    const onWidth = () => nav.hidePopover()

    const rows = nav.querySelectorAll<HTMLElement>('li:has(> details[name]), li:has(> [data-main])')
    for (const row of rows) row.addEventListener('pointerenter', onEnter)
    nav.addEventListener('pointerleave', onLeave)
    nav.addEventListener('toggle', onToggle)
    nav.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    isDesktop.addEventListener('change', onWidth)
    // Runs with each rendering, also of a panel that is open.
    setBehindInert(nav, nav.matches(':popover-open'))
    return () => {
      clearTimeout(timer)
      for (const row of rows) row.removeEventListener('pointerenter', onEnter)
      nav.removeEventListener('pointerleave', onLeave)
      nav.removeEventListener('toggle', onToggle)
      nav.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      isDesktop.removeEventListener('change', onWidth)
      setBehindInert(nav, false)
    }
  })
}

function closeItems(nav: HTMLElement | null): void {
  for (const item of nav?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? []) item.open = false
}

function setBehindInert(nav: HTMLElement, inert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('#main, body > footer')) {
    if (!element.contains(nav)) element.inert = inert
  }
}
