/** How far the page that was asked for has come. `percent` is what its finished loaders have added. */
export type LoadingProgress = {
  readonly stage: 'hidden' | 'asked' | 'shown' | 'finishing'
  readonly percent: number
  /** Loaders of components that are still on their way. */
  readonly waitingFor: number
}

export type LoadingEvent =
  | { readonly kind: 'navigation-began' }
  /** The page takes so long that somebody should be told. */
  | { readonly kind: 'took-long' }
  /** The route's own loader has finished; so many of the page's components load something after it. */
  | { readonly kind: 'route-loaded'; readonly componentLoaders: number }
  | { readonly kind: 'component-loaded' }
  | { readonly kind: 'faded' }

/** What a finished loader adds where a page has one, and where both its route and its components load (specification §9). */
const stepOfOne = 45
const stepOfBoth = 30

/** How long a page may take before the bar shows: a page that is there at once needs none. */
export const showsAfterMs = 200
/** How long the bar takes to run to its end and fade (specification §9). */
export const finishesInMs = 400

export const nothingLoads: LoadingProgress = { stage: 'hidden', percent: 0, waitingFor: 0 }

export function progressAfter(progress: LoadingProgress, event: LoadingEvent): LoadingProgress {
  const { stage, percent, waitingFor } = progress
  switch (event.kind) {
    case 'navigation-began':
      return { stage: stage === 'shown' ? 'shown' : 'asked', percent: 0, waitingFor: 0 }
    case 'took-long':
      return stage === 'asked' ? { ...progress, stage: 'shown' } : progress
    case 'route-loaded': {
      if (stage !== 'shown') return nothingLoads
      if (event.componentLoaders === 0) return { stage: 'finishing', percent: percent + stepOfOne, waitingFor: 0 }
      return { stage, percent: percent + stepOfBoth, waitingFor: event.componentLoaders }
    }
    case 'component-loaded': {
      if (stage !== 'shown' || waitingFor === 0) return progress
      const added = Math.min(percent + stepOfBoth, 100)
      return { stage: waitingFor === 1 ? 'finishing' : 'shown', percent: added, waitingFor: waitingFor - 1 }
    }
    case 'faded':
      return stage === 'finishing' ? nothingLoads : progress
  }
}
