import { useHydrated } from '../ui/use-hydrated.ts'

/** Whether scripts run and the browser knows passkeys; false in the server's HTML. */
export function usePasskeySupport(): boolean {
  return useHydrated() && typeof window.PublicKeyCredential === 'function'
}
