import { createECDH } from 'node:crypto'
import type { VapidKeys } from './push-port.ts'

/** A pair of P-256. */
export function newVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return keysOf(pair.getPrivateKey())
}

/**
 * @param privateKey 32 bytes as base64url, as other tools write it
 * @throws where it is none of the curve
 */
export function vapidKeysOf(privateKey: string): VapidKeys {
  return keysOf(Buffer.from(privateKey, 'base64url'))
}

function keysOf(privateKey: Buffer): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    // Node leaves zeros out at the beginning.
    privateKey: Buffer.concat([Buffer.alloc(32), privateKey])
      .subarray(-32)
      .toString('base64url'),
  }
}
