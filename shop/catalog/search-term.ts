/** What a shopper typed, read for a search. `nothing` is answered with no products and without a question to the catalogue. */
export type SearchTerm =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** Two or three characters: only a brand or a SKU that is spelled exactly so. */
  | { readonly kind: 'exact'; readonly text: string }
  | { readonly kind: 'nothing' }

/** Free text needs this many characters (specification §5). */
const fewestCharacters = 4
const fewestExact = 2
const longestTerm = 100
const mostWords = 8

/** Letters that are no plain letter with an accent, and how they are typed on another keyboard. Lower and upper case. */
export const spelledOut: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['ø', 'o'],
  ['Ø', 'o'],
]

/** Lower case without accents: 'Élégance' and 'elegance' are one word. The database folds its texts the same way. */
export function folded(text: string): string {
  const spelled = spelledOut.reduce((so, [letter, plain]) => so.replaceAll(letter, plain), text)
  return spelled
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Reads a query of the shopper's. An old SKU (`10412x003`) is read as the new one. */
export function searchTerm(query: string): SearchTerm {
  const text = folded(query.slice(0, longestTerm)).trim()
  const characters = [...text].length
  if (characters < fewestExact) return { kind: 'nothing' }
  if (characters < fewestCharacters) return { kind: 'exact', text }
  const words = text
    .replaceAll(/(?<=\d)x(?=\d)/g, '.')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replaceAll(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '')
  return words.length === 0 ? { kind: 'nothing' } : { kind: 'words', words: [...new Set(words)].slice(0, mostWords) }
}
