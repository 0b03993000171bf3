import type { WordKey } from '#web/messages/en.ts'

const labels = ['received', 'incorporated', 'sent', 'en-route', 'delivered', 'cancelled'] as const

/** The word for how far an order is. */
export function statusWord(label: string): `account.status_${(typeof labels)[number]}` {
  const known = labels.find((one) => one === label) ?? 'received'
  return `account.status_${known}`
}

type Pickup = { readonly locationType: string; readonly state?: string | null }

/** The word for how far an order is that may be collected: in a store it is prepared and ready, elsewhere it is picked up in the end. */
export function orderStatusWord(label: string, pickup: Pickup | null | undefined): WordKey {
  if (pickup?.state) return pickupWord(pickup.state)
  return pickup && label === 'delivered' ? 'pickup.status_collected' : statusWord(label)
}

function pickupWord(state: string): WordKey {
  const known = ['preparing', 'ready', 'collected', 'lapsed'] as const
  return `pickup.status_${known.find((one) => one === state) ?? 'preparing'}`
}

/** What an order passes through that is collected in a store. */
const pickupWay = ['preparing', 'ready', 'collected'] as const

/** The stations of an order, and how many of them lie behind it. */
export function stationsOf(
  label: string,
  pickup: Pickup | null | undefined,
): { readonly stations: readonly WordKey[]; readonly behind: number } {
  if (!pickup?.state) {
    return { stations: way.map((station) => orderStatusWord(station, pickup)), behind: passedSteps(label) }
  }
  const at: readonly string[] = pickupWay
  return {
    stations: [statusWord('received'), ...pickupWay.map(pickupWord)],
    // It is received before it is prepared.
    behind: at.indexOf(pickup.state) + 2,
  }
}

/** What an order passes through, for a drawing of its way. */
export const way = ['received', 'incorporated', 'sent', 'delivered'] as const

/** How many stations of the way lie behind an order. */
export function passedSteps(label: string): number {
  if (label === 'cancelled') return 0
  const at = label === 'en-route' ? 'sent' : label
  const stations: readonly string[] = way
  return stations.indexOf(at) + 1
}
