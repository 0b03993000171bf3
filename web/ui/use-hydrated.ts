import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run; false in the server's HTML and while it is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
