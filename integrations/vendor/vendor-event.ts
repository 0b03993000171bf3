/** Why a vendor's answer could not be used. */
export type VendorFailureReason =
  /** No answer in time. */
  | 'timeout'
  /** The connection failed, or broke off in the middle of the answer. */
  | 'network'
  /** 5xx. */
  | 'server-error'
  /** 429, a lock that another request holds, or a rest that the vendor asked for and that is not over. */
  | 'busy'
  /** 401 and 403: the shop's key is wrong or lacks a permission. */
  | 'unauthorized'
  /** Another 4xx that the caller did not expect. */
  | 'rejected'
  /** An answer that is no JSON, or JSON of another shape. */
  | 'unreadable'

/** One request to an outside system, once it ended; the source of a log line and of figures. */
export type VendorEvent = {
  readonly vendor: string
  /** What was asked, in few words and without anything of a person: `find service points`. */
  readonly operation: string
  readonly outcome: 'answered' | VendorFailureReason
  /** Absent when no answer came. */
  readonly status?: number | undefined
  readonly durationMs: number
  /** From 1. */
  readonly attempt: number
  readonly willRetry: boolean
  /** A sentence for the operator; never a key, a body or a person. */
  readonly detail?: string | undefined
}

export type ObserveVendor = (event: VendorEvent) => void
