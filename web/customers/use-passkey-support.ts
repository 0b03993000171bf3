import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the browser knows passkeys. The server takes it for granted, so that nothing moves once scripts run; where none do, styles hide
 * what needs them.
 */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => true,
  )
}
