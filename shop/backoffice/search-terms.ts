import { normalizedEmail } from '#kernel/email.ts'
import { digitsOfNumber } from '../orders/order.ts'

/** What somebody typed into the one search box may be; several at once, since nobody says which. */
export type SearchTerms = {
  /** Of an order, without the letters before it. */
  readonly number?: string
  readonly email?: string
  /** As orders keep them: without spaces, in capitals. */
  readonly zipcode?: string
  readonly phone?: string
  /** A SKU or an EAN. */
  readonly article?: string
  readonly tracking?: string
  /** What the payment provider calls a payment. */
  readonly payment?: string
  /** The beginning of a last name, in lower case. */
  readonly lastName?: string
}

/** Longer than anything that can be searched for. */
const longest = 120

/** Reads what was typed. Nothing for what is too short to mean anything. */
export function searchTerms(typed: string): SearchTerms | undefined {
  const text = typed.trim().slice(0, longest)
  if (text.length < 2) return undefined
  if (text.includes('@')) return { email: normalizedEmail(text) }
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase()
  const digits = text.replaceAll(/[^\d+]/g, '')
  const number = digitsOfNumber(text)
  const hasDigit = /\d/.test(compact)
  return {
    ...(number !== undefined && { number }),
    ...(hasDigit && compact.length >= 4 && compact.length <= 8 && { zipcode: compact }),
    ...(/^\+?\d{9,15}$/.test(digits) && { phone: digits }),
    ...(hasDigit && { article: text }),
    ...(compact.length >= 8 && hasDigit && { tracking: compact }),
    ...(/^tr_\w{4,}$/.test(text) && { payment: text }),
    ...(!hasDigit && { lastName: text.toLowerCase() }),
  }
}
