import { useEffect } from 'react'
import { fieldId } from './field.tsx'

/**
 * Puts the focus on the one field of a small form whenever an answer found fault with it: a screen reader then says the field and the
 * sentence below it. Forms of several fields have their summary for this.
 */
export function useFaultFocus(name: string, error: string | undefined, answer: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies(answer): the same sentence twice is two answers
  useEffect(() => {
    if (error !== undefined) document.getElementById(fieldId(name))?.focus()
  }, [name, error, answer])
}
