import type { Storefront } from '#kernel/storefront.ts'
import type { SqueezelySettings } from '#web/services.ts'
import type { Moment } from './moments.ts'
import { type SqueezelyEvent, squeezelyEvent } from './squeezely-events.ts'

declare global {
  interface Window {
    /** Its tracker empties it, and takes what is pushed from then on. */
    _sqzl?: SqueezelyEvent[]
  }
}

export function tellSqueezely(moment: Moment, storefront: Storefront): void {
  window._sqzl ??= []
  window._sqzl.push(squeezelyEvent(moment, storefront))
}

/** The address of its script. */
export const squeezelyScript = ({ account, url }: SqueezelySettings): string =>
  `${url}/tracker/${encodeURIComponent(account)}/sqzl.js`
