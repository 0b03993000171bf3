import type { VendorFailureReason } from './vendor-event.ts'

export type VendorFailureDetails = {
  readonly status?: number | undefined
  /** The vendor's own word. */
  readonly code?: string | undefined
  /** As the vendor asked for it by `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
  /** What the vendor answered, as it came; nothing of it belongs into a log. */
  readonly text?: string | undefined
  readonly cause?: unknown
}

/** A vendor gave no answer that can be used; adapters turn it into the error that their port promises. */
export class VendorFailure extends Error {
  override readonly name = 'VendorFailure'
  readonly reason: VendorFailureReason
  readonly status: number | undefined
  readonly code: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly text: string | undefined

  constructor(reason: VendorFailureReason, message: string, details: VendorFailureDetails = {}) {
    super(message, { cause: details.cause })
    this.reason = reason
    this.status = details.status
    this.code = details.code
    this.retryAfterSeconds = details.retryAfterSeconds
    this.text = details.text
  }

  /** What a page is answered with that can't be made without the vendor: later, where it was not heard at all. */
  get statusCode(): 503 | undefined {
    return this.reason === 'timeout' || this.reason === 'network' ? 503 : undefined
  }
}
