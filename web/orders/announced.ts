/** What was just announced, on whose order's page one is. */
export type Announced = { readonly kind: 'return' } | { readonly kind: 'exchange'; readonly of: string }

const parameter = 'announced'
/** References of orders: letters, digits, hyphens and underscores. */
const reference = /^[\w-]{8,100}$/

/** The address of an order's page that says what was announced; of an exchange it leads to the order that the old pieces are of. */
export function withAnnounced(address: string, announced: Announced): string {
  return `${address}&${parameter}=${announced.kind === 'return' ? 'return' : announced.of}`
}

export function announcedIn(query: URLSearchParams): Announced | undefined {
  const said = query.get(parameter)
  if (said === 'return') return { kind: 'return' }
  return said !== null && reference.test(said) ? { kind: 'exchange', of: said } : undefined
}
