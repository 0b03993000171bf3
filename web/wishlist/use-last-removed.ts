import { useState } from 'react'

/** What was taken off a list since it was shown, so that it can be put back. Forgotten once it is back. */
export function useLastRemoved(skus: readonly string[]): string | undefined {
  const [before, setBefore] = useState(skus)
  const [removed, setRemoved] = useState<string>()
  if (before !== skus) {
    setBefore(skus)
    setRemoved(before.find((sku) => !skus.includes(sku)) ?? (removed && skus.includes(removed) ? undefined : removed))
  }
  return removed
}
