import { prefersLessMotion } from './less-motion.ts'

/** How long a slider takes from one place to the next (specification §9). */
const smoothScrollMs = 400

/**
 * Moves a track sideways, to the item that is nearest to where it should go. At once for those who asked for less motion.
 */
export function smoothScroll(track: HTMLElement, distance: number): void {
  const from = track.scrollLeft
  const most = track.scrollWidth - track.clientWidth
  const to = Math.max(0, Math.min(most, nearestStop(track, from + distance)))
  const still = prefersLessMotion()
  // Snapping would pull every step of the way back to where it came from.
  track.style.scrollSnapType = 'none'
  track.style.scrollBehavior = 'auto'
  const began = performance.now()
  const step = (now: number) => {
    const part = still ? 1 : Math.min(1, Math.max(0, now - began) / smoothScrollMs)
    track.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3)
    if (part < 1) return requestAnimationFrame(step)
    track.style.scrollSnapType = ''
    track.style.scrollBehavior = ''
  }
  step(began)
}

/** Where a track may stop: with an item at its beginning, or in its middle if it snaps there. */
function nearestStop(track: HTMLElement, wanted: number): number {
  const items = [...track.children] as HTMLElement[]
  const [first] = items
  if (!first) return wanted
  const centred = getComputedStyle(first).scrollSnapAlign.includes('center')
  const stops = items.map((item) =>
    centred ? item.offsetLeft - (track.clientWidth - item.offsetWidth) / 2 : item.offsetLeft - first.offsetLeft,
  )
  return stops.reduce((best, stop) => (Math.abs(stop - wanted) < Math.abs(best - wanted) ? stop : best), stops[0] ?? 0)
}
