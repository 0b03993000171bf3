import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { reloadOnce } from '../reload-once.ts'

/** A component whose code is fetched when it is first shown: `late(() => import('./chart.tsx').then((m) => m.Chart))`. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().then((component) => ({ default: component }), reloadOnce))
}
