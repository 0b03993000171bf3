/** A row of houses that share a postcode. */
export type SandboxStreet = {
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly from: number
  readonly to: number
}

/** The words of a text as a geocoder compares them: in lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
