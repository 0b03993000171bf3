/** Terms have so many characters. */
const fewestCharacters = 2
export const mostCharacters = 60

/** More digits belong to telephone numbers, orders, accounts and articles, and tell nothing about what people look for. */
const mostDigits = 4

/** Postcodes of the Netherlands and of Great Britain. */
const postcodes = /^(?:\d{4} ?[a-z]{2}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/

/** A term as it is compared: small letters without accents, one space between words. */
export function comparedTerm(typed: string): string {
  return typed
    .slice(0, 1000)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
}

/**
 * What was searched for, as it may be counted; nothing for what is no term, or might be about a person: an address of e-mail, a number of a
 * telephone, an order, an account or a card, a postcode.
 */
export function countedTerm(typed: string): string | undefined {
  const term = comparedTerm(typed)
  const { length } = [...term]
  if (length < fewestCharacters || term.length > mostCharacters || !/\p{L}/u.test(term)) return undefined
  if (term.includes('@') || /(?:https?:|www\.)/.test(term)) return undefined
  if ((term.match(/\p{N}/gu) ?? []).length > mostDigits || postcodes.test(term)) return undefined
  return term
}

/** The Monday of the week in which a moment lies, by the clock of Greenwich. */
export function weekOf(moment: Date): string {
  const monday = new Date(moment)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}
