import { Suspense, useEffect, useState } from 'react'
import { useViewed } from '#web/device/recently-viewed.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { lazyComponent } from '#web/islands/lazily.ts'

const LazySimilarRow = lazyComponent(() => import('./similar-row.tsx').then((module) => module.SimilarRow))

/** So many of what was looked at last say what somebody is after. */
const mostViewed = 4

/** What resembles what was looked at on this device. Nothing on a first visit, and nothing without JavaScript. */
export function SimilarToViewed() {
  const viewed = useViewed().slice(0, mostViewed)
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => void whenIdle(() => setIsIdle(true)), [])
  if (!isIdle || viewed.length === 0) return null
  return (
    <Suspense>
      <LazySimilarRow skus={viewed} />
    </Suspense>
  )
}
