import { day } from '#kernel/clock.ts'

/** Letters and digits that nobody mixes up; 32 of them, so that five bits are one. */
const legible = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const signs = 12

/** The code of a gift receipt: sixty random bits that somebody can type, `7K3M9Q2XABCD`. */
export const newGiftCode = (): string => newLegibleCode(signs)

/** A random code of so many signs, of five bits each. */
export function newLegibleCode(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => legible[byte % legible.length]).join('')
}

/** The same as it is printed, in parts that are read at a glance: `7K3M-9Q2X-ABCD`. */
export const writtenGiftCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** What somebody typed as a code, whatever signs they took for each other; nothing for what can be none. */
export const giftCodeTyped = (typed: string): string | undefined => legibleCodeTyped(typed, signs)

/** The same of a code of so many signs. */
export function legibleCodeTyped(typed: string, length: number): string | undefined {
  if (typed.length > 60) return undefined
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s–—_.-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return code.length === length && [...code].every((sign) => legible.includes(sign)) ? code : undefined
}

/** Whether a receipt of that moment opens nothing any more. */
export const isGiftOver = (createdAt: Date, days: number, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > days * day
