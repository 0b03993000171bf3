import { createHash } from 'node:crypto'

/** What is kept of a token: who reads the database can't use it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
