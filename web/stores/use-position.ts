import { useState } from 'react'
import type { Position } from '#kernel/distance.ts'

/** Where the shopper's device is, once it was asked and has said so. */
export type DevicePosition = (
  | { readonly state: 'unasked' | 'asking' | 'denied' }
  | { readonly state: 'known'; readonly at: Position }
) & { ask(): void }

const patience = 10_000
const oldest = 600_000

/** The position is used here and sent nowhere. */
export function usePosition(): DevicePosition {
  const [answer, setAnswer] = useState<{ state: 'unasked' | 'asking' | 'denied' } | { state: 'known'; at: Position }>({
    state: 'unasked',
  })
  const ask = () => {
    if (!('geolocation' in navigator)) return setAnswer({ state: 'denied' })
    setAnswer({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setAnswer({ state: 'known', at: { lat: coords.latitude, lng: coords.longitude } }),
      () => setAnswer({ state: 'denied' }),
      { timeout: patience, maximumAge: oldest },
    )
  }
  return { ...answer, ask }
}
