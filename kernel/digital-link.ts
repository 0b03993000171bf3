import { isGtin } from './ean.ts'

/**
 * A GTIN as a GS1 Digital Link (GS1 Digital Link: URI Syntax 1.2 and later), which a code on a piece carries.
 *
 * @param publicUrl without a slash at its end
 * @param gtin fourteen digits
 */
export const digitalLink = (publicUrl: string, gtin: string): string => `${publicUrl}/01/${gtin}`

/** What may follow a GTIN, in this order: the variant of its maker, batch or lot, serial number, one that a third party gave. */
const qualifiers = ['22', '10', '21', '235']
/** As long as the longest of them may be. */
const longestValue = 28

/**
 * Reads the path of a Digital Link: `/01/09506000134352/10/ABC/21/123`. What follows the GTIN says nothing that a passport of a size
 * would say otherwise.
 *
 * @returns the GTIN; nothing for what is no such link, or whose check digit is wrong
 */
export function gtinOfLink(path: string): string | undefined {
  const [empty, key, gtin = '', ...rest] = path.replace(/\/$/, '').split('/')
  if (empty !== '' || key !== '01' || !isGtin(gtin) || rest.length % 2 !== 0) return undefined
  let last = -1
  for (let at = 0; at < rest.length; at += 2) {
    const place = qualifiers.indexOf(rest[at] ?? '')
    if (place <= last || !isValue(rest[at + 1] ?? '')) return undefined
    last = place
  }
  return gtin
}

/** The characters of GS1's set 82, as a path spells them. */
function isValue(text: string): boolean {
  try {
    return /^[!"%-?A-Z_a-z]+$/.test(decodeURIComponent(text)) && decodeURIComponent(text).length <= longestValue
  } catch {
    return false
  }
}
