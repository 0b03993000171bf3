/** Where a browser hears of the shop: its push service, and by which keys only that browser can read (RFC 8291). */
export type BrowserSubscription = {
  /** An address at the push service of the browser's maker. Who knows it may send there, so it is nobody else's to know. */
  readonly endpoint: string
  /** The browser's public key: an uncompressed point of P-256, as base64url. */
  readonly p256dh: string
  /** Sixteen bytes as base64url. */
  readonly auth: string
}

/** By which the shop proves to push services who it is (RFC 8292); raw numbers of P-256 as base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

export type PushMessage = {
  /** What the browser reads, as JSON: up to 3,000 bytes. */
  readonly payload: string
  /** A later message of the same topic takes the place of one that was not delivered yet: up to 32 letters of base64url. */
  readonly topic: string
  /** For so long the push service keeps it for a browser that is off. */
  readonly ttlSeconds: number
}

/** `gone` is a browser that wants nothing any more, or that never was. */
export type PushOutcome = 'taken' | 'gone'

/** Sends to push services, and to nobody else. */
export type PushPort = {
  /** Where a sandbox is, with a slash at its end: it counts as a push service on the machine of a developer. */
  readonly sandbox?: string | undefined
  /** @throws where it may be tried again */
  send(subscription: BrowserSubscription, message: PushMessage, keys: VapidKeys): Promise<PushOutcome>
}

/** For a shop that tells no browser anything. */
export const noPush: PushPort = { send: async () => 'gone' }
