import { type ComponentProps, Suspense } from 'react'
import { useViewed } from '#web/device/recently-viewed.ts'
import { lazyComponent } from '#web/islands/lazily.ts'

const LazyRecentlyViewed = lazyComponent(() => import('./recently-viewed.tsx').then((module) => module.RecentlyViewed))

/** What was looked at before, whose code waits until there is something. */
export function RecentlyViewedBelow(props: ComponentProps<typeof LazyRecentlyViewed>) {
  const viewed = useViewed()
  if (!viewed.some((sku) => sku !== props.except)) return null
  return (
    <Suspense>
      <LazyRecentlyViewed {...props} />
    </Suspense>
  )
}
