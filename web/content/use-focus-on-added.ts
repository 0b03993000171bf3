import { useEffect, useRef } from 'react'

/**
 * The list of an overview that grows: the keyboard and the screen reader go on where the new cards begin.
 *
 * @param length of what is shown now
 */
export function useFocusOnAdded(length: number) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const from = before.current
    before.current = length
    if (length > from) list.current?.querySelectorAll<HTMLElement>('h2 a')[from]?.focus({ preventScroll: true })
  }, [length])
  return list
}
