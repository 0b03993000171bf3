import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#web/device/when-idle.ts'
import { lazyComponent } from '#web/islands/lazily.ts'

const LazyBoughtWith = lazyComponent(() => import('./bought-with.tsx').then((module) => module.BoughtWith))

/** What goes with a cart. Its code and its question wait until the cart is there, and never come without JavaScript. */
export function BoughtWithBelow({ skus }: { readonly skus: readonly string[] }) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => void whenIdle(() => setIsIdle(true)), [])
  if (!isIdle || skus.length === 0) return null
  return (
    <Suspense>
      <LazyBoughtWith skus={skus} />
    </Suspense>
  )
}
