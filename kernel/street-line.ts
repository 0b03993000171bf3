/** Countries whose post writes the number before the street. */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'LU'])

/** Kinds of streets, which French writes small behind a number. */
const kindOfStreet = /^(?:Rue|Avenue|Boulevard|Place|Quai|Cours|Allée|Impasse|Chemin|Route|Passage)\b/

type Place = {
  readonly street: string
  readonly houseNumber: string
  readonly houseNumberAddition?: string | null | undefined
}

/**
 * Street and number of a place as the post of its country writes them: '12 rue Esquermoise' in France, 'Kleine Berg 97' elsewhere. Belgium
 * writes the number behind the street in both languages.
 */
export function streetLine({ street, houseNumber, houseNumberAddition }: Place, country: string): string {
  const number = [houseNumber, houseNumberAddition].filter(Boolean).join(' ')
  if (number === '') return street
  if (!numberFirst.has(country)) return [street, number].filter(Boolean).join(' ')
  return [number, street.replace(kindOfStreet, (kind) => kind.toLowerCase())].filter(Boolean).join(' ')
}
