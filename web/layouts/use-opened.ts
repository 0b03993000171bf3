import { useEffect, useState } from 'react'

/** Something that an event of the window opens: whether it was ever asked for, whether it is open, and how it closes. */
export function useOpened(event: string) {
  const [state, setState] = useState('')
  useEffect(() => {
    const open = () => setState('open')
    window.addEventListener(event, open)
    return () => window.removeEventListener(event, open)
  }, [event])
  return { asked: state !== '', open: state === 'open', onClose: () => setState('closed') }
}
