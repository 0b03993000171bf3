import { type ReactNode, useEffect, useRef } from 'react'

/** What takes the place of a form that was sent: whoever reads it by ear begins at its top. */
export function ArrivedPart({ children }: { readonly children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    // Not to itself: the header would lie over it.
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={top} tabIndex={-1}>
      {children}
    </div>
  )
}
