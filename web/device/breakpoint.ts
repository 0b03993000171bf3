import { useSyncExternalStore } from 'react'

/** From the widest to the narrowest, each with the width from which it holds (specification §9). */
const breakpoints = [
  ['wide', '80em'],
  ['desktop', '64em'],
  ['tablet', '48em'],
  ['phablet', '40em'],
] as const

export type Breakpoint = (typeof breakpoints)[number][0] | 'mobile'

/** The breakpoint of a screen, by what it answers to media queries. */
export function breakpointOf(matches: (query: string) => boolean): Breakpoint {
  return breakpoints.find(([, from]) => matches(`(min-width: ${from})`))?.[0] ?? 'mobile'
}

/** Mobile on the server, whose pages are laid out by style sheets alone; then as wide as the window is now. */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(
    watchWidth,
    () => breakpointOf((query) => window.matchMedia(query).matches),
    () => 'mobile',
  )
}

function watchWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
