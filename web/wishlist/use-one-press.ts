import { useRef, useState } from 'react'

/** A heart takes no second press while its first is on the way (specification §4), and keeps the keyboard meanwhile. */
export function useOnePress(press: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const isOnTheWay = useRef(false)
  const onClick = () => {
    if (isOnTheWay.current) return
    isOnTheWay.current = true
    setBusy(true)
    void press().finally(() => {
      isOnTheWay.current = false
      setBusy(false)
    })
  }
  return { onClick, 'aria-disabled': busy || undefined }
}
