import { createHash } from 'node:crypto'

const sealBytes = 32
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** A picture with its digest behind it, where programs that show pictures pass it over. */
export const sealImage = (bytes: Uint8Array): Buffer => Buffer.concat([bytes, digestOf(bytes)])

/** The picture that was sealed; nothing where a byte of it is missing, another one, or too many. */
export function unsealImage(sealed: Uint8Array): Buffer | undefined {
  const all = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (all.byteLength <= sealBytes) return undefined
  const bytes = all.subarray(0, -sealBytes)
  return digestOf(bytes).equals(all.subarray(-sealBytes)) ? bytes : undefined
}
