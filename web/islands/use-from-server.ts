import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether a component took over what the server had made, or was made by the browser. React asks for the server's answer only
 * while it takes over; since the browser's is the same afterwards, nothing is rendered a second time.
 */
export function useFromServer(): boolean {
  const [origin] = useState({ server: false })
  return useSyncExternalStore(
    never,
    () => origin.server,
    () => {
      origin.server = true
      return true
    },
  )
}

/** React leaves alone what it is told to have no children, as long as it is told so with the same object. */
export const asItStands = { __html: '' }
