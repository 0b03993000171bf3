import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Keeps texts that the shop has to read again, so that who reads the database alone can't. */
export type SecretBox = ReturnType<typeof createSecretBox>

const nonceBytes = 12
const tagBytes = 16

/** @param secret any text that is long enough to be unguessable; the key is derived from it */
export function createSecretBox(secret: string) {
  const key = createHash('sha256').update(`secret box\0${secret}`).digest()
  return {
    seal(text: string): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },

    /** Nothing for what another key sealed, or somebody changed. */
    open(sealed: Buffer): string | undefined {
      if (sealed.length < nonceBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}
