const labels = ['received', 'incorporated', 'sent', 'en-route', 'delivered', 'cancelled'] as const

/** The word for how far an order is. */
export function statusWord(label: string): `account.status_${(typeof labels)[number]}` {
  const known = labels.find((one) => one === label) ?? 'received'
  return `account.status_${known}`
}

/** What an order passes through, for a drawing of its way. */
export const way = ['received', 'incorporated', 'sent', 'delivered'] as const

/** How many stations of the way lie behind an order. */
export function passed(label: string): number {
  if (label === 'cancelled') return 0
  const at = label === 'en-route' ? 'sent' : label
  const stations: readonly string[] = way
  return stations.indexOf(at) + 1
}
