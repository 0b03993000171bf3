/** A wave's page, with the numbers of orders whose labels could not be printed; or its labels, by who was told of those. */
export function waveAddress(id: string, missing: readonly string[], page: '' | '/labels' = ''): string {
  const query = missing.length === 0 ? '' : `?${new URLSearchParams({ without: missing.join(',') })}`
  return `/packing/${id}${page}${query}`
}

/** The numbers of orders in such an address; anybody may have typed them. */
export const listedNumbers = ({ searchParams }: URL): string[] =>
  (searchParams.get('without') ?? '').split(',').filter((number) => /^[\w-]{1,20}$/.test(number))
