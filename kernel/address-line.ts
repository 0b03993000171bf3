import type { Country } from './storefront.ts'

/** The part of an address that says which door of a town is meant, as the fields of the form hold it. */
export type AddressLine = {
  readonly street: string
  readonly houseNumber: string
  /** What stands behind the number: an addition, a box, a floor. */
  readonly addition: string
}

/** House-number additions of the Netherlands have four characters at most (specification §5). */
export const houseNumberAdditionMost = 4

/** Longer ones are no line of an address: nobody's browser is kept busy with them. */
const longestLine = 140

/** Whether the house number has a field of its own in this country's form. */
export function hasHouseNumberField(country: Country): boolean {
  return country === 'NL' || country === 'BE' || country === 'DE' || country === 'AT'
}

/** Whether a house number has to be asked for: one without a digit is a name, or a slip of the finger, and no carrier finds it. */
export function lacksHouseNumber(typed: string, country: Country): boolean {
  return hasHouseNumberField(country) && !/\d/.test(typed.slice(0, longestLine))
}

/**
 * The line of an address with each part in its own field. Browsers fill street and number into one field, and some of them the number
 * once more into its own: nobody is asked for what stands there already. What can't be told apart stays where it was typed.
 */
export function splitAddressLine(typed: AddressLine, country: Country): AddressLine {
  const { houseNumber, addition } = typed
  if (!hasHouseNumberField(country) || typed.street.length > longestLine) return typed
  const found = partsOf(typed.street.replace(/\s+/g, ' ').trim(), country)
  if (!found) return typed
  if (houseNumber.trim() === '') return placed(found, addition, country)
  const repeated = [found.houseNumber, found.houseNumber + found.addition].map(bare).includes(bare(houseNumber))
  if (!repeated) return typed
  const isTold = addition.trim() !== '' || bare(houseNumber) !== bare(found.houseNumber)
  return { ...typed, street: found.street, addition: isTold ? addition : found.addition }
}

/** What was found, unless another addition stands in its field: then the number keeps its own. */
function placed(found: AddressLine, typedAddition: string, country: Country): AddressLine {
  const typed = typedAddition.trim()
  const repeats = typed === '' || bare(typed) === bare(found.addition)
  const fits = country !== 'NL' || [...found.addition].length <= houseNumberAdditionMost
  if (repeats && fits) return found
  const houseNumber = [found.houseNumber, found.addition].filter(Boolean).join(' ')
  return { street: found.street, houseNumber, addition: repeats ? '' : typedAddition }
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function partsOf(line: string, country: Country): AddressLine | undefined {
  const found = leading(line) ?? (country === 'NL' ? dutch(line) : country === 'BE' ? belgian(line) : german(line))
  return found && isStreet(found.street) ? found : undefined
}

/** `12 rue Neuve`, `12bis, avenue Louise`: only before a word for a street, since `11 Novemberlaan` is one. */
function leading(line: string): AddressLine | undefined {
  const match =
    /^(\d{1,5}(?:\s?(?:bis|ter|quater|[a-z]))?),?\s((?:rue|avenue|av\.|boulevard|bd|place|chaussée|chemin|allée|quai|impasse|square|clos|drève|route)\s.+)$/iu.exec(
      line,
    )
  if (!match?.[1] || !match[2]) return undefined
  const box = boxOf(match[2])
  return { street: box.line, houseNumber: match[1], addition: box.box }
}

/** `Damrak 12`, `Keizersgracht 123-II`, `Kerkstraat 5 bis`, `Plein 1944 5`. */
function dutch(typed: string): AddressLine | undefined {
  const { line, box } = boxOf(typed)
  const match = /^(.*[^\s\d,-])[,\s]\s?(\d{1,5})(?:\s?[-/ ]?\s?([a-z]{1,5}|[a-z]?\d{1,3}[a-z]?))?$/iu.exec(line)
  const [, street = '', houseNumber = '', addition = ''] = match ?? []
  if (isStreet(street)) return { street, houseNumber, addition: addition + box }
  // A square that is called after a year: the year is part of its name.
  const named = /^(\D+\s\d{1,4})[,\s]\s?(\d{1,5})\s?[-/ ]?\s?([a-z]{0,4})$/iu.exec(line)
  return named?.[1] && named[2] ? { street: named[1], houseNumber: named[2], addition: named[3] ?? '' } : undefined
}

/** `Dorpsstraat 12 bus 3`, `rue Neuve 12A bte 4`, `Meir 8/3`. */
function belgian(line: string): AddressLine | undefined {
  const { line: rest, box } = boxOf(line)
  const slashed = box === '' ? /^(.*\d\s?[a-z]?)\s?\/\s?(\w{1,5})$/iu.exec(rest) : undefined
  const match = /^(.*[^\s\d,/-])[,\s]\s?(\d{1,5}(?:\s?[-/]\s?\d{1,5})?\s?[a-z]?)$/iu.exec(slashed?.[1] ?? rest)
  if (!match?.[1] || !match[2]) return undefined
  return { street: match[1], houseNumber: match[2], addition: slashed?.[2] ?? box }
}

/** `Hauptstr. 5`, `Hauptstraße 5 a`, `Lange Gasse 5/3/12`, `Am Markt 7-9, Hinterhaus`. */
function german(line: string): AddressLine | undefined {
  const behind = / ?(?:, ?(?=\D)| (?=c\/o |Hinterhaus|Vorderhaus|Whg|Wohnung|Top |Stiege|App))/iu.exec(line)
  const whole = behind ? line.slice(0, behind.index) : line
  const match = /^(.*[^\s\d,/-])[, ]? ?(\d{1,5} ?[a-z]?(?: ?[-/+] ?\d{1,5} ?[a-z]?){0,3})$/iu.exec(whole)
  if (!match?.[1] || !match[2]) return undefined
  const addition = behind ? line.slice(behind.index + behind[0].length) : ''
  return { street: match[1], houseNumber: match[2], addition }
}

/** A Belgian box has its word before it; the form shows the word itself. */
function boxOf(line: string): { readonly line: string; readonly box: string } {
  const match = /^(.*[^\s,/])[ ,/]{1,3}(?:bus|bte|boîte|boite|box)\.?\s?([a-z]?\d{1,4}[a-z]?|[a-z])$/iu.exec(line)
  return match?.[1] && match[2] ? { line: match[1], box: match[2] } : { line, box: '' }
}

/** A word that only says what kind of street it is: the number behind it is its name. */
const kinds = new Set([
  'straat',
  'plein',
  'laan',
  'weg',
  'straße',
  'strasse',
  'str.',
  'platz',
  'allee',
  'rue',
  'avenue',
])

/** Whether letters are left that can be the name of a street. */
const isStreet = (street: string) => /\p{L}{2}/u.test(street) && !kinds.has(street.toLowerCase())
