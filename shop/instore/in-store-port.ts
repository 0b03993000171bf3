/** The store that a tablet stands in. */
export type InStoreLocation = { readonly id: string; readonly name: string; readonly code: string }

export type InStoreSession = { readonly id: string; readonly ttlDt: Date; readonly location: InStoreLocation }

/** A session as the service knows it. `status` is OPEN, EXPIRED, CLOSED, or something that we don't know. */
export type FoundSession = InStoreSession & { readonly status: string }

/** The service of sessions on the shop floor (specification §7). Unknown ids are `undefined`. */
export type InStorePort = {
  /** @throws InStoreUnavailable */
  session(id: string): Promise<FoundSession | undefined>
  /**
   * Goes on with a session that ended, under a new id.
   * @throws InStoreUnavailable
   */
  refresh(id: string): Promise<InStoreSession | undefined>
}

/** The shop's own session service: what a tablet asks, and what staff do. */
export type InStoreService = InStorePort & {
  /** Staff begin a session; nothing when there is no such store. */
  begin(locationCode: string): Promise<InStoreSession | undefined>
  /** Staff end one; answers whether there is such a session. */
  close(id: string): Promise<boolean>
  /** Drops what can't be gone on with any more. */
  purge(): Promise<void>
}

/** The service is down, too slow or answers nonsense; later it may not be. */
export class InStoreUnavailable extends Error {
  override readonly name = 'InStoreUnavailable'
}
