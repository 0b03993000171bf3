import { useEffect, useState } from 'react'
import { useConsent } from '#web/device/consent.ts'

/** As long after the page as all third parties (specification §9). */
const startsAfter = 5000

/** Whether somebody else may be asked for something: with consent, when the page has had its five seconds. */
export function useThirdParties(): boolean {
  const consent = useConsent()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), Math.max(0, startsAfter - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  return late && consent === 'enabled'
}
