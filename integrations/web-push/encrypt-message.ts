import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { BrowserSubscription } from '#shop/push/push-port.ts'

/** One record holds all of it; larger ones are no longer taken by every push service. */
const recordSize = 4096
/** What a message is filled up to, so that its length says nothing of what was bought. */
const step = 512
const longest = 3000

type Randomness = { readonly salt: Buffer; readonly privateKey: Buffer }

/**
 * A message that only the browser can read: RFC 8291, in one record of `aes128gcm` (RFC 8188).
 *
 * @param given salt and private key, where a test says them; random each time otherwise
 * @throws where it is too long, or the browser's key is no point of P-256
 */
export function encryptMessage(
  payload: string,
  { p256dh, auth }: Pick<BrowserSubscription, 'p256dh' | 'auth'>,
  given?: Randomness,
): Buffer {
  const text = Buffer.from(payload, 'utf8')
  if (text.length > longest) throw new Error(`A push message has ${text.length} bytes, and may have ${longest}`)
  const browserKey = Buffer.from(p256dh, 'base64url')
  const own = createECDH('prime256v1')
  if (given) own.setPrivateKey(given.privateKey)
  else own.generateKeys()
  const ownKey = own.getPublicKey()
  const salt = given?.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const secret = derived(own.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([
    cipher.update(given ? Buffer.concat([text, delimiter]) : filledUp(text)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return Buffer.concat([headerOf(salt, ownKey), sealed])
}

/** Of the last record, and here there is one. */
const delimiter = Buffer.from([2])

const filledUp = (text: Buffer) =>
  Buffer.concat([text, delimiter, Buffer.alloc(Math.ceil((text.length + 1) / step) * step - text.length - 1)])

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Salt, size of a record, and the key by which the browser finds the secret. */
function headerOf(salt: Buffer, key: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(key.length, 4)
  return Buffer.concat([salt, sizes, key])
}
