import { useEffect, useState } from 'react'
import type { Translate } from '#web/words/translator.ts'
import { type Fault, fault, faultOf } from './faults.ts'

/**
 * The sentence beside each field: what the shop answered, until the shopper leaves the field again and the same rule has
 * looked at what stands there now.
 *
 * @param answered the faults of the last answer; a new answer forgets what was found while leaving fields
 */
export function useFieldFaults(answered: readonly Fault[], t: Translate) {
  const [left, setLeft] = useState<ReadonlyMap<string, Fault | undefined>>(new Map())
  useEffect(() => {
    if (answered.length > 0) setLeft(new Map())
  }, [answered])
  return {
    errorOf(field: string): string | undefined {
      const found = left.get(field)
      if (found) return faultOf([found], field, t)
      return left.has(field) ? undefined : faultOf(answered, field, t)
    },
    leave(field: string, messageKey: string | undefined): void {
      setLeft((before) => new Map(before).set(field, messageKey === undefined ? undefined : fault(messageKey, field)))
    },
  }
}
