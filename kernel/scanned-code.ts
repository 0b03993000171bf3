import { gtinOfLink } from './digital-link.ts'
import { isGtin } from './ean.ts'

/** Why a code names no article: nothing was said, it is of another kind, or its digits don't fit each other. */
export const scanProblems = ['none', 'kind', 'check'] as const
export type ScanProblem = (typeof scanProblems)[number]

/** Longer than any link that names a GTIN; the rest is not read. */
export const longestScan = 300

/** GTIN-8, UPC-A, EAN-13 and GTIN-14, as a label prints them with spaces or hyphens. */
const printed = /^(?:\d{8}|\d{12,14})$/

/**
 * The GTIN that a barcode, typed digits or a GS1 Digital Link name, as fourteen digits. A link counts whoever's it is: makers print their
 * own on boxes, and what is before `/01/` says nothing of the article.
 */
export function gtinOfScan(text: string): { readonly gtin: string } | { readonly problem: ScanProblem } {
  const code = text.trim().slice(0, longestScan)
  if (code === '') return { problem: 'none' }
  const digits = code.replaceAll(/[\s-]/g, '')
  if (printed.test(digits)) return checked(digits.padStart(14, '0'))
  const linked = linkedGtin(code)
  return linked === undefined ? { problem: 'kind' } : checked(linked)
}

const checked = (gtin: string) => (isGtin(gtin) ? { gtin } : { problem: 'check' as const })

/** The fourteen digits of a link, whether they fit or not; nothing for what is no such link. */
function linkedGtin(code: string): string | undefined {
  if (!/^https?:\/\//i.test(code)) return undefined
  const path = URL.parse(code)?.pathname ?? ''
  const from = path.search(/\/01\/\d{14}(?:\/|$)/)
  if (from < 0) return undefined
  const gtin = path.slice(from + '/01/'.length, from + '/01/'.length + 14)
  return isGtin(gtin) ? gtinOfLink(path.slice(from)) : gtin
}
