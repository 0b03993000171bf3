import { createPrivateKey, sign } from 'node:crypto'
import type { VapidKeys } from '#shop/push/push-port.ts'

/** A push service takes no proof for longer than a day (RFC 8292, 2). */
const hours = 12

/**
 * By which a push service knows that the same shop sends to which the browser has subscribed (RFC 8292).
 *
 * @param endpoint of the subscription; the proof is for its push service alone
 * @param contact an address where the push service finds the shop: `mailto:` or `https:`
 */
export function vapidAuthorization(
  endpoint: string,
  { publicKey, privateKey }: VapidKeys,
  contact: string,
  now: Date,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + hours * 3600,
    sub: contact,
  }
  const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  })
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}
