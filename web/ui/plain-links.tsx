import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { useStorefront } from '#web/shop-context.tsx'
import { prefersLessMotion } from './less-motion.ts'

/** Long enough not to fetch what a pointer merely passes. */
const intentAfter = 100

type PlainLinks = {
  readonly listeners: {
    readonly onClick: (event: MouseEvent) => void
    readonly onMouseOver: (event: SyntheticEvent) => void
    readonly onFocus: (event: SyntheticEvent) => void
  }
  /** To be rendered inside the element that listens. */
  readonly prefetched: ReactNode
}

/**
 * For an element around links that are markup only: they are followed without loading a whole page, and the page that a
 * pointer rests on is fetched ahead. Links that lead out of the storefront are left to the browser.
 *
 * @param which selects the links; those inside that handled the press themselves are left alone
 * @param onFollow told of each link that is pressed, also of those that open elsewhere
 */
export function usePlainLinks(which: string, onFollow?: (link: HTMLAnchorElement) => void): PlainLinks {
  const { basePath } = useStorefront()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const follow = (event: MouseEvent) => {
    const link = linkOf(event, which)
    if (!link || event.defaultPrevented) return
    onFollow?.(link)
    if (link.getAttribute('href') === '#chat') {
      event.preventDefault()
      window.dispatchEvent(new CustomEvent('openChat'))
      return
    }
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (!isOfShop(link, basePath)) return
    event.preventDefault()
    void navigate(link.pathname.slice(basePath.length) + link.search + link.hash, {
      viewTransition: !prefersLessMotion(),
    })
  }
  const intend = (event: SyntheticEvent) => {
    clearTimeout(timer.current)
    const link = linkOf(event, which)
    if (link && isOfShop(link, basePath)) timer.current = setTimeout(() => setAhead(link.pathname), intentAfter)
  }
  return {
    listeners: { onClick: follow, onMouseOver: intend, onFocus: intend },
    prefetched: ahead && <PrefetchPageLinks page={ahead} />,
  }
}

function linkOf(event: SyntheticEvent, which: string): HTMLAnchorElement | null {
  return (event.target as Element).closest<HTMLAnchorElement>(which)
}

/** A page of this storefront, and not a place on the page that is shown. */
function isOfShop(link: HTMLAnchorElement, basePath: string): boolean {
  const href = link.getAttribute('href') ?? ''
  return !link.target && href.startsWith(`${basePath}/`) && !href.startsWith('//')
}
