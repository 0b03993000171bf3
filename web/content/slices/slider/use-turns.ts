import { useEffect, useRef, useState } from 'react'

/** How long a slide is shown when slides take turns (specification §9). */
const turnMs = 5000

type Turns = {
  /** False for those who asked for less motion. */
  readonly possible: boolean
  /** Whether the visitor lets it move; it rests while a pointer or the focus is on it all the same. */
  readonly wanted: boolean
  readonly running: boolean
  readonly toggle: () => void
  readonly listeners: Readonly<Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur', () => void>>
}

/** Calls `next` every five seconds, as long as nobody looks closer, has paused it, or asked for less motion. */
export function useTurns(autoplay: boolean, next: () => void): Turns {
  const [possible, setPossible] = useState(false)
  const [wanted, setWanted] = useState(true)
  const [held, setHeld] = useState(false)
  const turn = useRef(next)
  useEffect(() => {
    turn.current = next
  })
  useEffect(() => {
    const less = window.matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setPossible(!less.matches)
    look()
    less.addEventListener('change', look)
    return () => less.removeEventListener('change', look)
  }, [])

  const running = autoplay && possible && wanted && !held
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn.current()
    }, turnMs)
    return () => clearInterval(timer)
  }, [running])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    possible,
    wanted,
    running,
    toggle: () => setWanted((now) => !now),
    listeners: { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release },
  }
}
