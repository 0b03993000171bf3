/** A value of a header such as `Accept`, with how much it is wanted: above 0, at most 1. */
export type Wanted = { readonly value: string; readonly quality: number }

/** So many values are read: more say nothing that anybody means. */
const mostValues = 30

/** The values of an `Accept` or `Accept-Language` header, the most wanted first (RFC 9110 §12.4.2); those that are refused are left out. */
export function wantedValues(header: string | undefined): readonly Wanted[] {
  return (header ?? '')
    .split(',', mostValues)
    .map((part): Wanted => {
      const [value = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
      const quality = parameters.find((one) => one.startsWith('q='))
      return { value, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ value, quality }) => value !== '' && quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality)
}
