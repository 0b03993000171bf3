import { useEffect, useState } from 'react'
import { prefersLessMotion } from '#web/ui/less-motion.ts'

/** One after the other, every five seconds (specification §9). */
const every = 5000

type Rotation = {
  /** How often it went on; whoever shows something takes it modulo what there is. */
  readonly turn: number
  readonly goTo: (turn: number) => void
  readonly paused: boolean
  readonly setPaused: (paused: boolean) => void
  /** For the element around what turns: the turning waits while somebody looks closer. */
  readonly hold: Readonly<Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur', () => void>>
}

/**
 * Messages that take turns: they wait while somebody looks closer, stop when told to, and don't begin by themselves for those who
 * asked for less motion (WCAG 2.2.2).
 */
export function useRotation(count: number): Rotation {
  const [turn, goTo] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => setPaused(prefersLessMotion()), [])
  useEffect(() => {
    if (held || paused || count < 2) return
    const timer = setInterval(() => goTo((now) => now + 1), every)
    return () => clearInterval(timer)
  }, [held, paused, count])

  const onHold = () => setHeld(true)
  const onLetGo = () => setHeld(false)
  return {
    turn,
    goTo,
    paused,
    setPaused,
    hold: { onMouseEnter: onHold, onMouseLeave: onLetGo, onFocus: onHold, onBlur: onLetGo },
  }
}
