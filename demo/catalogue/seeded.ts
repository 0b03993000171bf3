/** A number from 0 up to, but not including, `below`: always the same for the same words (32-bit FNV-1a, mixed). */
export function seededNumber(words: string, below: number): number {
  let hash = 0x811c9dc5
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % below
}
