import type { Storefront } from '#kernel/storefront.ts'
import type { SqueezelySettings } from '#web/services.ts'
import { onMoments } from './moments.ts'
import { type SqueezelyEvent, squeezelyEvent } from './squeezely-events.ts'

declare global {
  interface Window {
    /** Its tracker empties it, and takes what is pushed from then on. */
    _sqzl?: SqueezelyEvent[]
  }
}

let stop: (() => void) | undefined

/** Tells Squeezely what happens from now on. Its script is loaded by whoever calls. @returns the address of the script */
export function tellSqueezely({ account, url }: SqueezelySettings, storefront: Storefront): string {
  const queue = () => {
    window._sqzl ??= []
    return window._sqzl
  }
  // The page on which somebody agreed was seen before they did.
  queue().push(squeezelyEvent({ kind: 'page' }, storefront))
  stop ??= onMoments((moment) => queue().push(squeezelyEvent(moment, storefront)))
  return `${url}/tracker/${encodeURIComponent(account)}/sqzl.js`
}

/** From now on it is told nothing. */
export function leaveSqueezely(): void {
  stop?.()
  stop = undefined
}
