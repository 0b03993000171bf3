import { setTimeout as pause } from 'node:timers/promises'

export type FirstSearchOptions = {
  /** Ends the waiting. */
  readonly signal: AbortSignal
  /** Milliseconds after which the shop opens without: whatever keeps the search away may keep it away for hours. */
  readonly longest: number
  /** Milliseconds between two questions. */
  readonly pause: number
}

/**
 * Ends with the first list that is answered. A node whose disk is new reads the whole catalogue first; whoever sent it shoppers
 * meanwhile would take lists away from them that other nodes still have.
 * @param ask asks for a list; rejects while there is none
 * @returns whether a list was answered
 */
export async function untilListsAnswer(
  ask: () => Promise<unknown>,
  { signal, longest, pause: between }: FirstSearchOptions,
): Promise<boolean> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  while (!over.aborted) {
    const answered = await ask().then(
      () => true,
      () => false,
    )
    if (answered) return true
    await pause(between, undefined, { signal: over }).catch(() => undefined)
  }
  return false
}
