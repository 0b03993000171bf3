declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** RFC 8188 with the keys of RFC 8291, by the hands that wrote both. */
  export function decrypt(
    body: Buffer,
    keys: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: Buffer },
  ): Buffer
}
