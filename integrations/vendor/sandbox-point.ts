/** A place where parcels are collected, as the sandbox of a carrier knows it. */
export type SandboxPoint = {
  readonly id: string
  readonly kind: 'servicepoint' | 'packstation' | 'postoffice'
  readonly name: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  /** Other names of the city, in lower case. */
  readonly alsoCalled: readonly string[]
  readonly country: string
  readonly lat: number
  readonly lng: number
  readonly hours: readonly { readonly weekDay: number; readonly from: string; readonly to: string }[]
}

/** A text as a sandbox compares it: in lower case, without accents and signs. */
export function foldedText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * The middle of the city that is meant by its name or its postcode.
 * @param otherwise finds a place where neither is said
 */
export function middleOfCity<Point extends SandboxPoint>(
  points: readonly Point[],
  typed: string,
  otherwise: (point: Point, meant: string) => boolean = () => false,
): { readonly lat: number; readonly lng: number } | undefined {
  const meant = ` ${foldedText(typed)} `
  const isNamed = ({ city, alsoCalled }: Point) =>
    [city, ...alsoCalled].some((name) => meant.includes(` ${foldedText(name)} `))
  const hasPostcode = ({ postcode }: Point) => {
    const area = /[a-z]{1,2}\d|\d{2}/.exec(foldedText(postcode))?.[0]
    return area !== undefined && meant.includes(` ${area}`)
  }
  const found = points.find(isNamed) ?? points.find(hasPostcode) ?? points.find((point) => otherwise(point, meant))
  const there = points.filter(({ city }) => city === found?.city)
  if (there.length === 0) return undefined
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(there.map(({ lat }) => lat)), lng: mean(there.map(({ lng }) => lng)) }
}
