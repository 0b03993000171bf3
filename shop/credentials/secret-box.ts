import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Keeps texts that the shop has to read again, so that who reads the database alone can't. */
export type SecretBox = ReturnType<typeof createSecretBox>

const nonceBytes = 12
const tagBytes = 16

/** The fewest bytes that anything sealed has. */
export const fewestSealedBytes = nonceBytes + tagBytes

/**
 * @param secret any text that is long enough to be unguessable; the key is derived from it
 * @param other a second one that opens what it sealed, while one takes the place of the other
 */
export function createSecretBox(secret: string, other?: string) {
  const key = keyOf(secret)
  const otherKey = other === undefined ? undefined : keyOf(other)
  return {
    seal(text: string): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },

    /** Nothing for what neither key sealed, or somebody changed. */
    open: (sealed: Buffer): string | undefined =>
      openedBy(key, sealed) ?? (otherKey === undefined ? undefined : openedBy(otherKey, sealed)),

    /** Whether the secret that seals opens it too, so that the other one is needed no more. */
    isCurrent: (sealed: Buffer): boolean => openedBy(key, sealed) !== undefined,
  }
}

const keyOf = (secret: string): Buffer => createHash('sha256').update(`secret box\0${secret}`).digest()

function openedBy(key: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length < fewestSealedBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
  decipher.setAuthTag(sealed.subarray(nonceBytes, fewestSealedBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(fewestSealedBytes)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
