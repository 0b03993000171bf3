import { trimMarks } from '#kernel/trim.ts'

/** Longer queries are cut; nobody describes a shoe in more. */
const longestQuery = 200
const mostWords = 24

/** Letters that are no plain letter with an accent, and how they are typed on another keyboard. */
const spelledOut: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ı', 'i'],
]

/** Lower case without accents: 'Élégance' and 'elegance' are one word. */
export function foldText(text: string): string {
  // What is folded is nearly always plain already.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  let lower = text.normalize('NFKD').toLowerCase()
  for (const [letter, plain] of spelledOut) lower = lower.replaceAll(letter, plain)
  return lower.replaceAll(/\p{M}/gu, '')
}

/** 'L’été' and 'd’hiver' are two words each; 'men’s' and 'foto’s' are one. */
const elision = /(?<![\p{L}\p{N}])(d|l|j|m|n|s|t|c|qu|jusqu)['’`](?=\p{L})/gu

/** The words of a text in lower case, in their order: 'Chelsea-Boot Élise’' is chelsea, boot, élise. */
export function wordsOfText(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(elision, '$1 ')
    .replaceAll(/['’`]/g, '')
    .replaceAll('½', '.5')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .map((word) => trimMarks(word, '.'))
    .filter((word) => word !== '')
}

/** What stands before and behind the parentheses of a name: 'Flat (up to 2 cm)' is 'Flat' and nothing. */
export function aroundParentheses(text: string): readonly [string, string] {
  const open = text.indexOf('(')
  const end = text.lastIndexOf(')')
  return open < 0 || end < open ? [text, ''] : [text.slice(0, open).trimEnd(), text.slice(end + 1)]
}

/** A SKU as it is compared: the old spelling `10412x003` is the new one. */
export function foldedSku(sku: string): string {
  return foldText(sku)
    .trim()
    .replaceAll(/(?<=\d)x(?=\d)/g, '.')
}

/**
 * An EAN, UPC or GTIN of 8 to 14 digits as it is compared: without the spaces in which it is printed, and without the zeros by which
 * one kind is written as a longer one. Nothing for any other text.
 */
export function articleNumber(text: string): string | undefined {
  const digits = text.trim().replaceAll(/[\s-]/g, '')
  return /^\d{8,14}$/.test(digits) ? `ean ${digits.replace(/^0{1,6}/, '')}` : undefined
}

/** What a shopper typed, read for a search. `nothing` is answered with no products. */
export type SearchTerm =
  | {
      readonly kind: 'words'
      readonly words: readonly string[]
      readonly written: readonly string[]
      readonly text: string
    }
  /** Two or three characters: only a brand or a SKU that is spelled exactly so. */
  | { readonly kind: 'exact'; readonly text: string }
  | { readonly kind: 'nothing' }

/** Free text needs this many characters (specification §5). */
const fewestCharacters = 4
const fewestExact = 2

/** Signs of a currency, and what stands right behind a number, as words of their own: '€100', '100euro'. */
const withCurrencies = (text: string) =>
  text
    .replaceAll('€', ' euro ')
    .replaceAll('£', ' pounds ')
    .replaceAll(/(?<=\d)(?=(?:euros?|eur|gbp)(?!\p{L}))/giu, ' ')

/** Reads a query of the shopper's. */
export function searchTerm(query: string): SearchTerm {
  const typed = query.slice(0, longestQuery)
  const text = foldText(typed).trim()
  const characters = [...text].length
  if (characters < fewestExact) return { kind: 'nothing' }
  if (characters < fewestCharacters) return { kind: 'exact', text }
  const written = wordsOfText(withCurrencies(typed))
    .filter((word) => foldText(word) !== '')
    .slice(0, mostWords)
  return written.length === 0 ? { kind: 'nothing' } : { kind: 'words', words: written.map(foldText), written, text }
}
