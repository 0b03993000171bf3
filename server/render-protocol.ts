import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import type { Segment } from '#kernel/routes.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { ArrivalNotice } from '#shop/stores/arrival.ts'
import type { ShopConfig } from './config.ts'
import type { SearchCall, SearchReply } from './search-wire.ts'
import type { TraceIds } from './tracing/tracing.ts'

/** A page to render, in a form that can be posted between threads. */
export type RenderTask = {
  readonly storefront: StorefrontCode
  readonly segment: Segment
  readonly cookieBar: boolean
  /** The code of the store whose tablet asks. */
  readonly store?: string | undefined
  /** Absolute. */
  readonly url: string
  /** The token of a preview: content is shown as its drafts have it. */
  readonly preview?: string | undefined
  /** Whether a frame of the back office shows it, which says by itself that it is a draft. */
  readonly framed?: boolean | undefined
  /** In which trace it is asked for. */
  readonly traceparent?: string | undefined
  /** Present when the page belongs to one person. */
  readonly personal?:
    | {
        readonly method: string
        readonly headers: readonly (readonly [string, string])[]
        readonly body: Uint8Array | undefined
        readonly contextToken: string | undefined
        readonly customerToken: string | undefined
        readonly visit: string | undefined
        readonly storeSession: string | undefined
        readonly clientAddress: string | undefined
      }
    | undefined
}

export type RenderedBytes = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array
  readonly tags: readonly string[]
  readonly setCookies: readonly string[]
  /** The page's Content-Security-Policy. */
  readonly policy: string
}

export type ToWorker =
  | { readonly kind: 'start'; readonly config: ShopConfig; readonly version: string }
  | { readonly kind: 'render'; readonly id: number; readonly task: RenderTask }
  | { readonly kind: 'invalidate'; readonly tags: readonly string[] | undefined }
  | { readonly kind: 'ping' }
  | SearchReply
  | { readonly kind: 'stop' }

export type FromWorker =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'started' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedBytes }
  | { readonly kind: 'refused'; readonly id: number; readonly message: string }
  /** Something that made a page fail, for the log. */
  | { readonly kind: 'problem'; readonly message: string; readonly url: string; readonly trace?: TraceIds | undefined }
  /** So many spans could not be told to the collector. */
  | { readonly kind: 'spans-lost'; readonly count: number }
  /** What became of a request to an outside system, for the figures of the process. */
  | { readonly kind: 'vendor'; readonly event: VendorEvent }
  /** A store heard of somebody who comes, for the same figures. */
  | { readonly kind: 'arrival'; readonly notice: ArrivalNotice }
  /** A question for the search, which no renderer has of its own. */
  | SearchCall
  | { readonly kind: 'pong' }
